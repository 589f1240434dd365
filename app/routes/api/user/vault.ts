import { listDocuments } from '#app/domain/documents/vault.server.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { documentRecord, VaultAnswer } from '../schemas/document.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'

const list = defineOperation({
	method: 'GET',
	path: '/user/vault',
	summary: 'All documents of the vault, the last changed first',
	query: { user_id: 'Only your own' },
	answers: { 200: VaultAnswer },
	errors: [404],
	async run({ services, member, query }) {
		const asked = query.get('user_id')
		// Somebody else's vault might as well not exist.
		if (asked !== null && asked !== member.id) return apiNotFound()
		const documents = await listDocuments(services, member)
		return { documents: documents.map(documentRecord) }
	},
})

export const loader = endpoint(list)
export const action = loader
