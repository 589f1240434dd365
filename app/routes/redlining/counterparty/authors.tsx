import { createContext, use, useMemo, type ReactNode } from 'react'
import { authorLabel } from '#app/domain/counterparty/change-labels.ts'

const authorStyles = 4

const Authors = createContext<readonly string[]>([])

/** Gives each author of counterparty changes a style, the same wherever their changes are shown. */
export function CounterpartyAuthors({ authors, children }: { authors: readonly string[]; children: ReactNode }) {
	// The same array for the same people: another one would redraw all marks of the document.
	const names = JSON.stringify([...new Set(authors.map(authorLabel))])
	const value = useMemo(() => JSON.parse(names) as string[], [names])
	return <Authors value={value}>{children}</Authors>
}

/** The attribute that styles an element as an author's change. */
export function useAuthorStyle(author: string): { 'data-author': number } {
	return styleOf(use(Authors).indexOf(authorLabel(author)))
}

/** A legend of the authors whose changes the document shows. */
export function CounterpartyLegend() {
	const authors = use(Authors)
	return (
		<div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted print:hidden">
			<span>Tracked changes in the uploaded file (insertions underlined, deletions struck through):</span>
			<ul aria-label="Authors of tracked changes" className="flex list-none flex-wrap gap-x-4 gap-y-1">
				{authors.map((author, index) => (
					<li key={author} {...styleOf(index)}>
						<span className="redline-theirs-name font-semibold">{author}</span>
					</li>
				))}
			</ul>
		</div>
	)
}

function styleOf(index: number): { 'data-author': number } {
	return { 'data-author': Math.max(0, index) % authorStyles }
}
