import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../../clauses/search/all-matches.ts'
import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { sentenceAt, visibleText } from '../../passages.ts'
import { framesOf, isAmendment, isEmployment, isFunding, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { namesParty, othersNames, wordsAndNext } from '../around.ts'
import { placeOf } from './ending-frames.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
const sale = longPattern('i')`
	\b(?:
		merg\w+|acqui\w+|successors?|sale\s+of|sells?|purchaser|reorgani[sz]ation|change\s+(?:of|in)\s+control|substantially\s+all
		|consolidat\w+|affiliates?
	)\b
`

/** A clause that both sides can accept, in the document's own terms. */
function assignmentClause(input: RuleInput): string {
	const { paper, party } = draftingStyle(input)
	return (
		`Neither ${party} may assign this ${paper} without the prior written consent of the other ${party}, which may not be ` +
		`unreasonably withheld, except that either ${party} may assign this ${paper} without consent to the successor to all ` +
		'or substantially all of the business to which it relates.'
	)
}

/** What a license forbids to do with a product, assigning its rights included, is not about this contract. */
const banOnCopies = /\b(?:reverse[\s-]?engineer|decompile|disassemble|derivative\s+works?)\b/i

export const oneSidedAssignment: Rule = {
	id: 'general.one_sided_assignment',
	playbook: 'general',
	title: 'You may assign on terms no worse than theirs',
	basis,
	provenByQuote: true,
	doubtedBy: ['transfer_limit'],
	stake: 6,
	standard: 'Neither party assigns without consent, but each may assign to the successor of its whole business.',
	wording: {
		contradicted: {
			by: longPattern('i')`
				\b(?:may|shall|will|can)\s*not\b[^.;]{0,60}\b(?:assign|transfer)\w*\b[^.;]{0,60}\b(?:agreement|contract|rights|it)\b
				|\bchange\s+(?:of|in)\s+control\b[^.;]{0,80}\b(?:deemed|consent|considered|treated)\b
			`,
		},
	},
	decide(input) {
		if (isEmployment(input) || isFunding(input) || isPublicTerms(input) || isPersonal(input) || isAmendment(input)) return notApplicable
		// What may not be delegated says nothing of the contract as a whole.
		const frames = framesOf(input, 'assignment', 'needs_consent', 'barred', 'free', 'free_on_sale').filter(
			({ what, start, end }) =>
				!/^(?:the\s+performance|(?:any\s+of\s+)?its\s+duties)\b/i.test(what?.value ?? '') &&
				!banOnCopies.test(visibleText(input).slice(start, end)),
		)
		if (frames.length === 0) return unread(input)
		const of = (effects: string[], ...standings: string[]) =>
			frames.filter((frame) => effects.includes(frame.effect.value) && standings.includes(standingOf(input, frame.who)))
		const mine = of(['free', 'free_on_sale'], 'reader', 'both')
		const bound = of(['needs_consent', 'barred'], 'reader')
		const theirs = of(['free', 'free_on_sale'], 'other').filter((frame) => isOfContract(input, frame) && !isOwnException(input, frame))
		const theyAreBound = of(['needs_consent', 'barred'], 'other', 'both')
		const clause = assignmentClause(input)
		const doubtful = frames.find(({ who }) => who === null || who.value.kind === 'third')
		// What a statute for advisers calls an assignment is not for the parties to settle.
		const bar = bound.find(
			({ start, end }) =>
				!/\bwithin\s+the\s+meaning\s+of\b|\bas\s+defined\s+in\b[^.;]{0,30}\bAct\b/i.test(visibleText(input).slice(start, end)),
		)
		const free = theirs[0]
		const exempt = bar && saysSale(input, bar)
		if (mine[0] && (free || theirs.length === 0))
			return bound.length === 0 && !takesOver.test(visibleText(input).slice(mine[0].start, mine[0].end)) && showsEven(input, mine[0])
				? passed(placeOf(mine[0]))
				: undecided
		if (bar && (free || theyAreBound.length === 0) && !exempt) {
			if (!free && (doubtful || !isSilentOnOther(input, bar)))
				return readYourself('Check whether the other side may assign where you may not.', placeOf(doubtful ?? bar))
			const who = free ? withArticle(input, free.who) : null
			return flagged({
				severity: bar.measure?.value.value === 1 && !free ? 'low' : 'medium',
				span: placeOf(bar),
				says: who
					? `${upper(who)} may assign ${free!.effect.value === 'free' ? 'freely' : 'to affiliates or a buyer'}; you may not assign ` +
						'without consent, not even to a buyer of your company.'
					: `Only you are barred from assigning. Nothing limits an assignment by the other side.`,
				why: 'If you sell your company, the buyer needs their consent for this contract, and they may ask for something in return.',
				market: 'Neither party assigns without consent, but each may assign to the successor of its whole business.',
				action: 'let either party assign to the successor of its whole business without consent',
				reason: 'Either of us may be sold one day, and the contract should go with the business.',
				fallback: 'Accept notice of the sale, and consent only where the buyer is a direct competitor.',
				replacement: standsAlone(input, bar) ? clause : null,
				confidence: Math.min(sureness(bar), free ? sureness(free) : 0.7),
			})
		}
		if (
			free &&
			free.effect.value === 'free' &&
			!bar &&
			!doubtful &&
			!theyAreBound.some((frame) => standingOf(input, frame.who) === 'both' && saysSale(input, frame))
		) {
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
				replacement: standsAlone(input, free) ? clause : null,
				confidence: sureness(free),
			})
		}
		const even = frames.find((frame) => standingOf(input, frame.who) === 'both' && !doubtful && showsEven(input, frame))
		return even && bound.length === 0 && of(['free', 'free_on_sale'], 'other').length === 0 ? passed(placeOf(even)) : notApplicable
	},
}

