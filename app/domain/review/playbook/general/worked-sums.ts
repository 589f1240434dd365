import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { readDates } from '#app/domain/review/facts/dates/dates.ts'
import { parseNumberWords } from '#app/domain/review/facts/amounts/number-words.ts'

/** A sum or a length of time that does not come out: where it stands, and what it should be. */
export interface WrongSum {
	index: number
	length: number
	says: string
}

const amount = (name: string) => String.raw`(?<${name}s>[$€£])\s?(?<${name}>\d[\d,]*(?:\.\d+)?)(?:\s?(?<${name}m>million|thousand))?`
const count = (name: string) =>
	patternPart`
		(?:
			[a-z]+(?:-[a-z]+)?\s?\((?<${name}c>\d{1,4})\)|(?<${name}d>\d{1,4})
			|(?<${name}w>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty-four|thirty-six)
		)
	`
const total = String.raw`\b(?:total(?:ing|s)?|aggregate|in\s+all|altogether|overall|sum)\b`
const times = [
	// "$500 per month for 12 months, in total $5,000"; "six payments of $2,000 each, totaling $10,000"
	new RegExp(
		patternPart`
			${amount('each')}\s(?:per|a|each|every)\s(?:month|week|quarter|year|day|hour)\b[^.;$€£%]{0,30}\bfor\s(?:a\speriod\sof\s)?${count('n')}\s
			(?:months?|weeks?|quarters?|years?|days?|hours?)\b[^.;$€£%]{0,60}${total}[^.;$€£%]{0,40}${amount('all')}
		`,
		'gi',
	),
	new RegExp(
		patternPart`
			\b${count('n')}\s(?:(?:equal|monthly|quarterly|annual|weekly|consecutive|successive)\s){0,3}
			(?:installments?|instalments?|payments|tranches)\sof\s${amount('each')}(?:\seach)?\b[^.;$€£%]{0,60}${total}[^.;$€£%]{0,40}
			${amount('all')}
		`,
		'gi',
	),
	// "a total of $10,000, payable in six payments of $2,000"
	new RegExp(
		patternPart`
			${total}[^.;$€£%]{0,40}${amount('all')}[^.;$€£%]{0,60}\b(?:in|as|by)\s${count('n')}\s
			(?:(?:equal|monthly|quarterly|annual|weekly|consecutive|successive)\s){0,3}(?:installments?|instalments?|payments|tranches)\sof\s
			${amount('each')}
		`,
		'gi',
	),
]
const yearly = new RegExp(
	patternPart`
		${amount('each')}\s(?:per|a|each)\smonth\b[\s,(]{1,4}(?:or|i\.e\.,?|being|which\s(?:is|equals)|equal\sto|equivalent\sto)?\s?
		(?:an?\s)?(?:annual(?:ly)?\s(?:\w+\s)?(?:of\s)?)?${amount('all')}\s(?:per|a|each)\s(?:year|annum)\b
	`,
	'gi',
)
const share = new RegExp(
	patternPart`
		(?<p>\d{1,3}(?:\.\d+)?)\s?(?:%|percent)\)?\sof\s(?:the\s(?:[\w-]+\s){1,4}of\s)?${amount('whole')}[\s,(]{1,3}
		(?:or|i\.e\.,?|being|which\sis|that\sis|equal\sto|namely|amounting\sto)\s${amount('all')}
	`,
	'gi',
)
const stages = longPattern('gi')`
	(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)\)?\s(?:(?:of\s(?:the\s)?(?:[\w-]+\s){1,4})?)(?:is\s|are\s|shall\sbe\s)?
	(?:due\s|payable\s|paid\s|billed\s|invoiced\s)?(?:on|upon|at|when|after|before|within)\s
`
const ofPrice = /\b(?:fees?|price|payments?|paid|payable|invoice\w*|billed|installments?|due)\b/i
const lots = new RegExp(
	patternPart`
		(?<![$€£\d,.])(?<lot>\d[\d,]*)\s(?:[\p{L}-]+\s){1,9}(?:at|for)\s(?:an?\s|the\s)?(?:(?:purchase|exercise|issue|cash)\s)*
		(?:price\sof\s)?${amount('each')}\s(?:per|each|a|for\seach)\b[^.;%$€£]{0,60}\b(?:total|aggregate|sum|purchase\sprice)\b
		[^.;%$€£]{0,40}${amount('all')}
	`,
	'giu',
)
const monthlyParts = new RegExp(
	patternPart`
		(?:
			\b${count('n')}\s(?:(?:equal|successive|consecutive)\s){0,2}monthly\s(?:installments?|instalments?|portions|parts)
			|(?<![\d/])1\/(?<f>\d{2})(?:th)?\b[^.;]{0,60}\b(?:per|each|every|a)\s(?:full\s)?month
			|(?<![\d/])1\/(?<g>\d{2})(?:th)?\b[^.;]{0,40}\bmonthly
		)\b[^.;]{0,60}\b(?:over|during|for)\s(?:a\s|the\s)?(?:period\sof\s)?${count('t')}[\s-](?<unit>years?|months?)\b
	`,
	'gi',
)

const uneven = longPattern('i')`
	\b(?:
		first|initial|remaining|remainder|balance|thereafter|plus|less|discount|interest|tax|VAT|minimum|maximum|at\s+least|up\s+to
		|approximately|about|rounded|increas\w+|exceed\w*|more\s+than|or\s+more|late|greater|lesser|refund\w*|change\s+of\s+control
		|vest\w*
	)\b
`

