import { allRules } from '#app/domain/review/playbook/all-rules.ts'
import type { PlaybookKind, Rule } from '#app/domain/review/playbook/rule.ts'
import { playbookOf } from '#app/domain/review/type/playbook-of.ts'
import type { Outcome, ReviewReport } from '#app/domain/review/report/report.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { reviewInput } from '#tests/fixtures/contracts.ts'
import type { LabelledContract } from '#tests/fixtures/labelled/labelled-contracts.ts'

/** What one rule should say about one labelled contract, and what it says. */
export interface RuleJudgement {
	contract: string
	rule: string
	playbook: PlaybookKind
	/** The label says that something is wrong, or that it is missing. */
	expected: 'flagged' | 'absent' | 'nothing'
	outcome: Outcome
	/** The words that the label gives for what is wrong. */
	words: string | null
	/** The quotes of the rule's findings; a finding about what is missing has none. */
	quotes: string[]
	/** Whether a quote stands in the clause of the label's words; `null` without such words or without a finding. */
	inPlace: boolean | null
}

/** A rule speaks up when it finds something wrong or something missing. */
export function speaks({ outcome }: Pick<RuleJudgement, 'outcome'>): boolean {
	return outcome === 'flagged' || outcome === 'absent'
}

/** Reviews a labelled contract as the product does, for the party and type of its label. */
export function reviewLabelled({ source, partyRole, type }: LabelledContract): ReviewReport {
	return reviewDocument(reviewInput(source, { partyRole, documentType: type }))
}

/**
 * Compares the outcome of every rule that applies to a contract with its label. Left out are the rules on which lawyers
 * could differ and the general ones that give way to a rule of the contract's own playbook.
 */
export function judgeRules(contract: LabelledContract, report: ReviewReport): RuleJudgement[] {
	const outcomes = new Map(report.rules.map(({ id, outcome }) => [id, outcome]))
	return rulesFor(contract).map(({ id, playbook }) => {
		const words = contract.flagged[id] ?? null
		const findings = report.findings.filter(({ rule }) => rule === id)
		return {
			contract: contract.name,
			rule: id,
			playbook,
			expected: words !== null ? 'flagged' : contract.absent.includes(id) ? 'absent' : 'nothing',
			outcome: outcomes.get(id) ?? 'not_applicable',
			words,
			quotes: findings.flatMap(({ quote }) => quote ?? []),
			inPlace: words === null || findings.length === 0 ? null : findings.some((finding) => isInClauseOf(words, finding, report)),
		}
	})
}

function rulesFor({ type, either }: LabelledContract): Rule[] {
	const kind = playbookOf(type)
	// Labels say what is wrong by named rules; learned points have marks of their own (`bench/points/`).
	const applying = allRules.filter(({ learned, playbook }) => (playbook === kind || playbook === 'general') && learned === undefined)
	const left = new Set([
		...either,
		...applying.flatMap(({ playbook, supersedes = [] }) => (playbook === kind ? supersedes.map(({ id }) => id) : [])),
	])
	return applying.filter(({ id }) => !left.has(id))
}

/** Whether a finding overlaps the smallest clause around the label's words, or the words themselves where no clause is. */
function isInClauseOf(
	words: string,
	{ start, end }: { start: number | null; end: number | null },
	{ text, clauses }: ReviewReport,
): boolean {
	if (start === null || end === null) return false
	const marked = { start: text.indexOf(words), end: text.indexOf(words) + words.length }
	const around =
		clauses
			.filter((clause) => clause.start <= marked.start && marked.end <= clause.end)
			.sort((a, b) => a.end - a.start - (b.end - b.start))[0] ?? marked
	return start < around.end && around.start < end
}
