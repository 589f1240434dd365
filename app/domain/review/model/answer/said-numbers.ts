import { numberWordsPattern, parseNumberWords } from '../../facts/number-words.ts'

/** Sections, clauses and the like are no amounts: whether they are there is another proof. */
const references = /\b(?:sections?|clauses?|articles?|paragraphs?|exhibits?|schedules?|annex(?:es)?|appendix|recitals?|items?|step|rule|form|part|no\.)\s+(?:\(?[\dA-Za-z]{1,4}\)?(?:[.(][\dA-Za-z()]{1,5}){0,6})(?:(?:,|\s+and|\s+or|\s+to|\s?[-–])\s+\(?\d[\dA-Za-z.()]{0,8}){0,4}/gi

const digits = /(?<![\p{L}\p{N}.])\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\p{L}\p{N}.])\d+(?:\.\d+)?/gu
const inWords = new RegExp(String.raw`(?<![\p{L}])${numberWordsPattern}(?![\p{L}])`, 'giu')
const scales: Record<string, number> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 }
const counted = /^[\s-]*(?:calendar\s|business\s|working\s)?(?:days?|weeks?|months?|years?|hours?|percent|per\s?cent|%|times|dollars|usd|eur|pounds|shares)\b/i

/**
 * The numbers that a text states, whatever they are written in: "thirty (30) days", "$1.5 million", "12 months". Small
 * numbers in words count only before a unit, since "one point" and "two sides" state nothing.
 *
 * @returns each value once
 */
export function saidNumbers(text: string): Set<number> {
	const words = text.replace(references, ' ')
	const found = new Set<number>()
	for (const { 0: match, index } of words.matchAll(digits)) {
		const scale = /^\s?(thousand|million|billion|k|m|bn)\b/i.exec(words.slice(index + match.length))?.[1]
		found.add(Number(match.replaceAll(',', '')) * (scale ? scales[scale.toLowerCase()]! : 1))
	}
	for (const { 0: match, index } of words.matchAll(inWords)) {
		const value = parseNumberWords(match)
		if (value !== null && (value > 2 || counted.test(words.slice(index + match.length)))) found.add(value)
	}
	return found
}

/** Every number of a text that may stand for one of another: as it is, years as months, weeks as days, a share as percent. */
const equal = [1, 12, 1 / 12, 7, 1 / 7, 100, 1 / 100, 365, 1 / 365, 24, 1 / 24]

/**
 * Whether every number that a sentence states stands in the words it rests on, in figures, in words or in another unit.
 *
 * @param sources the words it rests on
 */
export function numbersStandIn(sentence: string, sources: readonly string[]): boolean {
	const stated = [...saidNumbers(sentence)].filter((value) => value !== 0)
	if (stated.length === 0) return true
	const known = new Set(sources.flatMap((source) => [...allNumbers(source)]))
	return stated.every((value) => [...known].some((other) => equal.some((factor) => close(other * factor, value))))
}

/** Of the document itself every number counts, also the small ones in words and those in references. */
function allNumbers(text: string): Set<number> {
	const found = saidNumbers(text)
	for (const [match] of text.matchAll(digits)) found.add(Number(match.replaceAll(',', '')))
	for (const [match] of text.matchAll(inWords)) {
		const value = parseNumberWords(match)
		if (value !== null) found.add(value)
	}
	if (/\bonce\b|\bsingle\b|\bone\b|\ban?\b/i.test(text)) found.add(1)
	if (/\btwice\b|\bboth\b|\bdouble\b/i.test(text)) found.add(2)
	if (/\bannual|\byearly|\byears?\b/i.test(text)) found.add(12)
	return found
}

function close(one: number, other: number): boolean {
	return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
}
