import { moveDocument } from '#app/domain/documents/filing/file-document.server.ts'
import { readDocument } from '#app/domain/documents/vault.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { documentRecord } from '../schemas/document.ts'
import { MoveBody, FiledAnswer } from '../schemas/filing.ts'

const move = defineOperation({
	method: 'POST',
	path: '/document/{documentId}/move',
	scope: 'documents:write',
	summary: 'Move the document to another category',
	body: MoveBody,
	answers: { 200: FiledAnswer },
	errors: [400, 403, 404, 409, 413, 423],
	admit: ({ context, request, params }) => openApiDocument(context, request, params.documentId, { may: 'manage', changes: 'document' }),
	async run({ services, access, body }) {
		const moved = await moveDocument(services, access, body.category)
		if (moved !== 'changed') return refused(moved)
		return { document: documentRecord(await readDocument(services, access)) }
	},
})

export const loader = endpoint(move)
export const action = loader
