import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '#app/domain/review/clauses/clause.ts'
import { type Confidence, confidence } from '../confidence.ts'
import type { Duration } from './durations.ts'
import type { FactName, ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { plainNumber } from '../amounts/plain-number.ts'

/** One fact for each reading of a length of time: "thirty (60) days" gives 30 and 60, neither of them sure. */
export function durationFacts(source: FactSource, name: FactName, duration: Duration, sure: Confidence): ParsedFact[] {
	const { readings, unit } = duration
	return readings.map((quantity) =>
		makeFact(source, name, duration, {
			value: plainNumber(quantity),
			unit,
			quantity,
			confidence: readings.length > 1 ? confidence.disputed : sure,
		}),
	)
}

/** What stands before and behind a value inside its sentence, at most `reach` characters each. */
export function around(sentence: Sentence, { start, end }: Span, reach = 90): { before: string; behind: string } {
	const from = start - sentence.start
	const to = end - sentence.start
	return {
		before: evenly(sentence.text.slice(Math.max(0, from - 2 * reach), from)).slice(-reach),
		behind: evenly(sentence.text.slice(to, to + 2 * reach)).slice(0, reach),
	}
}

/** Words that a page set wide apart, with one space between them. */
export function evenly(words: string): string {
	return words.replace(/[ \t\u00a0]{2,}/g, ' ')
}

/** Facts that say the same of the same words, once. */
export function withoutRepeats(facts: readonly ParsedFact[]): ParsedFact[] {
	const seen = new Set<string>()
	return facts.filter((fact) => {
		const key = `${fact.name} ${fact.start} ${fact.end} ${fact.value}`
		if (seen.has(key)) return false
		seen.add(key)
		return true
	})
}
