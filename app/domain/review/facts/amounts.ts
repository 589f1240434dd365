import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ParsedFact } from './fact-names.ts'
import { type FactSource, makeFact, plainNumber } from './make-fact.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'

export interface Amount extends Span {
	/** ISO 4217. */
	currency: string
	/** In whole units of the currency, cents behind the point. */
	value: number
}

const digits = '\\d{1,3}(?:[,.’]\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:\\.\\d{1,4})?'
const scale = '(?:\\s?(thousand|million|billion|bn|mm|k|m)(?![\\p{L}]))?'
const sign = 'US\\s?\\$|U\\.S\\.\\s?\\$|CA?\\$|AU?\\$|HK\\$|S\\$|NZ\\$|\\$|€|£|¥|₹|USD\\s?\\$?|EUR|GBP|CAD|AUD|CHF|INR|SGD|HKD|NZD|JPY|CNY|RMB|Rs\\.?|SEK|NOK|DKK'
const name = 'U\\.?S\\.?\\s(?:dollars?)|United\\sStates\\s(?:dollars?)|Canadian\\sdollars?|Australian\\sdollars?|dollars?|euros?|pounds?(?:\\ssterling)?|USD|EUR|GBP|CAD|AUD|CHF|INR|SGD|JPY|rupees|yen|francs'
const withSign = new RegExp(`(?<![\\p{L}\\d])(${sign})\\s{0,2}(${digits})${scale}`, 'giu')
const withName = new RegExp(`(?<![\\p{L}\\d$€£.,-])(?:(${digits})${scale}|(${numberWordsPattern}))\\s(?:and\\s(?:no|\\d{1,2}|00)/100s?\\s)?(${name})(?![\\p{L}])`, 'giu')

/** All sums of money in `text`, their spans shifted by `offset`. Of "one hundred dollars ($100)" both readings. */
export function readAmounts(text: string, offset = 0): Amount[] {
	const amounts: Amount[] = []
	for (const match of text.matchAll(withSign)) {
		const value = parseDigits(match[2] ?? '')
		if (value !== null) amounts.push({ start: offset + match.index, end: offset + match.index + match[0].length, currency: currencyOf(match[1] ?? ''), value: scaled(value, match[3]) })
	}
	for (const match of text.matchAll(withName)) {
		const value = match[1] !== undefined ? parseDigits(match[1]) : parseNumberWords(match[3] ?? '')
		if (value !== null) amounts.push({ start: offset + match.index, end: offset + match.index + match[0].length, currency: currencyOf(match[4] ?? ''), value: scaled(value, match[2]) })
	}
	return amounts.sort((a, b) => a.start - b.start).filter((each, index, all) => (all[index - 1]?.end ?? 0) <= each.start)
}

/** Every sum of money as a fact; par values and the like included, since a reader looks for all of them. */
export function readAmountFacts(source: FactSource): ParsedFact[] {
	return readAmounts(source.text).map((amount) => makeFact(source, 'amount', amount, amountValue(amount)))
}

export function amountValue({ value, currency }: Amount) {
	return { value: plainNumber(value), unit: currency, quantity: value }
}

function scaled(value: number, word: string | undefined): number {
	const factor = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6, bn: 1e9, billion: 1e9 }[word?.toLowerCase() ?? '']
	return factor === undefined ? value : Math.round(value * factor * 100) / 100
}

function currencyOf(written: string): string {
	const key = written.toLowerCase().replace(/[.\s]/g, '').replace(/(?<=.{3})\$$/, '')
	return currencies[key] ?? (/^[a-z]{3}$/.test(key) ? key.toUpperCase() : 'USD')
}

const currencies: Record<string, string> = {
	$: 'USD', us$: 'USD', usdollar: 'USD', usdollars: 'USD', dollar: 'USD', dollars: 'USD', unitedstatesdollar: 'USD', unitedstatesdollars: 'USD',
	c$: 'CAD', ca$: 'CAD', canadiandollar: 'CAD', canadiandollars: 'CAD', a$: 'AUD', au$: 'AUD', australiandollar: 'AUD', australiandollars: 'AUD',
	hk$: 'HKD', s$: 'SGD', nz$: 'NZD', '€': 'EUR', euro: 'EUR', euros: 'EUR', '£': 'GBP', pound: 'GBP', pounds: 'GBP', poundsterling: 'GBP', poundssterling: 'GBP',
	'¥': 'JPY', yen: 'JPY', '₹': 'INR', rs: 'INR', rupees: 'INR', rmb: 'CNY', francs: 'CHF',
}
