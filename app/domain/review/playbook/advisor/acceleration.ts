import { changeOfControl } from '../general/deal/transfer.ts'
import { accelerations } from '../cofounder/acceleration-reader.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { Rule } from '../rule.ts'
import { advisorEquity } from './equity.ts'
import { engaging } from './sides.ts'
import { largestPartialAcceleration } from './thresholds.ts'

export const advisorAcceleration: Rule = {
	id: 'advisor.acceleration',
	playbook: 'advisor',
	title: 'Acceleration',
	basis: { kind: 'G', source: 'startup practice' },
	supersedes: [changeOfControl],
	protects: engaging,
	standard: 'No early vesting, or a part of it that was talked over. Some forms grant it in full on a sale.',
	decide(input) {
		if (!advisorEquity(input).place) return notApplicable
		const promises = accelerations(input)
		const single =
			promises.find(({ trigger, share }) => trigger === 'sale' && share > largestPartialAcceleration) ??
			promises.find(({ trigger }) => trigger === 'dismissal')
		if (!single)
			return promises.some(({ trigger }) => trigger === 'unclear') ? undecided : promises[0] ? passed(promises[0].passage) : notApplicable
		const bySale = single.trigger === 'sale'
		return flagged({
			severity: bySale ? 'medium' : 'low',
			span: single.passage,
			says: bySale
				? 'Single-trigger acceleration: a sale of the company vests all of the advisor’s equity.'
				: 'Termination of the agreement accelerates the advisor’s vesting.',
			why: bySale
				? 'The sale price is shared by all holders, so you pay for months of advice that never came.'
				: 'You pay in equity to end a relationship that does not work.',
			market: 'No acceleration, or up to half on a sale. Some forms grant it in full.',
			action: bySale ? 'strike the acceleration on a sale, or limit it to half' : 'strike the acceleration on termination',
			reason: 'Equity should follow the work.',
			fallback: 'Half of the unvested equity, if the advisor serves on the day of the sale.',
			replacement:
				'Vesting will not accelerate upon a sale of the Company or upon termination of this Agreement. Equity that is unvested on the ' +
				'last day of service will be forfeited.',
		})
	},
}
