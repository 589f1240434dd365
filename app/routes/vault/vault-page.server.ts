import { data } from 'react-router'
import { listed, listedHit } from '#app/components/documents/listed-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { readListCursor, WrongCursor, type ListCursor } from '#app/domain/search/keyset.ts'
import { savedViews } from '#app/domain/search/saved-views.server.ts'
import { searchVault } from '#app/domain/search/search-vault.server.ts'
import { filterQuery, isFiltered, readFilters, type VaultFilters } from '#app/domain/search/vault-filters.ts'
import { mostCounted, vaultShelves } from '#app/domain/search/vault-shelves.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Rows on a page of a list; fewer of a search, whose rows show some of the text. */
const perPage = { list: 50, search: 20 }

/** What the vault's page shows for its query: shelves by category, or one page of a list. */
export async function vaultPage(services: Pick<Services, 'db'>, member: Member, query: URLSearchParams) {
	const { filters, problems } = readFilters(query)
	const cursor = cursorOf(query)
	const narrowed = isFiltered(filters)
	const [views, content] = await Promise.all([
		savedViews(services, member),
		narrowed || filters.sort || cursor ? list(services, member, filters, cursor) : shelves(services, member),
	])
	return { filters, query: filterQuery(filters).toString(), problems, narrowed, views, ...content }
}

async function shelves(services: Pick<Services, 'db'>, member: Member) {
	const found = await vaultShelves(services, member)
	return {
		kind: 'shelves' as const,
		shelves: found.map(({ category, rows, count }) => ({
			id: category ?? 'shared',
			name: category === null ? 'Shared with you' : categoryName(category),
			count: count > mostCounted ? `${mostCounted}+` : String(count),
			all: count > rows.length ? `?${new URLSearchParams(category === null ? { shared: 'with_me' } : { category, shared: 'mine' })}` : null,
			documents: rows.map(listed),
		})),
	}
}

async function list(services: Pick<Services, 'db'>, member: Member, filters: VaultFilters, cursor: ListCursor | undefined) {
	const page = await searchVault(services, member, filters, { take: filters.q ? perPage.search : perPage.list, cursor }).catch(
		(error: unknown) => {
			if (error instanceof WrongCursor) throw noSuchPage()
			throw error
		},
	)
	const linked = (name: 'after' | 'before', value: string | null) => {
		if (value === null) return null
		const to = filterQuery(filters)
		to.set(name, value)
		return `?${to}`
	}
	const { corrected, cut, nothingToSearch, unread } = page
	return {
		kind: 'list' as const,
		documents: page.hits.map((hit) => listedHit(hit, filters.q !== '')),
		older: linked('after', page.older),
		newer: linked('before', page.newer),
		corrected,
		cut,
		nothingToSearch,
		unread,
		/** Whether it is a page that no document is on any more. */
		pastEnd: page.hits.length === 0 && cursor !== undefined,
	}
}

function cursorOf(query: URLSearchParams): ListCursor | undefined {
	for (const direction of ['after', 'before'] as const) {
		const given = query.get(direction)
		if (given === null) continue
		const cursor = readListCursor(given, direction)
		if (!cursor) throw noSuchPage()
		return cursor
	}
	return undefined
}

function noSuchPage() {
	return data({ message: 'This page of the list can’t be found. Start again from the first page.' }, { status: 400 })
}
