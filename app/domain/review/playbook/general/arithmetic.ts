import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { parseNumberWords } from '#app/domain/review/facts/amounts/number-words.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import type { Rule } from '../rule.ts'
import { wrongFigures, wrongTotalBehind } from './number-sums.ts'
import { wrongSums, wrongTerm } from './worked-sums.ts'

interface Mismatch {
	index: number
	length: number
	/** The sum as it comes out, and the figure that is stated. */
	says: string
}

const digits = String.raw`\d[\d,]*(?:\.\d+)?`
const counting = patternPart`
	(?:
		[a-z]+(?:[\s-][a-z]+){0,2}\s?\((?<%c>\d{1,4})\)|(?<%d>\d{1,4})
		|(
			?<%w>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|two|three|four|five|six|seven|eight|nine|ten|eleven
			|twelve|thirteen|fourteen|fifteen|sixteen|eighteen
		)
	)
`
const period = String.raw`(?:days?|weeks?|months?|quarters?|years?)`
const often = String.raw`(?:daily|weekly|monthly|quarterly|annual|yearly|half-yearly|equal|successive|consecutive)`
const part = String.raw`(?:installments?|instalments?|tranches|portions|parts|payments)`
const lot = String.raw`(?:shares?|options?|units?|licenses?|hours?)`

const shares = new RegExp(String.raw`(?:\d{1,3}(?:\.\d+)?\s?%,?\s{1,2}(?:and\s)?){1,11}and\s\d{1,3}(?:\.\d+)?\s?%`, 'g')
const ofAWhole = new RegExp(String.raw`\b(?:${part}|split|divided|apportioned|allocated)\b`, 'i')

const currency = /[$€£]/

/** Parts of a number of things, and of a sum; `needs` is quick to say that a sentence has none. */
const equalParts = [
	{
		needs: new RegExp(lot, 'i'),
		pattern: new RegExp(
			patternPart`
				(?<total>${digits})\s${lot}\b[^.;%$€£]{0,60}\b(?:over|in|during)\s(?:a\speriod\sof\s)?${numbered('n')}\s(?:${often}\s){0,2}
				(?:${period}|${part})\b[^.;%$€£]{0,40}\b(?:at|of)\s(?<each>${digits})\s(?:${lot}\s)?(?:per|each|every|a)\b
			`,
			'gi',
		),
	},
	{
		needs: currency,
		pattern: new RegExp(
			patternPart`
				(?<sign>[$€£])\s?(?<total>${digits})\b[^.;%$€£]{0,80}\bin\s${numbered('n')}\s(?:${often}\s){0,3}${part}\sof\s[$€£]\s?(?<each>${digits})
				(?!\s?(?:million|thousand))
			`,
			'gi',
		),
	},
]

const priced = new RegExp(
	patternPart`
		(?<![$€£\d,.])(?<n>\d[\d,]*)\s(?:[a-z-]+\s){1,3}at\s(?:a\sprice\sof\s)?(?<sign>[$€£])\s?(?<each>${digits})\s(?:per|each|a|for\seach)\b
		[^.;%$€£]{0,60}\b(?:total(?:ing)?|aggregate|sum)\b[^.;%$€£]{0,30}[$€£]\s?(?<total>${digits})(?!\s?(?:million|thousand))
	`,
	'gi',
)

/** Parts that are not alike, or a total that holds more: nothing follows from them. */
const uneven = longPattern('i')`
	\b(?:
		cliff|first|initial|remaining|remainder|balance|thereafter|then|plus|less|discount|interest|tax|VAT|minimum|maximum|at\s+least
		|up\s+to|approximately|about|rounded
	)\b
`

const around = 120

/** Rounding to whole units, as a share of the total. */
const rounding = 0.01

function numbered(name: string): string {
	return counting.replaceAll('%', name)
}

