import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { quoteSpan, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { noteTerms, workedDebt, type Term } from './note-terms.ts'
import { conversionPrice, priceText, sharesIssued } from './note-arithmetic.ts'
import { borrowing, lending } from './sides.ts'
import { alarmingDiscount, highestDiscount, usualDiscount } from './thresholds.ts'

/** A price of the round that gives a founder a feel for the discount: one dollar. */
const dollarPrice = { cents: 100n, shares: 1n }

/** US dollars that show a discount at work where the note names no principal. */
const sampleSum = 10_000

/**
 * The discount off the round's price, in percent; `null` where none is stated. "80% of the price paid" and a
 * "Discount Rate" that the price is multiplied by both mean 100 less the number.
 */
export function readDiscount(input: RuleInput): Term | null {
	for (const sentence of input.structure.sentences) {
		if (!/\bdiscount|\bprice\b|\bper\s+share\b|\bless\s+than\b|%\s+off\b/i.test(sentence.text)) continue
		const factor = /\b(?:price|share|investors?|financing)\b[^.;]{0,80}\b(?:multiplied\s+by|times)\s+(0?\.\d{1,3})(?!\d)/i.exec(
			sentence.text,
		)
		if (factor?.[1]) {
			const start = sentence.start + factor.index + factor[0].length - factor[1].length
			return { value: Number((100 - Number(factor[1]) * 100).toFixed(1)), start, end: start + factor[1].length, sentence }
		}
		const part =
			/\bprice\b[^.;%]{0,80}\b(?:reduced|lowered|discounted)\s+by\s+((?:(?:one|a|two|three)[\s-])(?:half|thirds?|quarters?|fifths?|tenths?))\b/i.exec(
				sentence.text,
			)
		const fraction = part?.[1] ? fractionOf(part[1]) : null
		if (part?.[1] && fraction !== null) {
			const start = sentence.start + part.index + part[0].length - part[1].length
			return { value: fraction, start, end: start + part[1].length, sentence }
		}
		for (const { value, start, end } of readPercentages(sentence.text, sentence.start)) {
			const before = sentence.text.slice(Math.max(0, start - sentence.start - 90), start - sentence.start)
			const behind = sentence.text.slice(end - sentence.start, end - sentence.start + 110)
			const ofPrice =
				/^\s?\)?\s*(?:of|times|multiplied\s+by|x|×)\s+(?:the\s+)?(?:[\w-]+\s+){0,5}?(?:price|per\s+share|purchase)/i.test(behind) &&
				value >= 30 &&
				value < 100
			const reduced = /\bprice\b[^.;%]{0,60}\b(?:reduced\s+by|less|minus|lowered\s+by)\s+(?:[\w-]+\s+\(?|\()?$/i.test(before)
			const named =
				reduced ||
				/\bdiscount(?:ed)?\b[^.;%]{0,70}$/i.test(before) ||
				longPattern('i')`
					^\s?\)?\s*(?:
						(?:\(the\s+)?["“]?discount|less\s+than\s+(?:the\s+)?(?:new|other)?\s*investors|(?:below|off)\s+(?:the\s+)?(?:\w+\s+){0,3}price
						|off(?=[\s.,;])
					)
				`.test(behind)
			if (ofPrice && !/\b(?:holders?|majority|at\s+least)\b[^.;]{0,30}$/i.test(before)) return { value: 100 - value, start, end, sentence }
			if (named && !/\binterest\b[^.;%]{0,30}$/i.test(before) && value < 100)
				return { value: isRate(input, sentence.text, value) ? 100 - value : value, start, end, sentence }
		}
	}
	return null
}

const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 }
const partsOf: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 }

function fractionOf(words: string): number | null {
	const [count = '', part = ''] = words.toLowerCase().split(/[\s-]+/)
	const [over, under] = [counts[count], partsOf[part.replace(/s$/, '')]]
	return over && under && over < under ? Number(((over / under) * 100).toFixed(1)) : null
}

