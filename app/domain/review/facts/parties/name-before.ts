import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import type { Words } from './party.ts'
import { companySuffix, readName } from './party-name.ts'

const starts = longPattern('gu')`
	(?:
		^
		|\b(?:
			with|of|by|to|from|for|at|and|that|which|join|joining|choosing|between|among|employ|engage|retain|licenses|leases|grants|sells
			|appoints|engages|lets|hires|allows|in|if|discussed|advised|represents?
		)[,:]?\s+
		|[.,;:(]\s+|\n
	)(?:the\s)?(?=[\p{Lu}\d])
`
const sentenceEnd = /(?<!\b(?:Inc|Corp|Ltd|Co|No|St|Mr|Ms|Mrs|Dr|Jr|Sr|INC|LTD|CORP|CO|[A-Z]))\.\s+(?=\p{Lu})/gu
/** A description between a name and its mark is no longer. */
const farthest = 320

/** The company whose name ends nearest before `to`, inside the sentence: "employment with Acme, Inc., its heirs (the". */
export function nameBefore(text: string, from: number, to: number): Words | null {
	const begin = Math.max(from, to - farthest)
	const chunk = text.slice(begin, to)
	const cut = allMatches(chunk, sentenceEnd).at(-1)
	const first = cut ? cut.index + cut[0].length : 0
	const own = chunk.slice(first)
	let best: Words | null = null
	for (const match of allMatches(own, starts)) {
		const at = begin + first + match.index + match[0].length
		const name = readName(text, at, to)
		if (!name || name.blank || name.span.start > at + 4) continue
		const direct =
			/^[\s,]{0,3}$/.test(text.slice(name.span.end, to)) && /^\p{Lu}/u.test(name.span.text) && name.span.text.split(/\s/).length <= 6
		// ", Education for Nobel, Inc.": of an office only what stands behind "for" is the company.
		if (/,\s$/.test(own.slice(0, match.index + match[0].length)) && /\s(?:for|at|with|of)\s(?=\p{Lu})/u.test(name.span.text)) continue
		if ((companySuffix.test(name.span.text) || direct) && (best === null || name.span.start >= best.end)) best = name.span
	}
	return best
}
