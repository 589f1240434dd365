import type { Rule } from '../rule.ts'
import { acceleration } from './acceleration.ts'
import { causeDefined } from './cause.ts'
import { withLabels } from './labelled-lines.ts'
import { leaver } from './leaver.ts'
import { repurchase } from './repurchase.ts'
import { vestingStart } from './vesting-start.ts'
import { vesting } from './vesting.ts'

/** The co-founder agreement and founder stock purchase playbook. */
export const cofounderRules: Rule[] = [vesting, vestingStart, acceleration, causeDefined, repurchase, leaver].map((rule) => ({ ...rule, decide: (input) => rule.decide(withLabels(input)) }))
