import { type RuleJudgement, speaks } from './rule-judgements.ts'
import { share, tally, type TallyScores, tallyScores } from './tally.ts'

/** How well rules judge the labelled contracts: each pair of rule and contract counts once. */
export interface RuleScores {
	contracts: number
	/** All pairs that count, most of them rightly silent. */
	judgements: number
	total: TallyScores
	/** The contracts that were looked at while rules were mended, and those that were held back from it. */
	halves: { looked_at: TallyScores; held_back: TallyScores }
	/** Share of the findings rightly made about words that stand in the clause of those words. */
	in_place: number | null
	playbooks: Record<string, TallyScores>
	rules: Record<string, TallyScores>
}

/** Precision and recall of rules: over all, for the rules of each playbook, and for each rule, in the order given. */
export function ruleScores(judgements: readonly RuleJudgement[]): RuleScores {
	const held = heldBack([...new Set(judgements.map(({ contract }) => contract))])
	const placed = judgements.filter(({ inPlace }) => inPlace !== null)
	return {
		contracts: new Set(judgements.map(({ contract }) => contract)).size,
		judgements: judgements.length,
		total: scoresOf(judgements),
		halves: {
			looked_at: scoresOf(judgements.filter(({ contract }) => !held.has(contract))),
			held_back: scoresOf(judgements.filter(({ contract }) => held.has(contract))),
		},
		in_place: share(placed.filter(({ inPlace }) => inPlace).length, placed.length),
		playbooks: scoresBy(judgements, ({ playbook }) => playbook),
		rules: scoresBy(judgements, ({ rule }) => rule),
	}
}

/**
 * Every second contract of each folder, by name: nobody who mends rules opens these, so that they tell how rules do on
 * papers they were not mended on.
 */
export function heldBack(contracts: readonly string[]): Set<string> {
	const inFolder = new Map<string, number>()
	const held = new Set<string>()
	for (const name of [...contracts].sort()) {
		const folder = name.split('/')[0]!
		const place = inFolder.get(folder) ?? 0
		if (place % 2 === 1) held.add(name)
		inFolder.set(folder, place + 1)
	}
	return held
}

/** What rules got wrong, one line each, by rule: what the label says, what came, and the words on both sides. */
export function disagreements(judgements: readonly RuleJudgement[]): string {
	const wrong = judgements.filter((judgement) => (judgement.expected !== 'nothing') !== speaks(judgement))
	const lines = wrong.map(({ rule, contract, expected, outcome, words, quotes }) =>
		[
			rule,
			contract,
			`expected ${expected}`,
			`got ${outcome}`,
			...(words === null ? [] : [`label: "${words}"`]),
			...quotes.map((quote) => `found: "${quote}"`),
		].join(' | '),
	)
	return lines
		.sort()
		.map((line) => `${line}\n`)
		.join('')
}

function scoresBy(judgements: readonly RuleJudgement[], keyOf: (judgement: RuleJudgement) => string): Record<string, TallyScores> {
	const keys = [...new Set(judgements.map(keyOf))].sort()
	return Object.fromEntries(keys.map((key) => [key, scoresOf(judgements.filter((judgement) => keyOf(judgement) === key))]))
}

function scoresOf(judgements: readonly RuleJudgement[]): TallyScores {
	return tallyScores(tally(judgements.map((judgement) => ({ expected: judgement.expected !== 'nothing', found: speaks(judgement) }))))
}
