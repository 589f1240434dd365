import { categories, uncategorized } from '#app/domain/review/type/catalogue.ts'

/** How a list is sorted. `relevance` is for searches. */
export const vaultSorts = ['relevance', 'updated', 'name', 'expiring'] as const

export type VaultSort = (typeof vaultSorts)[number]

/** Which documents of a vault are listed; what is not set does not matter. */
export interface VaultFilters {
	/** What somebody typed into the search; empty for none. */
	q: string
	category?: string
	type?: string
	status?: 'draft' | 'final' | 'signed'
	/** A part of a party's name. */
	party?: string
	tag?: string
	/** The reader's own, those of others that are shared with them, or their own that are shared with somebody. */
	shared?: 'mine' | 'with_me' | 'by_me'
	favorite?: true
	/** With findings in the newest complete report. */
	redFlags?: true
	/** Ends within so many days, today included. */
	expiringIn?: number
	/** Days as YYYY-MM-DD in UTC, each included. */
	updatedFrom?: string
	updatedTo?: string
	effectiveFrom?: string
	effectiveTo?: string
	sort?: VaultSort
}

/** The farthest that 'expiring' looks, in days: ten years. */
export const farthestExpiry = 3650

/** The names of the filters in a URL's query, for pages and the API alike. */
export const filterNames = {
	q: 'Words to search for in names, labels and texts: word, "a phrase", -word',
	category: 'A category code',
	type: 'A document type',
	status: 'DRAFT, FINAL or SIGNED',
	party: 'A part of a party’s name',
	tag: 'A tag',
	shared: 'mine, with_me or by_me',
	favorite: '1 for your favorites only',
	red_flags: '1 for documents with red flags only',
	expiring_in: `Days, from 1 to ${farthestExpiry}: documents that end by then`,
	updated_from: 'The first day of the last change, as YYYY-MM-DD',
	updated_to: 'The last day of the last change',
	effective_from: 'The first effective date, as YYYY-MM-DD',
	effective_to: 'The last effective date',
	sort: 'relevance (with q), updated, name or expiring',
} as const

/**
 * The filters of a query. What can't be read is left out and named in a sentence.
 *
 * @returns `problems` are empty when everything was read
 */
export function readFilters(query: URLSearchParams): { filters: VaultFilters; problems: string[] } {
	const problems: string[] = []
	const text = (name: keyof typeof filterNames) =>
		query
			.get(name)
			?.replaceAll('\0', '')
			.trim()
			.slice(0, name === 'q' ? 2000 : 200) || undefined
	const read = <Value>(
		name: keyof typeof filterNames,
		accept: (value: string) => Value | undefined,
		expected: string,
	): Value | undefined => {
		const given = text(name)
		if (given === undefined) return undefined
		const value = accept(given)
		if (value === undefined) problems.push(`The filter ${name} is not valid. ${expected}`)
		return value
	}
	const oneOf =
		<Value extends string>(values: readonly Value[]) =>
		(given: string) =>
			values.find((value) => value.toLowerCase() === given.toLowerCase())
	const day = (name: 'updated_from' | 'updated_to' | 'effective_from' | 'effective_to') =>
		read(name, (given) => (isDay(given) ? given : undefined), 'Give a day such as 2026-11-24.')
	const yes = (name: 'favorite' | 'red_flags') =>
		read(name, (given) => (given === '1' ? (true as const) : undefined), 'Give 1 or leave it out.')

	const filters: VaultFilters = {
		q: text('q') ?? '',
		category: read('category', oneOf([...categories, uncategorized].map(({ code }) => code)), 'Give the code of a category.'),
		type: text('type'),
		status: read('status', oneOf(['draft', 'final', 'signed']), 'Give DRAFT, FINAL or SIGNED.'),
		party: text('party'),
		tag: text('tag'),
		shared: read('shared', oneOf(['mine', 'with_me', 'by_me']), 'Give mine, with_me or by_me.'),
		favorite: yes('favorite'),
		redFlags: yes('red_flags'),
		expiringIn: read(
			'expiring_in',
			(given) => (/^[1-9]\d{0,3}$/.test(given) && Number(given) <= farthestExpiry ? Number(given) : undefined),
			`Give a number of days from 1 to ${farthestExpiry}.`,
		),
		updatedFrom: day('updated_from'),
		updatedTo: day('updated_to'),
		effectiveFrom: day('effective_from'),
		effectiveTo: day('effective_to'),
		sort: read('sort', oneOf(vaultSorts), 'Give relevance, updated, name or expiring.'),
	}
	return { filters, problems }
}

/** The query of a page or call with these filters, always in the same order. */
export function filterQuery(filters: VaultFilters): URLSearchParams {
	const query = new URLSearchParams()
	const values: Record<keyof typeof filterNames, string | number | true | undefined> = {
		q: filters.q,
		category: filters.category,
		type: filters.type,
		status: filters.status?.toUpperCase(),
		party: filters.party,
		tag: filters.tag,
		shared: filters.shared,
		favorite: filters.favorite,
		red_flags: filters.redFlags,
		expiring_in: filters.expiringIn,
		updated_from: filters.updatedFrom,
		updated_to: filters.updatedTo,
		effective_from: filters.effectiveFrom,
		effective_to: filters.effectiveTo,
		sort: filters.sort,
	}
	for (const [name, value] of Object.entries(values)) if (value) query.set(name, value === true ? '1' : String(value))
	return query
}

/** Whether anything narrows the list; sorting does not. */
export function isFiltered(filters: VaultFilters): boolean {
	return Object.entries(filters).some(([name, value]) => name !== 'sort' && Boolean(value))
}

function isDay(given: string): boolean {
	const day = new Date(`${given}T00:00:00Z`)
	return /^[12]\d{3}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)
}
