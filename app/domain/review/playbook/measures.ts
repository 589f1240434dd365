import { wordsToTwenty } from '#app/domain/text/number-words.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import type { FactName, ParsedFact } from '../facts/fact-names.ts'
import type { RuleInput } from './rule.ts'

/** The facts of one name, in document order. */
export function factsNamed({ facts }: Pick<RuleInput, 'facts'>, name: FactName): ParsedFact[] {
	return facts.filter((fact) => fact.name === name)
}

/** A period in months (365 days = 12 months); `null` for a fact that is no measured period. */
export function inMonths({ quantity, unit }: Pick<ParsedFact, 'quantity' | 'unit'>): number | null {
	if (quantity === null) return null
	if (unit === 'months') return quantity
	if (unit === 'years') return quantity * 12
	if (unit === 'days') return (quantity / 365) * 12
	if (unit === 'weeks') return (quantity * 7 * 12) / 365
	return null
}

/** A period in days (12 months = 365 days, a month alone 30); `null` for a fact that is no measured period. */
export function inDays({ quantity, unit }: Pick<ParsedFact, 'quantity' | 'unit'>): number | null {
	if (quantity === null) return null
	if (unit === 'days') return quantity
	if (unit === 'weeks') return quantity * 7
	if (unit === 'months') return quantity === 12 ? 365 : quantity * 30
	if (unit === 'years') return quantity * 365
	return null
}

/** "5 years", "18 months", "45 days": whole years where they come out even. */
export function periodInWords(fact: Pick<ParsedFact, 'quantity' | 'unit'>): string {
	const { quantity, unit } = fact
	if (quantity === null) return 'an open time'
	if (unit === 'months' && quantity >= 24 && quantity % 12 === 0) return `${quantity / 12} years`
	return `${quantity} ${quantity === 1 ? (unit ?? '').replace(/s$/, '') : (unit ?? '')}`.trim()
}

/** US dollars with thousands separators, without cents where there are none: "$500,000". */
export function dollars(amount: number): string {
	const [whole = '0', cents = '00'] = amount.toFixed(2).split('.')
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
	return `$${grouped}${cents === '00' ? '' : `.${cents}`}`
}

/** A percentage with at most two decimals: "6.67%". */
export function percent(value: number): string {
	return `${Number(value.toFixed(2))}%`
}

/** An ISO date moved by whole days, and its weekday (0 = Sunday); `null` when it is no date. */
export function addDays(iso: string, days: number): { date: string; weekday: number } | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
	if (!match) return null
	const moved = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + days))
	return { date: moved.toISOString().slice(0, 10), weekday: moved.getUTCDay() }
}

/** An ISO date moved by calendar months; the last day of a shorter month stands in for a day it lacks. */
export function addMonths(iso: string, months: number): string | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
	if (!match) return null
	const [year, month, day] = [Number(match[1]), Number(match[2]) - 1 + months, Number(match[3])]
	const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
	return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The longest period in years or months that a sentence states, in months; `null` when it states none. */
export function monthsIn(sentence: string): number | null {
	let longest: number | null = null
	for (const match of allMatches(sentence, /\b(?:(\d{1,3})|([a-z]+))\)?[\s-]+(month|year)s?\b/gi)) {
		const count = match[1] ? Number(match[1]) : wordsToTwenty.indexOf((match[2] ?? '').toLowerCase())
		if (count > 0) longest = Math.max(longest ?? 0, /year/i.test(match[3] ?? '') ? count * 12 : count)
	}
	if (longest === null && /\b(?:in|during|for)\s+the\s+(?:calendar\s+|preceding\s+|last\s+)?month\b/i.test(sentence)) return 1
	return longest
}
