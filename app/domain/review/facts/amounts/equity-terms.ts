import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import { around, durationFacts } from '../dates/duration-facts.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'
import { plainNumber } from './plain-number.ts'

const vests = /\bvest(?:s|ed|ing)?\b/i
const spread = /\b(?:over|during|in|for)\s(?:a\s|an\s|the\s)?(?:total\s|period\sof\s|following\s|next\s|\w+\s(?=period))?(?:\w+\s){0,2}$/i
const cliffBehind = /^[-\s]{0,3}(?:\w+\s){0,2}?cliff\b/i
const cliffBefore = /\bcliff\b[^.;]{0,40}$/i
const firstYear = /\b(?:one[\s-](?:year|\(1\)\syear)|first|1st|12[\s-]month)\s(?:\(1st\)\s)?anniversary\b/i
const preference = /\bliquidation\b|\bpreference\b|\boriginal\s(?:issue|purchase)\sprice\b/i
const multiple = new RegExp(
	`(?<![\\w.,])(\\d{1,2}(?:\\.\\d{1,2})?)\\s?[x×](?![\\w])|(?<![\\p{L}-])(${numberWordsPattern})\\s(?:\\(\\d{1,2}(?:\\.\\d)?x?\\)\\s)?times\\b`,
	'giu',
)

/** How shares are earned: the whole period, and the first stretch without any. */
export function readVestingFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		if (!vests.test(sentence.text)) return []
		const durations = within(source.durations, sentence)
		const facts = durations.flatMap((duration) => {
			const { before, behind } = around(sentence, duration, 120)
			if (duration.unit !== 'months') return []
			if (cliffBehind.test(behind) || cliffBefore.test(before)) return durationFacts(source, 'vesting_cliff', duration, confidence.stated)
			if (
				spread.test(before) &&
				!/\bvest\s(?:immediately|in\sfull)|\bfully[\s-]vested|\b(?:exercis\w+|coverage|benefits?|salary|continu\w+)\b[^.;]{0,90}$/i.test(
					before,
				) &&
				Math.min(...duration.readings) >= 6
			)
				return durationFacts(source, 'vesting_period', duration, confidence.implied)
			return /^[-\s](?:vesting|period\sof\svesting)/i.test(behind)
				? durationFacts(source, 'vesting_period', duration, confidence.stated)
				: []
		})
		const anniversary = facts.some(({ name }) => name === 'vesting_cliff') ? null : firstYear.exec(sentence.text)
		if (anniversary && vests.test(sentence.text.slice(Math.max(0, anniversary.index - 160), anniversary.index + 160))) {
			const start = sentence.start + anniversary.index
			facts.push(
				makeFact(
					source,
					'vesting_cliff',
					{ start, end: start + anniversary[0].length },
					{ value: '12', unit: 'months', quantity: 12, confidence: confidence.implied },
				),
			)
		}
		return facts
	})
}

/** How many times their price investors get back first: "1x", "two times the Original Issue Price". */
export function readPreferenceFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		if (!preference.test(sentence.text)) return []
		return allMatches(sentence.text, multiple).flatMap((match) => {
			const value = match[1] === undefined ? parseNumberWords(match[2] ?? '') : parseDigits(match[1])
			const near = sentence.text.slice(Math.max(0, match.index - 100), match.index + 120)
			if (value === null || value > 20 || !preference.test(near)) return []
			const start = sentence.start + match.index
			return [
				makeFact(
					source,
					'liquidation_preference',
					{ start, end: start + match[0].length },
					{
						value: plainNumber(value),
						unit: 'times',
						quantity: value,
						confidence: /liquidation/i.test(near) ? confidence.stated : confidence.implied,
					},
				),
			]
		})
	})
}

const simple =
	/\bsimple\b[^.;]{0,30}\binterest\b|\binterest\b[^.;]{0,60}\bsimple\b|\bnot\s(?:be\s)?compound\w*|\b(?:no|without)\scompound\w*/i
const compound = /\bcompound(?:ed|s|ing)?\b(?:\s(?:on\sa\s)?(annual|semi-?annual|quarter|month|dai|week|continuous)\w*(?:\s(?:basis))?)?/i
const often: Record<string, string> = {
	annual: 'yearly',
	semiannual: 'twice a year',
	'semi-annual': 'twice a year',
	quarter: 'quarterly',
	month: 'monthly',
	dai: 'daily',
	week: 'weekly',
	continuous: 'continuously',
}

/** Whether interest bears interest: `simple`, `compound`, or how often: `compound, yearly`. */
export function readInterestKind(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		if (!/simple|compound/i.test(sentence.text) || !/\binterest\b|\brate\b|\baccru/i.test(sentence.text)) return []
		const plain = simple.exec(sentence.text)
		const match =
			plain ??
			(/\binterest\b[^.;]{0,160}\bcompound|\bcompound\w*\b[^.;]{0,60}\binterest\b/i.test(sentence.text)
				? compound.exec(sentence.text)
				: null)
		if (!match) return []
		const start = sentence.start + match.index
		const times = often[(match[1] ?? '').toLowerCase()]
		return [
			makeFact(
				source,
				'interest_kind',
				{ start, end: start + match[0].length },
				{ value: plain ? 'simple' : times ? `compound, ${times}` : 'compound', confidence: confidence.stated },
			),
		]
	})
}
