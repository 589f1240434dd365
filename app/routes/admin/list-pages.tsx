import { ButtonLink } from '#app/ui/button.tsx'

/** The way through a list in pages: back to its beginning, on to the next page. */
export function ListPages({ first, next }: { first: string | null; next: string | null }) {
	if (!first && !next) return null
	return (
		<nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
			{first ? (
				<ButtonLink to={first} variant="secondary" size="small">
					First page
				</ButtonLink>
			) : null}
			{next ? (
				<ButtonLink to={next} variant="secondary" size="small">
					Next page
				</ButtonLink>
			) : null}
		</nav>
	)
}

/** The query without its cursor, for the first page of the same list; `null` on the first page itself. */
export function firstPageQuery(query: URLSearchParams): string | null {
	if (!query.has('cursor')) return null
	const first = new URLSearchParams(query)
	first.delete('cursor')
	return `?${first}`
}
