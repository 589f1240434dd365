import { data } from 'react-router'
import { cursorAfter, type PageKey, readCursor } from '#app/http/api/paging.ts'

/** How many rows a page of a list shows. */
export const rowsPerPage = 50

/**
 * Where the page that a URL asks for begins.
 *
 * @throws 400 for a cursor that is not valid
 */
export function pageStart(query: URLSearchParams): PageKey | undefined {
	const cursor = query.get('cursor')
	if (cursor === null) return undefined
	const key = readCursor(cursor)
	if (!key) throw data({ message: 'This page of the list can’t be found. Start again from the first page.' }, { status: 400 })
	return key
}

/** The query of the next page with the same filters; `null` on the last page. @param found one row more than a page shows, if there is one */
export function nextPageQuery<Row>(query: URLSearchParams, found: readonly Row[], keyOf: (row: Row) => PageKey): string | null {
	const last = found[rowsPerPage - 1]
	if (found.length <= rowsPerPage || last === undefined) return null
	const next = new URLSearchParams(query)
	next.set('cursor', cursorAfter(keyOf(last)))
	return `?${next}`
}
