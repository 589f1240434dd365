import type { Rule } from '../rule.ts'
import { vestingStart } from './vesting-start.ts'
import { vesting } from './vesting.ts'

/** The co-founder agreement and founder stock purchase playbook. */
export const cofounderRules: Rule[] = [vesting, vestingStart]
