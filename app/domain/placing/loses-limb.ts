import { isSlot } from '#app/domain/review/wording/stands-in-place.ts'
import type { SuggestionChange } from './suggestion-change.ts'

/** A further duty or right in the same sentence: "and shall honor quotations". */
const limb =
	/(?:,|\band|\bbut|\bor)\s+(?:(?:it|he|she|they|also|then)\s+)?(?:shall|will|must|may|agrees?\s+to|is\s+(?:entitled|obliged|required)\s+to)\b([^.;]*)/gi
/** A further prohibition or grant in the sentence: lost unless the new words name it. */
const alsoBarred = /\b(?:subcontract|sub-contract|sublicens|delegat|pledg|encumb|sublet)\w{0,4}\b/gi
/** Share of a further duty's words that the new sentence must contain to keep it (our value). */
const kept = 0.5

/** Whether new words for a whole sentence drop a part of it about something else. */
export function losesLimb(change: SuggestionChange): boolean {
	if (change.kind !== 'replace' || change.text.trim() === '' || isSlot(change.expected, change.text)) return false
	const has = stemsOf(change.text)
	if ([...change.expected.matchAll(alsoBarred)].some(([word]) => !change.text.toLowerCase().includes(word.slice(0, 6).toLowerCase())))
		return true
	return [...change.expected.matchAll(limb)].some(([, words = '']) => {
		const stems = [...stemsOf(words)]
		return stems.length > 1 && stems.filter((stem) => has.has(stem)).length < kept * stems.length
	})
}

function stemsOf(text: string): Set<string> {
	return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)))
}
