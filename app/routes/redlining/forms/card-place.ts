import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'

/** What the cards of a page share. */
export interface CardPlace {
	/** The same for places that are the same: what comes back from the server is new objects every time. */
	key: string
	documentId: string
	/** The query of the page one is on, to come back to. */
	query: string
	version: number
	mayDecide: boolean
	mayComment: boolean
	/** Who can be called by name in a comment. */
	people: readonly NamedPerson[]
	/** The page with that suggestion opened. */
	linkTo(number: number): string
	/** The report at the finding a suggestion came from. */
	findingLink(findingId: string): string
}
