import { analysisLabel } from '#app/domain/documents/analysis-state.ts'
import { statusName } from '#app/domain/documents/document-status.ts'
import type { DocumentSharedWith } from '#app/domain/documents/sharing/shared-with.server.ts'
import type { VaultDocument } from '#app/domain/documents/vault.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { shownDate } from '#app/ui/shown-date.ts'

/** A document as the vault page shows it. */
export type ListedDocument = ReturnType<typeof listed>

/** What the pages show of a document. */
export function listed(document: VaultDocument) {
	const { analysis } = document
	return {
		id: document.id,
		name: document.name,
		type: document.documentType ?? (analysis?.status === 'complete' ? 'Type not recognized' : 'Type not known yet'),
		category: document.category,
		fileType: document.fileType,
		status: statusName(document.status),
		currentVersion: shownVersion(document.versionNumber),
		...updated(document.updatedAt),
		aiAnalysis: analysisLabel(document),
		verdict: analysis?.status === 'complete' ? analysis.verdict : null,
		hasReport: analysis?.status === 'complete',
		underWay: analysis?.status === 'queued' || analysis?.status === 'running',
	}
}

/** Somebody else's document as the vault page shows it. */
export type SharedListed = ReturnType<typeof sharedListed>

/** What the vault page shows of a document shared with its reader. */
export function sharedListed({ id, name, owner, role, fileType, versionNumber, updatedAt }: DocumentSharedWith) {
	return { id, name, owner, role, fileType, currentVersion: shownVersion(versionNumber), ...updated(updatedAt) }
}

function updated(at: Date) {
	const updatedAt = at.toISOString()
	return { updatedAt, lastUpdated: shownDate(updatedAt) }
}
