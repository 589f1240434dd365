import type { DocumentAccess, OpenVersion } from '#app/domain/access/document-access.ts'
import { findVersion, openDeletedDocument, openDocument } from '#app/domain/access/open-document.server.ts'
import type { ZipContent } from '#app/domain/archive/stream-zip.server.ts'
import { listComments } from '#app/domain/comments/comments.server.ts'
import { downloadName } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import { findReview, readSectionBody } from '#app/domain/review/run/find-review.server.ts'
import { writeReportDocx } from '#app/domain/review/run/review-engine.server.ts'
import { findRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { inDocumentOrder, suggestionFields, suggestionOf } from '#app/domain/suggestions/suggestion-records.ts'
import type { ExportWork } from './export-contents.server.ts'
import { json } from './person-files.server.ts'

/**
 * The files of one document of the person's own: what the vault says of it, every version as it was uploaded with its
 * report, what was said, suggested and decided, and the rounds with the counterparty.
 *
 * @param folder where they go in the ZIP
 * @param miss is told of each file that could not be included
 */
export async function* documentFiles(
	work: ExportWork,
	documentId: string,
	folder: readonly string[],
	miss: (what: string) => void,
): AsyncGenerator<ZipContent> {
	const { services, member } = work
	const opened = (await openDocument(services, member, documentId)) ?? (await openDeletedDocument(services, member, documentId))
	// Erased since the documents were listed.
	if (opened === null || typeof opened === 'string') return
	yield json([...folder, 'document.json'], await recordOf(work, opened))
	for (let number = 1; number <= opened.document.versionNumber; number++) {
		const version = await findVersion(services, opened, number)
		if (version) yield* versionFiles(work, version, folder, miss)
	}
	const [comments, rounds] = [await listComments(services, opened), await findRounds(services, opened)]
	const suggestions = await suggestionsOf(work, documentId)
	if (comments.length > 0) yield json([...folder, 'comments.json'], comments)
	if (suggestions.length > 0) yield json([...folder, 'suggestions.json'], suggestions)
	if (rounds.length > 0) yield json([...folder, 'rounds.json'], rounds)
	yield* helpFiles(work, documentId, folder, miss)
}

/** What was asked of experts and what they answered, with the files that they sent. */
async function* helpFiles(
	{ services: { db, storage } }: ExportWork,
	documentId: string,
	folder: readonly string[],
	miss: (what: string) => void,
): AsyncGenerator<ZipContent> {
	const requests = await db.helpRequest.findMany({
		where: { documentId },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: {
			kind: true,
			state: true,
			version: { select: { number: true } },
			cents: true,
			pages: true,
			clause: true,
			question: true,
			askedBack: true,
			createdAt: true,
			paidAt: true,
			answeredAt: true,
			acceptedAt: true,
			refundedAt: true,
			notRefunded: true,
			answers: { orderBy: { number: 'asc' }, select: { text: true, fileKey: true, fileName: true, createdAt: true } },
		},
	})
	if (requests.length === 0) return
	yield json(
		[...folder, 'human-help.json'],
		requests.map(({ version, answers, ...request }) => ({
			...request,
			version: shownVersion(version.number),
			answers: answers.map(({ fileKey: _, ...answer }) => answer),
		})),
	)
	for (const [index, { fileKey, fileName, createdAt }] of requests.flatMap(({ answers }) => answers).entries()) {
		if (fileKey === null || fileName === null) continue
		const path = [...folder, 'human-help', `${index + 1} ${fileName}`]
		yield* storedFile(storage, path, { fileKey, createdAt }, miss)
	}
}

/** A file as it is stored, or a note that it is missing. */
async function* storedFile(
	storage: ExportWork['services']['storage'],
	path: string[],
	{ fileKey, createdAt }: { fileKey: string; createdAt: Date },
	miss: (what: string) => void,
): AsyncGenerator<ZipContent> {
	const file = await storage.get(fileKey)
	if (file) yield { path, content: inPieces(file) as AsyncIterable<Uint8Array>, modified: createdAt }
	else miss(`${path.join('/')}: the file is missing from storage.`)
}

async function* versionFiles(
	{ services, signal }: ExportWork,
	version: OpenVersion,
	folder: readonly string[],
	miss: (what: string) => void,
): AsyncGenerator<ZipContent> {
	const label = shownVersion(version.number)
	const name = `${label} ${downloadName(version.fileName, version.mediaType as MediaType)}`
	yield* storedFile(services.storage, [...folder, 'versions', name], version, miss)

	const review = await findReview(services, version)
	const report = review?.status === 'complete' ? await readSectionBody(services, review.id, 'report') : null
	if (report === null) return
	yield { path: [...folder, 'reports', `${label} report.json`], content: report }
	const docx = await writeReportDocx(report, signal).catch((error: unknown) => {
		signal.throwIfAborted()
		services.log.error({ err: error, versionId: version.id }, 'A report could not be written as DOCX for an export')
		return null
	})
	if (docx) yield { path: [...folder, 'reports', `${label} report.docx`], content: docx }
	else
		miss(
			`${[...folder, 'reports', `${label} report.docx`].join('/')}: the Word file could not be written. The JSON file has the same report.`,
		)
}

async function recordOf({ services }: ExportWork, { document: { id } }: DocumentAccess) {
	const { versions, shares, shareLinks, record, ...document } = await services.db.document.findUniqueOrThrow({
		where: { id },
		select: {
			id: true,
			name: true,
			category: true,
			documentType: true,
			status: true,
			tags: true,
			isGenerated: true,
			createdAt: true,
			updatedAt: true,
			deletedAt: true,
			versions: {
				orderBy: { number: 'asc' },
				select: {
					number: true,
					fileName: true,
					mediaType: true,
					bytes: true,
					sha256: true,
					createdAt: true,
					partyRole: true,
					partyName: true,
					industryType: true,
					chosenType: true,
					origin: true,
					note: true,
					generatedFrom: {
						select: {
							template: { select: { number: true, template: { select: { id: true, name: true } } } },
							values: true,
							clauses: true,
						},
					},
				},
			},
			record: {
				orderBy: { field: 'asc' },
				select: { field: true, value: true, unit: true, versionNumber: true, quote: true, confirmedAt: true },
			},
			// Without the token and the password: those open the document.
			shareLinks: {
				orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
				select: {
					label: true,
					version: { select: { number: true } },
					emails: true,
					noDownload: true,
					watermark: true,
					createdAt: true,
					expiresAt: true,
					revokedAt: true,
					views: { orderBy: { at: 'asc' }, select: { action: true, address: true, networkAddress: true, at: true } },
				},
			},
			shares: {
				orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
				select: { role: true, email: true, createdAt: true, companyId: true, user: { select: { email: true } } },
			},
		},
	})
	return {
		...document,
		versions: versions.map(({ number, generatedFrom: made, ...version }) => ({
			version: shownVersion(number),
			...version,
			madeFrom: made && {
				template: { ...made.template.template, version: made.template.number },
				answers: made.values,
				clauses: made.clauses,
			},
		})),
		record,
		shareLinks: shareLinks.map(({ version, ...link }) => ({ version: shownVersion(version.number), ...link })),
		sharedWith: shares.map(({ user, email, companyId, ...share }) => ({
			with: user?.email ?? email ?? (companyId === null ? null : 'everyone in the company'),
			...share,
		})),
	}
}

/** The suggestions and decisions of each version that has any. */
async function suggestionsOf({ services: { db } }: ExportWork, documentId: string) {
	const versions = await db.documentVersion.findMany({
		where: { documentId },
		orderBy: { number: 'asc' },
		select: {
			number: true,
			suggestions: { orderBy: [...inDocumentOrder], select: suggestionFields },
			counterpartyDecisions: { orderBy: { changeKey: 'asc' }, select: { changeKey: true, decision: true, decidedAt: true } },
		},
	})
	return versions.flatMap(({ number, suggestions, counterpartyDecisions }) =>
		suggestions.length + counterpartyDecisions.length === 0
			? []
			: [
					{
						version: shownVersion(number),
						suggestions: suggestions.map((row) => suggestionOf(row, 'owner')),
						decisionsOnCounterpartyChanges: counterpartyDecisions,
					},
				],
	)
}
