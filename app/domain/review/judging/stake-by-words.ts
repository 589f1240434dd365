/** The stakes of a point without a rule, gravest first (ours): by the kinds of the frames that it quotes, or by its own words. */
const stakes: readonly (readonly [RegExp, number])[] = [
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

/** 9 the gravest, 1 the least; `undefined` where nothing tells. */
export function stakeByWords(about: string): number | undefined {
	return stakes.find(([pattern]) => pattern.test(about))?.[1]
}
