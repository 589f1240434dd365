import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { confidence } from './confidence.ts'
import { currencyBefore, currencyBehind } from './currencies.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'
import { plainNumber } from './plain-number.ts'
import { matchesWithin, stretches } from './stretches.ts'

/** A number written twice, "thirty (60) days": once in words, once in digits. */
export interface NumberPair extends Span {
	words: number
	digits: number
}

const digits = `(?:${currencyBefore})?\\s?(\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,4})?|\\d?[½¼¾])\\s?(?:%|st|nd|rd|th)?(?:[./]-|,-)?`
const wordsFirst = new RegExp(`(?<![\\p{L}-])(${numberWordsPattern})(?:\\s(?:and\\s(?:no|\\d{1,2}|00)/(?:100s?|xx)\\s)?(?:percent|per\\scent|${currencyBehind}))?\\s?\\(\\s?${digits}\\s?\\)`, 'giu')
const digitsFirst = new RegExp(`(?<![\\p{L}\\d.,(])(\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,9})\\s?%?\\s?\\(\\s?(${numberWordsPattern})(?:\\s(?:percent|${currencyBehind}))?\\s?\\)`, 'giu')

const inDigitsCue = /\(\s?(?:[A-Z.]{1,4}\s?)?[$€£¥₹₪]?\s?[\d½¼¾]/g
const inWordsCue = /\d\s?%?\s?\(\s?[A-Za-z]/g

/** All numbers that are written in words and in digits side by side, in document order; whether they agree is the caller's question. */
export function readNumberPairs(text: string): NumberPair[] {
	const pairs: NumberPair[] = []
	for (const [pattern, cue, wordsAt, digitsAt] of [[wordsFirst, inDigitsCue, 1, 2], [digitsFirst, inWordsCue, 2, 1]] as const) {
		for (const { at, match } of matchesWithin(text, stretches(text, cue, 130, 60), pattern)) {
			const words = parseNumberWords(match[wordsAt] ?? '')
			const inDigits = parseDigits(match[digitsAt] ?? '')
			// "Section one (1)" numbers nothing; "one (i)" is no digit and never comes here.
			if (words === null || inDigits === null) continue
			// "TWO MILLION, FIVE HUNDRED THOUSAND ($2,500,000)": the words begin before the comma.
			if (wordsAt === 1 && /\b(?:half|thirds?|quarters?|fourths?|eighths?|tenths?|hundredths?)\sof\s$/i.test(text.slice(Math.max(0, at - 24), at))) continue
			if (wordsAt === 1 && /\b(?:hundred|thousand|million|billion),?\s+(?:and\s+)?$/i.test(text.slice(Math.max(0, at - 24), at))) continue
			pairs.push({ start: at, end: at + match[0].length, words, digits: inDigits })
		}
	}
	return pairs.sort((a, b) => a.start - b.start)
}

/** Whether the two readings differ by more than rounding ("thirty-three and one-third (33.33)"). */
export function disagrees({ words, digits: inDigits }: NumberPair): boolean {
	return Math.abs(words - inDigits) > 0.01
}

/** The pairs that contradict themselves. The value names both readings: "30 vs 60". */
export function readWordsVersusDigits(source: FactSource): ParsedFact[] {
	return readNumberPairs(source.text)
		.filter(disagrees)
		.map((pair) => makeFact(source, 'words_vs_digits', pair, { value: `${plainNumber(pair.words)} vs ${plainNumber(pair.digits)}`, confidence: confidence.labelled }))
}
