import type { Rule } from '../../rule.ts'
import { oneWaySecrecy, secrecyTime } from './confidentiality.ts'
import { aiTraining } from './data-use.ts'
import { oneWayIndemnity, wideIndemnity } from './indemnity.ts'
import { liabilityCap, oneSidedCap } from './liability-caps.ts'
import { indirectLoss, noLiability, unlimitedLiability } from './liability-gaps.ts'
import { nonSolicit } from './non-solicitation.ts'
import { exclusivity, mfn, nonCompete } from './restraints.ts'
import { ipAssignment, residuals, wideLicence } from './rights.ts'

/** The rules on liability, indemnity, restraints, rights and confidentiality: each compares the actor of a frame with the reader. */
export const riskRules: Rule[] = [
	liabilityCap,
	oneSidedCap,
	unlimitedLiability,
	noLiability,
	indirectLoss,
	oneWayIndemnity,
	wideIndemnity,
	nonCompete,
	exclusivity,
	mfn,
	nonSolicit,
	ipAssignment,
	wideLicence,
	residuals,
	aiTraining,
	oneWaySecrecy,
	secrecyTime,
]
