import type { Member } from '#app/domain/identity/member.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { longestViewName, mostViews } from './view-limits.ts'
import { filterQuery, isFiltered, readFilters } from './vault-filters.ts'

/** Filters under a name. */
export interface SavedView {
	id: string
	name: string
	/** The query of the vault's page. */
	query: string
}

/** Why a view is not saved. */
export type ViewRefusal = 'name_missing' | 'name_too_long' | 'name_taken' | 'nothing_to_save' | 'too_many_views'

type Owner = Pick<Member, 'id'>

/** The views of a person, by name. */
export function savedViews({ db }: Pick<Services, 'db'>, { id: userId }: Owner): Promise<SavedView[]> {
	return db.savedView.findMany({
		where: { userId },
		orderBy: [{ name: 'asc' }, { id: 'asc' }],
		select: { id: true, name: true, query: true },
	})
}

/** Keeps the filters of a query under a name. What the query has beside filters, such as a page's cursor, is left out. */
export async function saveView(
	{ db }: Pick<Services, 'db'>,
	{ id: userId }: Owner,
	typed: string,
	query: string,
): Promise<SavedView | ViewRefusal> {
	const name = nameOf(typed)
	if (isRefusal(name)) return name
	const { filters } = readFilters(new URLSearchParams(query))
	if (!isFiltered(filters) && !filters.sort) return 'nothing_to_save'
	if ((await db.savedView.count({ where: { userId } })) >= mostViews) return 'too_many_views'
	return unlessTaken(() =>
		db.savedView.create({
			data: { userId, name: name.text, query: filterQuery(filters).toString() },
			select: { id: true, name: true, query: true },
		}),
	)
}

/** @returns `null` when the person has no such view */
export async function renameView(
	{ db }: Pick<Services, 'db'>,
	{ id: userId }: Owner,
	viewId: string,
	typed: string,
): Promise<'renamed' | ViewRefusal | null> {
	const name = nameOf(typed)
	if (isRefusal(name)) return name
	const renamed = await unlessTaken(() => db.savedView.updateMany({ where: { id: viewId, userId }, data: { name: name.text } }))
	if (typeof renamed === 'string') return renamed
	return renamed.count > 0 ? 'renamed' : null
}

/** @returns whether the person had such a view */
export async function deleteView({ db }: Pick<Services, 'db'>, { id: userId }: Owner, viewId: string): Promise<boolean> {
	const { count } = await db.savedView.deleteMany({ where: { id: viewId, userId } })
	return count > 0
}

function nameOf(typed: string): { text: string } | ViewRefusal {
	const text = typed
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	if (text === '') return 'name_missing'
	return [...text].length > longestViewName ? 'name_too_long' : { text }
}

function isRefusal(value: { text: string } | ViewRefusal): value is ViewRefusal {
	return typeof value === 'string'
}

async function unlessTaken<Value>(write: () => Promise<Value>): Promise<Value | 'name_taken'> {
	try {
		return await write()
	} catch (error) {
		if (isUniqueViolation(error)) return 'name_taken'
		throw error
	}
}