/** Whether these words are all on assigning the contract: a freedom or a bar beside new words would contradict them. */
function standsAlone(input: RuleInput, { start, end }: Frame): boolean {
	const ofTheContract = longPattern('i')`
		\b(?:assign|novat)\w*\b[^.]{0,120}\b(?:this|the|these)\s+(?:agreement|contract|lease|terms|license)\b
		|\b(?:this|the)\s+(?:agreement|contract|lease|license)\b[^.]{0,120}\b(?:assign(?!s\b)|novat)\w*
	`
	return !input.structure.sentences.some(
		(sentence) =>
			(sentence.end <= start || sentence.start >= end) &&
			ofTheContract.test(sentence.text) &&
			!/\bsuccessors?\b[^.;]{0,60}\bassigns\b|\bcovenants?\b|\brepresent\w*\b/i.test(sentence.text),
	)
}

/** A person's own work can't be handed on, whoever drafts the document. */
function isPersonal({ reader }: RuleInput): boolean {
	return reader.party?.roleKind === 'worker' || reader.party?.roleKind === 'advisor' || reader.party?.roleKind === 'founder'
}

/** The contract or the rights and duties under it: not the title to a thing, one kind of right, or what was sold. */
function isOfContract(input: RuleInput, { what, start, end }: Frame): boolean {
	const words = what?.value ?? visibleText(input).slice(start, end)
	if (
		longPattern('i')`
			\b(?:
				title|ownership|transferred|proprietary|copyrights?|patents?|jointly|inventions?|work\s+product|improvements|distribution\s+rights
				|warranty\s+rights
			)\b
		`.test(words)
	)
		return false
	return longPattern('i')`
		\b(?:this|the|these|any|its|their|such|all|our)\s+(?:\w+\s+){0,3}(?:
			agreement|contract|lease|letter|terms|safe|note|sow|order|licen[cs]e|deed|undertaking|addendum|mou|rights?|obligations?|interests?
			|duties
		)\b
		|\b(?:hereunder|rights?)\b|\b(?:Agreement|Contract)\b|^(?:it|them)$
	`.test(words)
}

const takesOver = /\bto\s+have\b[^.;]{0,30}\bassigned\b/i

/** "Distributor shall not assign, provided that Distributor may assign to …": an exception to its own bar, no freedom. */
function isOwnException(input: RuleInput, { who, start, end }: Frame): boolean {
	const actor = who?.value
	const names = actor?.kind === 'party' ? (input.parties.find(({ id }) => id === actor.party)?.names ?? []) : []
	const wall = /([^.;]{0,80})\b(?:shall|may|will|must)\s+not\b[^.]{0,400}\b(?:provided|except|however|unless)\b/i.exec(
		visibleText(input).slice(start, end),
	)
	return wall !== null && namesParty(wall[1] ?? '', names)
}

/**
 * Whether both sides may assign alike: in a whole sentence on the contract, with no exception for one side in it or
 * right behind it, and no change of control that counts as an assignment.
 */
