import { makeFinding, sourceNote, type FindingContext } from './make-finding.ts'
import { allRules } from './playbook/all-rules.ts'
import { borrowedTerms } from './playbook/general/terms-elsewhere.ts'
import type { Decision, FindingDraft, PlaybookKind, RuleInput } from './playbook/rule.ts'
import { innermostClause, pageOf } from './places-in-text.ts'
import { worstFirst, type Finding, type ReadYourself, type RuleResult } from './report.ts'

export interface RuleOutcomes {
	rules: RuleResult[]
	/** Worst first. */
	findings: Finding[]
	/** What to do about each finding, by its id, as an infinitive phrase. */
	actions: Map<string, string>
	/** What no rule could decide and a person should read, in document order. */
	readYourself: ReadYourself[]
}

/**
 * Decides every rule: those for every document and those of the document's own playbook; the others end as
 * `not_applicable`, so that outcomes always add up to the number of rules.
 */
export function decideRules(input: RuleInput, playbook: PlaybookKind, context: FindingContext): RuleOutcomes {
	const rules: RuleResult[] = []
	const findings: Finding[] = []
	const actions = new Map<string, string>()
	const readYourself: ReadYourself[] = []
	const elsewhere = borrowedTerms(input) !== null
	const superseded = new Set(allRules.filter((rule) => rule.playbook === playbook).flatMap(({ supersedes = [] }) => supersedes))
	for (const rule of allRules) {
		const applies = rule.playbook === playbook || (rule.playbook === 'general' && !superseded.has(rule.id))
		const decided: Decision = applies ? rule.decide(input) : { outcome: 'not_applicable' }
		// What this file lacks may stand in the terms that it borrows.
		const decision: Decision = elsewhere && decided.outcome === 'absent' ? { outcome: 'undecided' } : decided
		rules.push({ id: rule.id, title: rule.title, source: sourceNote(rule.basis), outcome: decision.outcome })
		for (const [index, draft] of draftsOf(decision).entries()) {
			const finding = makeFinding(rule, index + 1, draft, context)
			findings.push(finding)
			if (draft.action) actions.set(finding.id, draft.action)
		}
		if (decision.outcome === 'undecided') {
			for (const { span, lookFor } of decision.readYourself ?? []) {
				const { start, end } = span
				readYourself.push({ clause: innermostClause(context.structure, start)?.id ?? null, quote: context.document.text.slice(start, end), start, end, page: pageOf(context.document, start), look_for: lookFor })
			}
		}
	}
	return { rules, findings: findings.sort(worstFirst), actions, readYourself: readYourself.sort((a, b) => a.start - b.start || a.end - b.end) }
}

function draftsOf(decision: Decision): FindingDraft[] {
	return 'findings' in decision ? decision.findings : []
}
