import type { Readable } from 'node:stream'
import { isId } from '#app/domain/access/document-id.ts'
import { visibleTo } from '#app/domain/access/visible-to.ts'
import { csvLine, csvStart } from '#app/domain/archive/csv.ts'
import { safeName } from '#app/domain/archive/safe-names.ts'
import { streamZip, type ZipContents } from '#app/domain/archive/stream-zip.server.ts'
import { statusName } from '#app/domain/documents/document-status.ts'
import { downloadName, fileStem } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { documentExportsPerMember, mostExported, mostExportedBytes, type DocumentExportRefusal } from './document-export.ts'

/**
 * A ZIP of the newest versions of documents that the member may read, made while it is sent, with a CSV manifest.
 *
 * @param documentIds at most 200; one given twice counts once
 * @returns why not: 'not_found' when the member may not read one of them, or it does not exist
 */
export async function exportDocuments(
	services: Pick<Services, 'db' | 'storage' | 'limits'>,
	member: Member,
	documentIds: readonly string[],
): Promise<{ zip: Readable; fileName: string } | { refused: DocumentExportRefusal; retryAfter?: number }> {
	const ids = [...new Set(documentIds)]
	if (ids.length === 0) return { refused: 'nothing_chosen' }
	if (ids.length > mostExported) return { refused: 'too_many_documents' }
	if (!ids.every(isId)) return { refused: 'not_found' }
	const documents = await services.db.document.findMany({
		where: { AND: [visibleTo(member), { id: { in: ids } }] },
		orderBy: [{ name: 'asc' }, { id: 'asc' }],
		select: documentFields,
	})
	if (documents.length < ids.length) return { refused: 'not_found' }
	const bytes = documents.reduce((sum, { versions }) => sum + (versions[0]?.bytes ?? 0), 0)
	if (bytes > mostExportedBytes) return { refused: 'too_large' }
	const retryAfter = await services.limits.count(documentExportsPerMember, member.id)
	if (retryAfter > 0) return { refused: 'too_many', retryAfter }
	return {
		zip: streamZip(filesOf(services, documents)),
		fileName: `fineprint-documents-${new Date().toISOString().slice(0, 10)}.zip`,
	}
}

const documentFields = {
	id: true,
	name: true,
	category: true,
	documentType: true,
	status: true,
	updatedAt: true,
	versions: {
		orderBy: { number: 'desc' },
		take: 1,
		select: {
			number: true,
			fileKey: true,
			fileName: true,
			mediaType: true,
			bytes: true,
			sha256: true,
			createdAt: true,
			// Names that the newest complete review read.
			reviews: {
				where: { status: 'complete' },
				orderBy: { createdAt: 'desc' },
				take: 1,
				select: { facts: { where: { name: 'party' }, orderBy: { position: 'asc' }, select: { value: true } } },
			},
		},
	},
} as const satisfies Prisma.DocumentSelect

type Exported = Prisma.DocumentGetPayload<{ select: typeof documentFields }>

const columns = ['path', 'name', 'category', 'type', 'status', 'version', 'bytes', 'sha256', 'parties', 'updated', 'note']

async function* filesOf({ storage }: Pick<Services, 'storage'>, documents: readonly Exported[]): ZipContents {
	const lines = [csvLine(columns)]
	for (const { name, category, documentType, status, updatedAt, versions } of documents) {
		const [version] = versions
		if (!version) continue
		const file = await storage.get(version.fileKey)
		const written = file
			? yield {
					path: [exportedName(name, version)],
					content: inPieces(file) as AsyncIterable<Uint8Array>,
					modified: version.createdAt,
				}
			: null
		lines.push(
			csvLine([
				written?.path ?? null,
				name,
				categoryName(category),
				documentType,
				statusName(status),
				shownVersion(version.number),
				written?.bytes ?? version.bytes,
				written?.sha256 ?? version.sha256,
				version.reviews[0]?.facts.map(({ value }) => value).join('; ') ?? null,
				updatedAt,
				written ? null : 'The file is missing from storage.',
			]),
		)
	}
	yield { path: ['manifest.csv'], content: csvStart + lines.join('') }
}

/** Named as in the vault, with the ending of what is in the file. */
function exportedName(name: string, { fileName, mediaType }: { fileName: string; mediaType: string }): string {
	const named = fileStem(safeName(name)) || fileStem(fileName)
	return downloadName(named, mediaType as MediaType)
}
