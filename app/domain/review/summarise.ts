import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { Structure } from './clauses/clause.ts'
import { clauseName } from './places-in-text.ts'
import type { RuleOutcomes } from './decide-rules.ts'
import type { PlaybookKind } from './playbook/rule.ts'
import type { Finding, ReviewTone, Summary, Verdict } from './report.ts'

export interface SummaryInput {
	document: ExtractedDocument
	documentType: DocumentType | null
	playbook: PlaybookKind
	structure: Structure
	outcomes: RuleOutcomes
	tone: ReviewTone
}

/** Findings of high severity that a founder should not settle without a lawyer, whatever else is fine. */
export const dealBreakers: ReadonlySet<string> = new Set([
	'nda.non_compete', 'nda.no_licence', 'nda.liquidated_damages', 'nda.exclusivity',
	'safe.no_maturity', 'safe.no_interest', 'safe.no_repayment', 'safe.no_security', 'safe.no_control', 'safe.no_payout', 'safe.standard_form',
	'convertible_note.security', 'term_sheet.liquidation_preference', 'term_sheet.anti_dilution',
	'cofounder.ip_assignment', 'cofounder.leaver', 'advisor.finder_fee', 'employment.non_compete', 'employment.quit_fee',
	'services.indemnity', 'services.market_restraints', 'lease.guarantee',
	'general.unlimited_liability', 'general.wide_indemnity',
])

/** This many findings of high severity are more than a founder can talk away alone. */
const manyHighFindings = 4

/** Orders to review software, text nobody sees and letters that are not what they seem are reported, but never weigh in the verdict. */
const weightless = new Set(['general.hidden_text', 'general.look_alikes'])

const mostActions = 3

/**
 * The verdict with its sentence and what to do first.
 *
 * `get_help`: a deal breaker of high severity, four or more high findings, most pages unread, or nothing that could
 * be decided. `negotiate`: any high or medium finding, unread pages, or a document of unknown type. `sign`: nothing
 * but low findings; a type without a playbook of its own is then named as checked in general only.
 */
export function summarise(input: SummaryInput): Summary {
	const weighed = weighedFindings(input.outcomes.findings)
	const verdict = verdictOf(input, weighed)
	return { verdict, sentence: sentence(input, verdict, weighed), before_signing: beforeSigning(input, verdict, weighed), deal: [], not_covered: [] }
}

/** The findings that weigh in the verdict. */
export function weighedFindings(findings: readonly Finding[]): Finding[] {
	return findings.filter(({ rule }) => !weightless.has(rule))
}

/** The verdict that weighed findings alone lead to. */
export function verdictOfFindings(findings: readonly Finding[]): Verdict {
	const high = findings.filter(({ severity }) => severity === 'high')
	if (high.some(({ rule }) => dealBreakers.has(rule)) || high.length >= manyHighFindings) return 'get_help'
	return high.length > 0 || findings.some(({ severity }) => severity === 'medium') ? 'negotiate' : 'sign'
}

function verdictOf(input: SummaryInput, findings: readonly Finding[]): Verdict {
	if (nothingDecided(input) || mostlyUnread(input)) return 'get_help'
	const verdict = verdictOfFindings(findings)
	if (verdict !== 'sign') return verdict
	return input.document.pagesNotRead.length > 0 || input.documentType === null ? 'negotiate' : 'sign'
}

/** Rules about the state of the file pass on an empty page; only a rule that read the words counts. */
function nothingDecided({ structure, outcomes }: SummaryInput) {
	const substantive = outcomes.rules.some(({ id, outcome }) => !/\.(?:hidden_text|look_alikes|pages_read|markup|blanks)$/.test(id) && (outcome === 'passed' || outcome === 'flagged' || outcome === 'absent'))
	return !substantive || structure.sentences.length === 0
}

function mostlyUnread({ document: { pages, pagesNotRead } }: SummaryInput) {
	return pages !== null && pages > 0 && pagesNotRead.length * 2 > pages
}

function sentence(input: SummaryInput, verdict: Verdict, findings: readonly Finding[]): string {
	const { documentType, document, tone } = input
	const name = documentType ?? 'document'
	const limits = [
		document.pagesNotRead.length > 0 ? limitWords.pages[tone](document.pagesNotRead.length) : null,
		documentType === null ? limitWords.unknown[tone] : input.playbook === 'general' || !ownPlaybook(input) ? limitWords.general[tone](name) : null,
	].filter((limit) => limit !== null)
	return [verdictSentence(verdict, name, findings, tone), ...limits].join(' ')
}

/** The words that a summary opens with: what to do, and how many weighed findings stand behind it. */
export function verdictSentence(verdict: Verdict, name: string, findings: readonly Finding[], tone: ReviewTone): string {
	const high = findings.filter(({ severity }) => severity === 'high').length
	const medium = findings.filter(({ severity }) => severity === 'medium').length
	return verdictWords[verdict][tone](/^Terms\b/.test(name) ? `these ${name}` : `this ${name}`, high, medium, findings.length)
}

/** Whether rules of the document's own kind were decided, not just those for every document. */
function ownPlaybook({ playbook, outcomes }: SummaryInput) {
	return outcomes.rules.some(({ id }) => id.startsWith(`${playbook}.`))
}

