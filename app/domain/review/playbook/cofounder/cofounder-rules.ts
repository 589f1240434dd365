import type { Rule } from '../rule.ts'
import { acceleration } from './acceleration.ts'
import { causeDefined } from './cause.ts'
import { conflicts, resignation } from './conflicts.ts'
import { deadlock } from './deadlock.ts'
import { election83b } from './election.ts'
import { ipAssignment } from './ip.ts'
import { withLabels } from './labelled-lines.ts'
import { leaver } from './leaver.ts'
import { payment } from './payment.ts'
import { repurchase } from './repurchase.ts'
import { shareCount } from './share-count.ts'
import { spouseConsent } from './spouse.ts'
import { transferLimits } from './transfers.ts'
import { vestingStart } from './vesting-start.ts'
import { vesting } from './vesting.ts'

/** How founders earn their shares, and lose them. */
export const earningRules = labelled([vesting, vestingStart, acceleration, causeDefined, repurchase, election83b, leaver])

/** What the company owns, who decides, and who may join. */
export const companyRules = labelled([ipAssignment, spouseConsent, shareCount, deadlock, transferLimits, payment, conflicts, resignation])

/** The co-founder agreement and founder stock purchase playbook: its 14 lines, the last as two rules. */
export const cofounderRules: Rule[] = [...earningRules, ...companyRules]

function labelled(rules: readonly Rule[]): Rule[] {
	return rules.map((rule) => ({ ...rule, decide: (input) => rule.decide(withLabels(input)) }))
}
