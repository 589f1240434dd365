import { listDocuments } from '#app/domain/documents/vault.server.ts'
import { documentRecord, VaultAnswer } from '../schemas/document.ts'
import { cutPage, pageQuery, readPage, invalidCursor } from '#app/http/api/paging.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation, type Call } from '#app/http/api/operation.ts'
import { searchVault } from '#app/domain/search/search-vault.server.ts'
import { readListCursor, WrongCursor } from '#app/domain/search/keyset.ts'
import { filterNames, isFiltered, readFilters } from '#app/domain/search/vault-filters.ts'
import { apiError, apiNotFound } from '#app/http/api/api-answer.ts'
import { refusals } from '#app/http/refusals.ts'

/** Without a limit: more than a vault holds. */
const wholeVault = 100_000

const { shared: _, ...ownFilters } = filterNames

const list = defineOperation({
	method: 'GET',
	path: '/user/vault',
	scope: 'documents:read',
	summary: 'List documents, most recently changed first',
	failed: 'Failed to fetch documents',
	query: { user_id: 'Your own user ID; other IDs are not found', ...ownFilters, ...pageQuery },
	answers: { 200: VaultAnswer },
	errors: [400, 404],
	async run({ services, member, query }) {
		const requested = query.get('user_id')
		// The same answer as for a vault that does not exist.
		if (requested !== null && requested !== member.id) return apiNotFound(refusals.no_such_account.error)
		const { filters, problems } = readFilters(query)
		if (problems.length > 0) throw apiError(400, 'invalid', problems.join(' '))
		if (isFiltered(filters) || filters.sort) return filteredVault({ services, member, query }, filters)
		const { limit, after } = readPage(query)
		if (limit === undefined) return { documents: (await listDocuments(services, member, { after })).map(documentRecord) }

		const found = await listDocuments(services, member, { after, take: limit + 1 })
		const { rows, next } = cutPage(found, limit, ({ updatedAt, id }) => ({ at: updatedAt, id }))
		return { documents: rows.map(documentRecord), next_cursor: next }
	},
})

/** The member's own documents among those that the filters leave. */
async function filteredVault(
	{ services, member, query }: Pick<Call, 'services' | 'member' | 'query'>,
	filters: ReturnType<typeof readFilters>['filters'],
) {
	const paged = new URLSearchParams(query)
	paged.delete('cursor')
	const { limit } = readPage(paged)
	const given = query.get('cursor')
	const cursor = given === null ? undefined : readListCursor(given, 'after')
	if (cursor === null) throw invalidCursor()
	const page = { take: limit ?? wholeVault, cursor }
	const found = await searchVault(services, member, { ...filters, shared: 'mine' }, page, { snippets: false }).catch((error: unknown) => {
		if (error instanceof WrongCursor) throw invalidCursor()
		throw error
	})
	const documents = found.hits.map(documentRecord)
	return limit === undefined ? { documents } : { documents, next_cursor: found.older }
}

export const loader = endpoint(list)
export const action = loader