function showsEven(input: RuleInput, frame: Frame): boolean {
	const words = visibleText(input).slice(frame.start, frame.end)
	const next = wordsAndNext(input, frame, 320)
	if (
		!isOfContract(input, frame) ||
		/^\s*\p{Ll}/u.test(words) ||
		/^\W*WHEREAS\b/i.test(words) ||
		(/^\W*notwithstanding\s+the\s+foregoing\b/i.test(words) && standingOf(input, frame.who) !== 'both')
	)
		return false
	if (
		longPattern('i')`
			\bchange\s+(?:in|of)\s+[^.;]{0,50}\b(?:control|shareholders?|ownership)\b[^.;]{0,80}\b(?:is|be|deemed|constitutes?|considered)\b
			(?!\s+not)[^.;]{0,40}\b(?:assignment|transfer)\b
		`.test(next)
	)
		return false
	if (freesOther(input, words) || burdensReader(input, next.slice(words.length))) return false
	// "Notwithstanding the foregoing, Vendor may": an exception for one side, whether or not it was read as a party.
	return allMatches(next, exceptionFor).every(([, doer = '']) => {
		if (/\b(?:either|each|any|a|both|neither|no|such|the\s+assigning)\s+part/i.test(doer)) return true
		return (
			!input.parties.some(({ names }) => namesParty(doer, names)) &&
			!/\b(?!Agreement|Contract|Part(?:y|ies)|Lease|Terms|Section)\p{Lu}\p{Ll}+\s*$/u.test(doer)
		)
	})
}

function freesOther(input: RuleInput, words: string): boolean {
	const readers = input.reader.party?.names ?? []
	return allMatches(words, /\b(?:except|other\s+than|save|excluding|unless)\b([^.;)\]]{0,160})/gi).some(
		([, exception = '']) =>
			namesParty(exception, othersNames(input)) &&
			!namesParty(exception, readers) &&
			!/\bpart(?:y|ies)\b/i.test(exception) &&
			!/\bconsent\b[^.;]{0,30}\b(?:of|from)\b/i.test(exception),
	)
}

