import type { ActorReader } from './actors.ts'
import type { Token } from './tokens.ts'
import { baseOfGerund, baseOfParticiple } from './verb-forms.ts'
import { conditionWords, conjunctions, determiners, isAdverb, prepositions, pronouns, relatives, subordinators } from './words.ts'

/** Where the subject's words end: before adverbs, brackets and what commas enclose in front of the verb. */
export function subjectEnd(tokens: readonly Token[], from: number) {
	const interruptions: { start: number; end: number }[] = []
	let end = from
	for (let steps = 0; steps < 6; steps++) {
		while (
			end > 0 &&
			(isAdverb(tokens[end - 1]?.lower ?? '') ||
				(/^(?:each|both|all)$/.test(tokens[end - 1]?.lower ?? '') &&
					end > 1 &&
					!conjunctions.has(tokens[end - 2]?.lower ?? '') &&
					tokens[end - 2]?.text !== ',') ||
				tokens[end - 1]?.kind === 'paren')
		) {
			end--
			if (tokens[end]?.kind === 'paren') interruptions.push({ start: end, end: end + 1 })
		}
		// "You will not, and will not authorize others to": the first auxiliary waits for its verb.
		if (conjunctions.has(tokens[end - 1]?.lower ?? '')) {
			let back = end - 1
			if (tokens[back - 1]?.text === ',') back--
			if (tokens[back - 1]?.lower === 'not') back--
			if (/^(?:shall|will|may|must|can|does|do|is)$/.test(tokens[back - 1]?.lower ?? '')) {
				end = back - 1
				continue
			}
		}
		if (tokens[end - 1]?.text !== ',') break
		const open = interruptionStart(tokens, end - 1)
		if (open === -1) break
		interruptions.push({ start: open + 1, end: end - 1 })
		end = open
	}
	return { end, interruptions }
}

/** The comma that opens what the comma at `close` ends: ", in its sole discretion,"; -1 when there is none. */
function interruptionStart(tokens: readonly Token[], close: number): number {
	for (let at = close - 1; at > 0; at--) {
		const text = tokens[at]?.text ?? ''
		if (text === ';' || text === ':') return -1
		if (text !== ',') continue
		const word = tokens[at + 1]?.lower ?? ''
		if (
			prepositions.has(word) ||
			conditionWords.has(word) ||
			relatives.has(word) ||
			subordinators.has(word) ||
			isAdverb(word) ||
			/^(?:a|an|each|or|and|not|if|being|acting|together|provided|but|its|their|such|save)$/.test(word) ||
			baseOfGerund(word) !== null ||
			baseOfParticiple(word) !== null
		)
			return at
	}
	return -1
}

/** Where the words end that a relative clause belongs to. */
export function antecedentEnd(tokens: readonly Token[], relative: number): number {
	let end = relative
	while (
		end > 0 &&
		(tokens[end - 1]?.text === ',' ||
			tokens[end - 1]?.kind === 'paren' ||
			/^(?:of|to|for|in|under|by|from|with|on|upon|all|each|any)$/.test(tokens[end - 1]?.lower ?? ''))
	)
		end--
	return end
}

/** The subject without conjunctions, adverbs and phrases before it: "In addition [the Company]". */
export function trimSubject(tokens: readonly Token[], from: number, to: number, actorAt: ActorReader): { start: number; end: number } {
	let start = from
	while (
		start < to &&
		(conjunctions.has(tokens[start]?.lower ?? '') ||
			isAdverb(tokens[start]?.lower ?? '') ||
			tokens[start]?.kind === 'item' ||
			(tokens[start]?.kind === 'mark' && tokens[start]?.text !== '$') ||
			tokens[start]?.lower === 'provided')
	)
		start++
	if (start >= to) return { start, end: to }
	const whole = actorAt(tokens, start)
	if (whole && whole.end >= to) return { start, end: to }
	const opensWithPhrase = prepositions.has(tokens[start]?.lower ?? '')
	for (let at = start + 1; at < to; at++) {
		const before = tokens[at - 1]?.lower ?? ''
		if (
			prepositions.has(before) ||
			determiners.has(before) ||
			conjunctions.has(before) ||
			before === "'s" ||
			before === "'" ||
			before === 'to'
		)
			continue
		const actor = actorAt(tokens, at)
		if (actor && actor.end === to && (actor.actor.kind !== 'third' || opensWithPhrase) && !adjectiveBefore(tokens, at))
			return { start: at, end: to }
		if (
			opensWithPhrase &&
			(determiners.has(tokens[at]?.lower ?? '') || pronouns.has(tokens[at]?.lower ?? '')) &&
			tokens[at]?.lower !== 'that'
		)
			return { start: at, end: to }
	}
	return { start, end: to }
}

function adjectiveBefore(tokens: readonly Token[], at: number): boolean {
	if (determiners.has(tokens[at]?.lower ?? '')) return false
	const before = tokens[at - 1]
	if (!before || before.kind !== 'word') return before?.kind === 'mark'
	let back = at - 1
	while (
		back >= 0 &&
		tokens[back]?.kind === 'word' &&
		!determiners.has(tokens[back]?.lower ?? '') &&
		!prepositions.has(tokens[back]?.lower ?? '') &&
		at - back < 4
	)
		back--
	return determiners.has(tokens[back]?.lower ?? '') && back >= at - 2 && /(?:ing|ed|al|ive|ous|ary|er)$/.test(before.lower)
}
