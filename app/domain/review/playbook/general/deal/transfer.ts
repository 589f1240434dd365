import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isAmendment, isEmployment, isFunding, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { placeOf } from './ending-frames.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
const sale = /\b(?:merg\w+|acqui\w+|successors?|sale\s+of|sells?|purchaser|reorgani[sz]ation|change\s+(?:of|in)\s+control|substantially\s+all|consolidat\w+|affiliates?)\b/i

/** The clause that both sides can live with, in the document's own terms. */
function assignmentClause(input: RuleInput): string {
	const { paper, party } = draftingStyle(input)
	return `Neither ${party} may assign this ${paper} without the prior written consent of the other ${party}, which may not be unreasonably withheld, except that either ${party} may assign this ${paper} without consent to the successor to all or substantially all of the business to which it relates.`
}

export const oneSidedAssignment: Rule = {
	id: 'general.one_sided_assignment',
	playbook: 'general',
	title: 'You may assign on terms no worse than theirs',
	basis,
	decide(input) {
		if (isEmployment(input) || isFunding(input) || isPublicTerms(input) || isPersonal(input) || isAmendment(input)) return notApplicable
		// What may not be delegated says nothing of the contract as a whole.
		const frames = framesOf(input, 'assignment', 'needs_consent', 'barred', 'free', 'free_on_sale').filter(({ what }) => !/^(?:the\s+performance|(?:any\s+of\s+)?its\s+duties)\b/i.test(what?.value ?? ''))
		if (frames.length === 0) return unread(input)
		const of = (effects: string[], ...standings: string[]) => frames.filter((frame) => effects.includes(frame.effect.value) && standings.includes(standingOf(input, frame.who)))
		const mine = of(['free', 'free_on_sale'], 'reader', 'both')
		const bound = of(['needs_consent', 'barred'], 'reader')
		const theirs = of(['free', 'free_on_sale'], 'other')
		const theyAreBound = of(['needs_consent', 'barred'], 'other', 'both')
		const clause = assignmentClause(input)
		const doubtful = frames.find(({ who }) => who === null || who.value.kind === 'third')
		const bar = bound[0]
		const free = theirs[0]
		const exempt = bar && saysSale(input, bar)
		if (mine[0] && (free || theirs.length === 0)) return passed(placeOf(mine[0]))
		if (bar && (free || theyAreBound.length === 0) && !exempt) {
			if (!free && (doubtful || !isSilentOnOther(input, bar))) return readYourself('Check whether the other side may assign where you may not.', placeOf(doubtful ?? bar))
			const who = free ? withArticle(input, free.who) : null
			return flagged({
				severity: bar.measure?.value.value === 1 && !free ? 'low' : 'medium',
				span: placeOf(bar),
				says: who ? `${upper(who)} may assign ${free!.effect.value === 'free' ? 'freely' : 'to affiliates or a buyer'}; you may not assign without consent, not even to a buyer of your company.` : `Only you are barred from assigning. Nothing limits an assignment by the other side.`,
				why: 'If you sell your company, the buyer needs their consent for this contract, and they may ask for something in return.',
				market: 'Neither party assigns without consent, but each may assign to the successor of its whole business.',
				action: 'let either party assign to the successor of its whole business without consent',
				reason: 'Either of us may be sold one day, and the contract should go with the business.',
				fallback: 'Accept notice of the sale, and consent only where the buyer is a direct competitor.',
				replacement: clause,
				confidence: Math.min(sureness(bar), free ? sureness(free) : 0.7),
			})
		}
		if (free && free.effect.value === 'free' && !bar && !doubtful && !theyAreBound.some((frame) => standingOf(input, frame.who) === 'both' && saysSale(input, frame))) {
			const both = theyAreBound.find((frame) => standingOf(input, frame.who) === 'both')
			return flagged({
				severity: both ? 'medium' : 'low',
				span: placeOf(free),
				says: `Only ${withArticle(input, free.who)} may assign without consent.`,
				why: 'You may end up in a contract with a company you did not choose, even a competitor.',
				market: 'Neither party assigns without consent, but each may assign to the successor of its whole business.',
				action: 'make the assignment clause mutual',
				reason: 'Either of us may be sold one day, and the same rule should hold for both.',
				fallback: 'Accept their assignment to affiliates and to a buyer of their business, with notice.',
				replacement: clause,
				confidence: sureness(free),
			})
		}
		const even = frames.find((frame) => standingOf(input, frame.who) === 'both' && !doubtful)
		return even && bound.length === 0 && theirs.length === 0 ? passed(placeOf(even)) : notApplicable
	},
}

/** What a person is engaged to do can't be handed on, whoever drafts the paper. */
function isPersonal({ reader }: RuleInput): boolean {
	return reader.party?.roleKind === 'worker' || reader.party?.roleKind === 'advisor' || reader.party?.roleKind === 'founder'
}

