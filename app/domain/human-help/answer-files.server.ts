import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { addDocument, type Added } from '#app/domain/documents/add-document.server.ts'
import { sameChoices } from '#app/domain/documents/choices.ts'
import type { KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import { copyStoredFile } from '#app/domain/documents/stored-file.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { helpOf } from './help-kinds.ts'
import type { HelpRequest } from './help-request.ts'

/** Keys of files that experts answered with begin with this. */
export const answerFilePrefix = 'help/'

/** Files that experts answered with, for the sweep: an answer names them. */
export const answerFiles: KeptFiles = {
	prefix: answerFilePrefix,
	async neededAmong(db, keys) {
		const answers = await db.helpAnswer.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		return answers.flatMap(({ fileKey }) => fileKey ?? [])
	},
}

/** The file of an answer; `null` when it has none. */
export function findAnswerFile(
	{ answers }: Pick<HelpRequest, 'answers'>,
	number: number,
): { fileKey: string; fileName: string; bytes: number } | null {
	const answer = answers.find((each) => each.number === number)
	return answer?.fileKey && answer.fileName ? { fileKey: answer.fileKey, fileName: answer.fileName, bytes: answer.bytes ?? 0 } : null
}

/**
 * Makes the file of an answer the next version of the document, with its tracked changes to accept or reject one by one.
 * It is no upload: it is not reviewed, and takes no check.
 */
export async function addAnswerAsVersion(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'billingNow'>,
	access: DocumentAccess<'edit'>,
	request: HelpRequest,
	number: number,
): Promise<Added> {
	const answer = await services.db.helpAnswer.findUnique({
		where: { requestId_number: { requestId: request.id, number }, versionNumber: null },
		select: { fileKey: true, fileName: true, bytes: true, sha256: true },
	})
	if (!answer?.fileKey || !answer.fileName || answer.bytes === null || answer.sha256 === null) return { outcome: 'not_found' }
	const { fileKey, fileName, bytes, sha256 } = answer
	const file = await copyStoredFile(services, { fileKey, fileName, bytes, sha256, mediaType: docxMediaType }, access.company.id)
	if (!file) return { outcome: 'not_found' }
	return addDocument(services, access.member, file, sameChoices, {
		to: access,
		analyze: false,
		origin: 'redline',
		madeFromNumber: request.version.number,
		note: `${helpOf[request.kind].name}: redlined by a Fineprint expert`,
		async also(tx, { versionNumber }) {
			await tx.helpAnswer.update({ where: { requestId_number: { requestId: request.id, number } }, data: { versionNumber } })
		},
	})
}
