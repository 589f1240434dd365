/**
 * The resources that the redlining page can change, each at a URL below the page's: `/review/{documentId}/decisions`.
 * Buttons have the small choices (accept or reject) as values.
 */
export type Resource =
	| 'decisions'
	| 'notes'
	| 'suggestions'
	| 'regenerate'
	| 'undo'
	| 'comments'
	| 'replies'
	| 'threads'
	| 'comments/file'
	| 'shares'
	| 'shares/remove'
	| 'counterparty/decisions'
	| 'counterparty/authors'

/** The name of the button that carries a form's choice. */
export const choice = 'choice'
