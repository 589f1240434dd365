import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { newFileKey, FileOnDisk, type ArrivedFile } from '#app/domain/documents/stored-file.server.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { docxMediaType, type MediaType } from '#app/domain/extraction/extracted-document.ts'
import { isUnrelatedText } from '#app/domain/rounds/other-document.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { answerFilePrefix } from '../answer-files.server.ts'
import { helpOf } from '../help-kinds.ts'
import { founderLink, mailFounder } from '../help-mailing.server.ts'
import { helpAnsweredMail } from '../help-mails.ts'
import { about } from './claim-request.server.ts'
import type { ClaimedHelp } from './open-claimed.server.ts'

/** Why an expert's file is no answer. */
export type AnswerFileRefusal = 'not_word' | 'unreadable' | 'another_document' | 'no_changes'

/** Whether a file can be the redline of the ordered version: a Word file that reads, with its words and tracked changes. */
export async function checkAnswerFile(
	services: Pick<Services, 'db' | 'storage'>,
	{ version }: ClaimedHelp,
	file: { path: string; mediaType: MediaType },
): Promise<AnswerFileRefusal | null> {
	if (file.mediaType !== docxMediaType) return 'not_word'
	const [ordered, read] = await Promise.all([readVersion(services, version), extractText(file.path, docxMediaType)])
	if (!read.readable) return 'unreadable'
	if ('text' in ordered && isUnrelatedText(ordered.text, read.document.text)) return 'another_document'
	return read.document.trackedChanges === 0 && read.document.comments.length === 0 ? 'no_changes' : null
}

/** Whether an answer needs a file: a Word file that was ordered as a redline comes back as one. */
export function needsFile({ request, version }: Pick<ClaimedHelp, 'request' | 'version'>): boolean {
	return request.kind === 'full_redline' && version.mediaType === docxMediaType && request.answers.length === 0
}

type Answering = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'storage' | 'billingNow'>

/**
 * Answers a request with text and, checked, a redlined file. The founder is told.
 *
 * @returns 'conflict' when the expert does not have the request any more, or has answered already
 */
export async function answerRequest(
	services: Answering,
	{ expert, request, version, companyId }: ClaimedHelp,
	{ text, file }: { text: string; file: ArrivedFile | null },
): Promise<'answered' | 'conflict'> {
	const now = await services.billingNow()
	const fileKey = file && newFileKey(answerFilePrefix, companyId)
	if (file && fileKey) await services.storage.set(fileKey, new FileOnDisk(file.path, file))
	const kept = await services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: request.id, state: 'claimed', claimedById: expert.id },
			data: { state: 'answered', answeredAt: now },
		})
		if (count === 0) return false
		await tx.helpAnswer.create({
			data: {
				requestId: request.id,
				number: request.askedBack === null ? 1 : 2,
				text,
				createdById: expert.id,
				...(file ? { fileKey, fileName: file.fileName, bytes: file.bytes, sha256: file.sha256 } : {}),
			},
		})
		await recordEvent(tx, {
			type: 'help.answered',
			...about(expert, request.documentId, version.number, request.id),
			details: { withFile: file !== null },
		})
		await mailFounder(services, tx, request, (to) =>
			helpAnsweredMail({ to, name: helpOf[request.kind].name, link: founderLink(services, request) }),
		)
		return true
	})
	if (!kept && fileKey) await services.storage.remove(fileKey)
	return kept ? 'answered' : 'conflict'
}
