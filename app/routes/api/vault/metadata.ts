import { readRecord } from '#app/domain/record/read-record.server.ts'
import { saveRecord } from '#app/domain/record/save-record.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { refusals, refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation, type DocumentCall } from '#app/http/api/operation.ts'
import { MetadataAnswer, MetadataBody, metadataRecord } from '../schemas/metadata.ts'

const read = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/metadata',
	scope: 'documents:read',
	summary: 'Get the record of the document: parties, dates, term, value and the like, each with its words and who confirmed it',
	answers: { 200: MetadataAnswer },
	errors: [404],
	run: answer,
})

const save = defineOperation({
	method: 'PUT',
	path: '/document/{documentId}/metadata',
	scope: 'documents:write',
	summary: 'Confirm or change fields of the record; fields left out stay, null confirms that the document has none',
	body: MetadataBody,
	answers: { 200: MetadataAnswer },
	errors: [400, 403, 404, 413, 423],
	async run(call) {
		const { services, context, request, params, body } = call
		const access = await openApiDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
		const typed = Object.entries(body.fields).map(([field, value]) => [field, value ?? { value: '' }])
		const saved = await saveRecord(services, access, Object.fromEntries(typed))
		if (saved === 'gone') return refused('gone')
		if (saved !== 'saved') {
			const { status, error } = refusals[saved.refused]
			return apiError(status, saved.refused, `${saved.field}: ${error}`, { details: { field: saved.field } })
		}
		return answer(call)
	},
})

export const loader = endpoint(read, save)
export const action = loader

async function answer({ services, context, params, request }: DocumentCall) {
	return { metadata: metadataRecord(await readRecord(services, await openApiDocument(context, request, params.documentId))) }
}
