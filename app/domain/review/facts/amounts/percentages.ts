import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'
import { matchesWithin, stretches } from '../stretches.ts'

export interface Percentage extends Span {
	value: number
}

const cue = /%|[Pp]er\s?cent|PER\s?CENT|\bbasis\spoints/g
const number = '\\d{1,3}(?:\\.\\d{1,6})?|\\d{1,2}(?:\\s|\\s?[-–]\\s?)\\d\\/\\d|(?:\\d{1,2}\\s?)?[½¼¾]'
const inDigits = new RegExp(`(?<![\\p{L}\\d.,/])(${number})\\s?(?:%|percent(?![\\p{L}])|per\\scent(?![\\p{L}]))`, 'giu')
/** "5-10%", "5 to 10 percent": the sign stands behind the second number only. */
const lowerEnd = new RegExp(
	`(?<![\\p{L}\\d.,$€£])(${number})\\s?(?:[-–—]|to)\\s?(?:${number})\\s?(?:%|percent(?![\\p{L}])|per\\scent(?![\\p{L}]))`,
	'giu',
)
const inWords = new RegExp(
	patternPart`
		(?<![\p{L}-])(?:(one[\s-]half|one[\s-]quarter|one[\s-]fourth|three[\s-]quarters)\sof\sone|(${numberWordsPattern}))\s
		(?:\(\d{1,3}\)\s)?(?:percent|per\scent)(?![\p{L}])
	`,
	'giu',
)
const points = /(?<![\p{L}\d.,])(\d{1,4})\sbasis\spoints/giu

/** All percentages in `text`, their spans shifted by `offset`. Of a range both ends; 50 basis points are 0.5. */
export function readPercentages(text: string, offset = 0): Percentage[] {
	const found: Percentage[] = []
	const near = stretches(text, cue, 110, 4)
	for (const [pattern, parse] of readers) {
		for (const { at, match } of matchesWithin(text, near, pattern)) {
			const value = parse(match[1] ?? match[2] ?? '')
			if (value !== null) found.push({ start: offset + at, end: offset + at + match[0].length, value })
		}
	}
	return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

const readers: readonly (readonly [RegExp, (written: string) => number | null])[] = [
	[inDigits, (written) => parseDigits(written.replace(/(?<=\d)\s?[-–]\s?(?=\d\/)/, ' '))],
	[lowerEnd, parseDigits],
	[inWords, parseNumberWords],
	[points, (written) => Number(written) / 100],
]
