import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import { dayName, type Day } from './calendar-days.ts'
import type { Computed, ComputedDeadline, RefusedDeadline } from './deadline.ts'

type Profile = Pick<CompanyProfile, 'legal_entity_name' | 'incorporation_state' | 'agent_renewal_date'>

/** The days that follow from a company's profile: its registered agent and the Delaware franchise tax. */
export function companyDeadlines(profile: Profile, today: Day): Computed {
	const agent = profile.agent_renewal_date
	const tax = franchiseTax(profile, today)
	return {
		deadlines: [
			...(agent
				? [
						{
							...fromProfile,
							kind: 'agent_renewal',
							what: 'Registered agent must be renewed',
							date: agent,
							rule: 'The renewal date in your company profile.',
							steps: [`Agent renewal date: ${dayName(agent)}`],
						},
					]
				: []),
			...(tax && 'date' in tax ? [tax] : []),
		],
		refused: tax && 'reason' in tax ? [tax] : [],
	}
}

/** What people typed into their profile is as good as confirmed. */
const fromProfile = { fields: [], confirmed: true, notes: [] } satisfies Partial<ComputedDeadline>

const corporation = /\b(inc|incorporated|corp|corporation|co)\b\.?$/i
const partnership = /\b(l\.?l\.?c|l\.?p|l\.?l\.?p|limited liability company|limited partnership)\b\.?$/i

/** The next franchise tax day of a Delaware company; which one depends on its form, which only its name tells. */
function franchiseTax(
	{ legal_entity_name: name, incorporation_state: state }: Profile,
	today: Day,
): ComputedDeadline | RefusedDeadline | null {
	if (state !== 'Delaware') return null
	const what = 'Delaware franchise tax'
	const trimmed = name.trim()
	if (partnership.test(trimmed))
		return {
			...fromProfile,
			kind: 'franchise_tax',
			what: `${what} of the LLC or partnership`,
			...yearly(today, '06-01'),
			rule: 'Due every June 1: 6 Del. C. §§ 17-1109, 18-1107. Delaware asks no annual report of an LLC or limited partnership.',
		}
	if (corporation.test(trimmed))
		return {
			...fromProfile,
			kind: 'franchise_tax',
			what: `${what} and annual report`,
			...yearly(today, '03-01'),
			rule: 'Due every March 1: 8 Del. C. §§ 502 and 504. Companies that owe $5,000 or more pay in quarterly parts before.',
		}
	return {
		kind: 'franchise_tax',
		what,
		reason: 'It can’t be computed: the legal name in your company profile does not say whether the company is a corporation or an LLC.',
	}
}

function yearly(today: Day, monthAndDay: string): Pick<ComputedDeadline, 'date' | 'steps'> {
	const year = Number(today.slice(0, 4))
	const date = `${year}-${monthAndDay}` >= today ? `${year}-${monthAndDay}` : `${year + 1}-${monthAndDay}`
	return { date, steps: ['Incorporated in Delaware', `Next time: ${dayName(date)}`] }
}
