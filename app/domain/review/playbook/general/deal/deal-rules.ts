import type { Rule } from '../../rule.ts'
import { autoRenewal } from './auto-renewal.ts'
import { endingCharge, refunds } from './lost-payments.ts'
import { acceptance, minimumCommitment, setOff } from './payment-rights.ts'
import { lateCharge, paymentTime } from './payment-time.ts'
import { priceIncrease } from './price-changes.ts'
import { suspension } from './suspension.ts'
import { curePeriod, oneSidedCause, soleJudgement } from './termination-for-cause.ts'
import { longExitNotice, oneSidedTermination } from './termination.ts'
import { changeOfControl, oneSidedAssignment } from './transfer.ts'
import { wayOut } from './way-out.ts'

/** The rules on term and renewal, the way out, assignment, and money: each compares the actor of a frame with the reader. */
export const dealRules: Rule[] = [
	autoRenewal,
	oneSidedTermination,
	longExitNotice,
	oneSidedCause,
	curePeriod,
	soleJudgement,
	wayOut,
	suspension,
	oneSidedAssignment,
	changeOfControl,
	priceIncrease,
	paymentTime,
	lateCharge,
	refunds,
	endingCharge,
	setOff,
	acceptance,
	minimumCommitment,
]
