import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { RouterContextProvider } from 'react-router'
import { uploadsPerMember } from '#app/domain/documents/batches/batch-limits.ts'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { storeFile } from '#app/domain/documents/stored-file.server.ts'
import { uploadLimits } from '#app/domain/documents/form-refusal.ts'
import { addRefusal, refusal, type Refusal, type RefusalReason } from '#app/domain/documents/upload-refusal.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import { findRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { holdReturn, isAnotherDocument } from '#app/domain/rounds/held-return.server.ts'
import { asRound, openRoundIntake, type RoundIntake } from '#app/domain/rounds/receive-round.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { asOffered } from '#app/http/files/take-upload.server.ts'
import { discardBody, type Upload, withUpload } from '#app/http/files/upload.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { confirmUploadLink, roundLink, roundsLink } from './rounds-links.ts'

const place = 'dashboard'
const notWord: Refusal = {
	status: 415,
	code: 'unsupported_type',
	message: 'This is a PDF. Only a Word file can be compared with the file you sent, so ask the counterparty for it.',
	field: 'file',
}

/** Where to go after uploading a returned file, or what to correct. */
export type RoundUpload = { location: string } | { refusal: Refusal; headers: HeadersInit }

/**
 * Adds a returned file with its round. A file that shares almost no words with the sent one needs a confirmation
 * first.
 *
 * @throws 404 when the member has no access to the document, 403 when they may not edit it
 */
export async function answerRoundUpload(
	context: Readonly<RouterContextProvider>,
	request: Request,
	documentId: string,
): Promise<RoundUpload> {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, documentId, { may: 'edit', changes: 'document' }).catch(
		async (refused: unknown) => {
			await discardBody(request)
			throw refused
		},
	)
	const intake = await openRoundIntake(services, access)
	const retryAfter = await services.limits.count(uploadsPerMember, access.member.id)
	if (retryAfter > 0) {
		await discardBody(request)
		return { ...refuse('too_many'), headers: { 'Retry-After': String(retryAfter) } }
	}
	return withUpload(services, request, uploadLimits[place], (upload) => take(services, intake, upload))
}

async function take(services: Services, intake: RoundIntake, upload: Upload): Promise<RoundUpload> {
	if (upload.outcome !== 'file') return refuse(upload.outcome)
	const { file, fields } = upload
	const sent = intake.sentFiles.find(({ value }) => value === fields.get('sent'))
	if (!sent) return { refusal: { status: 400, code: 'invalid', message: 'Choose the file you sent.', field: null }, headers: {} }
	const inspection = await inspectFile(file.path, file.bytes)
	if ('refused' in inspection) return refuse(inspection.refused)
	if (inspection.mediaType !== docxMediaType) return { refusal: notWord, headers: {} }

	const isAnother = await isAnotherDocument(services, sent, file.path)
	const stored = await storeFile(services, { ...file, mediaType: inspection.mediaType }, intake.access.company.id)
	const choices = asOffered(services, intake.choices)
	if (isAnother)
		return { location: confirmUploadLink(intake.access.document.id, await holdReturn(services, intake, sent, stored, choices)) }
	const added = await addDocument(services, intake.access.member, stored, choices, asRound(intake, sent))
	if (added.outcome !== 'added') return { refusal: addRefusal(added, place), headers: {} }
	return { location: await madeRoundLink(services, intake.access, added.versionNumber) }
}

/** The round of a version that was just added. */
export async function madeRoundLink(services: Pick<Services, 'db'>, access: DocumentAccess, versionNumber: number): Promise<string> {
	const { id: documentId } = access.document
	const made = (await findRounds(services, access)).find(({ returned }) => returned.number === versionNumber)
	return made ? roundLink(documentId, made.number) : roundsLink(documentId)
}

function refuse(reason: Exclude<RefusalReason, 'invalid'>): { refusal: Refusal; headers: HeadersInit } {
	return { refusal: refusal(reason, place), headers: {} }
}
