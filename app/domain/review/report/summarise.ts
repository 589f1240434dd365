import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Structure } from '../clauses/clause.ts'
import { beforeSigning } from '../judging/before-signing.ts'
import { consequence, worstByConsequence } from '../judging/consequence.ts'
import { stageOf } from '../judging/step-stage.ts'
import { clauseName } from '../places-in-text.ts'
import { playbookOf } from '../type/playbook-of.ts'
import type { RuleOutcomes } from '../decide-rules.ts'
import { ruleById } from '../playbook/rule-by-id.ts'
import type { PlaybookKind } from '../playbook/rule.ts'
import type { Finding, ReviewTone, Summary, Verdict } from './report.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { publicTypes } from '../sides/role-kinds.ts'
import { otherLanguagePercent } from '../other-language.ts'
import { limitWords, verdictWords } from './verdict-words.ts'

export interface SummaryInput {
	document: ExtractedDocument
	documentType: DocumentType | null
	playbook: PlaybookKind
	structure: Structure
	outcomes: RuleOutcomes
	tone: ReviewTone
	/** The reader's party; `null` where it is not known. */
	reader: DocumentParty | null
	/** The party that the reader named and that the document does not have. */
	unknownParty?: string | null
	/** The deal in a few sentences, as `describeDeal` reads it. */
	deal: Summary['deal']
}

/** From this consequence on, a finding of high severity should not be settled without a lawyer, whatever else is fine. */
const needsLawyer = 9

/** From this many findings of high severity on, a founder should not negotiate alone. */
const manyHighFindings = 4

/**
 * The verdict with its sentence, what to do first, the deal in short, and what was not covered.
 *
 * `get_help`: a high finding with the gravest consequence, four or more high findings, most pages unread, or nothing
 * that could be decided. `negotiate`: any high or medium finding, or anything that was not covered. `sign`: nothing but
 * low findings in a document that was checked in full, with enough checks of substance that passed and show their words.
 */
export function summarise(input: SummaryInput): Summary {
	const weighed = weighedFindings(input.outcomes.findings)
	const foreign = otherLanguagePercent(input.document.text)
	const notCovered = limitsOf(input, weighed, foreign)
	const verdict = verdictOf(input, weighed, notCovered, foreign)
	const name = input.documentType ?? 'document'
	const opening = notCovered.length > 0 && verdict !== 'get_help' ? `${limitWords.opening[input.tone]} ` : ''
	return {
		verdict,
		sentence: `${opening}${verdictSentence(verdict, name, weighed, input.tone, { covered: notCovered.length === 0, undecided: nothingDecided(input) })}`,
		before_signing: stepsOf(input, verdict, weighed),
		deal: input.deal,
		not_covered: notCovered,
	}
}

/** The findings that weigh in the verdict. */
export function weighedFindings(findings: readonly Finding[]): Finding[] {
	return findings.filter(({ rule, disputed }) => !isWeightless(rule) && disputed === undefined)
}

/** Orders to review software, hidden text and look-alike letters are reported, but never weigh in the verdict. */
function isWeightless(rule: string): boolean {
	return ruleById(rule)?.ofForm?.weightless === true
}

/** The verdict that weighed findings alone lead to. */
export function verdictOfFindings(findings: readonly Finding[]): Verdict {
	const high = findings.filter(({ severity }) => severity === 'high')
	if (high.some((finding) => consequence(finding) >= needsLawyer) || high.length >= manyHighFindings) return 'get_help'
	return high.length > 0 || findings.some(({ severity }) => severity === 'medium') ? 'negotiate' : 'sign'
}

function verdictOf(input: SummaryInput, findings: readonly Finding[], notCovered: readonly string[], foreign: number): Verdict {
	if (nothingDecided(input) || mostlyUnread(input, foreign) || bindsUnread(findings, foreign)) return 'get_help'
	const verdict = verdictOfFindings(findings)
	return verdict === 'sign' && notCovered.length > 0 ? 'negotiate' : verdict
}

/** Rules about the state of the file pass on an empty page; only a rule that read words counts. */
function nothingDecided({ structure, outcomes }: SummaryInput) {
	const substantive = outcomes.decided.some((id) => !ruleById(id)?.ofForm?.wholeFile)
	return !substantive || structure.sentences.length === 0
}

