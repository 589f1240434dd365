import { z } from 'zod'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'

/** A value that a list is sorted by. The last one of a list is unique. */
export interface SortKey<Context = void> {
	value: (context: Context) => Prisma.Sql
	type: 'int' | 'text' | 'date' | 'timestamptz' | 'uuid'
	descending: boolean
}

/** Where a page begins: after or before a row, by the values that the list is sorted by. */
export interface ListCursor {
	direction: 'after' | 'before'
	values: string[]
}

/** A page of a list. */
export interface PageRequest {
	take: number
	cursor?: ListCursor
}

const CursorValues = z.array(z.string().max(500)).min(1).max(4)

const shapes: Record<SortKey['type'], RegExp> = {
	int: /^-?\d{1,9}$/,
	text: /^[^\0]*$/,
	date: /^(\d{4,6}-\d{2}-\d{2}|infinity)$/,
	timestamptz: /^\d{4,6}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/,
	uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/,
}

/** Whether a value is one of a type: the database raises an error for a day or time that does not exist. */
function isOf(type: SortKey['type'], value: string): boolean {
	if (!shapes[type].test(value)) return false
	const parts = /^(\d{4,6})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?/.exec(value)
	if (!parts || (type !== 'date' && type !== 'timestamptz')) return true
	const [year, month, date, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
		number,
		number,
		number,
		number,
		number,
		number,
	]
	const day = new Date(0)
	day.setUTCFullYear(year, month - 1, date)
	// PostgreSQL has no year 0.
	return year > 0 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date && hours < 24 && minutes < 60 && seconds < 60
}

/** A cursor as a URL carries it. */
export function writeCursor(values: readonly string[]): string {
	return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values of a cursor; `null` for one that none of our pages gave. */
export function readListCursor(cursor: string, direction: ListCursor['direction']): ListCursor | null {
	try {
		return { direction, values: CursorValues.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString())) }
	} catch {
		return null
	}
}

/** A cursor that belongs to a list that is sorted otherwise, or to none. */
export class WrongCursor extends Error {}

/**
 * The parts of a query for one page of a sorted list.
 *
 * @throws WrongCursor for a cursor with values of another order
 */
export function keysetOf(keys: readonly Omit<SortKey, 'value'>[], cursor?: ListCursor) {
	const backwards = cursor?.direction === 'before'
	if (cursor && (cursor.values.length !== keys.length || keys.some(({ type }, at) => !isOf(type, cursor.values[at]!))))
		throw new WrongCursor('The cursor does not belong to this list')
	const downwards = ({ descending }: Pick<SortKey, 'descending'>) => descending !== backwards
	const positions = (expressions: readonly Prisma.Sql[], values: readonly string[]) =>
		keys.map((key, at) => ({ type: key.type, expression: expressions[at]!, value: values[at]!, down: downwards(key) })) as [
			Position,
			...Position[],
		]
	return {
		/** @param expressions the sort keys, as in `order` */
		condition: (expressions: readonly Prisma.Sql[]) => (cursor ? following(positions(expressions, cursor.values)) : Prisma.sql`true`),
		/** @param values the sort keys, as expressions or as names of columns */
		order: (values: readonly Prisma.Sql[]) =>
			Prisma.join(keys.map((key, at) => Prisma.sql`${values[at]!} ${Prisma.raw(downwards(key) ? 'DESC' : 'ASC')}`)),
		/** @param rows one more than the page has, if there is one */
		cut(rows: readonly { id: string; keys: string[] }[], take: number) {
			const more = rows.length > take
			const page = backwards ? rows.slice(0, take).toReversed() : rows.slice(0, take)
			const [first, last] = [page[0], page.at(-1)]
			return {
				ids: page.map(({ id }) => id),
				firstKeys: page.map(({ keys: [first] }) => first!),
				cursors: page.map(({ keys }) => writeCursor(keys)),
				older: last && (backwards || more) ? writeCursor(last.keys) : null,
				newer: first && (backwards ? more : cursor !== undefined) ? writeCursor(first.keys) : null,
			}
		},
	}
}

interface Position extends Pick<SortKey, 'type'> {
	expression: Prisma.Sql
	value: string
	down: boolean
}

/** Rows that follow one: a later first value, or the same and a later second one, and so on. */
function following([{ expression, value, type, down }, ...others]: readonly [Position, ...Position[]]): Prisma.Sql {
	const given = Prisma.sql`${value}::${Prisma.raw(type)}`
	const [past, notBefore] = (down ? ['<', '<='] : ['>', '>=']).map((sign) => Prisma.raw(sign))
	if (!hasOne(others)) return Prisma.sql`${expression} ${past} ${given}`
	// The first half lets an index begin at the row; the second decides.
	return Prisma.sql`(${expression} ${notBefore} ${given} AND (${expression} ${past} ${given} OR ${following(others)}))`
}

function hasOne<Value>(values: readonly Value[]): values is readonly [Value, ...Value[]] {
	return values.length > 0
}
