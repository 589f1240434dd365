import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { numberWordsPattern, parseNumberWords } from '#app/domain/review/facts/amounts/number-words.ts'

/** Sections, clauses and the like are no amounts: whether they are there is another proof. */
const references = longPattern('gi')`
	\b(?:sections?|clauses?|articles?|paragraphs?|exhibits?|schedules?|annex(?:es)?|appendix|recitals?|items?|step|rule|form|part|no\.)\s+
	(?:\(?[\dA-Za-z]{1,4}\)?(?:[.(][\dA-Za-z()]{1,5}){0,6})(?:(?:,|\s+and|\s+or|\s+to|\s?[-–])\s+\(?\d[\dA-Za-z.()]{0,8}){0,4}
`

const digits = /(?<![\p{L}\p{N}.])\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\p{L}\p{N}.])\d+(?:\.\d+)?/gu
const inWords = new RegExp(String.raw`(?<![\p{L}])${numberWordsPattern}(?![\p{L}])`, 'giu')
const scales: Record<string, number> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 }
const counted = longPattern('i')`
	^[\s)-]*(?:calendar\s|business\s|working\s)?(
		days?\b|weeks?\b|months?\b|years?\b|hours?\b|percent\b|per\s?cent\b|%|times\b|dollars\b|usd\b|eur\b|pounds\b|shares\b
	)
`

/** A number with the unit that stands behind it, '' where none does. */
interface SaidNumber {
	value: number
	unit: string
}

/**
 * The numbers that a text states, however written: "thirty (30) days", "$1.5 million", "12 months". Small numbers in
 * words count only before a unit, since "one point" and "two sides" state nothing.
 */
export function saidNumbers(text: string): SaidNumber[] {
	const words = text.replace(references, ' ')
	const found: SaidNumber[] = []
	for (const { 0: match, index } of allMatches(words, digits)) {
		const behind = words.slice(index + match.length)
		const scale = /^\s?(thousand|million|billion|k|m|bn)\b/i.exec(behind)?.[1]
		found.push({ value: Number(match.replaceAll(',', '')) * (scale ? scales[scale.toLowerCase()]! : 1), unit: unitOf(behind) })
	}
	for (const { 0: match, index } of allMatches(words, inWords)) {
		const value = parseNumberWords(match)
		const unit = unitOf(words.slice(index + match.length))
		// "1.5 million" is counted with its figures.
		const isScale = /\d\s?$/.test(words.slice(Math.max(0, index - 3), index))
		if (value !== null && !isScale && (value > 2 || unit !== '')) found.push({ value, unit })
	}
	return found
}

function unitOf(behind: string): string {
	return counted.exec(behind)?.[1]?.toLowerCase() ?? ''
}

/** By what a number may be greater or smaller in another unit. */
const factors: readonly (readonly [RegExp, readonly number[]])[] = [
	[/^(?:month|year)/, [12]],
	[/^(?:day|week)/, [7]],
	[/^(?:day|year)/, [365]],
	[/^(?:hour|day)/, [24]],
	[/^(?:percent|per|%|times)/, [100]],
]

/**
 * Whether every number that a sentence states stands in the words it rests on, in figures, in words or in another unit.
 *
 * @param sources the words it rests on
 */
export function numbersStandIn(sentence: string, sources: readonly string[]): boolean {
	const stated = saidNumbers(sentence).filter(({ value }) => value !== 0)
	if (stated.length === 0) return true
	const known = [...new Set(sources.flatMap(allNumbers))]
	return stated.every(({ value, unit }) => {
		const by = factors.flatMap(([units, each]) => (units.test(unit) ? each : []))
		return known.some((other) => close(other, value) || by.some((factor) => close(other * factor, value) || close(other / factor, value)))
	})
}

/** Of the document itself every number counts, also the small ones in words and those in references. */
function allNumbers(text: string): number[] {
	const found = saidNumbers(text).map(({ value }) => value)
	for (const [match] of allMatches(text, digits)) found.push(Number(match.replaceAll(',', '')))
	for (const [match] of allMatches(text, inWords)) {
		const value = parseNumberWords(match)
		if (value !== null) found.push(value)
	}
	if (/\bonce\b|\bsingle\b|\bone\b|\ban?\b/i.test(text)) found.push(1)
	if (/\bhalf\b/i.test(text)) found.push(0.5)
	if (/\bquarter\b/i.test(text)) found.push(0.25)
	if (/\btwice\b|\bboth\b|\bdouble\b/i.test(text)) found.push(2)
	return found
}

function close(one: number, other: number): boolean {
	return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
}
