import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, undecided, type Wording } from '../../draft-finding.ts'
import { framesOf, isEmployment, standingOf, sureness } from '../../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { namesParty, wordsAndNext } from '../around.ts'
import { lastingMonths, lastingWords, otherName, quoteOf, wordsOfFrame } from './frame-words.ts'
import { longestNonCompete } from './thresholds.ts'

const basis: RuleBasis = { kind: 'G', source: 'practice in commercial contracts' }

function binding(input: RuleInput, effect: string): Frame[] {
	return framesOf(input, 'restraint', effect).filter((frame) => ['reader', 'both'].includes(standingOf(input, frame.who)))
}

/** A non-compete that binds the reader. In employment only what outlasts the job counts: loyalty while it runs is owed anyway. */
export function decideNonCompete(input: RuleInput): Decision {
	const bans = binding(input, 'non_compete').filter(
		({ trigger, duration }) => !isEmployment(input) || trigger?.value === 'after' || duration !== null,
	)
	// "He shall not compete" binds the person, also where the reader employs it; what may be advertised on a page is no ban on competing.
	if (isEmployment(input) && (input.reader.party?.roleKind === 'employer' || input.reader.party?.roleKind === 'company'))
		return notApplicable
	const [ban] = bans
		.filter(
			(each) =>
				!/\b(?:serve|display|place|show|run)\b[^.;]{0,40}\badvertis/i.test(wordsOfFrame(input, each)) &&
				!isOfOneCategory(wordsOfFrame(input, each)),
		)
		.sort((a, b) => (lastingMonths(b.duration) ?? 0) - (lastingMonths(a.duration) ?? 0))
	if (!ban) return notApplicable
	const months = lastingMonths(ban.duration)
	const during = ban.trigger?.value === 'during' && months === null
	const time = during ? ', while the agreement runs' : lastingWords(ban.duration) ? `, ${lastingWords(ban.duration)}` : ''
	const mutual = standingOf(input, ban.who) === 'both'
	const wording: Wording & { span: Frame } = {
		severity:
			mutual ||
			((during || ban.duration === null) && !isEmployment(input)) ||
			(months !== null && months <= longestNonCompete && isEmployment(input))
				? 'medium'
				: 'high',
		span: ban,
		says: `${mutual ? 'A mutual non-compete (a ban on competing) binds you too' : 'A non-compete (a ban on competing) binds you'}${time}.`,
		why: isEmployment(input)
			? 'It can keep you out of your own field after you leave. State law decides whether it holds.'
			: 'It can close a market to your company, and investors will ask about it.',
		market: isEmployment(input)
			? 'Many start-ups have none. California, Minnesota, North Dakota and Oklahoma ban them for workers.'
			: 'No non-compete between companies; confidentiality and IP clauses do the job.',
		action: 'strike the non-compete',
		reason: 'The confidentiality obligations already protect what matters.',
		fallback: 'Limit it to named competitors or one narrow product, to six months and to one territory.',
		replacement: null,
		decideBy: 'lawyer',
		confidence: sureness(ban),
	}
	return flagged({ ...wording, span: quoteOf(input, ban) })
}

/** One sponsor, one brand to endorse or one page to link from: a category that is sold, while the business itself stays free. */
function isOfOneCategory(words: string): boolean {
	return longPattern('i')`
		\b(?:primary|secondary|associate|official)\b[^.;]{0,60}\bsponsors?\b
		|\b(?:use\s+of|permit)\b[^.;]{0,40}\b(?:name|nickname|likeness|voice)\b
		|\bon\s+(?:any|the|a)\s+(?:web\s*site\s+)?(?:landing\s+)?pages?\b
	`.test(words)
}

export const nonCompete: Rule = {
	id: 'general.non_compete',
	playbook: 'general',
	title: 'You may compete',
	basis,
	stake: 8,
	standard: 'No non-compete between companies.',
	decide: decideNonCompete,
}

