import { isSlot } from '#app/domain/review/wording/stands-in-place.ts'
import { isComment, proposedWords, type SuggestionChange } from './suggestion-change.ts'

/** Subjects on which a document can have only one rule: two accepted sentences would contradict each other. */
const subjects: readonly RegExp[] = [
	/\bliability\b[^.;]{0,160}\b(?:not\s+exceed|(?:is|be)\s+limited\s+to)\b/i,
	/\bstop\s+a\s+renewal\b|\brenewal\s+term\b/i,
	/\bgoverned\s+by\s+the\s+laws?\b/i,
	/\b(?:shall|will)\s+(?:defend|indemnify)\b/i,
	/\bmay\s+(?:not\s+)?assign\b/i,
	/\bmay\s+be\s+amended\b/i,
	/\bmay\s+terminate\b[^.;]{0,80}\b(?:at\s+any\s+time|without\s+cause|for\s+convenience)\b/i,
	/\bconfidentiality\s+obligations\s+end\b|\bfor\s+(?:\w+\s+\(\d+\)\s+)?years\s+after\s+this\b/i,
	/\bnot\s+solicit\b/i,
	/\bnotif(?:y|ied)\b[^.;]{0,120}\b(?:breach|incident)\b|\bnotice\s+of\s+a\s+breach\b/i,
]

/** Whether two changes add sentences on one subject. A changed number or name in an existing sentence adds none. */
export function onSameSubject(one: SuggestionChange, other: SuggestionChange): boolean {
	const [first, second] = [ownWords(one), ownWords(other)]
	return first !== second && subjects.some((subject) => subject.test(first) && subject.test(second))
}

function ownWords(change: SuggestionChange): string {
	if (isComment(change) || (change.kind === 'replace' && change.expected !== '' && isSlot(change.expected, change.text))) return ''
	return proposedWords(change, null).join(' ')
}
