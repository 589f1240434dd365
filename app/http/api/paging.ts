import { z } from 'zod'
import type { PageKey } from '#app/infrastructure/db/after-key.ts'
import { apiError } from './api-answer.ts'

const largestPage = 100

const Cursor = z.tuple([z.iso.datetime(), z.uuid()])

/** The query parameters of a list in pages, for its operation. */
export const pageQuery = {
	limit: `How many to list at most, from 1 to ${largestPage}; all without it`,
	cursor: 'The next_cursor of the page before; the first page without it',
} as const

/**
 * The page that a query requests.
 *
 * @returns `limit` is undefined for the whole list, `after` for its beginning
 * @throws 400 for a limit or cursor that is not valid
 */
export function readPage(query: URLSearchParams): { limit: number | undefined; after: PageKey | undefined } {
	const [limit, cursor] = [query.get('limit'), query.get('cursor')]
	if (limit !== null && (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > largestPage))
		throw apiError(400, 'invalid', `The limit must be a number from 1 to ${largestPage}.`)
	return { limit: limit === null ? undefined : Number(limit), after: cursor === null ? undefined : keyOf(cursor) }
}

/**
 * The rows of a page, and the cursor of the next.
 *
 * @param found one row more than the page has, if there is one
 * @returns `next` is `null` on the last page
 */
export function cutPage<Row>(found: readonly Row[], limit: number, keyOf: (row: Row) => PageKey): { rows: Row[]; next: string | null } {
	const rows = found.slice(0, limit)
	const last = found.length > limit ? rows.at(-1) : undefined
	return { rows, next: last === undefined ? null : cursorAfter(keyOf(last)) }
}

function cursorAfter({ at, id }: PageKey): string {
	return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')
}

/** The entry that a cursor names; `null` for a cursor that is not valid. */
export function readCursor(cursor: string): PageKey | null {
	try {
		const [at, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
		return { at: new Date(at), id }
	} catch {
		return null
	}
}

function keyOf(cursor: string): PageKey {
	const key = readCursor(cursor)
	if (!key) throw invalidCursor()
	return key
}

/** The answer to a cursor that no page gave, or one with other filters. */
export function invalidCursor(): Response {
	return apiError(400, 'invalid', 'The cursor is not valid. Use the next_cursor of the page before, with the same filters.')
}
