/**
 * What the redlining page can change, each at an address of its own below the page's: `/review/{documentId}/decisions`.
 * Buttons carry the small choices (accept or reject).
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
