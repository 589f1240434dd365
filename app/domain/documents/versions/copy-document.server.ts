import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { CategoryCode, DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addDocument, type Added } from '../add-document.server.ts'
import { longestName } from '../filing/file-document.server.ts'
import { copyStoredFile } from '../stored-file.server.ts'
import { copiesPerMember } from './copy-limits.ts'

/**
 * Makes a new document of the member from the open version of another one that they can read: its file, category, type,
 * tags and choices for reviews. Versions, reports, comments and shares are not copied.
 *
 * @returns 'file_missing' when the file is gone from storage
 */
export async function copyDocument(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'billingNow'>,
	{ member, document, version }: DocumentAccess,
): Promise<Added | { outcome: 'file_missing' } | { outcome: 'too_many' }> {
	if ((await services.limits.count(copiesPerMember, member.id)) > 0) return { outcome: 'too_many' }
	const [source, choices] = await Promise.all([
		services.db.document.findUniqueOrThrow({
			where: { id: document.id },
			select: { category: true, documentType: true, tags: true },
		}),
		services.db.documentVersion.findUniqueOrThrow({
			where: { id: version.id },
			select: { partyRole: true, partyName: true, reviewTone: true, industryType: true, askModel: true, maskNames: true },
		}),
	])
	const file = await copyStoredFile(services, version, member.companyId)
	if (!file) return { outcome: 'file_missing' }
	return addDocument(
		services,
		member,
		file,
		{
			...choices,
			name: copyName(document.name),
			category: source.category as CategoryCode,
			documentType: source.documentType as DocumentType | null,
			status: 'draft',
		},
		{
			analyze: false,
			origin: 'copy',
			async also(tx, { documentId }) {
				if (source.tags.length > 0) await tx.document.update({ where: { id: documentId }, data: { tags: source.tags } })
				const details = { fromDocumentId: document.id, fromVersion: version.number }
				await recordEvent(tx, { type: 'document.copied', actor: member, documentId, details })
			},
		},
	)
}

/** 'Copy of …', within the length of a name. */
function copyName(name: string): string {
	return [...`Copy of ${name}`].slice(0, longestName).join('')
}
