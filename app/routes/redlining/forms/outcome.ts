/** What came of a form: one sentence, and the suggestion that it was about or that it made. */
export interface FormOutcome {
	said: string
	failed: boolean
	number?: number
}

/** Why nothing was done, in a sentence. */
export const refusals = {
	forbidden: 'Your role does not allow this. Ask the document’s owner.',
	stale: 'The text this suggestion refers to is no longer in the document.',
	conflict: 'Someone else has just decided on this. Review it again before you decide.',
	text_differs: 'This text has changed in the document. Reload the page and select it again.',
	nothing_to_change: 'The document already has this wording.',
	nothing: 'You have nothing to undo.',
	words_not_found: 'This text is not in the document. Copy it exactly as it appears.',
	not_found: 'This no longer exists. Reload the page.',
	empty: 'Enter some text.',
	own: 'This is your own email address.',
	no_such_person: 'No account uses that email address.',
	too_many: 'Too many requests. Try again in an hour.',
	several: 'This text appears more than once. Add a few words around it.',
	overlaps: 'There is already a suggestion on this text. Edit that one.',
	no_such_paragraph: 'This paragraph is no longer in the document. Reload the page.',
	unreadable: 'The file of this version can’t be read.',
	not_in_a_table: 'This paragraph is not in a table.',
	cells_differ: 'Enter exactly one line per cell. A row can only be deleted as a whole.',
	no_report: 'This version has no report yet, so there is nothing to draft suggestions from.',
} as const

/** An outcome that changed nothing. */
export function refused(said: string): FormOutcome {
	return { said, failed: true }
}

/**
 * The outcome of a domain function's answer.
 *
 * @param result what it gave: a value, the code of a refusal, or `null` where there is nothing like that for the member
 * @param say the sentence for a value
 */
export function outcomeOf<Value>(result: Value | keyof typeof refusals | null, say: (value: Value) => string): FormOutcome | null {
	if (result === null) return null
	if (typeof result === 'string' && result in refusals) return refused(refusals[result as keyof typeof refusals])
	const value = result as Value
	const number =
		typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'number' ? value.number : undefined
	return { said: say(value), failed: false, number }
}