function isGivenToReader(input: RuleInput, frame: Frame): boolean {
	const words = wordsOfFrame(input, frame)
	const appointed = /([^.;,]{0,60})\b(?:is|are)\s+(?:hereby\s+)?appointed\b/i.exec(words)
	// "Vendor appoints Reseller as its exclusive …", where the next words leave the maker free to sell there itself, or a public body licenses somebody.
	if (
		/\b(?:may|can|is\s+free\s+to|reserves?\s+the\s+right\s+to)\s+(?:\w+\s+)?(?:sell|appoint|supply|deal|distribute)\b/i.test(
			wordsAndNext(input, frame, 500).slice(frame.end - frame.start),
		) ||
		/\bparties\s+acknowledge\b[^.;]{0,60}\b(?:is|are)\s+expected\s+to\b|\bRemarketing\s+Agent\b/i.test(words)
	)
		return true
	const appoints = /\bappoints?\s+([^.;,]{1,60}?)(?:,|\s+(?:as|to\s+be)\b)/i.exec(words)
	if (
		appoints &&
		namesParty(appoints[1] ?? '', input.reader.party?.names ?? []) &&
		!/\b(?:shall|will|may|must|agrees?)\s+not\b/i.test(words)
	)
		return true
	return (
		appointed !== null &&
		namesParty(appointed[1] ?? '', input.reader.party?.names ?? []) &&
		!/\b(?:shall|will|may|must|agrees?)\s+not\b/i.test(words)
	)
}

/**
 * "Shall not purchase Products for resale from anyone other than Maker": a maker's own products come from it, and others may be sold
 * beside them.
 */
const ownProducts =
	/\b(?:purchase|buy|acquire|obtain|source)\w*\b[^.;]{0,60}\bProducts?\s+for\s+resale\b[^.;]{0,120}\b(?:from|other\s+than)\b/

/** Exclusivity that binds the reader: it may deal with nobody else. */
export function decideExclusivity(input: RuleInput): Decision {
	if (isEmployment(input)) return notApplicable
	const [lock] = binding(input, 'exclusivity').filter((frame) => !isGivenToReader(input, frame))
	const [standstill] = binding(input, 'standstill')
	const found = lock ?? standstill
	if (!found) return notApplicable
	if (lock && ownProducts.test(wordsOfFrame(input, lock))) return undecided
	const time = lastingWords(found.duration)
	const other = otherName(input)
	if (!lock) {
		return flagged({
			severity: 'medium',
			span: quoteOf(input, found),
			says: `A standstill or no-shop clause binds you${time ? ` ${time}` : ''}: you may not buy shares or talk to others.`,
			why: 'You lose your other offers, and with them your power to ask for a better price.',
			market: 'None in a commercial contract; 30 to 60 days in a deal with a signed term sheet.',
			action: 'strike the standstill',
			reason: 'Both of us should stay free to talk to others.',
			fallback: 'Accept 30 days, once the main terms are agreed.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: sureness(found),
		})
	}
	return flagged({
		severity: 'medium',
		span: quoteOf(input, lock),
		says: `Exclusivity binds you${time ? ` ${time}` : ''}: for this you may deal with ${other} only.`,
		why: 'You cannot use, serve or appoint anybody else, even if they offer better terms or the other side performs badly.',
		market: 'Exclusivity is paid for: with a minimum commitment in return, for one field and for a limited time.',
		action: 'make the relationship non-exclusive',
		reason: 'We need to stay free to work with others as we grow.',
		fallback: 'Limit it to one field or territory and to 12 months, and let it end if minimum volumes are missed.',
		replacement: null,
		confidence: sureness(lock),
	})
}

export const exclusivity: Rule = {
	id: 'general.exclusivity',
	playbook: 'general',
	title: 'You may work with others',
	basis,
	stake: 8,
	step: { unless: /\b(?:with\s+)?each\s+other\b/i },
	standard: 'Exclusivity is paid for, for one field and a limited time.',
	decide: decideExclusivity,
}

export const mfn: Rule = {
	id: 'general.mfn',
	playbook: 'general',
	title: 'Your best terms are yours to give',
	basis,
	stake: 8,
	decide(input) {
		const [clause] = binding(input, 'mfn')
		if (!clause || standingOf(input, clause.who) !== 'reader') return notApplicable
		return flagged({
			severity: 'medium',
			span: quoteOf(input, clause),
			says: `An MFN clause (most favored nation) binds you: ${otherName(input)} gets the best terms you give to anybody.`,
			why: 'Every discount you grant elsewhere lowers this price too, and your other contracts can be audited.',
			market: 'None, or only for like volumes and like terms, with no audit.',
			action: 'strike the most favored nation clause',
			reason: 'Prices depend on volume and scope, which differ from customer to customer.',
			fallback: 'Limit it to customers of the same size, with the same volumes and terms, for one year.',
			replacement: null,
			confidence: sureness(clause),
		})
	},
}
