import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { passage, quoteSpan, sentenceAt, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { capBasis, readDiscount } from './price.ts'
import { noteTerms, owedAtMaturity, workedDebt, type Term } from './note-terms.ts'
import { borrowing } from './sides.ts'
import { highestFinancing, highestFinancingMultiple } from './thresholds.ts'

const financing = longPattern('i')`
	\b(?:qualified|qualifying|next|equity|priced|preferred(?:\s+stock)?)\s+(?:equity\s+)?(?:financing|round)\b|\bfinancing\s+threshold\b
	|\b(?:gross|aggregate|cash|total|net)\s+proceeds\b
	|\brais(?:es?|ing)\b[^.;]{0,80}\b(?:investors?|shares|stock|capital|equity|round)\b
	|\b(?:sale|sells?|issuance|offering)\b[^.;]{0,60}\b(?:preferred|stock|shares|equity)\b[^.;]{0,120}\$
`
const atLeast = longPattern('i')`
	\b(?:
		at\s+least|not\s+less\s+than|no\s+less\s+than|minimum|equal\s+to\s+or\s+(?:greater|more)|in\s+excess\s+of|exceed\w*|more\s+than
		|greater\s+than|or\s+more|totall?ing|of|raising
	)\b
`

/** The size from which a round converts the note by itself; `null` where none is stated. */
export function financingThreshold(input: RuleInput): Term | null {
	const topic = aboutTopic(input, /\b(?:qualified|qualifying)\s+(?:equity\s+)?(?:financing|round)|\bfinancing\s+threshold/i, financing)
	for (const sentence of topic?.structure.sentences ?? []) {
		if (/\bnon-?qualif/i.test(sentence.text) && !/\b(?:at\s+least|not\s+less|no\s+less)/i.test(sentence.text)) continue
		for (const { value, start, end } of readAmounts(sentence.text, sentence.start)) {
			const before = sentence.text.slice(Math.max(0, start - sentence.start - 100), start - sentence.start)
			const behind = sentence.text.slice(end - sentence.start, end - sentence.start + 30)
			if (value < 1000 || /\b(?:valuation|cap|principal|price)\b[^.;]{0,40}$/i.test(before)) continue
			if (atLeast.test(before) || /^\s*\)?\s*(?:or\s+(?:more|greater)|minimum)/i.test(behind) || /:\s*$/.test(before))
				return { value, start, end, sentence }
		}
	}
	return null
}

const otherWay = longPattern('i')`
	\bnon-?\s?qualif\w+\s+(?:equity\s+)?(?:financing|round|transaction)
	|\b(?:not|other\s+than)\s+a\s+qualified\s+(?:equity\s+)?financing\b
	|\b(?:optional|voluntary|elective)\s+conversion\b
	|\bany\s+(?:other\s+)?(?:equity\s+)?financing\b[^.;]{0,80}\b(?:not\s+(?:constitute|qualify|meet)|elect)
	|\b(?:elect|option|may|request)\w*\b[^.;]{0,100}\bconvert\b
	|\bconvert\w*\b[^.;]{0,80}\bat\s+(?:the\s+)?(?:election|option)\b
`

export const qualifiedFinancing: Rule = {
	id: 'convertible_note.qualified_financing',
	playbook: 'convertible_note',
	title: 'Conversion in a financing',
	basis: { kind: 'G', source: 'practice with seed notes; the marks are ours' },
	protects: borrowing,
	standard: 'A priced round above a stated size converts the note automatically.',
	wording: { number: { unit: 'dollar', asks: /\blower the bar\b/ } },
	decide(input) {
		const terms = noteTerms(input)
		const threshold = financingThreshold(input)
		if (!threshold) {
			const automatic =
				passage(input, /\bautomatically\s+(?:be\s+)?conver\w+|\b(?:shall|will)\s+(?:be\s+)?conver(?:t|ted)\b/i) ??
				wording(input, /\bqualified\s+financing\b/i)
			if (automatic) return undecided
			if (
				wording(
					input,
					longPattern('i')`
						\bconver(?:t|sion|tible)\w*\b[^.;]{0,120}\b(?:shares|stock|equity|financing)\b
						|\b(?:turns?|turned|becomes?|exchanged?)\b[^.;]{0,40}\b(?:shares|stock)\b
					`,
				)
			)
				return undecided
			return absent({
				severity: 'medium',
				says: 'No financing converts the note into stock, so it must be repaid in cash.',
				why: 'New investors will not fund a repayment of old debt.',
				market: 'A priced round above a stated size converts the note automatically.',
				action: 'add that the next priced round converts the note',
				reason: 'Both sides mean this money to become stock.',
				replacement: conversionClause,
			})
		}
		const tooHigh =
			threshold.value > highestFinancing &&
			(terms.principal === null || threshold.value >= terms.principal.value * highestFinancingMultiple)
		if (!tooHigh) return passed(quoteSpan(threshold.sentence, { index: threshold.start - threshold.sentence.start, 0: '' }))
		const optional = wording(input, otherWay)
		const worked = workedDebt(terms, capBasis(input))
		return flagged({
			severity: optional ? 'low' : 'high',
			span: quoteSpan(threshold.sentence, { index: threshold.start - threshold.sentence.start, 0: '' }),
			says:
				`The note converts automatically only in a round of ${dollars(threshold.value)} or ` +
				`more${optional ? '; a smaller round leaves the choice to the holder' : ''}.`,
			why: `If the company raises less, the debt stays and falls due in cash.${worked ? ` ${worked}.` : ''}`,
			market: 'A threshold that the next round will surely reach, often $1 million. A majority of holders may convert in a smaller round.',
			action: 'lower the conversion threshold to $1,000,000, and let a majority of holders convert in a smaller round',
			reason: 'The note should convert in the round that both sides expect.',
			fallback: 'The threshold as it is, if a majority of the Notes may convert in any priced round.',
			replacement: conversionClause,
		})
	},
}