/** Whether a stated "Discount Rate" is what the price is multiplied by (80%), and not what comes off it (20%). */
function isRate(input: RuleInput, words: string, value: number) {
	if (/\b(?:100\s?(?:%|percent)?|one(?:\s+hundred\s+percent)?|1)\s*(?:minus|less|-|–)\b/i.test(words)) return false
	const multiplied = wording(
		input,
		/\b(?:multipl\w+\s+by|times|product\s+of)\b[^.;]{0,80}\bdiscount\s+rate\b|\bdiscount\s+rate\b[^.;]{0,20}\b(?:multipl\w+\s+by|times)\b/i,
		/\b(?:100\s?(?:%|percent)|one|1)\s*(?:minus|less|-|–)\b/i,
	)
	return multiplied !== null || (value > 50 && /\bdiscount\s+rate\b/i.test(words))
}

export const discount: Rule = {
	id: 'convertible_note.discount',
	playbook: 'convertible_note',
	title: 'Discount',
	basis: { kind: 'S', source: 'published guides to seed notes, which name a discount of 15% to 25%' },
	protects: borrowing,
	standard: 'Discounts run from 15% to 25%, and 20% is the most common.',
	wording: { number: { unit: 'percent', unless: /\bdiscount\b/i } },
	decide(input) {
		const found = readDiscount(input)
		if (!found)
			return wording(input, /\bdiscount(?:ed)?\s+(?:rate|price|to|of)\b/i, /\b(?:no|without)\b[^.;]{0,20}\bdiscount/i)
				? undecided
				: notApplicable
		if (found.value <= highestDiscount) return passed(quoteSpan(found.sentence, { index: found.start - found.sentence.start, 0: '' }))
		const off = percent(found.value)
		const price = conversionPrice({ capCents: null, sharesCounted: null, roundPrice: dollarPrice, discount: found.value })
		const sum = Math.round((noteTerms(input).principal?.value ?? sampleSum) * 100)
		const worked = price
			? `When others pay $1.00 a share, this holder pays ${priceText(price)}. For ${dollars(sum / 100)} it gets ` +
				`${grouped(sharesIssued(sum, price))} shares, where they get ${grouped(sharesIssued(sum, dollarPrice))}.`
			: ''
		return flagged({
			severity: found.value > alarmingDiscount ? 'high' : 'medium',
			span: quoteSpan(found.sentence, { index: found.start - found.sentence.start, 0: '' }),
			says: `The discount is ${off}, more than the usual 15% to 25%.`,
			why: `${worked} The extra shares dilute the founders.`,
			market: 'Discounts run from 15% to 25%, and 20% is the most common.',
			action: `reduce the discount to ${usualDiscount}%`,
			reason: 'It is the usual reward for investing early.',
			fallback: '25%.',
			replacement:
				'The conversion price will be 80% of the lowest price per share paid in cash by the new investors in the Qualified Financing.',
		})
	},
}

function grouped(count: number) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

const counted = longPattern('i')`
	\bdivided\s+by\s+(?:the\s+(?:total\s+)?number\s+of\s+)?all\b[^.;]{0,40}\bshares\b|\bcapitali[sz]ation\b|\bfully[\s-]diluted\b
	|\b(?:all|total\s+number\s+of|number\s+of)\s+(?:the\s+)?(?:issued\s+and\s+)?outstanding\s+(?:shares|capital\s+stock|stock)\b
`
const poolSaid = longPattern('i')`
	\b(?:option|equity|incentive|stock)\s+(?:option\s+)?(?:pool|plan|incentive)\b
	|\b(?:reserved|available|authori[sz]ed)\b[^.;]{0,60}\b(?:issuance|grant|plan|pool)\b|\boptions\b
`
const notesSaid = longPattern('i')`
	\b(?:
		exclud\w+|includ\w+|other\s+than|but\s+not|not\s+count\w*|count\w*|except(?:ing)?|assum\w+|as\s+converted|convert\w*|conversion
	)\b[^.]{0,200}\b(?:
		notes?|safes?|convertible\s+(?:securities|instruments|debt|notes)|convertible|indebtedness|(?:this|the|other)\s+loans?|this\s+note
	)\b
	|\b(?:not|no|without|neither|nor)\b[^.;]{0,60}\b(?:notes?|loans?|safes?|series)\b
	|\b(?:notes?|loans?|safes?|series)\b[^.;]{0,40}\b(?:left|leav\w+)\s+(?:out|aside)\b
	|\bleav\w+\s+(?:out|aside)\b[^.;]{0,60}\b(?:notes?|loans?|safes?|series)\b|\bconverting\s+securities\b
`
const timeSaid = longPattern('i')`
	\b(?:pre|post)-?\s?money\b
	|\b(?:immediately|right|just|directly|shortly)\s+(?:before|prior\s+to|after|following)\b
	|\bas\s+(?:they|it)\s+stands?\b[^.;]{0,20}\b(?:before|at|after)\b
`

