import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'

/** What the cards of a page have in common. */
export interface CardPlace {
	/** Equal for equal places: every answer of the server has new objects. */
	key: string
	documentId: string
	/** The query of the current page, to return to. */
	query: string
	version: number
	mayDecide: boolean
	mayComment: boolean
	/** Who can be mentioned in a comment. */
	people: readonly NamedPerson[]
	/** The page with that suggestion opened. */
	linkTo(number: number): string
	/** The report at the finding of a suggestion. */
	findingLink(findingId: string): string
}
