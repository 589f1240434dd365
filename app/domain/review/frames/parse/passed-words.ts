import type { Token } from './tokens.ts'
import { baseOfParticiple, isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import { conjunctions, determiners, isAdverb, prepositions } from './words.ts'

/** Stretches that belong neither to the auxiliary nor to its verb: tokens. */
export type Between = { start: number; end: number }[]

/** Passes over what may stand between an auxiliary and its verb: adverbs, negations, brackets, what commas enclose. */
export function passOver(tokens: readonly Token[], from: number, between: Between): { at: number; negated: boolean } {
	let at = from
	let negated = false
	for (let steps = 0; steps < 12; steps++) {
		const word = tokens[at]?.lower ?? ''
		if (word === ':' || tokens[at]?.kind === 'item') {
			at++
			continue
		}
		if (word === 'not' || word === 'never' || (word === 'no' && /^(?:longer|way)$/.test(tokens[at + 1]?.lower ?? ''))) {
			if (word === 'not' && tokens[at + 1]?.lower === 'only') at++
			else negated = !negated
			at += word === 'no' ? 2 : 1
		} else if (tokens[at]?.kind === 'paren') {
			between.push({ start: at, end: at + 1 })
			at++
		} else if (
			isAdverb(word) ||
			word === 'each' ||
			word === 'both' ||
			word === 'all' ||
			((word === 'and' || word === 'or') && isAdverb(tokens[at + 1]?.lower ?? '') && isAdverb(tokens[at - 1]?.lower ?? ''))
		)
			at++
		else if (word === ',' && at > from - 1) {
			const close = tokens.slice(at + 1, at + 32).findIndex(({ text }) => text === ',')
			if (close < 1) break
			const end = at + 1 + close
			const next = nextWord(tokens, end + 1)
			const opener = tokens[at + 1]?.lower ?? ''
			if (conjunctions.has(opener)) break
			if (!(isBaseVerb(next) || next === 'not' || isAdverb(next) || baseOfParticiple(next) !== null) && !prepositions.has(opener)) break
			between.push({ start: at + 1, end })
			at = end + 1
		} else if ((prepositions.has(word) || word === 'no') && !(isBaseVerb(word) && !prepositions.has(word))) {
			const verb = verbBehindPhrase(tokens, at)
			if (verb === -1) break
			if (word === 'in' && tokens[at + 1]?.lower === 'no') negated = true
			between.push({ start: at, end: verb })
			at = verb
		} else break
	}
	return { at, negated }
}

/** The word at a place in lower case; empty behind the end. */
export function nextWord(tokens: readonly Token[], at: number) {
	return tokens[at]?.lower ?? ''
}

/** "Shall [within 30 days of the request] deliver": where the verb stands; -1 when none does. */
function verbBehindPhrase(tokens: readonly Token[], from: number): number {
	for (let at = from + 1; at < Math.min(tokens.length, from + 24); at++) {
		const word = tokens[at]?.lower ?? ''
		const before = tokens[at - 1]?.lower ?? ''
		if (word === ';' || word === ':') return -1
		if (word === 'not' || (word === 'be' && before !== 'to')) return at
		if (
			!isBaseVerb(word) ||
			determiners.has(before) ||
			prepositions.has(before) ||
			before === "'s" ||
			before === "'" ||
			capital.test(tokens[at]?.text ?? '')
		)
			continue
		const next = tokens[at + 1]?.lower ?? ''
		if (isAlsoNoun(word) && (/^(?:of|and|or|,|)$/.test(next) || isBaseVerb(next))) continue
		if (isAlsoNoun(word) && /^(?:prior|written|reasonable|days'?|good|due|further|sole|own|advance)$/.test(before)) continue
		return at
	}
	return -1
}

const capital = /^\p{Lu}/u
