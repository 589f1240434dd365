import { makeFinding, sourceNote, type FindingContext } from './make-finding.ts'
import { allRules } from './playbook/all-rules.ts'
import { borrowedTerms } from './playbook/general/terms-elsewhere.ts'
import type { Decision, FindingDraft, PlaybookKind, RuleInput } from './playbook/rule.ts'
import { worstFirst, type Finding, type RuleResult } from './report.ts'

export interface RuleOutcomes {
	rules: RuleResult[]
	/** Worst first. */
	findings: Finding[]
	/** What to do about each finding, by its id, as an infinitive phrase. */
	actions: Map<string, string>
}

/**
 * Decides every rule: those for every document and those of the document's own playbook; the others end as
 * `not_applicable`, so that outcomes always add up to the number of rules.
 */
export function decideRules(input: RuleInput, playbook: PlaybookKind, context: FindingContext): RuleOutcomes {
	const rules: RuleResult[] = []
	const findings: Finding[] = []
	const actions = new Map<string, string>()
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
	}
	return { rules, findings: findings.sort(worstFirst), actions }
}

function draftsOf(decision: Decision): FindingDraft[] {
	return 'findings' in decision ? decision.findings : []
}