function mostlyUnread({ document: { pages, pagesNotRead } }: SummaryInput, foreign: number) {
	return (pages !== null && pages > 0 && pagesNotRead.length * 2 > pages) || foreign > 50
}

function bindsUnread(findings: readonly Finding[], foreign: number) {
	return foreign > 0 && findings.some(({ rule }) => ruleById(rule)?.otherLanguagePrevails)
}

function limitsOf(
	{ document, documentType, playbook, outcomes, tone, unknownParty, reader }: SummaryInput,
	weighed: readonly Finding[],
	foreign: number,
): string[] {
	const unjudged = unjudgedOf(outcomes, weighed)
	return [
		document.pagesNotRead.length > 0 ? limitWords.pages[tone](document.pagesNotRead.length) : null,
		foreign > 0 ? limitWords.language[tone](foreign) : null,
		unknownParty ? limitWords.party[tone](unknownParty) : null,
		unjudgedWords(outcomes.readYourself.length, unjudged, weighed, tone),
		documentType !== null &&
		playbook !== 'general' &&
		(isThin(outcomes) ||
			isForOthers(outcomes, playbook) ||
			isOwnTerms(documentType, reader) ||
			(isCalm(weighed) && !isProven(outcomes)) ||
			(playbook === 'privacy_terms' && isUnproven(document, outcomes)))
			? limitWords.thin[tone]
			: null,
		documentType === null
			? limitWords.unknown[tone]
			: playbook === 'general'
				? (playbookOf(documentType) === 'general' ? limitWords.general : limitWords.unfit)[tone](documentType)
				: null,
	].filter((limit) => limit !== null)
}

/** So many listed passages of weight outweigh a verdict that speaks of lesser points alone (ours). */
const manyHeavy = 3

/** How many passages of weight are only listed: those of grave subjects, and the many beside which no high finding stands. */
function unjudgedOf({ grave, heavy }: RuleOutcomes, weighed: readonly Finding[]): number {
	return grave + (heavy < manyHeavy || weighed.some(({ severity }) => severity === 'high') ? 0 : heavy)
}

/** From this many listed passages on the summary tells of them, whatever their weight (ours). */
const manyListed = 10

/** How much is only listed to be read. Passages without weight alone do not stand against a document that may be signed. */
function unjudgedWords(listed: number, unjudged: number, weighed: readonly Finding[], tone: ReviewTone): string | null {
	if (unjudged > 0) return listed > unjudged ? limitWords.listed[tone](listed, unjudged) : limitWords.grave[tone](unjudged)
	return listed >= manyListed && verdictOfFindings(weighed) !== 'sign' ? limitWords.listed[tone](listed, 0) : null
}

/** Whether the findings leave nothing but small points and open items, so that the terms would be called balanced. */
function isCalm(weighed: readonly Finding[]): boolean {
	return weighed.every(({ severity, rule }) => severity === 'low' || ruleById(rule)?.ofForm?.openItem)
}

/** Fewer checks of substance that passed and show their words than these don't make terms balanced (ours). */
const fewestProven = 3

/** Whether checks with their quotes show that the terms are balanced; a published form that lawyers of both sides wrote is so by itself. */
function isProven(outcomes: RuleOutcomes): boolean {
	const proven = outcomes.rules.filter(({ id, outcome, evidence }) => outcome === 'passed' && evidence && !ruleById(id)?.ofForm)
	return proven.length >= fewestProven || isKnownForm(outcomes)
}

function isKnownForm({ rules, decided }: RuleOutcomes): boolean {
	return rules.some(({ id, outcome }) => ruleById(id)?.recognizesForm && outcome !== 'absent' && decided.includes(id))
}

/** In a longer policy, checks that show no words of it can't be taken as made (ours). */
const longPolicy = 15_000

/** Whether a long policy or terms for the public were checked, and no check has words to show for it. */
function isUnproven({ text }: ExtractedDocument, { rules }: RuleOutcomes): boolean {
	return (
		text.length > longPolicy &&
		!rules.some(({ id, outcome }) => ruleById(id)?.playbook === 'privacy_terms' && /^(?:passed|flagged|absent)$/.test(outcome))
	)
}

/** Fewer checks of substance than these make no review of a contract (ours). */
const fewestDecided = 3

/** From so many open checks on, the review is mostly open (ours). */
const manyOpen = 4

/** Playbooks whose checks a fair document mostly settles; other checklists leave many open on a fair contract too. */
const settles: ReadonlySet<PlaybookKind> = new Set(['nda', 'privacy_terms'])

