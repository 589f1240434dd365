import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { confidence } from '../confidence.ts'
import { currencyBefore, currencyBehind } from './currencies.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'
import { plainNumber } from './plain-number.ts'
import { matchesWithin, stretches } from '../stretches.ts'

/** A number written twice, "thirty (60) days": once in words, once in digits. */
export interface NumberPair extends Span {
	words: number
	digits: number
}

const digits = `(?:${currencyBefore})?\\s?(\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,4})?|\\d?[½¼¾])\\s?(?:%|st|nd|rd|th)?(?:[./]-|,-)?`
const wordsFirst = new RegExp(
	patternPart`
		(?<![\p{L}-])(${numberWordsPattern})(?:\s(?:and\s(?:no|(\d{1,2}))/(?:100s?|xx)\s)?(?:percent|per\scent|${currencyBehind}))?\s?\(\s?
		${digits}\s?\)
	`,
	'giu',
)
const digitsFirst = new RegExp(
	`(?<![\\p{L}\\d.,(])(\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,9})\\s?%?\\s?\\(\\s?(${numberWordsPattern})(?:\\s(?:percent|${currencyBehind}))?\\s?\\)`,
	'giu',
)

const inDigitsCue = /\(\s?(?:[A-Z.]{1,4}\s?)?[$€£¥₹₪]?\s?[\d½¼¾]/g
const inWordsCue = /\d\s?%?\s?\(\s?[A-Za-z]/g

/** What came before in words belongs to the same number, though no pattern joined the two: "four and one-half million ($4,500,000)". */
const goesOnBefore = longPattern('i')`
	\b(?:
		zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty
		|ninety|hundred|thousand|million|billion|half|third|quarter
	)s?(?:\s*\(\s?[\d.,]+\s?\))?(?:\s+|\s*[-–,]\s*)(?:and\s+)?$
`
const partBefore = /\b[\w-]*(?:th|half|third|quarter)s?\s+of\s+$/i
const scaleBehind = /^\W{0,3}(?:hundred|thousand|million|billion|[mb]n)\b/i
const reach = 40
/** Columns and pages set many blanks between two words. */
const wide = 160

/** All numbers that are written in words and in digits side by side, in document order; whether they agree is the caller's question. */
export function readNumberPairs(text: string): NumberPair[] {
	const pairs: NumberPair[] = []
	for (const { at, match } of matchesWithin(text, stretches(text, inDigitsCue, 130, 60), wordsFirst)) {
		add(at, match[0], match[1], match[3], Number(match[2] ?? 0) / 100)
	}
	for (const { at, match } of matchesWithin(text, stretches(text, inWordsCue, 130, 60), digitsFirst))
		add(at, match[0], match[2], match[1], 0)
	return pairs.sort((a, b) => a.start - b.start)

	function add(start: number, written: string, inWords = '', inDigits = '', cents: number) {
		const words = parseNumberWords(inWords)
		const digits = parseDigits(inDigits)
		const before = text.slice(Math.max(0, start - wide), start).replace(/\s+/g, ' ')
		if (words === null || digits === null || goesOnBefore.test(before) || partBefore.test(before)) return
		pairs.push({ start, end: start + written.length, words: words + cents, digits })
	}
}

/** Less than one apart may be a fraction or cents that only one of the two shows. */
const rounding = 1

/** Whether the two readings surely differ: two whole numbers of the same thing, both read as they were printed. */
export function disagrees({ start, end, words, digits }: NumberPair, text: string): boolean {
	const written = text.slice(start, end)
	if (Math.abs(words - digits) < rounding || scaleBehind.test(text.slice(end, end + reach))) return false
	// "Year One (1998)" names a year; "thirty percent (3016)" is a percent sign that a scanner read as digits.
	if (/\b(?:19|20)\d\d\b/.test(written) && words < 1900) return false
	return !(/%|per\s?cent/i.test(written) && digits > 100)
}

/** The pairs that contradict themselves. The value names both readings: "30 vs 60". */
export function readWordsVersusDigits(source: FactSource): ParsedFact[] {
	return readNumberPairs(source.text)
		.filter((pair) => disagrees(pair, source.text))
		.map((pair) =>
			makeFact(source, 'words_vs_digits', pair, {
				value: `${plainNumber(pair.words)} vs ${plainNumber(pair.digits)}`,
				confidence: confidence.labelled,
			}),
		)
}
