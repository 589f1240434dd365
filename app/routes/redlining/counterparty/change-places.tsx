import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { DecidedChange } from '#app/domain/counterparty/counterparty-change.ts'
import { authorLabel } from '#app/domain/counterparty/change-labels.ts'
import type { ViewMark } from '#app/domain/word/page-view/view-document.ts'

/** The part of a counterparty change that the document's text shows. */
export type DrawnChange = Pick<DecidedChange, 'number' | 'kind' | 'author' | 'text' | 'replaced' | 'state'> & { start: number; end: number }

const ChangePlacesContext = createContext<ReadonlyMap<string, readonly DrawnChange[]>>(new Map())
const none: readonly DrawnChange[] = []

/** Gives each paragraph its counterparty changes, so that it is redrawn only when one of them was decided. */
export function ChangePlacesProvider({ changes, children }: { changes: readonly DecidedChange[]; children: ReactNode }) {
	// The same for the same decisions: every answer of the server has new objects.
	const drawn = JSON.stringify(
		changes.flatMap(({ number, kind, author, text, replaced, state, place }) =>
			place === null ? [] : [{ in: place.paragraphId, number, kind, author, text, replaced, state, start: place.start, end: place.end }],
		),
	)
	const places = useMemo(() => {
		const byParagraph = new Map<string, DrawnChange[]>()
		for (const change of JSON.parse(drawn) as (DrawnChange & { in: string })[])
			byParagraph.set(change.in, [...(byParagraph.get(change.in) ?? []), change])
		return byParagraph
	}, [drawn])
	return <ChangePlacesContext value={places}>{children}</ChangePlacesContext>
}

/** The counterparty changes of a paragraph, in document order. */
export function useChangesIn(paragraphId: string): readonly DrawnChange[] {
	return useContext(ChangePlacesContext).get(paragraphId) ?? none
}

/** Whether a change was accepted: its words are then shown like any others. */
export function isAccepted({ state }: Pick<DrawnChange, 'state'>): boolean {
	return state === 'accepted'
}

/** Whether words that the file marks as deleted are gone for good. */
export function isGoneForGood(mark: ViewMark, changes: readonly DrawnChange[]): boolean {
	return (
		mark.kind === 'deleted' &&
		changes.some(
			(change) =>
				isAccepted(change) &&
				(change.start === mark.at || change.end === mark.at) &&
				authorLabel(change.author) === mark.author &&
				(change.replaced ?? change.text).includes(mark.text),
		)
	)
}
