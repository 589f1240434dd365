import { type Finding, severityRank } from '../report.ts'

/**
 * What a finding puts at stake, gravest first (ours): money without limit and ownership before control, control before
 * a sum, a sum before time, and the form of the document last. Told by the rule's id, so that a new rule needs an entry
 * only where it is graver than the middle.
 */
const stakes: readonly (readonly [RegExp, number])[] = [
	// Common terms, whatever their words have of a graver kind: "transfer" is of data elsewhere, "costs" of a penalty.
	[/^points\.(?:transfer_limit|costs|publicity)$/, 4],
	[/one_sided_cap|indirect_loss|present_assignment|unassigned_hire|unowned_work/, 8],
	[/liab|indemn|guarantee|uncapped/, 9],
	[
		/invention|ownership|ip_assignment|ip_|licen[cs]e|assigns|residual|feedback|ai_training|work_for_hire|security_interest|\.(?:no_)?security$/,
		9,
	],
	[
		/control|board|drag|dilution|preference|veto|repurchase|leaver|vesting|equity|redemption|payout|repayment|economics|price|cap_|valuation/,
		8,
	],
	[/compete|exclusiv|restraint|solicit|no_hire|standstill|mfn/, 8],
	[/penalt|liquidated|quit_fee|rent|costs|payment|fee|interest|default|forfeit|money|pay_when|minimum_|release|one_sided$/, 7],
	[/terminat|renewal|term$|exit|maturity|cure|suspen/, 6],
	[/data|breach|sub_processor|transfer/, 6],
	[/assignment|change_of|unilateral|amend|changes|one_way$/, 6],
	[/confiden|carve|definition|compelled|recipients/, 5],
	[/venue|law|forum|arbitrat|dispute|jury/, 3],
	[/contradict|words_vs_digits|conflict/, 5],
	[/reference|exhibit|annex|undefined|vague/, 2],
	[/blank|markup|pages_read|hidden|look_alike|signature|date/, 1],
]

const middle = 4

/** What only the words of a clause are known of, not its terms, stands behind what a named rule has read. */
const mostOfLearned = 6

/** Yet among themselves the graver ones come first: so much of what a stake is above the most (ours). */
const shareAbove = 0.1

/** How grave what a finding is about may become for a company, 9 the gravest, 1 the least. */
export function consequence({ rule }: Pick<Finding, 'rule'>): number {
	const stake = stakes.find(([pattern]) => pattern.test(rule))?.[1] ?? middle
	if (!rule.startsWith('points.') || stake <= mostOfLearned) return stake
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
