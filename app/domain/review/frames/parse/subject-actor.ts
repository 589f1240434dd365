import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Actor } from '../frame.ts'
import type { Reading } from './parse-tokens.ts'
import { conjunctions } from './words.ts'

/** Who the words from one token to another name, and whether they turn the statement round ("no party", "nothing"). */
export function subjectActor(reading: Reading, from: number, to: number, last: Actor | null): { actor: Actor | null; negative: boolean } {
	const { tokens, actorAt, parties } = reading
	let start = from
	const first = tokens[start]?.lower ?? ''
	if (/^(?:nothing|none|no|neither|nobody|no-one)$/.test(first)) {
		const general = actorAt(tokens, start)
		if (general && endsThere(reading, general.end, to)) return { actor: general.actor, negative: true }
	}
	const group = /^(?:each|either|both|neither|none|any|all)$/.test(first)
	const negative = /^(?:nothing|none|no|neither|nobody|no-one)$/.test(first)
	if (group && !actorAt(tokens, start)) {
		start++
		if (tokens[start]?.lower === 'of') start++
	}
	if (/^(?:it|he|she|they)$/.test(tokens[start]?.lower ?? '') && start === to - 1) return { actor: last, negative }
	const named: Actor[] = []
	let at = start
	while (at < to) {
		const here = actorAt(tokens, at)
		if (!here || /^'s?$/.test(tokens[here.end]?.lower ?? '')) break
		named.push(here.actor)
		at = here.end
		while (at < to && (tokens[at]?.kind === 'paren' || tokens[at]?.text === ',' || conjunctions.has(tokens[at]?.lower ?? ''))) at++
	}
	if (named.length === 0) return { actor: null, negative }
	const rest = at < to ? (tokens[at]?.lower ?? '') : ''
	// "Customer and its Affiliates": the first one acts; "the Company's failure" is nobody.
	if (
		at < to &&
		!longPattern()`
			^(?:
				of|in|to|that|which|who|whose|for|under|with|as|on|by|from|hereto|hereunder|receiving|making|giving|seeking|through|including|or
				|and|at|acting|being|may|its
			)$
		`.test(rest) &&
		!/(?:ing|ed)$/.test(rest)
	)
		return { actor: null, negative }
	const own = [...new Set(named.flatMap((actor) => (actor.kind === 'party' ? [actor.party] : [])))]
	const [one] = named
	if (own.length >= 2) return { actor: own.length === parties.length ? { kind: negative ? 'neither' : 'each' } : null, negative }
	return { actor: one ?? null, negative }
}

function endsThere(reading: Reading, end: number, to: number): boolean {
	return end >= to || /^(?:of|in|to|that|which|who|for|under|with|as|on|by|,|hereto|or|nor|and)$/.test(reading.tokens[end]?.lower ?? '')
}