/** Totals and their parts that stand in one sentence must agree; they are read only where each number is certain. */
export const arithmetic: Rule = {
	id: 'general.arithmetic',
	playbook: 'general',
	title: 'Totals and their parts agree',
	basis: { kind: 'G', source: 'drafting practice' },
	comparesFacts: true,
	decide(input) {
		const signedOn = factsNamed(input, 'effective_date')[0]?.value ?? null
		const { sentences } = input.structure
		const found = sentences.flatMap(({ start, text }, index) => {
			const before = sentences[index - 1]
			const total = /\d/.test(text) && before && before.clauseId === sentences[index]?.clauseId ? wrongTotalBehind(before.text, text) : null
			return [...mismatches(text, signedOn), ...(total ? [total] : [])].map((mismatch) => ({ ...mismatch, start: start + mismatch.index }))
		})
		const [first, ...more] = found.map(({ start, length, says }) => wordingOf({ start, end: start + length }, says))
		return first ? flagged(first, ...more) : notApplicable
	},
}

function wordingOf(span: Span, says: string) {
	return {
		kind: 'contradictory' as const,
		severity: 'medium' as const,
		span,
		says,
		why: 'In a dispute each side will rely on the number that suits it.',
		market: 'The parts add up to the total.',
		action: 'correct the numbers so that they agree',
		reason: 'Only one of them can be meant.',
	}
}

function mismatches(text: string, signedOn: string | null): Mismatch[] {
	if (!/\d/.test(text)) return []
	const plain = [...sharesOf(text), ...partsOf(text), ...pricesOf(text)]
	if (plain.length > 0) return plain
	const term = wrongTerm(text)
	const worded = [...wrongSums(text), ...(term ? [term] : [])]
	return worded.length > 0 ? worded : wrongFigures(text, signedOn)
}

function sharesOf(text: string): Mismatch[] {
	return allMatches(text, shares).flatMap(({ index, 0: list }) => {
		if (
			!ofAWhole.test(text.slice(Math.max(0, index - 80), index + list.length + 60)) ||
			uneven.test(text.slice(Math.max(0, index - 80), index))
		)
			return []
		const sum = (list.match(/\d{1,3}(?:\.\d+)?/g) ?? []).reduce((all, each) => all + Number(each), 0)
		// Less than the whole may be meant; more cannot be.
		return sum > 100.5 ? [{ index, length: list.length, says: `The parts add up to ${shown(sum)}%, not to 100%.` }] : []
	})
}

function partsOf(text: string): Mismatch[] {
	return equalParts.flatMap(({ needs, pattern }) =>
		needs.test(text) ? allMatches(text, pattern).flatMap((match) => product(match, numberOf(match, 'n'))) : [],
	)
}

function pricesOf(text: string): Mismatch[] {
	if (!currency.test(text)) return []
	return allMatches(text, priced).flatMap((match) => product(match, valueOf(match.groups?.n)))
}

function product({ index, 0: words, groups, input }: RegExpMatchArray, times: number | null): Mismatch[] {
	const [total, each] = [valueOf(groups?.total), valueOf(groups?.each)]
	if (
		index === undefined ||
		times === null ||
		total === null ||
		each === null ||
		uneven.test((input ?? words).slice(Math.max(0, index - around), index + words.length + around))
	)
		return []
	const sum = times * each
	const sign = groups?.sign ?? ''
	return Math.abs(sum - total) > Math.max(rounding * total, each === Math.floor(each) ? 0 : 1)
		? [
				{
					index,
					length: words.length,
					says: `${shown(times)} times ${sign}${shown(each)} is ${sign}${shown(sum)}, not ${sign}${shown(total)}.`,
				},
			]
		: []
}

function numberOf({ groups }: RegExpMatchArray, name: string): number | null {
	return (
		valueOf(groups?.[`${name}c`]) ?? valueOf(groups?.[`${name}d`]) ?? (groups?.[`${name}w`] ? parseNumberWords(groups[`${name}w`]!) : null)
	)
}

function valueOf(written: string | undefined): number | null {
	return written === undefined ? null : Number(written.replaceAll(',', ''))
}

function shown(value: number): string {
	return value.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
