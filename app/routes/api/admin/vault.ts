import { isId } from '#app/domain/access/document-id.ts'
import { countAllDocuments, listAllDocuments } from '#app/domain/administration/documents.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { cutPage, pageQuery, readPage } from '#app/http/api/paging.ts'
import { searchWords } from '#app/http/search-words.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { managedDocument, ManagedVaultAnswer } from '../schemas/administration.ts'

const defaultLimit = 50

const list = defineOperation({
	method: 'GET',
	path: '/admin/vault',
	scope: 'session',
	summary: 'List the documents of all companies by metadata, most recently changed first',
	query: {
		search: 'Parts of a document’s name or of its owner’s email address',
		category: 'A category code',
		user_id: 'The owner’s user ID',
		...pageQuery,
		limit: `${pageQuery.limit.replace('; all without it', '')}; ${defaultLimit} without it`,
	},
	answers: { 200: ManagedVaultAnswer },
	errors: [400, 403],
	async run({ services, context, query }) {
		const administrator = requireAdministrator(context)
		const ownerId = query.get('user_id') || undefined
		if (ownerId !== undefined && !isId(ownerId)) throw apiError(400, 'invalid', 'The filter user_id is not valid.')
		const filter = { search: searchWords(query.get('search')), category: query.get('category') || undefined, ownerId }
		const { limit = defaultLimit, after } = readPage(query)
		const [found, total] = await Promise.all([
			listAllDocuments(services, administrator, filter, { take: limit + 1, after }),
			countAllDocuments(services, administrator, filter),
		])
		const { rows, next } = cutPage(found, limit, ({ updatedAt, id }) => ({ at: updatedAt, id }))
		return { documents: rows.map(managedDocument), total, next_cursor: next }
	},
})

export const loader = endpoint(list)
export const action = loader
