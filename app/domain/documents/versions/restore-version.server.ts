import type { DocumentAccess, OpenVersion } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { isPaidFor } from '#app/domain/billing/credits.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addDocument, type Added } from '../add-document.server.ts'
import { sameChoices } from '../choices.ts'
import { copiesPerMember } from './copy-limits.ts'
import { copyStoredFile } from '../stored-file.server.ts'

/** What became of a request to restore a version. */
export type Restored = Added | { outcome: 'newest' } | { outcome: 'file_missing' } | { outcome: 'too_many' }

/**
 * Makes an earlier version the newest: its file becomes a new version, and all versions stay. Where the earlier version
 * was reviewed and the member may have it reviewed, the new one is too, which costs nothing because its file was paid for or made here.
 *
 * @param version the version to restore; the newest one is refused
 */
export async function restoreVersion(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'billingNow'>,
	access: DocumentAccess<'edit'>,
	version: OpenVersion,
): Promise<Restored> {
	if (version.number === access.document.versionNumber) return { outcome: 'newest' }
	if ((await services.limits.count(copiesPerMember, access.member.id)) > 0) return { outcome: 'too_many' }
	const paid = await isPaidFor(services.db, { documentId: version.documentId, sha256: version.sha256 })
	const file = await copyStoredFile(services, version, access.company.id)
	if (!file) return { outcome: 'file_missing' }
	return addDocument(services, access.member, file, sameChoices, {
		to: access,
		analyze: paid && access.may.manage,
		origin: 'restore',
		madeFromNumber: version.number,
		async also(tx, { documentId, versionNumber }) {
			const details = { fromVersion: version.number }
			await recordEvent(tx, { type: 'document.version_restored', actor: access.member, documentId, versionNumber, details })
		},
	})
}
