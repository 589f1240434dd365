import { notApplicable } from '../draft-finding.ts'
import { readingLabels } from '../labelled-lines.ts'
import type { Rule } from '../rule.ts'
import { californiaWorkForHire, presentAssignmentRule, workForHireBackup } from './assignment.ts'
import { contractorControl } from './contractor-control.ts'
import { equity } from './equity.ts'
import { outOfState, quitFee } from './home-state.ts'
import { ownTimeInventions, priorInventions } from './inventions.ts'
import { terms } from './job-terms.ts'
import { protectedDisclosures } from './protected-disclosures.ts'
import { nonCompete, nonSolicit } from './restraints.ts'
import { jobStage } from './stage.ts'
import { furtherAssurances, ipTiming } from './title-gaps.ts'

/** The employment and contractor playbook, in the order of its 15 lines. */
export const employmentRules: Rule[] = [
	contractorControl,
	presentAssignmentRule,
	workForHireBackup,
	californiaWorkForHire,
	ownTimeInventions,
	priorInventions,
	nonCompete,
	nonSolicit,
	outOfState,
	quitFee,
	protectedDisclosures,
	equity,
	terms,
	ipTiming,
	furtherAssurances,
]
	.map(silentOnLaterPapers)
	.map(readingLabels)

/**
 * A rule that does not miss in an amendment, a severance agreement or an executive's contract what belongs in the
 * document by which somebody is hired: such documents stand beside others that have it.
 */
function silentOnLaterPapers(rule: Rule): Rule {
	return {
		...rule,
		decide(input) {
			const decision = rule.decide(input)
			return decision.outcome === 'absent' && jobStage(input) !== 'start' ? notApplicable : decision
		},
	}
}
