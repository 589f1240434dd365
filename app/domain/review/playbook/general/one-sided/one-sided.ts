import { flagged, notApplicable } from '../../draft-finding.ts'
import { isNda, isPublicTerms } from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { burdensAlone } from './burdens-alone.ts'
import { endlessGrants } from './endless-grants.ts'
import { lostMoney } from './lost-money.ts'
import type { Point } from './point.ts'
import { rightsAlone } from './rights-alone.ts'
import { soleJudgement } from './sole-judgement.ts'

/**
 * The rule for traps that have no rule of their own: a right only the other side has, a burden only the reader bears,
 * what the other side alone decides, a grant without end, money lost. Where a named rule speaks of the same words, its
 * finding is shown and this one is folded into it.
 */
export const oneSided: Rule = {
	id: 'general.one_sided',
	playbook: 'general',
	title: 'Rights and burdens are shared',
	basis: { kind: 'G', source: 'commercial practice' },
	catchAll: true,
	stake: 7,
	decide(input) {
		if (!input.reader.party || input.reader.certainty === 'unknown') return notApplicable
		const [first, ...more] = strongest(input)
		return first ? flagged(first, ...more) : notApplicable
	},
}

/** More than these would bury what matters (ours). */
const most = 4
const order = { high: 0, medium: 1, low: 2 } as const

function strongest(input: RuleInput): Point[] {
	const found = [
		...lostMoney(input),
		...soleJudgement(input),
		...endlessGrants(input),
		...rightsAlone(input),
		...(isNda(input) || isPublicTerms(input) ? [] : burdensAlone(input)),
	]
	const apart = found.filter(
		(point, index) => !found.slice(0, index).some(({ span }) => span.start < point.span.end && point.span.start < span.end),
	)
	return apart.sort((a, b) => order[a.severity] - order[b.severity] || a.span.start - b.span.start).slice(0, most)
}
