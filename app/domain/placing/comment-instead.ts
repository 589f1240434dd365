import type { PlacedChange } from './place-quoted.ts'
import type { ChangeFault } from './prove-change.ts'
import { proposedWords } from './suggestion-change.ts'
import type { SuggestionDraft } from '#app/domain/placing/suggestion-draft.ts'

/**
 * `names`: the wording needs a name that the document lacks; `place`: the replaced words contain something else, which
 * would be lost; `said`: the document already covers the subject; `twice`: another change here covers it.
 */
type Fault = ChangeFault | 'names' | 'place' | 'said' | 'twice'

const faults: Record<Fault, string> = {
	point_stays: 'with these words in place the review still finds the same point',
	new_point: 'with these words in place the review finds another point that was not there before',
	terms: 'the change would leave a term without its definition',
	references: 'the change would leave a reference that leads nowhere',
	unread: 'this document is too long to be read again for each change',
	place: 'words that should stay could get lost with those it would replace',
	said: 'the document speaks of the subject here already, and the words that are there may have to change instead',
	twice: 'another change suggested here speaks of the same subject, and both together would contradict each other',
	names: 'the wording needs a name that this document does not have',
}

/**
 * Turns a draft whose change failed a check into a comment on the same words: the reason asks for the wording and
 * quotes it, and the document stays as it is.
 */
export function commentInstead(draft: SuggestionDraft, { placed: { text } }: PlacedChange, fault: Fault): SuggestionDraft {
	const { change } = draft
	const wording = proposedWords(change, null).join(' ').trim()
	const onWords = change.kind === 'replace' && change.expected !== ''
	const span = onWords ? { start: change.start, end: change.end, expected: change.expected } : lastWords(text)
	const where = onWords ? 'Proposed wording' : 'Proposed wording, to follow here'
	return {
		...draft,
		change: { kind: 'replace', paragraphId: change.paragraphId, ...span, text: span.expected },
		reason: wording === '' ? draft.reason : `${draft.reason} ${where}: “${wording}”`,
		internalNote: `${draft.internalNote}\nProposed as a comment, not as an edit: ${faults[fault]}.`,
		offset: span.start,
	}
}

/** The last few words of a paragraph: most edits come before them, so a comment there is rarely in their way. */
function lastWords(text: string): { start: number; end: number; expected: string } {
	const expected = /\S+(?:\s+\S+){0,2}\s*$/.exec(text)?.[0].trimEnd() ?? text
	const start = text.lastIndexOf(expected)
	return { start, end: start + expected.length, expected }
}
