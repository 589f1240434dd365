import { data } from 'react-router'
import { cutPage, readCursor } from './api/paging.ts'
import type { PageKey } from '#app/infrastructure/db/after-key.ts'

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

/**
 * The rows of a page, and the query of the next one with the same filters.
 *
 * @param found one row more than a page shows, if there is one
 * @returns `next` is `null` on the last page
 */
export function listedPage<Row>(
	query: URLSearchParams,
	found: readonly Row[],
	keyOf: (row: Row) => PageKey,
): { rows: Row[]; next: string | null } {
	const { rows, next: cursor } = cutPage(found, rowsPerPage, keyOf)
	if (cursor === null) return { rows, next: null }
	const next = new URLSearchParams(query)
	next.set('cursor', cursor)
	return { rows, next: `?${next}` }
}
