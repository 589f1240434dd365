import { patternPart } from '#app/domain/text/long-pattern.ts'
/** How sums name their currency: signs and codes before the number, words and codes behind it. Values are ISO 4217. */
const written: Record<string, string> = {
	$: 'USD',
	us$: 'USD',
	usdollar: 'USD',
	usdollars: 'USD',
	dollar: 'USD',
	dollars: 'USD',
	unitedstatesdollar: 'USD',
	unitedstatesdollars: 'USD',
	c$: 'CAD',
	ca$: 'CAD',
	canadiandollar: 'CAD',
	canadiandollars: 'CAD',
	a$: 'AUD',
	au$: 'AUD',
	australiandollar: 'AUD',
	australiandollars: 'AUD',
	hk$: 'HKD',
	hongkongdollars: 'HKD',
	s$: 'SGD',
	singaporedollars: 'SGD',
	nz$: 'NZD',
	newzealanddollars: 'NZD',
	'€': 'EUR',
	euro: 'EUR',
	euros: 'EUR',
	'£': 'GBP',
	pound: 'GBP',
	pounds: 'GBP',
	poundsterling: 'GBP',
	poundssterling: 'GBP',
	'¥': 'JPY',
	yen: 'JPY',
	'₹': 'INR',
	rs: 'INR',
	rupee: 'INR',
	rupees: 'INR',
	indianrupees: 'INR',
	rmb: 'CNY',
	yuan: 'CNY',
	renminbi: 'CNY',
	franc: 'CHF',
	francs: 'CHF',
	swissfranc: 'CHF',
	swissfrancs: 'CHF',
	sfr: 'CHF',
	newshekels: 'ILS',
	nis: 'ILS',
	'₪': 'ILS',
}

const codes = 'USD|EUR|GBP|CAD|AUD|CHF|INR|SGD|HKD|NZD|JPY|CNY|RMB|SEK|NOK|DKK|ILS|NIS|BRL|MXN|ZAR|KRW|PLN'

/** Sources of patterns, for the flags `iu`: what stands before a number, and what behind it. */
export const currencyBefore = patternPart`
	US\s?\$|U\.S\.\s?\$|CA?\$|AU?\$|HK\$|S\$|NZ\$|\$|€|£|¥|₹|₪|(?:USD|CAD|AUD|SGD|HKD|NZD)\s?\$|${codes}|Rs\.?|SFr\.?
`
export const currencyBehind = patternPart`
	U\.?S\.?\sdollars?|United\sStates\sdollars?
	|(?:Canadian|Australian|Singapore|Hong\sKong|New\sZealand)\sdollars?|dollars?|euros?|pounds?(?:\ssterling)?|${codes}
	|(?:Indian\s)?rupees?|yen|yuan|renminbi|(?:Swiss\s)?francs?|new\sshekels|€|£
`

/** A cheap pattern that hits wherever a sum may stand. */
export const currencyCue = new RegExp(
	`[$€£¥₹₪]|\\b(?:${codes}|Rs|SFr)\\b|[Dd]ollar|DOLLAR|[Ee]uro|EURO|[Pp]ound|POUND|[Rr]upee|\\byen\\b|yuan|renminbi|[Ff]ranc|shekels`,
	'g',
)

/** ISO 4217 of a currency as written; a sign or word that names no country counts as of the United States. */
export function currencyOf(name: string): string {
	const key = name
		.toLowerCase()
		.replace(/[.\s]/g, '')
		.replace(/(?<=.{3})\$$/, '')
	return written[key] ?? (/^[a-z]{3}$/.test(key) ? key.toUpperCase() : 'USD')
}
