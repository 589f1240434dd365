import { ruleById } from '../playbook/rule-by-id.ts'
import { type Finding, severityRank } from '../report/report.ts'
import { stakeByWords } from './stake-by-words.ts'

const middle = 4

/** The most for a kind of clause whose terms are not known: less than for what a named rule has read. */
const mostOfLearned = 6

/** Yet among themselves the graver ones come first: so much of what a stake is above the most (ours). */
const shareAbove = 0.1

/** How grave the subject of a finding may become for a company, 9 the gravest, 1 the least. */
export function consequence({ rule }: Pick<Finding, 'rule'>): number {
	const known = ruleById(rule)
	const stake = (known ? known.stake : stakeByWords(rule)) ?? middle
	if (!known?.learned || stake <= mostOfLearned) return stake
	return mostOfLearned + (stake - mostOfLearned) * shareAbove
}

/** Worst by consequence first: severity, then what is at stake, then how sure the finding is, then its place. */
export function worstByConsequence(a: Finding, b: Finding): number {
	return (
		severityRank[a.severity] - severityRank[b.severity] ||
		consequence(b) - consequence(a) ||
		b.confidence - a.confidence ||
		(a.start ?? Infinity) - (b.start ?? Infinity) ||
		(a.id < b.id ? -1 : 1)
	)
}
