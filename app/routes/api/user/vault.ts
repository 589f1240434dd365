import { listDocuments } from '#app/domain/documents/vault.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { documentRecord, VaultAnswer } from '../schemas/document.ts'
import { cutPage, pageQuery, readPage } from '#app/http/api/paging.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const list = defineOperation({
	method: 'GET',
	path: '/user/vault',
	summary: 'List documents, most recently changed first',
	query: { user_id: 'Your own user ID; other IDs are not found', ...pageQuery },
	answers: { 200: VaultAnswer },
	errors: [400, 404],
	async run({ services, member, query }) {
		const asked = query.get('user_id')
		// The same answer as for a vault that does not exist.
		if (asked !== null && asked !== member.id) return apiNotFound()
		const { limit, after } = readPage(query)
		if (limit === undefined) return { documents: (await listDocuments(services, member, { after })).map(documentRecord) }

		const found = await listDocuments(services, member, { after, take: limit + 1 })
		const { rows, next } = cutPage(found, limit, ({ updatedAt, id }) => ({ at: updatedAt, id }))
		return { documents: rows.map(documentRecord), next_cursor: next }
	},
})

export const loader = endpoint(list)
export const action = loader
