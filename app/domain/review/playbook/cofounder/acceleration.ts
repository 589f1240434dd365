import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { Rule } from '../rule.ts'
import { accelerations, deniedAcceleration } from './acceleration-reader.ts'
import { vestingSchedule } from './vesting-schedule.ts'

const market = 'Double trigger: the rest vests when the company is sold and the founder is then let go without cause.'
const clause =
	'If the Company is sold and, within twelve months after that, a Founder is let go without Cause or leaves for Good Reason, all unvested Shares of that Founder vest on the last day of work.'

export const acceleration: Rule = {
	id: 'cofounder.acceleration',
	playbook: 'cofounder',
	title: 'A sale speeds vesting up only with a dismissal',
	basis: { kind: 'S', source: 'Cooley GO founder stock papers' },
	supersedes: ['general.change_of_control'],
	decide(input) {
		const promises = accelerations(input)
		const single = promises.find(({ trigger }) => trigger === 'sale')
		if (single) {
			const part = single.share < 100
			const what = part ? `${single.share}% of the open shares vest` : 'all shares vest'
			return flagged({
				severity: part ? 'low' : 'medium',
				span: single.passage,
				says: {
					friendly: `On a sale ${what} at once, even for a founder who keeps the job. Buyers dislike that.`,
					neutral: `A sale of the company alone is enough: ${what} at once.`,
					legal: `The acceleration is single-trigger: ${what} upon a change of control without more.`,
				},
				why: 'A buyer pays for a team that stays. It will cut the price, or ask you to give up the clause.',
				market,
				action: 'let shares vest early only if a founder is let go after a sale',
				reason: 'It guards each of us and does not scare a buyer.',
				fallback: 'Accept a part, such as 25%, on the sale, and the rest on a dismissal.',
				replacement: clause,
			})
		}
		const double = promises.find(({ trigger }) => trigger === 'double')
		if (double) return passed(double.passage)
		if (promises.length > 0) return undecided
		const none = deniedAcceleration(input)
		const schedule = vestingSchedule(input)
		if (!none && (!schedule || schedule.months === null)) return notApplicable
		const severity = { sending: 'low', receiving: 'medium', unsure: 'low' } as const
		const wording = {
			severity,
			says: {
				friendly: 'If a buyer takes over and shows you the door, you lose the shares you have not earned yet.',
				neutral: 'Nothing vests early, not even for a founder who is let go after a sale.',
				legal: none ? 'Acceleration of vesting is excluded.' : 'The agreement contains no acceleration upon a change of control.',
			},
			why: 'You could lose years of shares on the day the company is sold, just when they are worth money.',
			market,
			action: 'add early vesting for a founder who is let go after a sale',
			reason: 'It costs nothing unless a buyer pushes one of us out.',
			fallback: 'Accept half of the open shares. Without any of this, know that a new owner may let you go.',
			replacement: clause,
		}
		return none ? flagged({ ...wording, span: none }) : absent(wording)
	},
}
