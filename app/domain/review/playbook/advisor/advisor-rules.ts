import { withLabels } from '../cofounder/labelled-lines.ts'
import type { Rule } from '../rule.ts'
import { advisorAcceleration } from './acceleration.ts'
import { boardApproval } from './approval.ts'
import { advisorConflicts } from './conflicts.ts'
import { duties } from './duties.ts'
import { ending } from './ending.ts'
import { equityGrid } from './equity-grid.ts'
import { finderFee } from './finder-fee.ts'
import { ipConfidentiality } from './ip-confidentiality.ts'
import { looseEnds } from './loose-ends.ts'
import { percentBasis } from './percent-basis.ts'
import { advisorVesting } from './vesting.ts'

/** The advisor agreement playbook: its 11 lines. */
export const advisorRules: Rule[] = [
	equityGrid,
	advisorVesting,
	percentBasis,
	boardApproval,
	duties,
	ipConfidentiality,
	advisorAcceleration,
	finderFee,
	advisorConflicts,
	ending,
	looseEnds,
].map((rule) => ({ ...rule, decide: (input) => rule.decide(withLabels(input)) }))
