import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { balancedFormOf, isAboutDocument, underForm } from './judging/balanced-form.ts'
import { isDoubted } from './judging/doubted-pass.ts'
import { isInLayWords } from './judging/lay-words.ts'
import { mergeFindings, speaksOfAnything } from './judging/merge-findings.ts'
import { calibrated, mayBeShown } from './judging/rule-confidence.ts'
import { wordsToRead } from './judging/words-to-read.ts'
import { makeFinding, sourceNote, type FindingContext } from './make-finding.ts'
import { allRules } from './playbook/all-rules.ts'
import { borrowedTerms } from './playbook/general/terms-elsewhere.ts'
import type { Decision, PlaybookKind, ReadYourself as WordsToRead, Rule, RuleInput } from './playbook/rule.ts'
import { readingView } from './reading-view.ts'
import type { Finding, ReadYourself, ReviewOptions, RuleResult } from './report/report.ts'
import type { RoleKind } from './sides/document-party.ts'
import { kindOfRole } from './sides/role-kinds.ts'

export interface RuleOutcomes {
	rules: RuleResult[]
	/** Worst first, one for each point. */
	findings: Finding[]
	/** What to do about each finding, by its id, as an infinitive phrase. */
	actions: Map<string, string>
	/** What no rule could decide and a person should read, in document order. */
	readYourself: ReadYourself[]
	/** How many of these are of a kind that can cost a company dearly. */
	grave: number
	/** How many others of these a lawyer would most likely raise as more than a trifle. */
	heavy: number
	/** Ids of the rules that came to a decision, including those whose pass is not shown for want of a proving quote. */
	decided: string[]
}

/**
 * Decides every rule: those for every document and those of the document's own playbook; the others end as
 * `not_applicable`, so that outcomes always add up to the number of rules. Rules that compare with a profile are left out
 * where there is none.
 */
export function decideRules(input: RuleInput, playbook: PlaybookKind, context: FindingContext): RuleOutcomes {
	const rules: RuleResult[] = []
	const findings: Finding[] = []
	const actions = new Map<string, string>()
	const toRead: WordsToRead[] = []
	const proven: Span[] = []
	const decided: string[] = []
	const elsewhere = borrowedTerms(input) !== null || supplementsTerms(input)
	const lay = isInLayWords(input.document)
	const superseded = new Set(
		allRules.filter((rule) => rule.playbook === playbook).flatMap(({ supersedes = [] }) => supersedes.map(({ id }) => id)),
	)
	for (const rule of allRules) {
		if (rule.ofProfile && input.company === null) continue
		const applies =
			(rule.playbook === playbook || (rule.playbook === 'general' && !superseded.has(rule.id))) &&
			concernsReader(rule, input, context.options)
		const raw: Decision = applies ? rule.decide(input) : { outcome: 'not_applicable' }
		const doubted = raw.outcome === 'passed' && raw.evidence !== undefined && isDoubted(rule, raw.evidence, input.points)
		const decision: Decision = doubted ? { outcome: 'undecided' } : believed(rule, raw, { elsewhere, lay }, input.document.text)
		if (raw.outcome === 'passed' || raw.outcome === 'flagged' || raw.outcome === 'absent') decided.push(rule.id)
		const shown: Finding[] = []
		if ('findings' in decision) {
			for (const [index, draft] of decision.findings.entries()) {
				const made = makeFinding(rule, index + 1, draft, context)
				const finding = { ...made, confidence: calibrated(rule, made.confidence, draft.span, input) }
				if (mayBeShown(rule, finding.confidence)) shown.push(finding)
				else if (draft.span) toRead.push({ span: draft.span, lookFor: `This check could not be settled: ${rule.title}.` })
				if (draft.action) actions.set(finding.id, draft.action)
			}
		}
		if ('readYourself' in decision) toRead.push(...(decision.readYourself ?? []))
		// What a rule found in order need not be read again, even where one quote does not prove it to others.
		if (raw.outcome === 'passed' && raw.evidence && !doubted) proven.push(raw.evidence)
		findings.push(...shown)
		rules.push(resultOf(rule, 'findings' in decision && shown.length === 0 ? { outcome: 'undecided' } : decision, context))
	}
	const form = balancedFormOf(readingView(input.document))
	const merged = mergeFindings(findings.filter((finding) => isAboutDocument(finding, form)).map((finding) => underForm(finding, form)))
	const { words, grave, heavy } = wordsToRead({ input, findings: merged, left: toRead, proven, context, form })
	return { rules: withoutFolded(rules, merged), findings: merged, actions, readYourself: words, grave, heavy, decided }
}

