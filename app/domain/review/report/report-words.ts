import { sureEnough } from '../facts/confidence.ts'
import { factLabels, type FactName } from '../facts/fact-names.ts'
import { readableQuote } from './readable-quote.ts'
import type { Fact, Finding, FindingKind, Outcome, PartyRole, ReportClause, ReviewReport, ReviewTone, Summary, Verdict } from './report.ts'

/** The name that 'Download Review' saves under. */
export const reportFileName = 'AI-Analysis-Report.docx'

/** The title of each verdict at the head of the report. */
export const verdictTitles: Record<Verdict, string> = {
	sign: 'Looks safe to sign',
	negotiate: 'Negotiate before you sign',
	get_help: 'Get help before you sign',
}

/** The head of a report: the verdict, or that not everything was checked, which outweighs a milder one. */
export function verdictTitle({ verdict, not_covered }: Pick<Summary, 'verdict' | 'not_covered'>): string {
	return not_covered.length > 0 && verdict !== 'get_help' ? 'Not fully checked' : verdictTitles[verdict]
}

export const kindLabels: Record<FindingKind, string> = {
	issue: 'Issue',
	ambiguous: 'Ambiguous',
	missing: 'Missing',
	contradictory: 'Contradictory',
	compliance: 'Compliance',
}

export const decidedBy: Record<Finding['decide_by'], string> = {
	you: 'You can decide this yourself.',
	counterparty: 'The other side has to agree.',
	lawyer: 'Let a lawyer decide this.',
}

/** Outcomes in the order in which a report lists its checks. */
export const outcomes = ['flagged', 'absent', 'passed', 'undecided', 'not_applicable'] as const satisfies Outcome[]

export const outcomeLabels: Record<Outcome, string> = {
	flagged: 'Raised a flag',
	absent: 'Should be there and is not',
	passed: 'Fine',
	undecided: 'Could not be decided from the document',
	not_applicable: 'Does not apply',
}

export const roleLabels: Record<PartyRole, string> = { sending: 'Sending Party', receiving: 'Receiving Party', unsure: 'Not Sure' }

export const toneLabels: Record<ReviewTone, string> = { friendly: 'Founder-Friendly', legal: 'Legal-Precise', neutral: 'Neutral' }

export const disclaimer =
	'Fineprint is not a law firm. This report was written by software, is for information only and is no legal advice. Have a ' +
	'licensed attorney look at every decision that carries high risk.'

/** A fact's value as people read it: "3 years" stays as it is, 500000 USD becomes "500,000 USD"; what it belongs to in parentheses. */
export function factValue({ value, unit, of }: Pick<Fact, 'value' | 'unit' | 'of'>): string {
	const number = /^\d{4,}(\.\d+)?$/.test(value) && unit !== undefined ? grouped(value) : value
	const measured = unit === undefined ? number.replaceAll('_', ' ') : unit === 'percent' ? `${number} %` : `${number} ${unit}`
	return of === undefined ? measured : `${measured} (${of})`
}

/** The note beside a fact that may be read otherwise; `null` for all that are sure enough. */
export function doubtOf({ confidence }: Pick<Fact, 'confidence'>): string | null {
	return confidence !== undefined && confidence < sureEnough ? 'not sure' : null
}

/** From this confidence on, a finding is shown without a note. */
const sureFinding = 0.6

/** The note beside a finding that a lawyer may well see otherwise; `null` for all others. */
export function lessSure({ confidence }: Pick<Finding, 'confidence'>): string | null {
	return confidence < sureFinding ? 'Less sure' : null
}

/** What a review did not cover, and what to do about pages that could not be read. */
export function notCovered({ not_covered: sentences }: Pick<Summary, 'not_covered'>, pages: number[]): string[] {
	if (pages.length === 0) return sentences
	const unread = sentences.length > 0 ? [] : [`The words on ${pageList(pages)} could not be read, so nothing there was reviewed.`]
	return [...sentences, ...unread, `Read ${pageList(pages)} yourself, or upload a sharper scan.`]
}

/** What the facts table calls a fact. */
export function factLabel(name: string): string {
	return Object.hasOwn(factLabels, name) ? factLabels[name as keyof typeof factLabels] : name.replaceAll('_', ' ')
}

/** How a clause is named in a list: "4.2 Term", "2. Fees", "Recitals", "Clause 1". */
export function clauseTitle({ number, heading }: Pick<ReportClause, 'number' | 'heading'>): string {
	if (number === null) return heading ?? 'Unnumbered clause'
	if (heading === null) return /^[\d(]/.test(number) ? `Clause ${number}` : number
	return /^\d+$/.test(number) ? `${number}. ${heading}` : `${number} ${heading}`
}

/** The description of a clause in a list: in plain English, else its labels, else nothing. */
export function clauseWords({ plain, labels }: Pick<ReportClause, 'plain' | 'labels'>): string {
	return plain || (labels.length > 0 ? `About: ${labels.map(({ name }) => name).join(', ')}` : '')
}

/** How many checks had each outcome; the counts add up to the number of checks. */
export function countOutcomes(rules: ReviewReport['rules']): Record<Outcome, number> {
	const counts: Record<Outcome, number> = { flagged: 0, absent: 0, passed: 0, undecided: 0, not_applicable: 0 }
	for (const { outcome } of rules) counts[outcome]++
	return counts
}

/** Facts that a person signing wants to see, each once, by subject; the rest are read for the checks only. */
export function keyFacts(facts: Fact[]): Fact[] {
	const seen = new Set<string>()
	const shown = facts.filter((fact) => {
		const key = `${fact.name}\0${fact.value}\0${fact.unit ?? ''}`
		if (forChecksOnly.has(fact.name) || seen.has(key)) return false
		seen.add(key)
		return true
	})
	return shown.sort((a, b) => subjects.indexOf(a.name) - subjects.indexOf(b.name) || a.start - b.start)
}

const subjects: string[] = Object.keys(factLabels)

const forChecksOnly = new Set<string>([
	'title',
	'party_role',
	'party_kind',
	'date',
	'other_paper_date',
	'relative_date',
	'amount',
	'percentage',
	'address',
	'email',
	'signatory_title',
	'defined_term',
	'cross_reference',
	'dangling_reference',
	'exhibit',
	'blank',
	'words_vs_digits',
] satisfies FactName[])

/** Pages in a sentence: "page 4", "pages 4 and 7", "pages 4, 5 and 7". */
export function pageList(pages: number[]): string {
	const last = pages.at(-1)
	if (pages.length <= 1) return `page ${last ?? ''}`
	return `pages ${pages.slice(0, -1).join(', ')} and ${last}`
}

function grouped(value: string) {
	const [whole = '', decimals] = value.split('.')
	const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',')
	return decimals === undefined ? withCommas : `${withCommas}.${decimals}`
}

/** The document's own words between quotation marks, unless they bring their own. */
export function quoted(words: string): string {
	const shown = readableQuote(words)
	return /^["“”„«]/.test(shown) ? shown : `“${shown}”`
}
