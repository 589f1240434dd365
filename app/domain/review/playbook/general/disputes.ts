import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { passage, visibleText, wording } from '../passages.ts'
import { foreignPlacesIn, isAbroad, stateIn } from '../places.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'
import { isAgreement, isPolicy } from './document-kinds.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

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
		const chosen = wording(input, chosenLaw) ?? underHeading(input)
		if (chosen) return passed(chosen)
		const clause = wording(input, /\b(?:govern\w*|constru\w+|subject\s+to|interpret\w*)\b[^.;]{0,80}\blaws?\b/i, /\b(?:compl\w+|applicable\s+laws?\s+and\s+regulations)\b/i)
		if (clause) return undecided
		if (!isAgreement(input) || (isPolicy(input) && input.documentType !== 'Terms of Service')) return notApplicable
		if (input.readings.labels.some(({ name, score }) => name === 'Governing Law' && score >= sure)) return undecided
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

/** From this score on a label of the classifier speaks against "it is not there" (ours). */
const sure = 0.5

/** "The law of Ohio governs", "Delaware law applies": the law comes first, and its place with it. */
const chosenLaw = /\b(?:the\s+)?laws?\s+of\s+(?:the\s+)?(?:\w+\s+of\s+)?\p{Lu}[\p{L} ]{2,40}?\s+(?:governs?|appl(?:y|ies)|controls?|rules?|decides?)\b|\b\p{Lu}\p{Ll}+\s+law\s+(?:\w+\s+)?(?:governs?|appl(?:y|ies)|controls?|decides?)\b|\bgoverned\s+by\s+(?:\w+\s+)?\p{Lu}\p{Ll}+\s+law\b/u

/** "13. Governing Law. Delaware.": the place alone stands under the heading. */
function underHeading(input: RuleInput) {
	const clause = input.structure.clauses.find(({ heading, kind }) => kind === 'clause' && heading !== null && /^(?:the\s+)?(?:governing|applicable|choice\s+of|controlling)?\s*law\b/i.test(heading))
	const words = clause ? visibleText(input).slice(clause.bodyStart, clause.end) : ''
	return clause && (stateIn(words) !== null || foreignPlacesIn(words).length > 0) ? { start: clause.start, end: clause.end } : null
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
		const seat = law && !forum ? seatOfArbitration(input) : null
		if (law && seat) return besideTheLaw(law.value, seat)
		if (!law || !forum) return notApplicable
		const lawState = stateIn(law.value)
		const seats = forums.map((seat) => ({ seat, state: stateIn(seat.value) ?? stateIn(seat.quote) }))
		const abroad = lawState ? seats.find(({ seat, state }) => state === null && isAbroad(seat.value)) : undefined
		if (!abroad && (!lawState || seats.some(({ state }) => state === null))) return law.value.toLowerCase() === forum.value.toLowerCase() ? passed(forum) : undecided
		const found = abroad ?? seats.find(({ state }) => state !== lawState)
		const other = found && { seat: found.seat, state: found.state ?? found.seat.value }
		if (!other) return passed(forum)
		return mismatch(other.seat, other.state, lawState ?? law.value)
	},
}

interface Seat extends Span {
	place: string
}

/** "Decided by arbitration in Oslo": where arbitrators sit when no court is named; `null` for no place that is known. */
function seatOfArbitration(input: RuleInput): Seat | null {
	const found = passage(input, /\barbitrat\w+\b[^.]{0,160}?\b(?:in|at|seat(?:ed)?\s+(?:in|is|of|shall\s+be)|place\s+of\s+arbitration\b[^.]{0,30}?\b(?:is|be))\s+(?:the\s+)?(?=\p{Lu})/u)
	if (!found) return null
	const behind = found.sentence.text.slice(found.match.index + found.match[0].length, found.match.index + found.match[0].length + 60)
	const place = stateIn(behind) ?? foreignPlacesIn(behind)[0]
	return place ? { start: found.start, end: found.end, place } : null
}

function besideTheLaw(law: string, seat: Seat): Decision {
	const laws = [stateIn(law) ?? '', ...foreignPlacesIn(law)].filter((place) => place !== '')
	if (laws.length === 0) return undecided
	return laws.includes(seat.place) ? passed(seat) : mismatch(seat, seat.place, stateIn(law) ?? law)
}

function mismatch(span: Span, seat: string, law: string): Decision {
	return flagged({
		kind: 'contradictory',
		severity: 'medium',
		span,
		says: {
			friendly: `The law is that of ${law}, but the court sits in ${seat}. That is an odd pair.`,
			neutral: `${law} law is to be applied by a court in ${seat}.`,
			legal: `The forum (${seat}) does not match the governing law (${law}).`,
		},
		why: 'You pay lawyers in two states, one for the law and one for the court.',
		market: 'Law and court of the same state.',
		action: `bring law and court together, both in ${law}`,
		reason: 'It keeps a fight cheaper for both.',
		fallback: `Take ${seat} for both.`,
		replacement: `The laws of ${law} govern this Agreement. The courts of ${law} hear all disputes about it.`,
	})
}
