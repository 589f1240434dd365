import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { companySuffix } from '#app/domain/review/facts/parties/party-name.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

/** A number of shares, or a percentage, with what it counts. */
export interface Count extends Span {
	of: 'founder' | 'total' | 'authorised' | 'pool'
	value: number
	/** Where both stand in one line or row, what they belong to is the same holder. */
	record: number
	/** The name the number stands behind, as far as there is one. */
	holder: string | null
}

export interface Holdings {
	shares: Count[]
	percents: Count[]
}

interface TextRecord extends Span {
	text: string
	row: boolean
}

/** Who holds how much, from sentences, lists and table rows. */
export function readHoldings(input: RuleInput): Holdings {
	const shares: Count[] = []
	const percents: Count[] = []
	for (const [record, each] of recordsOf(input).entries()) {
		shares.push(...sharesIn(each, record))
		percents.push(...percentsIn(each, record))
	}
	return { shares, percents }
}

const number =
	/(?<![\d$€£.,/-])(?:(\d{1,3}(?:,\d{3}){1,4})|(\d{3,12}))(?![\d,%]|\.\d|\s?%|\s?(?:days|months|years))(\s+(?:\w+\s+){0,4}?(?:shares|units|stock)\b)?/g
const otherNumber =
	/\b(?:vest\w*|cliff|section|repurchase|instal\w+|anniversary|per\s+month|vote|at\s+least|more\s+than|minimum|maximum\s+of)\b/i
const roles: [Count['of'], RegExp][] = [
	['authorised', /\bauthori[sz]\w*\b/i],
	['pool', /\b(?:pool|options?|plan|reserved?|unissued|unallocated|treasury|incentive|future\s+hires)\b/i],
	[
		'total',
		/\b(?:total(?:s|ling)?|aggregate|altogether|in\s+all|together|issued\s+and\s+outstanding|outstanding|issued\s+(?:share\s+)?capital|sum)\b/i,
	],
]
const holder = longPattern()`
	\b(?:
		founder\w*|holds?|receiv\w+|issued?\s+to|owns?|subscribes?|purchases?|gets?|allot\w*|grant\w*|each|takes?|sells?\s+to|will\s+have
		|has|have
	)\b
	|[A-Z][\w'’-]+\s+(?:[A-Z]\.?\s+|de\s+|van\s+|von\s+|la\s+){0,2}[A-Z][\w'’-]+
`

function sharesIn({ text, start, row }: TextRecord, record: number): Count[] {
	const found: Count[] = []
	let from = 0
	for (const match of allMatches(text, number)) {
		const [whole, grouped, plain, noun] = match
		const before = text.slice(from, match.index)
		from = match.index + whole.length
		const value = Number((grouped ?? plain ?? '').replaceAll(',', ''))
		if (
			!noun &&
			!(row && grouped) &&
			!/^\s+(?:\w+\s+){0,2}(?:authori[sz]ed|outstanding)\b/i.test(text.slice(from, from + 40)) &&
			!/\b(?:shares|stock|units)\s*(?::|\||of)?\s*$/i.test(before.slice(-20))
		)
			continue
		if (otherNumber.test(before.slice(-60)) || /^\s*(?:instal|vest)/i.test(text.slice(from, from + 20))) continue
		const of =
			roleOf(nearest(before), text.slice(from, from + 40).split(/[,;.|]|\band\b/)[0] ?? '', noun ?? '') ??
			(holder.test(before) || /^[^,;.]{0,40}\b(?:to|for|by)\s+[A-Z]/.test(text.slice(from, from + 50)) ? 'founder' : null)
		if (of && !eachOne.test(before))
			found.push({
				start: start + match.index,
				end: start + from,
				of,
				value,
				record,
				holder: nameIn(before) ?? nameIn(text.slice(from, from + 60)),
			})
	}
	return found
}

const stake = /\b(?:own\w*|equity|stake|hold\w*|shares|stock|founder\w*|split|interest|capital\w*|receiv\w+|gets?|pool)\b/i
const otherPercent = longPattern('i')`
	\b(?:
		vest\w*|cliff|vot(?:e|es|ing)|majority|approv\w+|consent|interest\s+rate|per\s+annum|discount|accelerat\w+|salary|tax|unvested
		|bonus|commission|anniversary|at\s+least|more\s+than|less\s+than|exceed\w*|time|price
	)\b
`

