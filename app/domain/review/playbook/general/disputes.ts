import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import { isAbroad, stateIn } from '../places.ts'
import type { Rule, RuleBasis } from '../rule.ts'
import { isAgreement, isPolicy } from './gaps.ts'

const basis: RuleBasis = { kind: 'G', source: 'general practice' }

export const juryWaiver: Rule = {
	id: 'general.jury_waiver',
	playbook: 'general',
	title: 'No jury waiver',
	basis: { kind: 'L', source: 'void before a dispute in California (Grafton Partners v. Superior Court) and Georgia' },
	decide(input) {
		const waiver = passage(input, /\bwaiv\w+\b[^.]{0,120}\bjury\b|\bjury\b[^.;]{0,60}\bwaiv\w+/i) ?? wording(input, /\b(?:no|without\s+a?|give\s+up)\b[^.;]{0,40}\b(?:right\s+to\s+a?\s*)?(?:trial\s+by\s+)?jury\b/i)
		if (!waiver) return passed()
		return flagged({
			severity: 'low',
			span: waiver,
			says: {
				friendly: 'You give up the right to a jury. That is common, but know it.',
				neutral: 'The right to a trial by jury is given up.',
				legal: 'The clause contains a pre-dispute waiver of jury trial.',
			},
			why: 'A judge alone decides. That can be faster and cost less, but you lose some force as the small side.',
			market: 'Common in trade contracts, and both ways. Some states do not enforce it.',
			action: 'strike the jury waiver',
			reason: 'Neither of us should give up a safeguard before there is a dispute.',
			decideBy: 'you',
		})
	},
}

export const classWaiver: Rule = {
	id: 'general.class_waiver',
	playbook: 'general',
	title: 'No waiver of joint claims',
	basis,
	decide(input) {
		const waiver = wording(input, /\b(?:waiv\w+|not|no|only)\b[^.]{0,160}\b(?:class|collective|representative|consolidated)\s+(?:action|arbitration|proceeding|member|basis|capacity|or\s+representative)|\bclass\s+action\s+waiver\b|\b(?:class|collective)\s+(?:action|proceeding)s?\b[^.;]{0,80}\b(?:waiv\w+|not\s+(?:allowed|permitted|available))/i)
		if (!waiver) return passed()
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'low' },
			span: waiver,
			says: {
				friendly: 'You can’t join with others to sue. Each must go alone.',
				neutral: 'Joint claims are ruled out.',
				legal: 'The clause waives class and representative proceedings.',
			},
			why: 'For a small loss a case of your own costs more than it can bring.',
			market: 'Found in terms for consumers, with a time to opt out. Rare between companies.',
			action: 'strike the ban on joint claims',
			reason: 'It makes small claims worthless.',
			fallback: 'Add 30 days to opt out.',
		})
	},
}

export const governingLaw: Rule = {
	id: 'general.governing_law',
	playbook: 'general',
	title: 'It says which law applies',
	basis,
	decide(input) {
		const [law] = factsNamed(input, 'governing_law')
		if (law) return passed(law)
		const clause = wording(input, /\b(?:govern\w*|constru\w+|subject\s+to|interpret\w*)\b[^.;]{0,80}\blaws?\b/i, /\b(?:compl\w+|applicable\s+laws?\s+and\s+regulations)\b/i)
		if (clause) return undecided
		if (!isAgreement(input)) return notApplicable
		return absent({
			severity: isPolicy(input) ? 'low' : 'medium',
			says: {
				friendly: 'It does not say which state’s law applies. Pick one now, while you are friends.',
				neutral: 'No governing law is stated.',
				legal: 'The instrument contains no choice of law.',
			},
			why: 'In a fight you would first pay lawyers to argue about which law applies.',
			market: 'Delaware, New York or the home state of one side.',
			action: 'name the governing law',
			reason: 'It saves a first round of dispute.',
			replacement: 'Delaware law governs this Agreement.',
		})
	},
}

export const forumMatchesLaw: Rule = {
	id: 'general.forum_matches_law',
	playbook: 'general',
	title: 'Law and court are in one place',
	basis: { kind: 'S', source: 'a survey of 143 deal NDAs' },
	decide(input) {
		const laws = factsNamed(input, 'governing_law')
		const forums = factsNamed(input, 'forum')
		const [law] = laws
		const [forum] = forums
		if (!law || !forum) return notApplicable
		const lawState = stateIn(law.value)
		const seats = forums.map((seat) => ({ seat, state: stateIn(seat.value) ?? stateIn(seat.quote) }))
		const abroad = lawState ? seats.find(({ seat, state }) => state === null && isAbroad(seat.value)) : undefined
		if (!abroad && (!lawState || seats.some(({ state }) => state === null))) return law.value.toLowerCase() === forum.value.toLowerCase() ? passed(forum) : undecided
		const found = abroad ?? seats.find(({ state }) => state !== lawState)
		const other = found && { seat: found.seat, state: found.state ?? found.seat.value }
		if (!other) return passed(forum)
		return flagged({
			kind: 'contradictory',
			severity: 'medium',
			span: other.seat,
			says: {
				friendly: `The law is that of ${lawState}, but the court sits in ${other.state}. That is an odd pair.`,
				neutral: `${lawState} law is to be applied by a court in ${other.state}.`,
				legal: `The forum (${other.state}) does not match the governing law (${lawState}).`,
			},
			why: 'You pay lawyers in two states, one for the law and one for the court.',
			market: 'Law and court of the same state.',
			action: `bring law and court together, both in ${lawState}`,
			reason: 'It keeps a fight cheaper for both.',
			fallback: `Take ${other.state} for both.`,
			replacement: `${lawState} law governs this Agreement. The courts in ${lawState} hear all disputes about it.`,
		})
	},
}