const conversionClause =
	'Upon the closing of a sale of preferred stock with gross proceeds to the Company of at least $1,000,000, excluding conversion of ' +
	'the Notes, the outstanding principal and accrued interest will automatically convert into that preferred stock at the lower of ' +
	'the discount price and the cap price. In any smaller sale of preferred stock, the holders of a majority in principal amount of ' +
	'the Notes may elect to convert all Notes on the same terms.'

const intoPreferred = longPattern('i')`
	\b(?:conver(?:t|ts|ted|sion|tible)|turns?\s+into|becomes?)\b[^.]{0,300}\b(?:
		preferred|(?:same|such)\s+(?:class|series|type|securities|shares)
		|(?:equity\s+securities|shares|stock|securities)\s+(?:issued|sold|purchased)|conversion\s+shares|financing\s+(?:securities|shares)
	)
`
const shadow = longPattern('i')`
	\bshadow\b|\bsub-?series\b|\bseparate\s+series\b
	|\bliquidation\s+preference\b[^.]{0,240}\b(?:
		conversion\s+price|cap\s+price|discount\s+price|price\s+(?:per\s+share\s+)?at\s+which|principal|equal\s+(?:to|the)
		|based\s+(?:up)?on|same\s+(?:price|amount)|adjusted|reduced
	)
	|\bidentical\b[^.]{0,200}\b(?:except|other\s+than|save)\b|\bexcept\b[^.]{0,160}\bliquidation\b
	|\b(?:one|another|other)\s+series\b[^.]{0,80}\bpreference
`

export const preferenceOverhang: Rule = {
	id: 'convertible_note.preference_overhang',
	playbook: 'convertible_note',
	title: 'Liquidation preference overhang',
	basis: { kind: 'G', source: 'practice with seed notes: shadow series of preferred stock' },
	protects: borrowing,
	stake: 8,
	standard: 'Conversion into a shadow series: the same rights, with a liquidation preference equal to the price paid.',
	wording: { stands: 'beside' },
	decide(input) {
		const terms = noteTerms(input)
		const discount = readDiscount(input)
		const cheap =
			(discount !== null && discount.value > 0) ||
			terms.cap !== null ||
			wording(input, /\b(?:discount|valuation\s+cap|cap\s+price)\b/i) !== null
		const clause = passage(input, intoPreferred)
		if (!clause || !cheap) return notApplicable
		const cure = shadow.exec(visibleText(input))
		if (cure) {
			const span = { start: cure.index, end: cure.index + cure[0].length }
			return passed(sentenceAt(input, span) ?? span)
		}
		if (!/\bpreferred|preference|\bsame\s+(?:class|series|type|securities)/i.test(visibleText(input))) return undecided
		const owed = owedAtMaturity(terms) ?? (terms.principal ? Math.round(terms.principal.value * 100) : null)
		const worked =
			owed !== null && discount && discount.value > 0 && discount.value < 90
				? ` A debt of ${dollars(owed / 100)} at ${percent(discount.value)} off gets stock with a preference of ` +
					`${dollars(Math.round((owed * 100) / (100 - discount.value)) / 100)}.`
				: ''
		return flagged({
			severity: 'medium',
			span: clause,
			says: `The note converts into the new investors’ series at a lower price, which creates a liquidation preference overhang.${worked}`,
			why: 'Liquidation preference is the amount paid first in a sale. Each share would carry more of it than the holder paid.',
			market: 'Conversion into a shadow series: the same rights, with a liquidation preference equal to the price paid.',
			action: 'let the notes convert into a shadow series with a liquidation preference equal to the conversion price',
			reason: 'No investor should get back more than it put in before the others are paid.',
			fallback: 'The excess in common stock.',
			replacement:
				'The Notes will convert into a shadow series of the preferred stock sold in the financing, identical in all respects except that ' +
				'the per share liquidation preference, conversion price and dividend rate will be based on the price at which the Notes convert.',
			decideBy: 'lawyer',
		})
	},
}
