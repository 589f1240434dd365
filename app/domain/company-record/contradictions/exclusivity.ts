import { longPattern } from '#app/domain/text/long-pattern.ts'
import { otherParties, ourParty, wordsAt, type Paper } from '../paper.ts'
import { documentSide, type Contradiction } from './contradiction.ts'

interface Grant {
	paper: Paper
	to: string
	kind: 'sales' | 'license'
	/** Names of places; none for everywhere. */
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

/** Exclusive rights of one kind, for the same or unlimited places, that the company grants to two counterparties. */
export function exclusivityContradictions(papers: readonly Paper[], legalName: string, today: string): Contradiction[] {
	const found = papers.filter((paper) => !hasEnded(paper, today)).flatMap((paper) => grantsOf(paper, legalName))
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

function hasEnded({ record: { end_date: end, renewal } }: Paper, today: string): boolean {
	return end.value !== null && end.value.value < today && renewal.value === null
}

/** What our company grants by itself, the subject right before the verb. */
function grantsOf(paper: Paper, legalName: string): Grant[] {
	const ours = ourParty(paper, legalName)
	const [other, ...others] = otherParties(paper, legalName)
	if (!paper.text || !ours || !other || others.length > 0) return []
	const names = [...ours.roles, ours.name].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
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
		const places = named ? named.split(/,\s(?:and\s)?|\sand\s/).map((each) => each.replace(/^the\s/, '')) : []
		// A territory that is defined elsewhere is not known here.
		if (places.some((each) => /^(?:Territory|Field|Exhibit|Schedule|Section)/.test(each)) || /\bTerritory\b/.test(quote)) return []
		return [{ paper, to: other.name, kind, places, quote, start, end: start + quote.length }]
	})
}

function overlap(one: readonly string[], two: readonly string[]): boolean {
	return one.length === 0 || two.length === 0 || one.some((name) => two.includes(name))
}
