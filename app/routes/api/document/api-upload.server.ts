import type { AddOptions } from '#app/domain/documents/add-document.server.ts'
import { choicesOf } from '#app/domain/documents/upload-metadata.ts'
import type { Refusal } from '#app/domain/documents/upload-refusal.ts'
import type { Call } from '#app/http/api/operation.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { takeUpload, type TakenUpload, type UploadRequest } from '#app/http/files/take-upload.server.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { metadataOf, UploadFields } from '../schemas/upload.ts'

/** Statuses of the errors of every upload. */
export const uploadErrors = [400, 402, 413, 415, 422, 429] as const

/**
 * Receives an upload of the API.
 *
 * @param optionsOf reads the call's fields; opens the document, if any, before the file is accepted
 * @throws the error answer of a refused upload
 */
export async function takeApiUpload(
	{ context, request, once }: Pick<Call, 'context' | 'request' | 'once'>,
	optionsOf: (fields: { document_id?: string }) => AddOptions | Promise<AddOptions>,
): Promise<Extract<TakenUpload, { outcome: 'added' }>> {
	const taken = await takeUpload(context, request, 'api', async (fields, { fileName, sha256 }) => {
		const requested = await readFields(fields, fileName, optionsOf)
		if (!('refused' in requested)) await once(JSON.stringify([fileName, sha256, ...[...fields].sort()]))
		return requested
	})
	if (taken.outcome === 'added') return taken
	if (taken.outcome === 'held') throw new Error('An upload of the API was held for somebody to sign in')
	const { status, code, message } = taken.refusal
	throw apiError(status, code, message, { headers: retryAfterHeader(taken.retryAfter) })
}

async function readFields(
	fields: ReadonlyMap<string, string>,
	fileName: string,
	optionsOf: (fields: { document_id?: string }) => AddOptions | Promise<AddOptions>,
): Promise<UploadRequest> {
	const call = UploadFields.safeParse(Object.fromEntries(fields))
	if (!call.success) return { refused: invalid(call.error.issues[0]?.message) }
	const metadata = metadataOf(call.data)
	if (!metadata.success) return { refused: invalid(metadata.error.issues[0]?.message) }
	return { choices: choicesOf(metadata.data, fileName, 'api', call.data.name), options: await optionsOf(call.data) }
}

function invalid(message = 'The fields are not what this call expects.'): Refusal {
	return { status: 400, code: 'invalid', message, field: null }
}
