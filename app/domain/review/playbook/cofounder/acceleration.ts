import { changeOfControl } from '../general/deal/transfer.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { Rule } from '../rule.ts'
import { accelerations, deniedAcceleration } from './acceleration-reader.ts'
import { holding, staying } from './sides.ts'
import { vestingSchedule } from './vesting-schedule.ts'

const market = 'Double-trigger acceleration: unvested shares vest if the company is sold and the founder is then dismissed without cause.'
const clause =
	'If, within twelve months following a Change of Control, a Founder’s service is terminated by the Company without Cause or by the ' +
	'Founder for Good Reason, all unvested Shares of that Founder will vest as of the date of termination.'

export const acceleration: Rule = {
	id: 'cofounder.acceleration',
	playbook: 'cofounder',
	title: 'Acceleration',
	basis: { kind: 'S', source: 'Cooley GO founder stock documents' },
	supersedes: [changeOfControl],
	protects: [...holding, ...staying],
	decide(input) {
		const promises = accelerations(input)
		const single = promises.find(({ trigger }) => trigger === 'sale')
		if (single) {
			const part = single.share < 100
			const what = part ? `${single.share}% of the open shares vest` : 'all shares vest'
			return flagged({
				severity: part ? 'low' : 'medium',
				span: single.passage,
				says: `Single-trigger acceleration: on a sale of the company ${what} at once.`,
				why: 'A buyer pays for a team that stays. It will lower the price or ask for the clause to go.',
				market,
				action: 'replace single-trigger by double-trigger acceleration',
				reason: 'It protects each founder and does not deter a buyer.',
				fallback: '25% on the sale, and the rest on a dismissal.',
				replacement: clause,
			})
		}
		const double = promises.find(({ trigger }) => trigger === 'double')
		if (double) return passed(double.passage)
		if (promises.length > 0) return undecided
		const none = deniedAcceleration(input)
		const schedule = vestingSchedule(input)
		if (!none && (!schedule || schedule.months === null)) return notApplicable
		const severity = 'low' as const
		const wording = {
			severity,
			says: 'There is no acceleration, not even for a founder who is dismissed after a sale.',
			why: 'A buyer could dismiss the founder after closing and take back all unvested shares.',
			market,
			action: 'add double-trigger acceleration',
			reason: 'It costs nothing unless a buyer dismisses one of us.',
			fallback: 'Acceleration of half of the unvested shares.',
			replacement: clause,
		}
		return none ? flagged({ ...wording, span: none }) : absent(wording)
	},
}
