import { longPattern } from '#app/domain/text/long-pattern.ts'
import { addPeriod, type Period } from '#app/domain/deadlines/calendar-days.ts'
import { otherParties, companyParty, signatureOf, wordsAt, type Paper } from '../paper.ts'
import { documentSide, type Contradiction } from './contradiction.ts'

interface Grant {
	paper: Paper
	to: string
	kind: 'sales' | 'license'
	/** Names of places; none where the words name none. */
	places: string[]
	quote: string
	start: number
	end: number
}

const grants = longPattern('g')`
	(?:[^.;\n]{0,80}\s)?\b(?:grants?|appoints?|engages?|designates?)\b(?![^.;\n]{0,250}\b[Nn]on-?\s?exclusive)[^.;\n]{1,250}?
	\b(?:sole\sand\s)?exclusive(?:ly)?\b[^.;\n]{1,250}
`
const sales = /\bexclusive(?:ly)?\b[^.;\n]{0,60}\b(?:resell\w*|distribut\w*|dealer|sales\sagent|sell|market)\b/
const license = /\bexclusive\b[^.;\n]{0,40}\b(?:licen[cs]e|right\s(?:and\slicen[cs]e\s)?to\s(?:use|practice|exploit|make))\b/
const place = /\b(?:in|within|throughout)\s(?:the\s)?((?:\p{Lu}[\p{L}.]+)(?:(?:,\s(?:and\s)?|\sand\s|\s)(?:the\s)?\p{Lu}[\p{L}.]+)*)/u

const worldwide = /\bworld-?wide\b|\bthroughout the world\b/i
/** Words by which two exclusive rights can stand beside each other. */
const limited = longPattern('i')`
	\b(?:except|excluding|other\sthan|field\sof\suse|solely|only|limited\sto)\b
	|\b(?:to|for)\s(?:\w+\s){0,3}(?:customers|clinics|makers|companies|industry|sector|market)\b
`

/** Exclusive rights of one kind, for the same place or the whole world, that the company grants to two counterparties. */
export function exclusivityContradictions(papers: readonly Paper[], legalName: string, today: string): Contradiction[] {
	const inForce = papers.filter((paper) => signatureOf(paper)?.signed === true && !hasEnded(paper, today))
	const found = inForce.flatMap((paper) => grantsOf(paper, legalName))
	return found.flatMap((one, index) =>
		found.slice(index + 1).flatMap((two) => {
			if (one.kind !== two.kind || one.to === two.to || !overlap(one.places, two.places)) return []
			const what = one.kind === 'sales' ? 'exclusive sales rights' : 'exclusive licenses'
			const both = one.places.filter((name) => two.places.includes(name))
			return [
				{
					about: 'Exclusivity',
					what: `${one.to} and ${two.to} both have ${what}${both.length > 0 ? ` for ${both.join(', ')}` : ''}.`,
					sides: [one, two].map(({ paper, to, ...words }) => documentSide({ ...wordsAt(paper, words), value: to, confirmed: false })),
					advice: 'If both concern the same product, one promise is broken already. Have one of them limited or ended in writing.',
				},
			]
		}),
	)
}

/** Whether it has ended by its end date, or by its term where it does not renew. */
function hasEnded({ record: { end_date: end, effective_date: effective, term, renewal } }: Paper, today: string): boolean {
	if (renewal.value !== null) return false
	if (end.value !== null) return end.value.value < today
	const period = term.value && effective.value ? { number: Number(term.value.value), unit: term.value.unit } : null
	return period !== null && isPeriod(period) && addPeriod(effective.value!.value, period) < today
}

function isPeriod(period: { number: number; unit: string | null }): period is Period {
	return Number.isInteger(period.number) && ['days', 'weeks', 'months', 'years'].includes(period.unit ?? '')
}

/** What our company grants by itself, the subject right before the verb. */
function grantsOf(paper: Paper, legalName: string): Grant[] {
	const company = companyParty(paper, legalName)
	const [other, ...others] = otherParties(paper, legalName)
	if (!paper.text || !company || !other || others.length > 0) return []
	const names = [...company.roles, company.name].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
	const subject = new RegExp(`\\b(?:${names})\\s(?:hereby\\s)?(?:grants?|appoints?|engages?|designates?)\\b`)
	const text = paper.text
	return [...text.matchAll(grants)].flatMap((match): Grant[] => {
		const [words] = match
		const at = subject.exec(words)?.index
		const kind = sales.test(words) ? 'sales' : license.test(words) ? 'license' : null
		if (at === undefined || kind === null) return []
		const quote = words.slice(at).trimEnd()
		const start = match.index + at
		const named = place.exec(quote)?.[1]
		// Without a place the rights may be limited by what is not in these words.
		const places = named
			? named.split(/,\s(?:and\s)?|\sand\s/).map((each) => each.replace(/^the\s/, ''))
			: worldwide.test(quote)
				? ['the world']
				: []
		// A territory that is defined elsewhere is not known here.
		if (limited.test(quote)) return []
		if (places.some((each) => /^(?:Territory|Field|Exhibit|Schedule|Section)/.test(each)) || /\bTerritory\b/.test(quote)) return []
		return [{ paper, to: other.name, kind, places, quote, start, end: start + quote.length }]
	})
}

function overlap(one: readonly string[], two: readonly string[]): boolean {
	return one.some((name) => two.includes(name))
}