/** A general rule whose every finding was folded into that of a named rule is left out. */
function withoutFolded(rules: readonly RuleResult[], findings: readonly Finding[]): RuleResult[] {
	const told = new Set(findings.map(({ rule }) => rule))
	return rules.map((rule) =>
		rule.outcome === 'flagged' && speaksOfAnything(rule.id) && !told.has(rule.id) ? { ...rule, outcome: 'not_applicable' } : rule,
	)
}

/** Playbooks in which what helps one side hurts the other. */
const ofTwoSides: ReadonlySet<PlaybookKind> = new Set([
	'dpa',
	'convertible_note',
	'safe',
	'term_sheet',
	'employment',
	'advisor',
	'cofounder',
	'lease',
	'privacy_terms',
])

/** Roles of which a founder may be either, so that a guess at the side must not hide what concerns the other one. */
const ofEither: ReadonlySet<RoleKind> = new Set([
	'employer',
	'worker',
	'company',
	'advisor',
	'founder',
	'investor',
	'controller',
	'processor',
	'provider',
	'user',
])

function concernsReader({ protects, playbook }: Rule, { reader }: RuleInput, { partyName }: ReviewOptions): boolean {
	const role = reader.party?.roleKind ?? null
	if (protects === undefined) return true
	// A reader named "the Discloser" gives a role, also where the document's parties could not be read.
	const said = role === null ? kindOfRole((partyName ?? '').trim(), null) : null
	if (said === 'discloser' || said === 'recipient') return protects.includes(said)
	// A named side with an unknown role may be the one that the rule is against.
	if (role === null) return (partyName ?? '').trim() === '' || !ofTwoSides.has(playbook)
	if (protects.includes(role)) return true
	return reader.certainty !== 'chosen' && ofEither.has(role)
}

/** An addendum that is read into terms of the same kind: it need not repeat those. */
const readInto =
	/\bincorporated\s+(?:by\s+reference\s+)?(?:in|into)\b[^.;]{0,120}\bdata\s+(?:processing|protection)\s+(?:terms|agreement|addendum)\b/i

function supplementsTerms({ documentType, document }: RuleInput): boolean {
	return documentType === 'Data Processing Agreement' && readInto.test(document.text.slice(0, 6000))
}

/** Words that hold only as far as others do: those may have the opposite. */
const leansElsewhere = longPattern('i')`
	\bsubject\s+to\s+(?:the\s+(?:terms|provisions)\s+of\s+)?(?:section|clause|article|paragraph|\d)
	|\b(?:with|has|have)\s+the\s+following\s+exceptions
	|\bexcept\s+as\s+(?:set\s+(?:out|forth)|provided|stated)\s+(?:in|by|under)\b
`

/**
 * A decision that can stand: nothing is fine without words that show it, and nothing is absent that may be in
 * incorporated terms or in everyday words.
 */
function believed(rule: Rule, decision: Decision, { elsewhere, lay }: { elsewhere: boolean; lay: boolean }, text: string): Decision {
	const wholeFile = rule.ofForm?.wholeFile
	if (elsewhere && decision.outcome === 'absent') return { outcome: 'undecided' }
	if (lay && !wholeFile && (decision.outcome === 'passed' || ('findings' in decision && decision.findings.every(({ span }) => !span))))
		return { outcome: 'undecided' }
	if (decision.outcome === 'passed' && !decision.evidence && !wholeFile) return { outcome: 'undecided' }
	if (decision.outcome === 'passed' && !wholeFile && !rule.provenByQuote) return { outcome: 'undecided' }
	if (decision.outcome === 'passed' && decision.evidence && leansElsewhere.test(text.slice(decision.evidence.start, decision.evidence.end)))
		return { outcome: 'undecided' }
	return decision
}

function resultOf(rule: Rule, decision: Decision, { document }: FindingContext): RuleResult {
	const evidence = decision.outcome === 'passed' ? decision.evidence : undefined
	return {
		id: rule.id,
		title: rule.title,
		source: sourceNote(rule.basis),
		outcome: decision.outcome,
		...(evidence
			? { evidence: { quote: document.text.slice(evidence.start, evidence.end), start: evidence.start, end: evidence.end } }
			: {}),
	}
}
