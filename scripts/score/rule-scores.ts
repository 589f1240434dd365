import { type RuleJudgement, speaks } from './rule-judgements.ts'
import { share, tally, type TallyScores, tallyScores } from './tally.ts'

/** How well rules judge the labelled contracts: each pair of rule and contract counts once. */
export interface RuleScores {
	contracts: number
	/** All pairs that count, most of them rightly silent. */
	judgements: number
	total: TallyScores
	/** Share of the findings rightly made about words that stand in the clause of those words. */
	in_place: number | null
	playbooks: Record<string, TallyScores>
	rules: Record<string, TallyScores>
}

/** Precision and recall of rules: over all, for the rules of each playbook, and for each rule, in the order given. */
export function ruleScores(judgements: readonly RuleJudgement[]): RuleScores {
	const placed = judgements.filter(({ inPlace }) => inPlace !== null)
	return {
		contracts: new Set(judgements.map(({ contract }) => contract)).size,
		judgements: judgements.length,
		total: scoresOf(judgements),
		in_place: share(placed.filter(({ inPlace }) => inPlace).length, placed.length),
		playbooks: scoresBy(judgements, ({ playbook }) => playbook),
		rules: scoresBy(judgements, ({ rule }) => rule),
	}
}

/** What rules got wrong, one line each, by rule: what the label says, what came, and the words on both sides. */
export function disagreements(judgements: readonly RuleJudgement[]): string {
	const wrong = judgements.filter((judgement) => (judgement.expected !== 'nothing') !== speaks(judgement))
	const lines = wrong.map(({ rule, contract, expected, outcome, words, quotes }) => [rule, contract, `expected ${expected}`, `got ${outcome}`, ...(words === null ? [] : [`label: "${words}"`]), ...quotes.map((quote) => `found: "${quote}"`)].join(' | '))
	return lines.sort().map((line) => `${line}\n`).join('')
}

function scoresBy(judgements: readonly RuleJudgement[], keyOf: (judgement: RuleJudgement) => string): Record<string, TallyScores> {
	const keys = [...new Set(judgements.map(keyOf))].sort()
	return Object.fromEntries(keys.map((key) => [key, scoresOf(judgements.filter((judgement) => keyOf(judgement) === key))]))
}

function scoresOf(judgements: readonly RuleJudgement[]): TallyScores {
	return tallyScores(tally(judgements.map((judgement) => ({ expected: judgement.expected !== 'nothing', found: speaks(judgement) }))))
}