function burdensReader(input: RuleInput, behind: string): boolean {
	return behind
		.split(/(?<=[.;])\s+(?=[\p{Lu}(])/u)
		.slice(0, 3)
		.some(
			(sentence) =>
				/\b(?:assign\w*|transfer\w*|deleg\w+|change\s+(?:of|in)\s+(?:control|ownership)|successors?|merger|sale\s+of)\b/i.test(sentence) &&
				namesParty(
					/^([^.;]{0,90}?)\b(?:shall|must|will|may\s+not|agrees?|remains?|is\s+(?:responsible|liable))\b/i.exec(sentence)?.[1] ?? '',
					input.reader.party?.names ?? [],
				) &&
				!namesParty(sentence.slice(0, 90), othersNames(input)) &&
				!/\b(?:each|either|both|neither|any)\s+part/i.test(sentence),
		)
}

const exceptionFor = longPattern('gi')`
	\b(?:except|provided|however|notwithstanding)\b([^.]{0,160}?)\b(?:
		may|shall\s+have\s+the\s+right|shall\s+be\s+(?:entitled|permitted)|is\s+(?:entitled|permitted)
	)\b(?!\s+not\b|\s+(?:withhold|only))
`

function isSilentOnOther({ parties, reader, structure }: RuleInput, bar: Frame): boolean {
	const names = parties.filter(({ id }) => id !== reader.party?.id).flatMap((party) => party.names)
	return !structure.sentences.some(
		({ start, text }) =>
			start !== bar.start &&
			/\bassign(?:s|ed|ment|able)?\b/i.test(text) &&
			(/\b(?:either|neither|each|no|any)\s+part(?:y|ies)\b/i.test(text) || names.some((name) => text.includes(name))) &&
			/\b(?:agreement|rights|obligations|contract)\b/i.test(text),
	)
}

function saysSale(input: RuleInput, { start, end, exceptions }: Frame): boolean {
	return (
		exceptions.some(({ value }) => sale.test(value)) ||
		longPattern('i')`
			\b(?:except|unless|other\s+than|provided|however|notwithstanding|may)\b[^.]{0,260}\b(?:
				merg\w+|acqui\w+|sale\s+of|successor\s+(?:to|in|of)|substantially\s+all|reorgani[sz]ation
			)\b
		`.test(visibleText(input).slice(start, end + 350))
	)
}

function unread({ readings }: RuleInput) {
	const label = readings.labels.find(({ name, score }) => name === 'Anti-Assignment' && score >= 0.75)
	return label
		? readYourself('Check whether you may assign the contract when your company is sold, and whether the other side may.', label)
		: notApplicable
}

function upper(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What takes a sale out of the consent that the sentence before asks for. */
const freesSale = longPattern('i')`
	^[^.]{0,60}\b(?:
		notwithstanding|however|except|provided|(?:consent|approval)\b[^.]{0,60}\bnot\s+be\s+(?:necessary|required|needed)
	)\b[^.]{0,240}\b(?:merger|merged|sale|sold|sells?|acqui\w+|successor|substantially\s+all)\b
`

export const changeOfControl: Rule = {
	id: 'general.change_of_control',
	playbook: 'general',
	title: 'A sale of your company breaks nothing',
	basis,
	stake: 8,
	standard: 'The contract goes with the company when it is sold; a change of control is no assignment.',
	decide(input) {
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input)) return notApplicable
		const freed = framesOf(input, 'assignment', 'control_free').find((frame) =>
			['reader', 'both', 'party', 'unknown'].includes(standingOf(input, frame.who)),
		)
		const asAssignment = framesOf(input, 'assignment', 'control_counts').filter((frame) => standingOf(input, frame.who) !== 'other')
		// "Considered an assignment, allowing Maker to terminate" asks for nobody's consent.
		const counted = asAssignment.filter((frame) => !givesAnExit.test(sentenceAt(input, frame)?.text ?? ''))
		const counts = counted.find((frame) => frame.who !== null)
		const exits = framesOf(input, 'termination', 'on_change_of_control').filter((frame) =>
			['other', 'both', 'party'].includes(standingOf(input, frame.who)),
		)
		const exit = exits.find((frame) => isOurs(input, frame))
		// A sale that the next sentence frees needs nobody's consent.
		const freedNext =
			counts &&
			freesSale.test(
				visibleText(input)
					.slice(counts.end, counts.end + 420)
					.trimStart(),
			)
		const frame = exit ?? (freedNext ? undefined : counts)
		if (!frame)
			return freed && counted.length === asAssignment.length
				? passed(placeOf(freed))
				: unreadControl(input, exits[0] ?? asAssignment[0] ?? null)
		const mutual = standingOf(input, frame.who) !== 'reader' && !exit
		const who = exit && standingOf(input, exit.who) === 'other' ? upper(withArticle(input, exit.who)) : 'The other side'
		const { paper, party } = draftingStyle(input)
		return flagged({
			severity: mutual || standingOf(input, frame.who) === 'party' || standingOf(input, frame.who) === 'both' ? 'medium' : 'high',
			span: placeOf(frame),
			says: exit
				? `${who} may terminate if your company is sold or changes control.`
				: 'A change of control (a sale of your company) counts as an assignment that needs the other side’s consent.',
			why: exit
				? 'A buyer will ask first whether the contract stays. The other side can leave just then, or ask to be paid for staying.'
				: 'A buyer will ask for that consent first. The other side can delay your exit or ask to be paid for it.',
			market: 'The contract goes with the company when it is sold; a change of control is no assignment.',
			action: exit ? 'delete the right to terminate on a change of control' : 'let a change of control pass without consent',
			reason: 'The service and the people behind it stay the same.',
			fallback: 'Accept notice of the sale, and a right to terminate only where the buyer is a direct competitor.',
			replacement: exit ? null : `A merger, sale of shares or other change of control of a ${party} is not an assignment of this ${paper}.`,
			confidence: Math.min(sureness(frame), mutual ? 0.75 : 0.8),
		})
	},
}

const givesAnExit = /\b(?:allow|entitl|permit|giv)\w*\b[^.;]{0,60}\bterminat/i

/** A right that follows a change of control of the reader, or of either side; that of the other side alone hurts nobody here. */
function isOurs(input: RuleInput, frame: Frame): boolean {
	const words = frame.conditions.map(({ value }) => value).join(' ')
	const text = words === '' ? visibleText(input).slice(frame.start, frame.end) : words
	if (/\bcompetitor/i.test(text)) return false
	const names = input.reader.party?.names ?? []
	const others = input.parties.filter(({ id }) => id !== input.reader.party?.id).flatMap((party) => party.names)
	const says = (all: readonly string[]) =>
		all.some((name) => new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(text))
	if (/\b(?:other|either|a|any|one)\s+part(?:y|ies)\b/i.test(text)) return true
	return says(names) && !says(others)
}

function unreadControl({ readings, frames }: RuleInput, exit: Frame | null) {
	const read = frames.filter(
		({ kind, effect }) => /control/.test(effect.value) || (kind === 'assignment' && effect.value === 'free_on_sale'),
	)
	const label = readings.labels.find(
		({ name, score, start, end }) =>
			name === 'Change Of Control' && score >= 0.8 && !read.some((frame) => frame.start < end && start < frame.end),
	)
	const place = exit ? placeOf(exit) : label
	return place ? readYourself('Check what the other side may do when your company is sold or changes control.', place) : notApplicable
}
