import type { Rule } from '../rule.ts'
import { aiTraining } from './ai-training.ts'
import { assignment, precedence } from './assignment.ts'
import { unilateralChange } from './changes.ts'
import { dataReturn } from './customer-data.ts'
import { dataProtection } from './data-protection.ts'
import { exit } from './exit.ts'
import { indemnity } from './indemnity.ts'
import { capAmount, capMutual } from './liability.ts'
import { indirectLoss, superCap } from './loss-limits.ts'
import { marketRestraints } from './market-restraints.ts'
import { autoRenewal, renewalPrice } from './renewal.ts'
import { serviceLevel } from './service-level.ts'

/** The services, vendor and SaaS agreement playbook: its 15 lines, the last as two rules. */
export const servicesRules: Rule[] = [
	capAmount,
	capMutual,
	superCap,
	indirectLoss,
	indemnity,
	autoRenewal,
	renewalPrice,
	exit,
	unilateralChange,
	serviceLevel,
	dataReturn,
	aiTraining,
	dataProtection,
	marketRestraints,
	assignment,
	precedence,
]
