import { longPattern } from '#app/domain/text/long-pattern.ts'
import { companyKey } from '#app/domain/review/sides/party-of-company.ts'
import { folded } from '#app/domain/review/sides/party-called.ts'
import { isAmendment } from '#app/domain/review/facts/amending.ts'
import { isDay } from '#app/domain/record/record-fields.ts'
import { partiesOf, wordsAt, type Paper, type PaperWords } from '../paper.ts'

/** What an amendment says of the agreement that it changes. */
export interface Amends {
	title: string
	/** The day of the agreement; `null` where the words name none. */
	date: string | null
	words: PaperWords
}

const head = 3000
const named = longPattern('gu')`
	\b(?:amends?|modif(?:y|ies)|supplements?|[Aa]mendment\s(?:[Nn]o\.?\s?\d+\s|[Nn]umber\s\w+\s|#\d+\s)?(?:to|of))\s(?:and\s\w+\s)?
	(?:the\s|that\s(?:certain\s)?)?
	((?:\p{Lu}[\p{L}&’'/-]*\s(?:(?:of|and|for|to|or|the)\s)?){0,7}
		(?:Agreement|Contract|Lease|Note|Plan|Safe|SAFE|Order|License|Letter))(?![\p{L}])
`
const behind = 160

/** Whether a paper is an amendment, by the first words of its text. */
export function isAmendmentPaper({ text }: Paper): boolean {
	return text !== null && isAmendment(text)
}

/** The agreement that an amendment names, by the words that give its day if some do; `null` where it names none. */
export function amendedBy(paper: Paper): Amends | null {
	const text = paper.text?.slice(0, head) ?? ''
	const found = [...text.matchAll(named)]
		.filter(([, title = '']) => title !== 'Agreement')
		.map((match): Amends => {
			const end = match.index + match[0].length
			const day = paper.facts.find(
				(fact) => ['other_paper_date', 'date'].includes(fact.name) && fact.start >= end && fact.start < end + behind && isDay(fact.value),
			)
			const between = day ? text.slice(end, day.start) : ''
			const dated = day && /\b(?:dated|made|effective|entered|as\sof)\b/i.test(between) && !/[.\n]/.test(between) ? day : null
			const last = dated ? dated.end : end
			return {
				title: match[1]!,
				date: dated?.value ?? null,
				words: wordsAt(paper, { quote: text.slice(match.index, last), start: match.index, end: last }),
			}
		})
	return found.find(({ date }) => date !== null) ?? found[0] ?? null
}

/**
 * The agreement that an amendment changes: between the same parties, with the title it names and, if it names a day, of
 * that day.
 *
 * @returns 'several' when more than one fits, 'none' when none does
 */
export function baseOf(amendment: Paper, amends: Amends, papers: readonly Paper[]): Paper | 'several' | 'none' {
	const parties = keysOf(amendment)
	const fitting = papers.filter(
		(paper) =>
			paper.id !== amendment.id && !isAmendmentPaper(paper) && sameParties(keysOf(paper), parties) && isCalled(paper, amends.title),
	)
	const { date } = amends
	const found = date === null ? fitting : fitting.filter((paper) => isOf(paper, date))
	return found.length > 1 ? 'several' : (found[0] ?? 'none')
}

/** The parties by the names that tell companies apart. */
export function keysOf(paper: Paper): Set<string> {
	return new Set(partiesOf(paper).map(({ name }) => companyKey(name)))
}

/** Whether two papers are between the same parties. */
export function sameParties(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
	return one.size >= 2 && one.size === two.size && [...one].every((key) => two.has(key))
}

function isCalled(paper: Paper, title: string): boolean {
	const own = [paper.type ?? '', ...paper.facts.filter(({ name }) => name === 'title').map(({ value }) => value)]
	return own.some((each) => folded(each) === folded(title))
}

function isOf({ record, facts }: Paper, date: string): boolean {
	return record.effective_date.value?.value === date || facts.some(({ name, value }) => name === 'date' && value === date)
}