/** Whether any words about an assignment by the other side were left unread. */
function isSilentOnOther({ parties, reader, structure }: RuleInput, bar: Frame): boolean {
	const names = parties.filter(({ id }) => id !== reader.party?.id).flatMap((party) => party.names)
	return !structure.sentences.some(({ start, text }) => start !== bar.start && /\bassign(?:s|ed|ment|able)?\b/i.test(text) && (/\b(?:either|neither|each|no|any)\s+part(?:y|ies)\b/i.test(text) || names.some((name) => text.includes(name))) && /\b(?:agreement|rights|obligations|contract)\b/i.test(text))
}

/** An exception for a sale of the business in the same words or the next. */
function saysSale(input: RuleInput, { start, end, exceptions }: Frame): boolean {
	return exceptions.some(({ value }) => sale.test(value)) || /\b(?:except|unless|other\s+than|provided|however|notwithstanding|may)\b[^.]{0,260}\b(?:merg\w+|acqui\w+|sale\s+of|successor\s+(?:to|in|of)|substantially\s+all|reorgani[sz]ation)\b/i.test(visibleText(input).slice(start, end + 350))
}

function unread({ readings }: RuleInput) {
	const label = readings.labels.find(({ name, score }) => name === 'Anti-Assignment' && score >= 0.75)
	return label ? readYourself('Check whether you may assign the contract when your company is sold, and whether the other side may.', label) : notApplicable
}

function upper(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

export const changeOfControl: Rule = {
	id: 'general.change_of_control',
	playbook: 'general',
	title: 'A sale of your company breaks nothing',
	basis,
	decide(input) {
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input)) return notApplicable
		const freed = framesOf(input, 'assignment', 'control_free').find((frame) => ['reader', 'both', 'party', 'unknown'].includes(standingOf(input, frame.who)))
		const counted = framesOf(input, 'assignment', 'control_counts').filter((frame) => standingOf(input, frame.who) !== 'other')
		const counts = counted.find((frame) => frame.who !== null)
		const exits = framesOf(input, 'termination', 'on_change_of_control').filter((frame) => ['other', 'both', 'party'].includes(standingOf(input, frame.who)))
		const exit = exits.find((frame) => isOurs(input, frame))
		const frame = exit ?? counts
		if (!frame) return freed ? passed(placeOf(freed)) : unreadControl(input, exits[0] ?? counted[0] ?? null)
		const mutual = standingOf(input, frame.who) !== 'reader' && !exit
		const who = exit && standingOf(input, exit.who) === 'other' ? upper(withArticle(input, exit.who)) : 'The other side'
		const { paper, party } = draftingStyle(input)
		return flagged({
			severity: mutual || standingOf(input, frame.who) === 'party' || standingOf(input, frame.who) === 'both' ? 'medium' : 'high',
			span: placeOf(frame),
			says: exit ? `${who} may terminate if your company is sold or changes control.` : 'A change of control (a sale of your company) counts as an assignment that needs the other side’s consent.',
			why: 'A buyer will ask for that consent first. The other side can delay your exit or ask to be paid for it.',
			market: 'The contract goes with the company when it is sold; a change of control is no assignment.',
			action: 'let a change of control pass without consent',
			reason: 'The service and the people behind it stay the same.',
			fallback: 'Accept notice of the sale, and a right to terminate only where the buyer is a direct competitor.',
			replacement: exit ? null : `A merger, sale of shares or other change of control of a ${party} is not an assignment of this ${paper}.`,
			confidence: Math.min(sureness(frame), mutual ? 0.75 : 0.8),
		})
	},
}

/** A right that follows a change of control of the reader, or of either side; that of the other side alone hurts nobody here. */
function isOurs(input: RuleInput, frame: Frame): boolean {
	const words = frame.conditions.map(({ value }) => value).join(' ')
	const text = words === '' ? visibleText(input).slice(frame.start, frame.end) : words
	if (/\bcompetitor/i.test(text)) return false
	const names = input.reader.party?.names ?? []
	const others = input.parties.filter(({ id }) => id !== input.reader.party?.id).flatMap((party) => party.names)
	const says = (all: readonly string[]) => all.some((name) => new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(text))
	if (/\b(?:other|either|a|any|one)\s+part(?:y|ies)\b/i.test(text)) return true
	return says(names) && !says(others)
}

function unreadControl({ readings, frames }: RuleInput, exit: Frame | null) {
	const read = frames.filter(({ kind, effect }) => /control/.test(effect.value) || (kind === 'assignment' && effect.value === 'free_on_sale'))
	const label = readings.labels.find(({ name, score, start, end }) => name === 'Change Of Control' && score >= 0.8 && !read.some((frame) => frame.start < end && start < frame.end))
	const place = exit ? placeOf(exit) : label
	return place ? readYourself('Check what the other side may do when your company is sold or changes control.', place) : notApplicable
}
