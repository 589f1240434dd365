import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { Duration, Slot } from '../frame.ts'
import type { FrameSource } from '../read-frames.ts'
import type { Provision } from './provisions.ts'
import { longestTime } from './word-slots.ts'

/**
 * How long a restraint lasts: in its own words, in the "Restricted Period" that it names, else in the words that open its
 * list ("For one year after the end, the Employee shall not: …").
 */
export function restrictedTime({ sentence }: Pick<Provision, 'sentence'>, { structure }: FrameSource): Slot<Duration> | null {
	const own = longestTime(timeWords(sentence))
	if (own) return own
	const period = structure.definedTerms.find(({ term }) => /\b(?:period|term|time)\b/i.test(term) && sentence.text.includes(term))
	const definition =
		period && structure.sentences.find(({ start, end }) => period.definition.start >= start && period.definition.start < end)
	if (definition) return longestTime(definition)
	const before = samePeriod.test(sentence.text)
		? structure.sentences[structure.sentences.findIndex(({ start }) => start === sentence.start) - 1]
		: undefined
	const same = before ? longestTime(timeWords(before)) : null
	if (same) return same
	const opening = openingOf(sentence, structure.sentences)
	return opening ? longestTime(timeWords(opening)) : null
}

const samePeriod = /\b(?:during|for|throughout|within)\s+(?:the|that)\s+same\s+(?:period|time|term)\b/i

function timeWords({ text, start }: Sentence) {
	const cleaned = text.replace(
		longPattern('gi')`
			\b(?:within|during|in|at\s+any\s+time\s+(?:within|during))\s+(?:the\s+)?(?:
				last|previous|prior|preceding
				|(?:\w+\s+)?(?:\(\d+\)\s+)?\w+\s+(?:months?|years?)\s+(?:before|prior|preceding|immediately\s+(?:before|prior|preceding))
			)[^.,;]{0,80}
		`,
		(words) => ' '.repeat(words.length),
	)
	return { text: cleaned, start }
}

function openingOf(sentence: Sentence, sentences: readonly Sentence[]): Sentence | null {
	const at = sentences.findIndex(({ start }) => start === sentence.start)
	for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
		const before = sentences[index]!
		if (before.text.trimEnd().endsWith(':')) return before
		if (/[.]$/.test(before.text.trimEnd()) && index < at - 1) return null
	}
	return null
}