/** Whether more of the checks of an NDA or a policy stayed open than were settled. */
function isMostlyOpen({ rules, decided }: RuleOutcomes): boolean {
	const ofType = rules.filter(({ id, outcome }) => settles.has(ruleById(id)?.playbook ?? 'general') && outcome !== 'not_applicable')
	const open = ofType.filter(({ id }) => !decided.includes(id)).length
	return open >= manyOpen && open > ofType.length - open
}

/** Whether hardly anything of substance could be decided, in a document that is no known form. */
function isThin(outcomes: RuleOutcomes): boolean {
	const substantive = outcomes.decided.filter((id) => !ruleById(id)?.ofForm)
	return !isKnownForm(outcomes) && (substantive.length < fewestDecided || isMostlyOpen(outcomes))
}

/**
 * Where most of a list is for other sides, fewer checks than these for the reader's side make no review for that side
 * (ours).
 */
const fewestForSide = 3

/**
 * Whether the checks of the type concern harm to other sides: an employer's own letter, terms that the reader provides.
 */
function isForOthers({ rules }: RuleOutcomes, playbook: PlaybookKind): boolean {
	const ofType = rules.filter(({ id }) => ruleById(id)?.playbook === playbook)
	const concerning = ofType.filter(({ outcome }) => outcome !== 'not_applicable').length
	return concerning < fewestForSide && concerning * 2 < ofType.length
}

/** Whether the reader publishes the terms: whatever their checklist says of users, it does not say that they protect their publisher. */
function isOwnTerms(type: DocumentType, reader: DocumentParty | null): boolean {
	return reader?.roleKind === 'provider' && publicTypes.has(type) && !/Policy$/.test(type)
}

/** How far a document was checked. */
interface Covered {
	/** All of it, as far as the checks reach. */
	covered: boolean
	/** No check came to a decision. */
	undecided: boolean
}

/**
 * The opening words of a summary: what to do, and how many weighed findings are behind it. Where only open items are
 * left it says that the terms themselves are balanced.
 */
export function verdictSentence(
	verdict: Verdict,
	name: string,
	findings: readonly Finding[],
	tone: ReviewTone,
	{ covered, undecided }: Covered,
): string {
	const high = findings.filter(({ severity }) => severity === 'high').length
	const medium = findings.filter(({ severity }) => severity === 'medium').length
	const serious = findings.filter(({ severity }) => severity !== 'low')
	const named = /^Terms\b/.test(name) ? `these ${name}` : `this ${name}`
	if (verdict === 'negotiate' && serious.length > 0 && serious.every(({ rule }) => ruleById(rule)?.ofForm?.openItem))
		return verdictWords[covered ? 'complete' : 'unfinished'][tone](named, high, medium, findings.length)
	if (verdict === 'get_help' && undecided && findings.length === 0)
		return verdictWords.undecided[tone](named, high, medium, findings.length)
	return verdictWords[verdict][tone](named, high, medium, findings.length)
}

/** Worst by consequence first; instructions to software come last, since they change nothing in the deal. */
function stepsOf(
	{ outcomes, structure: { clauses }, document: { text }, documentType, reader }: SummaryInput,
	verdict: Verdict,
	weighed: readonly Finding[],
): string[] {
	const urgent = weighed.filter(({ severity }) => verdict === 'sign' || severity !== 'low').sort(worstByConsequence)
	const wordsOf = (finding: Finding) => ({
		action: outcomes.actions.get(finding.id) ?? finding.ask,
		place:
			clauseName({ clauses, text }, clauses.find(({ id }) => id === finding.clause) ?? null, finding.start ?? undefined) ??
			openingWords(finding.quote),
	})
	const stage = stageOf(documentType, reader)
	const steps = beforeSigning(urgent, wordsOf, stage)
	const unseen = outcomes.findings.filter(({ rule }) => isWeightless(rule))
	return [...steps, ...beforeSigning(unseen, wordsOf, stage)].slice(0, 3)
}

/** Words of a quote that give its place in a document without numbers or headings. */
const wordsOfPlace = 6

function openingWords(quote: string | null): string | null {
	const words = quote?.trim().split(/\s+/) ?? []
	return words.length > wordsOfPlace
		? `“${words
				.slice(0, wordsOfPlace)
				.join(' ')
				.replace(/[,;:.]$/, '')} …”`
		: null
}
