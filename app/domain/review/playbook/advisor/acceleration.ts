import { accelerations } from '../cofounder/acceleration-reader.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { Rule } from '../rule.ts'
import { advisorEquity } from './equity.ts'
import { largestPartialAcceleration } from './thresholds.ts'

export const advisorAcceleration: Rule = {
	id: 'advisor.acceleration',
	playbook: 'advisor',
	title: 'A sale does not hand the advisor everything',
	basis: { kind: 'G', source: 'startup practice' },
	supersedes: ['general.change_of_control'],
	decide(input) {
		if (!advisorEquity(input).place) return notApplicable
		const promises = accelerations(input)
		const single = promises.find(({ trigger, share }) => trigger === 'sale' && share > largestPartialAcceleration) ?? promises.find(({ trigger }) => trigger === 'dismissal')
		if (!single) return promises.some(({ trigger }) => trigger === 'unclear') ? undecided : passed(promises[0]?.passage)
		const bySale = single.trigger === 'sale'
		return flagged({
			severity: bySale ? 'medium' : 'low',
			span: single.passage,
			says: {
				friendly: bySale ? 'On a sale the advisor gets all shares at once, even those that were never earned.' : 'End this, and the advisor gets shares that were never earned.',
				neutral: bySale ? 'A sale of the company alone vests all of the advisor’s shares.' : 'The end of the agreement alone speeds vesting up.',
				legal: bySale ? 'The grant carries full single-trigger acceleration.' : 'Vesting accelerates upon termination of the advisor’s services.',
			},
			why: bySale ? 'The price of a sale is shared by all holders. You would pay an advisor for months of help that never came.' : 'You would pay in shares to end a tie that does not work.',
			market: 'No early vesting, or a part of it that was talked over. Some forms grant it in full on a sale.',
			action: bySale ? 'strike the early vesting on a sale, or limit it to half' : 'strike the early vesting on the end of the agreement',
			reason: 'Shares should follow the work.',
			fallback: 'Accept half of what is still open, if the advisor serves on the day of the sale.',
			replacement: 'Vesting does not speed up on a sale of the Company. Shares that have not vested on the last day of service lapse.',
		})
	},
}