type Words = (name: string, high: number, medium: number, all: number) => string

const verdictWords: Record<Verdict, Record<ReviewTone, Words>> = {
	sign: {
		friendly: (name, _high, _medium, all) => `Good news: ${name} ${look(name)} fine to sign${all > 0 ? `, with ${all === 1 ? 'one small thing' : 'a few small things'} to note` : ''}.`,
		neutral: (name, _high, _medium, all) => (all === 0 ? `You can sign ${name}: the checks below found no problem.` : `You can sign ${name} once ${count(all, 'small point')} ${all === 1 ? 'is' : 'are'} settled: no serious problem was found.`),
		legal: (name) => `Execution of ${name} meets no objection: the review disclosed no material deviation from customary terms.`,
	},
	negotiate: {
		friendly: (name, high, medium) => (high + medium === 0 ? `Nothing alarming was found in ${name}, but read on before you sign.` : `Don’t sign ${name} yet: talk through ${count(high + medium, 'point')} first${high > 0 ? `, ${high} of them serious` : ''}.`),
		neutral: (name, high, medium) => (high + medium === 0 ? `Read ${name} once more before signing: no serious problem was found, but it could not be checked in full.` : `Negotiate ${name} before signing: ${listed(high, 'serious point', medium, 'lesser point')} ${high + medium === 1 ? 'is' : 'are'} open.`),
		legal: (name, high, medium) => (high + medium === 0 ? `Execution of ${name} should await a complete review: no material deviation was identified, but not all could be checked.` : `Execution of ${name} is not advised until ${listed(high, 'high-severity matter', medium, 'medium-severity matter')} ${high + medium === 1 ? 'has' : 'have'} been negotiated.`),
	},
	get_help: {
		friendly: (name, high) => `Please show ${name} to a lawyer before you sign${high > 0 ? `: ${count(high, 'serious point')} could hurt you` : ''}.`,
		neutral: (name, high) => `Get a lawyer’s help before signing ${name}${high > 0 ? `: ${count(high, 'serious point')} ${high === 1 ? 'stands' : 'stand'} out` : ''}.`,
		legal: (name, high) => `Independent counsel should review ${name} prior to execution${high > 0 ? `, having regard to ${count(high, 'high-severity matter')}` : ''}.`,
	},
}

const limitWords = {
	pages: {
		friendly: (n: number) => `We could not read ${count(n, 'page')}, so look at ${n === 1 ? 'it' : 'them'} yourself.`,
		neutral: (n: number) => `${capitalised(count(n, 'page'))} could not be read and ${n === 1 ? 'is' : 'are'} not covered.`,
		legal: (n: number) => `${capitalised(count(n, 'page'))} could not be read and ${n === 1 ? 'is' : 'are'} excluded from this review.`,
	},
	unknown: {
		friendly: 'We could not tell what kind of paper this is, so only the general checks were made.',
		neutral: 'The type of document was not recognised; only the general checks were made.',
		legal: 'The instrument could not be classified; only checks of general application were performed.',
	},
	general: {
		friendly: (name: string) => `We have no special checklist for ${withArticle(name)} yet, so only the general checks were made.`,
		neutral: (name: string) => `Only the general checks were made: there is no checklist of its own for ${withArticle(name)} yet.`,
		legal: (name: string) => `Only checks of general application were performed; no playbook specific to ${withArticle(name)} was applied.`,
	},
} as const

/** Worst first; orders to software come last, since they change nothing in the deal. */
function beforeSigning({ outcomes, structure }: SummaryInput, verdict: Verdict, weighed: readonly Finding[]): string[] {
	const urgent = weighed.filter(({ severity }) => verdict === 'sign' || severity !== 'low')
	const others = outcomes.findings.filter(({ rule }) => weightless.has(rule))
	const steps: string[] = []
	for (const finding of [...urgent, ...others]) {
		const action = outcomes.actions.get(finding.id) ?? finding.ask
		const place = clauseName(structure, structure.clauses.find(({ id }) => id === finding.clause) ?? null)
		const step = `${capitalised(action.replace(/\.$/, ''))}${place && place.length < 60 ? ` (${place})` : ''}.`
		if (!steps.includes(step)) steps.push(step)
		if (steps.length === mostActions) break
	}
	return steps
}

function look(name: string) {
	return name.startsWith('these') ? 'look' : 'looks'
}

/** "1 serious point and 3 lesser points", without the kind there is none of. */
function listed(high: number, worse: string, medium: number, milder: string) {
	return [high > 0 ? count(high, worse) : null, medium > 0 ? count(medium, milder) : null].filter((part) => part !== null).join(' and ')
}

function count(n: number, noun: string) {
	return n === 0 ? `no ${noun}s` : `${n} ${noun}${n === 1 ? '' : 's'}`
}

/** "a SAFE", "an NDA", "an Office Lease": the article follows the sound. */
function withArticle(name: string) {
	return `${/^(?:[AEIOU]|NDA|83)/.test(name) && !/^(?:Uni|Use|Eu)/.test(name) ? 'an' : 'a'} ${name}`
}

function capitalised(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
