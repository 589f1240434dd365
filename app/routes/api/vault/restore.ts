import { openDeletedDocument } from '#app/domain/access/open-document.server.ts'
import { readDocument } from '#app/domain/documents/vault.server.ts'
import { restoreDocument } from '#app/domain/erasure/delete-document.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { documentRecord } from '../schemas/document.ts'
import { FiledAnswer } from '../schemas/filing.ts'

const restore = defineOperation({
	method: 'POST',
	path: '/document/restore/{documentId}',
	scope: 'documents:write',
	summary: 'Take the document out of the bin',
	answers: { 200: FiledAnswer },
	errors: [404],
	async run({ services, member, params }) {
		const access = await openDeletedDocument(services, member, params.documentId)
		if (!access || !(await restoreDocument(services, access))) return apiNotFound()
		return { document: documentRecord(await readDocument(services, access)) }
	},
})

export const loader = endpoint(restore)
export const action = loader
