/** What came of a form: one sentence, and the suggestion that it was about or that it made. */
export interface FormOutcome {
	said: string
	failed: boolean
	number?: number
}

/** Why nothing was done, in a sentence. */
export const refusals = {
	forbidden: 'Your role in this document does not allow that. Ask its owner.',
	stale: 'The words this suggestion stands on are not in the document any more.',
	conflict: 'Somebody else decided that just now. Look at it again before you decide.',
	text_differs: 'Those words stand differently in the document now. Load the page again and select them anew.',
	nothing_to_change: 'Those are the words that stand there already.',
	nothing: 'There is nothing of yours to undo.',
	words_not_found: 'Those words are not in the document. Copy them as they stand there.',
	not_found: 'That is not there any more. Load the page again.',
	empty: 'Write something first.',
	own: 'That is your own address.',
	no_such_person: 'No account uses that email address.',
	too_many: 'That was too much in a short time. Try again in an hour.',
	several: 'Those words stand in the document more than once. Add a few words around them.',
	overlaps: 'There is a suggestion on these words already. Edit that one.',
	no_such_paragraph: 'That paragraph is not in the document any more. Load the page again.',
	unreadable: 'The file of this version can’t be read.',
	not_in_a_table: 'That paragraph stands in no table.',
	cells_differ: 'A row has one line for each of its cells, no more and no fewer. A struck row can only be struck whole.',
	no_report: 'There is no report of this version yet, so there is nothing to make suggestions from.',
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
