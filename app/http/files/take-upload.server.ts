import type { RouterContextProvider } from 'react-router'
import { uploadsPerMember } from '#app/domain/documents/batches/batch-limits.ts'
import { addDocument, type AddOptions } from '#app/domain/documents/add-document.server.ts'
import type { DocumentChoices, UploadPlace } from '#app/domain/documents/choices.ts'
import { holdUpload } from '#app/domain/documents/held-upload.server.ts'
import { storeFile } from '#app/domain/documents/stored-file.server.ts'
import { uploadLimits } from '#app/domain/documents/form-refusal.ts'
import { addRefusal, refusal, type Refusal } from '#app/domain/documents/upload-refusal.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { requestContext, servicesContext, visitorContext } from '../context.ts'
import { currentMember } from '../session/require-member.ts'
import { discardBody, type ReceivedFile, withUpload } from './upload.server.ts'
import { hour, inSeconds } from '#app/units.ts'

const uploadsPerStranger = { name: 'held-upload', points: 60, seconds: inSeconds(hour) }

/** The outcome of an upload. */
export type TakenUpload =
	| { outcome: 'added'; documentId: string; versionNumber: number; reviewId: string | null }
	/** Kept for an hour until the visitor has signed in; only their browser gets the token. */
	| { outcome: 'held'; token: string }
	| { outcome: 'refused'; refusal: Refusal; fields: ReadonlyMap<string, string>; retryAfter?: number }

/** The choices in an upload's fields, or why they are invalid. */
export type UploadRequest = { choices: DocumentChoices; options: AddOptions } | { refused: Refusal }

/**
 * Receives an upload and keeps it: size and type are checked before anything is stored. On the landing page, a
 * visitor's file is held until they sign in.
 *
 * @param readRequest reads the form's fields, with the file as it arrived
 */
export async function takeUpload(
	context: Readonly<RouterContextProvider>,
	request: Request,
	place: UploadPlace,
	readRequest: (fields: ReadonlyMap<string, string>, file: ReceivedFile) => UploadRequest | Promise<UploadRequest>,
): Promise<TakenUpload> {
	const services = context.get(servicesContext)
	const member = currentMember(context)
	const noFields: ReadonlyMap<string, string> = new Map()
	if (!member && place !== 'landing') {
		await discardBody(request)
		const hasExpired = context.get(visitorContext).kind === 'expired'
		return { outcome: 'refused', refusal: refusal(hasExpired ? 'session_expired' : 'not_signed_in', place), fields: noFields }
	}
	const retryAfter = member
		? await services.limits.count(uploadsPerMember, member.id)
		: await services.limits.count(uploadsPerStranger, context.get(requestContext).ip)
	if (retryAfter > 0) {
		await discardBody(request)
		return { outcome: 'refused', refusal: refusal('too_many', place), fields: noFields, retryAfter }
	}

	return withUpload(services, request, uploadLimits[place], async (upload): Promise<TakenUpload> => {
		const { fields } = upload
		const refuse = (reason: Refusal): TakenUpload => ({ outcome: 'refused', refusal: reason, fields })
		if (upload.outcome !== 'file') return refuse(refusal(upload.outcome, place))
		const { file } = upload
		const requested = await readRequest(fields, file)
		if ('refused' in requested) return refuse(requested.refused)
		const inspection = await inspectFile(file.path, file.bytes)
		if ('refused' in inspection) return refuse(refusal(inspection.refused, place))

		const stored = await storeFile(services, { ...file, mediaType: inspection.mediaType }, member?.companyId ?? null)
		const choices = asOffered(services, requested.choices)
		if (!member) return { outcome: 'held', token: await holdUpload(services, stored, choices) }
		const added = await addDocument(services, member, stored, choices, requested.options)
		return added.outcome === 'added' ? added : refuse(addRefusal(added, place))
	})
}

/** Drops the agreement to a model that was not offered: one configured later must not read earlier uploads. */
export function asOffered<Choices extends { askModel: boolean | null }>({ model }: Pick<Services, 'model'>, choices: Choices): Choices {
	return model ? choices : { ...choices, askModel: false }
}
