import { analysisLabel } from '#app/domain/documents/analysis-state.ts'
import { statusName } from '#app/domain/documents/document-status.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { VaultHit } from '#app/domain/search/search-vault.server.ts'
import type { SnippetPart } from '#app/domain/search/snippet.ts'
import type { VaultRow } from '#app/domain/search/vault-rows.server.ts'
import { shownDate } from '#app/ui/shown-date.ts'
import { spanLink } from '../report/report-links.ts'
import { roleLabels } from './role-labels.ts'

/** A document as lists show it. */
export type ListedDocument = ReturnType<typeof listed>

/** What the pages show of a document. */
export function listed(document: VaultRow) {
	const { analysis, redFlags } = document
	const complete = analysis?.status === 'complete'
	const updatedAt = document.updatedAt.toISOString()
	return {
		id: document.id,
		name: document.name,
		markedName: null as readonly SnippetPart[] | null,
		type: document.documentType ?? (complete ? 'Type not recognized' : 'Type not known yet'),
		fileType: document.fileType.toUpperCase(),
		status: statusName(document.status),
		currentVersion: shownVersion(document.versionNumber),
		updatedAt,
		lastUpdated: shownDate(updatedAt),
		verdict: complete ? analysis.verdict : null,
		/** What became of the analysis, where there is no verdict to show. */
		state: complete ? null : analysisLabel({ analysis, summary: null }),
		underWay: analysis?.status === 'queued' || analysis?.status === 'running',
		redFlags: complete && redFlags !== null && redFlags > 0 ? (redFlags === 1 ? '1 red flag' : `${redFlags} red flags`) : null,
		tags: document.tags,
		favorite: document.favorite,
		lockedBy: document.lockedBy,
		/** By whom and in which role, of somebody else's document. */
		shared: document.owner === null ? null : { owner: document.owner, role: roleLabels[document.role] },
		snippet: null as { parts: readonly SnippetPart[]; to: string } | null,
	}
}

/** The same for a hit of a search, with its words marked and a link to them in the text. */
export function listedHit({ markedName, snippet, ...document }: VaultHit, searched: boolean): ListedDocument {
	return {
		...listed(document),
		markedName: searched ? markedName : null,
		snippet: snippet && { parts: snippet.parts, to: spanLink({ documentId: document.id, version: snippet.version }, snippet) },
	}
}
