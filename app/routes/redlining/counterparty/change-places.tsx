import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { DecidedChange } from '#app/domain/counterparty/counterparty-change.ts'
import { authorWords } from '#app/domain/counterparty/change-labels.ts'
import type { ViewMark } from '#app/domain/word/page-view/view-document.ts'

/** A change of theirs as far as the document's text shows it. */
export type DrawnTheirs = Pick<DecidedChange, 'number' | 'kind' | 'author' | 'text' | 'replaced' | 'state'> & { start: number; end: number }

const TheirPlaces = createContext<ReadonlyMap<string, readonly DrawnTheirs[]>>(new Map())
const none: readonly DrawnTheirs[] = []

/** Tells the paragraphs of a document which changes of theirs stand in each: they are drawn again only when one was decided. */
export function TheirPlacesProvider({ changes, children }: { changes: readonly DecidedChange[]; children: ReactNode }) {
	// The same for the same decisions: what comes back from the server is new objects every time.
	const drawn = JSON.stringify(
		changes.flatMap(({ number, kind, author, text, replaced, state, place }) =>
			place === null ? [] : [{ in: place.paragraphId, number, kind, author, text, replaced, state, start: place.start, end: place.end }],
		),
	)
	const places = useMemo(() => {
		const byParagraph = new Map<string, DrawnTheirs[]>()
		for (const change of JSON.parse(drawn) as (DrawnTheirs & { in: string })[])
			byParagraph.set(change.in, [...(byParagraph.get(change.in) ?? []), change])
		return byParagraph
	}, [drawn])
	return <TheirPlaces value={places}>{children}</TheirPlaces>
}

/** The changes of theirs in a paragraph, in the order in which they stand there. */
export function useTheirsIn(paragraphId: string): readonly DrawnTheirs[] {
	return useContext(TheirPlaces).get(paragraphId) ?? none
}

/** Whether a change was taken: its words read like all others from then on. */
export function isPlain({ state }: Pick<DrawnTheirs, 'state'>): boolean {
	return state === 'accepted'
}

/** Whether words that the file marks as deleted are gone for good. */
export function isGoneForGood(mark: ViewMark, theirs: readonly DrawnTheirs[]): boolean {
	return (
		mark.kind === 'deleted' &&
		theirs.some(
			(change) =>
				isPlain(change) &&
				(change.start === mark.at || change.end === mark.at) &&
				authorWords(change.author) === mark.author &&
				(change.replaced ?? change.text).includes(mark.text),
		)
	)
}
