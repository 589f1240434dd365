import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from './search/all-matches.ts'

/** Words that say for whom the next ones hold. */
const audience = longPattern('giu')`
	\b(?:if|where|when|as)\s+(?:you\s+are\s+)?(not\s+)?an?\s+(?:\w+\s+)?(consumers?|business(?:es)?|traders?|professionals?|company)\b
	|(?:^|\n)[^\p{L}\n]{0,12}(?:(?:terms|liability|rights)\s+(?:for|to|of)\s+|for\s+)(?:\w+\s+)?(consumers?|business(?:es)?|traders?)\b
`
const ofBusinesses = longPattern('i')`
	\b(?:if|where|when|as)\s+(?:you\s+are\s+)?(?:not\s+a\s+consumer|an?\s+(?:\w+\s+)?(?:business|trader|professional|company))\b
	|\bbusiness\s+(?:users?|customers?)\b|\bfor\s+(?:businesses|traders)\b
`
/** A limb stands no farther behind the words that open its list (ours). */
const farthest = 4000
/** A heading of the next section ends a list. */
const nextHeading = /\n[^\p{L}\n]{0,4}(?:\d{1,2}\.)+\s+\p{Lu}[^\n:.]{2,60}(?=\n|$)/u

/**
 * Whether words hold for consumers only: their own sentence says so, or the opening of the list or section that they
 * stand in.
 */
export function isForConsumers(text: string, { start, end }: Span): boolean {
	const own = allMatches(text.slice(start, end), audience)[0]
	if (own) return isConsumer(own)
	const from = Math.max(0, start - farthest)
	const before = text.slice(from, start)
	const last = allMatches(before, audience).findLast(({ index, 0: words }) => opens(before, index + words.length))
	return last !== undefined && isConsumer(last) && !nextHeading.test(before.slice(last.index + last[0].length))
}

/** Whether a document has terms for businesses beside those for consumers. */
export function hasBusinessTerms(text: string): boolean {
	return ofBusinesses.test(text)
}

function isConsumer([, not, person, heading]: RegExpExecArray): boolean {
	return /^consumer/i.test(person ?? heading ?? '') !== (not !== undefined)
}

/** Whether the line of the words ends with a colon, or is a heading. */
function opens(text: string, at: number): boolean {
	const stop = text.indexOf('\n', at)
	const rest = text.slice(at, stop === -1 ? text.length : stop).trimEnd()
	return stop === -1 ? /:$/.test(rest) : /:$/.test(rest) || (rest.length < 40 && !/[.;,]$/.test(rest))
}
