import { amountValue, readAmounts } from './amounts.ts'
import type { FactName, ParsedFact } from './fact-names.ts'
import { type FactSource, makeFact, plainNumber } from './make-fact.ts'
import { readPercentages } from './percentages.ts'

const named: readonly [FactName, RegExp][] = [
	['purchase_amount', /[“"](?:Purchase\sAmount|Investment\sAmount|Principal\sAmount)[”"]/g],
	['valuation_cap', /[“"](?:Post-Money\s|Pre-Money\s)?Valuation\sCap[”"]/gi],
]
const discount = /[“"]Discount(?:\sRate)?[”"]/gi
const reach = 110

/** The numbers of a SAFE or note: purchase amount, valuation cap, and the discount rate as written (80 or 20: a rule reads it). */
export function readSafeFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	for (const [name, pattern] of named) {
		for (const match of source.text.matchAll(pattern)) {
			const amount = amountBehind(source.text, match.index + match[0].length) ?? amountBefore(source.text, match.index)
			if (amount) facts.push(makeFact(source, name, amount, amountValue(amount)))
		}
	}
	for (const match of source.text.matchAll(/\b(?:Post-Money\s|Pre-Money\s)?Valuation\sCap\s?(?:of|:|is)\s/g)) {
		const amount = amountBehind(source.text, match.index + match[0].length - 2)
		if (amount) facts.push(makeFact(source, 'valuation_cap', amount, amountValue(amount)))
	}
	for (const match of [...source.text.matchAll(discount), ...source.text.matchAll(/\bDiscount\sRate\s?(?:of|:|is)\s/g)]) {
		const from = match.index + match[0].length
		const percentage = readPercentages(source.text.slice(from, from + reach), from)[0] ?? percentageBefore(source.text, match.index)
		if (percentage && !source.text.slice(from, percentage.start).includes('.')) facts.push(makeFact(source, 'discount_rate', percentage, { value: plainNumber(percentage.value), unit: 'percent', quantity: percentage.value }))
	}
	return facts
}

/** “Valuation Cap” is $8,000,000: the first sum behind, inside the sentence. */
function amountBehind(text: string, from: number) {
	if (!/^[^.;(]{0,40}?(?:\b(?:is|means|shall|of|equals?)\b|:)/.test(text.slice(from, from + 60))) return undefined
	const stretch = text.slice(from, from + reach)
	const stop = stretch.search(/[.;]\s/)
	return readAmounts(stop === -1 ? stretch : stretch.slice(0, stop), from)[0]
}

/** $250,000 (the “Purchase Amount”): the last sum before the parenthesis. */
function amountBefore(text: string, index: number) {
	const from = Math.max(0, index - 60)
	const amount = readAmounts(text.slice(from, index), from).at(-1)
	return amount && /^[^.;]{0,20}\(\s?(?:the\s|such\samount,?\sthe\s|an?\s)?$/i.test(text.slice(amount.end, index)) ? amount : undefined
}

function percentageBefore(text: string, index: number) {
	const from = Math.max(0, index - 40)
	const percentage = readPercentages(text.slice(from, index), from).at(-1)
	return percentage && /^\s?\((?:the\s)?$/.test(text.slice(percentage.end, index)) ? percentage : undefined
}