/** Whether the cap counts the notes themselves: post-money if it does. */
export function capBasis(input: RuleInput): 'pre_money' | 'post_money' {
	return wording(
		input,
		/\bpost-?\s?money\b[^.;]{0,30}\b(?:valuation|cap)|\bcapitali[sz]ation\b[^.]{0,300}\bincluding\b[^.]{0,80}\bthe\s+notes\b/i,
	)
		? 'post_money'
		: 'pre_money'
}

export const capBasisStated: Rule = {
	id: 'convertible_note.cap_basis',
	playbook: 'convertible_note',
	title: 'Basis of the valuation cap',
	basis: { kind: 'G', source: 'practice with seed notes' },
	protects: [...borrowing, ...lending],
	stake: 8,
	confidence: 0.51,
	standard:
		'All shares, options and the unissued pool before the round, without the notes and any new pool; or a cap that is called post-money.',
	wording: { stands: 'beside' },
	decide(input) {
		const terms = noteTerms(input)
		const { cap } = terms
		const mention = cap ?? wording(input, /\b(?:valuation\s+cap|cap\s+price|conversion\s+cap)\b/i, /\b(?:no|without)\b[^.;]{0,20}\bcap\b/i)
		if (!mention) return notApplicable
		// "Converts at a valuation of $5,000,000" at maturity is a price, and no cap.
		if (
			cap &&
			!/\bcap\b/i.test(cap.sentence.text) &&
			/\bconver\w+\b[^.;]{0,80}\bat\s+an?\s+(?:\w+\s+)?valuation\b/i.test(cap.sentence.text)
		)
			return notApplicable
		const text = visibleText(input)
		const definition = wording(input, counted)
		const words = definition ? text.slice(definition.sentence.start, definition.sentence.end + 700) : ''
		const gaps = [poolSaid.test(words) ? null : 'the option pool', notesSaid.test(words) ? null : 'the notes themselves'].filter(
			(gap) => gap !== null,
		)
		const basis = definition !== null && timeSaid.test(words + mention.sentence.text)
		if (definition && (gaps.length === 0 || (gaps.length === 1 && basis))) return passed(definition)
		const low = workedDebt(terms, 'post_money')
		const gap = definition ? `does not say if it counts ${gaps.join(' or ')}` : 'does not say which shares are counted'
		return flagged({
			kind: 'ambiguous',
			severity: definition ? 'medium' : 'high',
			span: quoteSpan(mention.sentence, { index: mention.start - mention.sentence.start, 0: '' }),
			says: `The valuation cap ${gap}.${low ? ` On one reading, ${low}.` : ''}`,
			why: `The cap price is the cap divided by a number of shares. Each side will count in its own favor${cap ? ` at a cap of ${dollars(cap.value)}` : ''}.`,
			market:
				'All shares, options and the unissued pool before the round, without the notes and any new pool; or a cap that is called post-money.',
			action: 'state which shares the cap counts, and whether the notes and the pool are among them',
			reason: 'The conversion price depends on it.',
			fallback: 'A worked example for one sample round, attached to the note.',
			replacement:
				'The cap price is the Valuation Cap divided by the fully diluted capitalization of the Company immediately prior to the ' +
				'financing, including all outstanding shares, options and warrants and all shares reserved under the equity incentive plan, but ' +
				'excluding the Notes and any increase of the plan in connection with the financing.',
			decideBy: 'lawyer',
		})
	},
}
