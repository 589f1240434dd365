import { readListCursor, WrongCursor } from '#app/domain/search/keyset.ts'
import { searchVault } from '#app/domain/search/search-vault.server.ts'
import { filterNames, readFilters } from '#app/domain/search/vault-filters.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { invalidCursor } from '#app/http/api/paging.ts'
import { foundRecord, FoundDocumentsAnswer } from '../schemas/found-document.ts'

const [defaultLimit, largestLimit] = [50, 100]

const list = defineOperation({
	method: 'GET',
	path: '/document/list',
	scope: 'documents:read',
	summary: 'Search and filter the documents that you may open',
	query: {
		...filterNames,
		limit: `How many to list at most, from 1 to ${largestLimit}; ${defaultLimit} without it`,
		cursor: 'The next_cursor of the page before; the first page without it',
		snippets: '0 to leave out the text around the words, which makes a search faster',
	},
	answers: { 200: FoundDocumentsAnswer },
	errors: [400],
	async run({ services, member, query }) {
		const { filters, problems } = readFilters(query)
		if (problems.length > 0) throw apiError(400, 'invalid', problems.join(' '))
		const limit = query.get('limit') ?? String(defaultLimit)
		if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > largestLimit)
			throw apiError(400, 'invalid', `The limit must be a number from 1 to ${largestLimit}.`)
		const given = query.get('cursor')
		const cursor = given === null ? undefined : readListCursor(given, 'after')
		if (cursor === null) throw invalidCursor()
		const found = await searchVault(
			services,
			member,
			filters,
			{ take: Number(limit), cursor },
			{ snippets: query.get('snippets') !== '0' },
		).catch((error: unknown) => {
			if (error instanceof WrongCursor) throw invalidCursor()
			throw error
		})
		return {
			documents: found.hits.map((hit) => foundRecord(hit, filters.q !== '')),
			corrected: found.corrected,
			next_cursor: found.older,
		}
	},
})

export const loader = endpoint(list)
export const action = loader
