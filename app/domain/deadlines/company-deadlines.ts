import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import { dayName, type Day } from './calendar-days.ts'
import type { Computed, ComputedDeadline, RefusedDeadline } from './deadline.ts'

type Profile = Pick<CompanyProfile, 'legal_entity_name' | 'incorporation_state' | 'incorporation_date' | 'agent_renewal_date'>

/**
 * The days that follow from a company's profile: its registered agent and the Delaware franchise tax. What the profile does not
 * say is refused with that reason, so that nobody takes silence for nothing being due.
 *
 * @param profile `null` where the company has none
 */
export function companyDeadlines(profile: Profile | null, today: Day): Computed {
	if (!profile) {
		const reason = 'It can’t be computed: your company has no profile yet.'
		return { deadlines: [], refused: [agentRefused(reason), { ...tax, reason }] }
	}
	const [agent, franchise] = [agentRenewal(profile), franchiseTax(profile, today)]
	return { deadlines: [...agent.deadlines, ...franchise.deadlines], refused: [...agent.refused, ...franchise.refused] }
}

/** What people typed into their profile is as good as confirmed. */
const fromProfile = { fields: [], confirmed: true, notes: [] } satisfies Partial<ComputedDeadline>

function agentRefused(reason: string): RefusedDeadline {
	return { kind: 'agent_renewal', what: 'Registered agent renewal', reason }
}

function agentRenewal({ agent_renewal_date: date }: Profile): Computed {
	if (!date)
		return {
			deadlines: [],
			refused: [agentRefused('It can’t be computed: the agent renewal date is missing in your company profile.')],
		}
	const due: ComputedDeadline = {
		...fromProfile,
		kind: 'agent_renewal',
		what: 'Registered agent must be renewed',
		date,
		rule: 'The renewal date in your company profile.',
		steps: [`Agent renewal date: ${dayName(date)}`],
	}
	return { deadlines: [due], refused: [] }
}

const corporation = /\b(inc|incorporated|corp|corporation|co)\.?$/i
/** An LLP is none of these: its annual report has rules of its own. */
const llcOrPartnership = /(^|[\s,])(l\.?l\.?c|l\.?p|limited liability company|limited partnership)\.?$/i

const what = 'Delaware franchise tax'
const tax = { kind: 'franchise_tax', what }

/** The franchise tax days of a Delaware company; which ones depends on its form, which only its name tells. */
function franchiseTax(profile: Profile, today: Day): Computed {
	const { legal_entity_name: name, incorporation_state: state } = profile
	if (!state)
		return {
			deadlines: [],
			refused: [{ ...tax, reason: 'It can’t be computed: the state of incorporation is missing in your company profile.' }],
		}
	if (state !== 'Delaware') return { deadlines: [], refused: [] }
	if (llcOrPartnership.test(name.trim()))
		return yearly(profile, today, '06-01', {
			what: `${what} of the LLC or limited partnership`,
			rule: 'Due every June 1: 6 Del. C. §§ 17-1109, 18-1107. Delaware asks no annual report of an LLC or limited partnership.',
		})
	if (corporation.test(name.trim()))
		return yearly(profile, today, '03-01', {
			what: `${what} and annual report`,
			rule: 'Due every March 1: 8 Del. C. §§ 502 and 504. Companies that owe $5,000 or more pay in quarterly parts before.',
		})
	const reason = 'It can’t be computed: the legal name in your company profile does not say whether the company is a corporation or an LLC.'
	return { deadlines: [], refused: [{ ...tax, reason }] }
}

/** The last and the next of a yearly day, from the year after the company was incorporated. */
function yearly(
	{ incorporation_date: incorporated }: Profile,
	today: Day,
	monthAndDay: string,
	words: Pick<ComputedDeadline, 'what' | 'rule'>,
): Computed {
	const year = Number(today.slice(0, 4))
	const next = `${year}-${monthAndDay}` >= today ? year : year + 1
	const first = incorporated ? Number(incorporated.slice(0, 4)) + 1 : 0
	const deadlines = [next - 1, next]
		.filter((due) => due >= first)
		.map((due) => `${due}-${monthAndDay}`)
		.map((date) => ({
			...fromProfile,
			...words,
			kind: 'franchise_tax',
			date,
			steps: [
				incorporated ? `Incorporated in Delaware on ${dayName(incorporated)}` : 'Incorporated in Delaware',
				`Due for the year before: ${dayName(date)}`,
			],
		}))
	return { deadlines, refused: [] }
}
