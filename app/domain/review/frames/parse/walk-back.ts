import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ActorReader } from './actors.ts'
import type { Token } from './tokens.ts'
import type { VerbClause } from './verb-clause.ts'
import { baseOfGerund, baseOfParticiple } from './verb-forms.ts'
import {
	conditionWords,
	conjunctions,
	determiners,
	isAdverb,
	prepositions,
	pronouns,
	relatives,
	sayingVerbs,
	subordinators,
	timeNouns,
} from './words.ts'

/** How a backward walk for a noun phrase ended. */
export type Stop = 'start' | 'verb' | 'comma' | 'and' | 'mark' | 'condition' | 'proviso' | 'said' | 'relative' | 'time'

/** Where a walk ended. */
export interface Walk {
	start: number
	stop: Stop
	/** The token that ended the walk. */
	at: number
}

/** Walks back from a verb to where its subject begins. */
export function walkBack(
	tokens: readonly Token[],
	end: number,
	limit: number,
	previous: Pick<VerbClause, 'kind'> | null,
	actorAt: ActorReader,
	present = false,
): Walk {
	for (let at = end - 1; at >= limit; at--) {
		const token = tokens[at] as Token
		const word = token.lower
		if (token.kind === 'mark') {
			if (
				/^[;:?–—*^|#]$/.test(token.text) ||
				(token.text === '.' &&
					at < end - 1 &&
					!/^(?:inc|ltd|co|corp|llc|no|mr|ms|dr|st|l\.p|l\.l\.c|n\.a|p\.c|u\.s|s\.a)$/.test(tokens[at - 1]?.lower ?? ''))
			)
				return { start: at + 1, stop: 'mark', at }
			if (token.text === ',' && conditionWords.has(tokens[at - 1]?.lower ?? '')) return { start: at + 1, stop: 'condition', at: at - 1 }
			if (token.text === ',' && endsAtComma(tokens, at, end, limit, actorAt)) return { start: at + 1, stop: 'comma', at }
			continue
		}
		if (token.kind === 'item') return { start: at + 1, ...beforeItem(tokens, at) }
		if (word === 'that') {
			const stop = stopAtThat(tokens, at)
			if (stop) return { start: at + 1, stop, at }
			continue
		}
		if (
			(conditionWords.has(word) || word === 'as') &&
			shortened.test(tokens[at + 1]?.lower ?? '') &&
			(at + 2 >= end || tokens[at + 2]?.kind === 'mark')
		)
			continue
		if (conditionWords.has(word) && !(word === 'where' && at > 0 && tokens[at - 1]?.text !== ','))
			return { start: at + 1, stop: 'condition', at }
		if (relatives.has(word)) return { start: at + 1, stop: 'relative', at }
		if (subordinators.has(word)) return { start: at + 1, stop: 'time', at }
		if ((word === 'provided' || word === 'providing') && at > 0 && /^[,;]$/.test(tokens[at - 1]?.text ?? ''))
			return { start: at + 1, stop: 'proviso', at }
		if (
			/^(?:after|before|since|upon|except)$/.test(word) &&
			(at === limit || timeNouns.has(tokens[at - 1]?.lower ?? '') || tokens[at - 1]?.text === ',') &&
			at < end - 1 &&
			!prepositions.has(tokens[at + 1]?.lower ?? '')
		) {
			const actor = actorAt(tokens, at + 1)
			// "After the Term ends": a plain statement behind the word can only be its clause.
			if (present && (at === 0 || tokens[at - 1]?.text === ',') && !tokens.slice(at + 1, end).some(({ lower }) => prepositions.has(lower)))
				return { start: at + 1, stop: 'time', at }
			if (actor?.end === end || pronouns.has(tokens[at + 1]?.lower ?? '')) return { start: at + 1, stop: 'time', at }
		}
		// "To the extent the GDPR applies", "each time Customer pays".
		if (
			(present || word === 'extent') &&
			openingNouns.has(word) &&
			at < end - 1 &&
			(determiners.has(tokens[at + 1]?.lower ?? '') || pronouns.has(tokens[at + 1]?.lower ?? '') || actorAt(tokens, at + 1) !== null)
		)
			return { start: at + 1, stop: 'condition', at }
		if (conjunctions.has(word) && endsAtAnd(tokens, at, end, limit, previous, actorAt)) return { start: at + 1, stop: 'and', at }
	}
	return { start: limit, stop: limit === 0 ? 'start' : 'verb', at: limit - 1 }
}

const openingNouns = new Set('extent event case time moment date day'.split(' '))

const shortened = longPattern()`
	^(?:
		due|any|applicable|necessary|required|practicable|possible|so|requested|appropriate|reasonable|reasonably|payable|available
		|otherwise|terminated|not|needed|permitted
	)$
`

/** "If (a) the Customer fails": the word before the letter decides. */
function beforeItem(tokens: readonly Token[], at: number): { stop: Stop; at: number } {
	const word = tokens[at - 1]?.lower ?? ''
	if (conditionWords.has(word)) return { stop: 'condition', at: at - 1 }
	if (word === 'that') return { stop: stopAtThat(tokens, at - 1) ?? 'said', at: at - 1 }
	if (relatives.has(word)) return { stop: 'relative', at: at - 1 }
	if (subordinators.has(word)) return { stop: 'time', at: at - 1 }
	return { stop: conjunctions.has(word) || word === ',' ? 'and' : 'mark', at }
}

/** Whether a comma ends the walk: what stands behind it is a whole noun phrase of its own. */
function endsAtComma(tokens: readonly Token[], at: number, end: number, limit: number, actorAt: ActorReader): boolean {
	const next = tokens[at + 1]
	if (!next || at + 1 >= end) return false
	const word = next.lower
	if (conjunctions.has(word)) return false
	if (prepositions.has(word) || baseOfGerund(word) !== null) return false
	if (word === 'not' || isAdverb(word)) return next.kind === 'word' && at + 2 < end
	const first = firstOf(tokens, at, limit)
	if (actorAt(tokens, first)?.end === at && tokens.slice(at, end).some(({ lower }) => lower === 'and' || lower === 'or')) return false
	// "None of Company, its affiliates or agents": the list began before the comma.
	if (/^(?:none|neither|each|either)$/.test(tokens[first]?.lower ?? '') && tokens[first + 1]?.lower === 'of') return false
	if (/^(?:inc|llc|ltd|corp|l\.l\.c|l\.p)\b/.test(word)) return false
	return true
}

/** The first token of the stretch that ends at `at`: behind a mark or a word that opens a clause. */
export function firstOf(tokens: readonly Token[], at: number, limit: number): number {
	let first = at
	while (first > limit && !/^[;:]$/.test(tokens[first - 1]?.text ?? '') && !opensClause(tokens, first - 1)) first--
	while (conjunctions.has(tokens[first]?.lower ?? '') || tokens[first]?.text === ',') first++
	return first
}

function stopAtThat(tokens: readonly Token[], at: number): Stop | null {
	let back = at - 1
	while (back > 0 && (tokens[back]?.text === ',' || isAdverb(tokens[back]?.lower ?? '') || tokens[back]?.kind === 'paren')) back--
	const before = tokens[back]?.lower ?? ''
	if (back === 0 && (before === 'provided' || before === 'providing')) return 'condition'
	if (before === 'provided' || before === 'except' || before === 'save' || before === 'providing') return 'proviso'
	if (/^(?:condition|event|extent|case|so|such|assuming|conditional)$/.test(before)) return 'condition'
	if (sayingVerbs.has(before)) return 'said'
	if (conjunctions.has(before) || tokens[at - 1]?.text === ',')
		return tokens.slice(0, back).some((token, index) => token.lower === 'that' && sayingVerbs.has(tokens[index - 1]?.lower ?? ''))
			? 'said'
			: at === 0
				? null
				: 'relative'
	if (at === 0 || prepositions.has(before) || baseOfParticiple(before) !== null) return at === 0 || prepositions.has(before) ? null : 'said'
	return 'relative'
}

/** "Pays the fee and Customer delivers": the conjunction parts clauses; "Company and Customer shall": it joins nouns. */
function endsAtAnd(
	tokens: readonly Token[],
	at: number,
	end: number,
	limit: number,
	previous: Pick<VerbClause, 'kind'> | null,
	actorAt: ActorReader,
): boolean {
	const next = tokens[at + 1]
	// "Notices go by mail, and Provider may": a party alone behind ", and" begins a clause, unless parties are listed.
	if (tokens[at - 1]?.text === ',' && next) {
		const alone = actorAt(tokens, at + 1)
		const first = firstOf(tokens, at - 1, limit)
		if (alone?.end === end && alone.actor.kind === 'party' && !/^[,(]/.test(tokens[actorAt(tokens, first)?.end ?? -1]?.text ?? ''))
			return true
	}
	if (next && partyAlone(tokens, at, end, actorAt)) return true
	if (!previous || limit === 0) return false
	if (!next || at + 1 >= end || prepositions.has(next.lower) || /^(?:its|their|his|her|our|your)$/.test(next.lower)) return false
	let comma = at
	if (
		tokens[at]?.lower === 'or' &&
		next.kind === 'word' &&
		next.lower === next.text &&
		!determiners.has(next.lower) &&
		!pronouns.has(next.lower)
	)
		return false
	while (comma > limit && tokens[comma]?.text !== ',' && !opensClause(tokens, comma) && !/^[;:]$/.test(tokens[comma]?.text ?? '')) comma--
	if (comma <= limit && !opensClause(tokens, comma) && !/^[,;:]$/.test(tokens[comma]?.text ?? '')) return true
	if (/^[;:]$/.test(tokens[comma]?.text ?? '')) return false
	if (tokens[comma]?.text !== ',') return false
	if (comma === at - 1) return true
	const actor = actorAt(tokens, comma + 1)
	return !(actor?.end === at || previous.kind === 'condition' || previous.kind === 'time')
}

/** "The licenses expire and you must stop": a party behind "and" that stands beside no other actor has a clause of its own. */
function partyAlone(tokens: readonly Token[], at: number, end: number, actorAt: ActorReader): boolean {
	const alone = actorAt(tokens, at + 1)
	if (alone?.end !== end || alone.actor.kind !== 'party' || tokens[at - 1]?.kind !== 'word') return false
	for (let from = at - 1; from >= Math.max(0, at - 5); from--) if (actorAt(tokens, from)?.end === at) return false
	return (
		!/^(?:between|of|by|to|from|both|either|neither|each)$/.test(tokens[at - 1]?.lower ?? '') &&
		!tokens.slice(Math.max(0, at - 8), at).some(({ lower }) => /^(?:between|both|either|neither)$/.test(lower))
	)
}

function opensClause(tokens: readonly Token[], at: number): boolean {
	const word = tokens[at]?.lower ?? ''
	return word === 'that' || conditionWords.has(word) || relatives.has(word) || subordinators.has(word)
}