/** Sums of money in one sentence that contradict each other. */
export function wrongSums(text: string): WrongSum[] {
	const parts = wrongParts(text)
	if (!/[$€£%]/.test(text)) return parts
	const found: WrongSum[] = [...parts]
	for (const pattern of times) {
		for (const match of allMatches(text, pattern)) push(found, match, countOf(match, 'n'))
	}
	for (const match of allMatches(text, yearly)) push(found, match, 12)
	for (const match of allMatches(text, share)) {
		const [whole, part, percent] = [moneyOf(match, 'whole'), moneyOf(match, 'all'), Number(match.groups?.p)]
		const sum = whole === null ? null : (whole * percent) / 100
		if (sum !== null && part !== null && !unclear(match) && Math.abs(sum - part) > Math.max(1, sum * 0.01))
			found.push({
				index: match.index,
				length: match[0].length,
				says: `${percent}% of ${money(match, whole ?? 0)} is ${money(match, sum)}, not ${money(match, part)}.`,
			})
	}
	for (const match of allMatches(text, lots)) push(found, match, Number(match.groups?.lot?.replaceAll(',', '')))
	return [...found, ...stagesOf(text)]
}

function wrongParts(text: string): WrongSum[] {
	return allMatches(text, monthlyParts).flatMap((match) => {
		const parts = Number(match.groups?.f ?? match.groups?.g ?? countOf(match, 'n') ?? 0)
		const months = (countOf(match, 't') ?? 0) * (/year/i.test(match.groups?.unit ?? '') ? 12 : 1)
		// A cliff or an earlier part takes some of the months.
		const whole = !/\b(?:cliff|remaining|remainder|balance|rest|thereafter|anniversary|unvested|additional)\b/i.test(text)
		return whole && parts > 0 && months > 0 && parts !== months
			? [{ index: match.index, length: match[0].length, says: `${shown(parts)} monthly parts do not fill ${shown(months)} months.` }]
			: []
	})
}

function stagesOf(text: string): WrongSum[] {
	const parts = allMatches(text, stages)
	const first = parts[0]
	const last = parts.at(-1)
	if (!first || !last || parts.length < 3 || !ofPrice.test(text) || uneven.test(text)) return []
	const sum = parts.reduce((all, [, part]) => all + Number(part), 0)
	// Less than the whole may be meant; more cannot be.
	return sum > 100.5 && sum < 200
		? [{ index: first.index, length: last.index + last[0].length - first.index, says: `The parts add up to ${shown(sum)}%, not to 100%.` }]
		: []
}

const monthsOrYears = new RegExp(
	patternPart`
		\b(?:term|period)\s(?:of|is|shall\sbe|will\sbe)\s(?:a\speriod\sof\s)?${count('n')}\s(?<unit>months?|years?)\b[^.;]{0,60}\b
		(?:from|commencing|beginning|starting)\b[^.;]{0,120}\b(?:to|until|through|and\s(?:ending|expiring|ends))\b
	`,
	'i',
)

/** "A term of three years, from 1 March 2026 until 28 February 2028": a length that its own dates do not give. */
export function wrongTerm(text: string): WrongSum | null {
	const match = monthsOrYears.exec(text)
	const months = match ? (countOf(match, 'n') ?? 0) * (/year/i.test(match.groups?.unit ?? '') ? 12 : 1) : 0
	if (!match || months === 0 || /\b(?:renew|exten[ds]|earlier|first|initial\s+delivery)\w*\b/i.test(match[0])) return null
	const [from, to, ...more] = readDates(text).filter(({ start }) => start > match.index)
	if (!from || !to || more.length > 0) return null
	const days = (Date.parse(to.iso) - Date.parse(from.iso)) / 86_400_000
	const real = days / 30.4375
	// A few days either way are a matter of counting, not of the term.
	return Number.isFinite(real) && real > 0 && Math.abs(real - months) > 0.75
		? {
				index: match.index,
				length: to.end - match.index,
				says: `From the first date to the last is about ${shown(Math.round(real))} months, not ${shown(months)}.`,
			}
		: null
}

function push(found: WrongSum[], match: RegExpMatchArray, n: number | null) {
	const [each, all] = [moneyOf(match, 'each'), moneyOf(match, 'all')]
	if (n === null || each === null || all === null || match.index === undefined || unclear(match)) return
	const sum = n * each
	// A unit price is rounded in its last digit.
	const digit = 10 ** -(match.groups?.each?.split('.')[1]?.length ?? 0)
	if (Math.abs(sum - all) > all * 0.01 + (n * digit) / 2)
		found.push({
			index: match.index,
			length: match[0].length,
			says: `${shown(n)} times ${money(match, each)} is ${money(match, sum)}, not ${money(match, all)}.`,
		})
}

/** Words within or close to the numbers that say that more is counted. */
function unclear({ index = 0, input = '', 0: words }: RegExpMatchArray): boolean {
	return uneven.test(input.slice(Math.max(0, index - 60), index + words.length + 60))
}

function moneyOf({ groups }: RegExpMatchArray, name: string): number | null {
	const written = groups?.[name]
	const unit = groups?.[`${name}m`]
	return written === undefined ? null : Number(written.replaceAll(',', '')) * (unit ? (/million/i.test(unit) ? 1_000_000 : 1000) : 1)
}

function countOf({ groups }: RegExpMatchArray, name: string): number | null {
	const written = groups?.[`${name}c`] ?? groups?.[`${name}d`]
	return written !== undefined ? Number(written) : groups?.[`${name}w`] ? parseNumberWords(groups[`${name}w`]!) : null
}

function money({ groups }: RegExpMatchArray, value: number): string {
	return `${groups?.eachs ?? groups?.wholes ?? '$'}${shown(value)}`
}

function shown(value: number): string {
	return value.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