function percentsIn({ text, start, row }: TextRecord, record: number): Count[] {
	if (otherPercent.test(text) && !row) return []
	const found: Count[] = []
	let from = 0
	for (const { start: at, end, value } of readPercentages(text)) {
		const before = text.slice(from, at)
		const after = text.slice(end, end + 50).split(/[,;.|]|\band\b/)[0] ?? ''
		from = end
		const of =
			roleOf(nearest(before), after, '') ?? (row || (stake.test(text) && (holder.test(before) || holder.test(after))) ? 'founder' : null)
		if (of && of !== 'authorised')
			found.push({ start: start + at, end: start + end, of, value, record, holder: nameIn(before) ?? nameIn(text.slice(end, end + 60)) })
	}
	return found
}

/** The words of the same part of the sentence: what stands before a comma counts something else. */
function nearest(before: string): string {
	return (before.split(/[,;]\s/).at(-1) ?? before).slice(-80)
}

const likeHolding = longPattern('i')`
	\b(?:each|every|either|both)\b[^.;]{0,60}\b(?:receiv|hold|own|get|tak|buy|purchas|subscrib|issued)\w*\b[^.;]{0,30}?
	(\d{1,3}(?:,\d{3})+)\s+(?:\w+\s+){0,3}shares\b
`
const counts: Record<string, number> = { two: 2, both: 2, either: 2, three: 3, four: 4, five: 5 }

/**
 * "Each of the Founders receives 3,000,000 shares": what one of them gets, and what that makes for all where the paper
 * says how many they are or names them as parties; `null` where it does neither.
 */
export function likeHoldings(input: RuleInput): (Span & { sum: number }) | null {
	const found = wording(input, likeHolding)
	if (!found || otherNumber.test(found.sentence.text)) return null
	const stated = /\b(both|either|two|three|four|five)\s+(?:of\s+the\s+)?(?:co-?)?founders\b/i.exec(visibleText(input))?.[1]?.toLowerCase()
	const people = factsNamed(input, 'party').filter(({ value }) => !companySuffix.test(value)).length
	const holders = stated ? (counts[stated] ?? 0) : people
	return holders > 1 ? { start: found.start, end: found.end, sum: holders * Number((found.match[1] ?? '').replaceAll(',', '')) } : null
}

const eachOne = /\b(?:each|every|either|both)\b/i

function nameIn(words: string): string | null {
	const names = allMatches(words, /[A-Z][\w'’-]+(?:\s+(?:[A-Z]\.?\s+|de\s+|van\s+|von\s+|la\s+){0,2}[A-Z][\w'’-]+){0,2}/g)
		.map(([name]) => name)
		.filter(
			(name) => !/^(?:The|Founders?|Shares?|Common|Stock|Company|Total|A|An|Of|Each|Section|Ownership|Name|Holder|Co-Founder)\b/.test(name),
		)
	return names.at(-1) ?? null
}

function roleOf(before: string, after: string, noun: string): Count['of'] | null {
	return roles.find(([, pattern]) => pattern.test(before) || pattern.test(after) || pattern.test(noun))?.[0] ?? null
}

function recordsOf(input: RuleInput): TextRecord[] {
	const text = visibleText(input)
	const rows = new Map<string, Span>()
	for (const { cell, start, end } of input.document.paragraphs) {
		if (!cell) continue
		const key = `${cell.table}/${cell.row}`
		const row = rows.get(key)
		rows.set(key, { start: row?.start ?? start, end })
	}
	const inTable = [...rows.values()].map((row) => ({ ...row, text: text.slice(row.start, row.end).replaceAll('\n', '|'), row: true }))
	const prose = input.structure.sentences
		.filter(({ start }) => !inTable.some((row) => start >= row.start && start < row.end))
		.map(({ start, end, text: words }) => ({
			start,
			end,
			text: words,
			row: /\||\t/.test(words) || /^[^.;]{2,50}(?::|–|—|\s-\s)\s*[\d.,%\s()a-z-]{1,60}\.?$/i.test(words),
		}))
	return [...prose, ...inTable].sort((a, b) => a.start - b.start)
}
