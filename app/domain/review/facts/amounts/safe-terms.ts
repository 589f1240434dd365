import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { amountValue } from './amounts.ts'
import { confidence } from '../confidence.ts'
import type { FactName, ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import type { Percentage } from './percentages.ts'
import { plainNumber } from './plain-number.ts'

const named: readonly [FactName, RegExp][] = [
	['purchase_amount', /[“"](?:Purchase\sAmount|Investment\sAmount|Principal\sAmount)[”"]/g],
	['valuation_cap', /[“"](?:Post-Money\s|Pre-Money\s)?Valuation\sCap[”"]/gi],
]
const inProse: readonly [FactName, RegExp][] = [
	['purchase_amount', /\bPurchase\sAmount\s?(?:of|:|is)\s/g],
	['valuation_cap', /\b(?:Post-Money\s|Pre-Money\s)?Valuation\sCap\s?(?:of|:|is)\s/g],
]
const discount = /[“"]Discount(?:\sRate)?[”"]/gi
const discountInProse = /\bDiscount\sRate\s?(?:of|:|is)\s/g
const reach = 110
/** Without one of these nothing here is found. */
const ofInvestment = /(?:purchase|investment|principal)\samount|valuation\scap|discount(?:\srate|[”"])/i

/** The numbers of a SAFE or note: purchase amount, valuation cap, and the discount rate as written (80 or 20: a rule reads it). */
export function readSafeFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	// Five patterns for what few agreements speak of.
	if (!ofInvestment.test(source.text)) return facts
	for (const [name, pattern] of named) {
		for (const match of allMatches(source.text, pattern)) {
			const amount = amountBehind(source, match.index + match[0].length) ?? amountBefore(source, match.index)
			if (amount) facts.push(makeFact(source, name, amount, { ...amountValue(amount), confidence: confidence.labelled }))
			if (amount && name === 'valuation_cap') facts.push(...capKind(source, match))
		}
	}
	for (const [name, pattern] of inProse) {
		for (const match of allMatches(source.text, pattern)) {
			const amount = amountBehind(source, match.index + match[0].length - 3)
			if (amount) facts.push(makeFact(source, name, amount, { ...amountValue(amount), confidence: confidence.stated }))
			if (amount && name === 'valuation_cap') facts.push(...capKind(source, match))
		}
	}
	for (const [pattern, sure] of [
		[discount, confidence.labelled],
		[discountInProse, confidence.stated],
	] as const) {
		for (const match of allMatches(source.text, pattern)) {
			const from = match.index + match[0].length
			const percentage = within(source.percentages, { start: from, end: from + reach })[0] ?? percentageBefore(source, match.index)
			if (percentage && !source.text.slice(from, percentage.start).includes('.')) facts.push(discountFact(source, percentage, sure))
		}
	}
	return facts
}

/** Whether a cap is of the company's value before or after the money, where its name says so. */
function capKind(source: FactSource, { index, 0: words }: RegExpExecArray): ParsedFact[] {
	const start = Math.max(0, index - 12)
	const kind = /(pre|post)-money[\s“"]+(?:Valuation\sCap)/i.exec(source.text.slice(start, index + words.length))
	if (!kind?.[1]) return []
	const at = start + kind.index
	const value = `${kind[1].toLowerCase()}-money`
	return [makeFact(source, 'valuation_cap_kind', { start: at, end: at + value.length }, { value, confidence: confidence.labelled })]
}

function discountFact(source: FactSource, percentage: Percentage, sure: typeof confidence.labelled | typeof confidence.stated): ParsedFact {
	return makeFact(source, 'discount_rate', percentage, {
		value: plainNumber(percentage.value),
		unit: 'percent',
		quantity: percentage.value,
		confidence: sure,
	})
}

function amountBehind({ text, amounts }: FactSource, from: number) {
	if (!/^[^.;()\n]{0,40}?(?:\b(?:is|means|shall|of|equals?)\b|:)/.test(text.slice(from, from + 60))) return undefined
	const stretch = text.slice(from, from + reach)
	const stop = stretch.search(/[.;]\s/)
	return within(amounts, { start: from, end: from + (stop === -1 ? reach : stop) })[0]
}

function amountBefore({ text, amounts }: FactSource, index: number) {
	const amount = within(amounts, { start: Math.max(0, index - 60), end: index }).at(-1)
	return amount && /^[^.;]{0,20}\(\s?(?:the\s|such\samount,?\sthe\s|an?\s)?$/i.test(text.slice(amount.end, index)) ? amount : undefined
}

function percentageBefore({ text, percentages }: FactSource, index: number) {
	const percentage = within(percentages, { start: Math.max(0, index - 40), end: index }).at(-1)
	return percentage && /^\s?\((?:the\s)?$/.test(text.slice(percentage.end, index)) ? percentage : undefined
}
