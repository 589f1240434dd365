import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../frames/frame.ts'
import { daysOf } from '../../frames/reading/slots.ts'
import { flagged, notApplicable, passed, readYourself, undecided, type Wording } from '../draft-finding.ts'
import { draftingStyle, withArticle } from '../drafting-style.ts'
import { framesOf, isPublicTerms, standingOf, sureness } from '../reader-side.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { speaksAsWe } from './around.ts'

export const unilateralChanges: Rule = {
	id: 'general.unilateral_changes',
	playbook: 'general',
	title: 'The terms change only if you agree',
	basis: { kind: 'G', source: 'drafting practice' },
	stake: 6,
	confidence: 0.39,
	step: { unless: /\bmajority\b|\bholders\b|\bboth\s+parties\b/i },
	standard: 'Changes need both sides. For online terms: notice, nothing worse mid-term, and a right to leave.',
	decide: (input) => decideChanges(input),
}

const sure = 0.6
/** Days of notice that let a party look for something else (ours). */
const fairNotice = 30
/** Days of notice that terms for the public usually give (ours). */
const publicNotice = 14

/** "Whenever it likes, and use of the Service after that is consent": no real consent. */
const oneWill = longPattern('i')`
	\b(?:
		whenever\s+(?:it|we|they)|at\s+any\s+time|sole(?:ly)?|discretion
		|use\b[^.;]{0,60}\b(?:is|means|constitutes?)\s+(?:\w+\s+)?(?:consent|acceptance|agreement)
	)\b
`

/** What to say of rights to change the deal alone; `further` are findings of the same check about other words. */
export function decideChanges(input: RuleInput, ...further: PlacedWording[]): Decision {
	const rights = framesOf(input, 'amendment', 'unilateral', 'by_notice')
	const others = rights.filter(
		(frame) =>
			/^(?:other|party)$/.test(standingOf(input, frame.who)) &&
			sureness(frame) >= sure &&
			!isBearable(input, frame) &&
			isOpenChange(input, frame) &&
			!isOfLaterDeals(input, frame),
	)
	const findings = [...others.slice(0, 1).map((frame) => wordingOf(input, frame)), ...further]
	const [first, ...more] = findings
	if (first) return flagged(first, ...more)
	const joint = framesOf(input, 'amendment', 'by_agreement').filter(
		(frame) => sureness(frame) >= sure && /\bthis\b|\bthese\b|\bno\b/i.test(input.document.text.slice(frame.start, frame.end)),
	)
	const atWill = joint.find((frame) => oneWill.test(input.document.text.slice(frame.start, frame.end)))
	const agreed = joint.find((frame) => frame !== atWill && isAmendmentClause(input.document.text.slice(frame.start, frame.end)))
	const open = rights.find(({ who }) => who === null || who.value.kind === 'floating') ?? atWill
	if (open) return readYourself('Check who may change these terms, with how much notice, and whether you may then leave.', open)
	const limited = rights.find((frame) => standingOf(input, frame.who) !== 'reader' && !isOpenChange(input, frame))
	if (limited && isOfDeal(limited)) return readYourself('Check in which cases the other side may change these terms.', limited)
	if (rights.length > 0) return rights.every((frame) => standingOf(input, frame.who) === 'reader') ? notApplicable : undecided
	return agreed ? passed(agreed) : notApplicable
}

function isAmendmentClause(words: string): boolean {
	// "The Lease, as it may be amended from time to time" only names a paper.
	const plain = words.replace(
		/\bas\s+(?:it\s+|they\s+|the\s+same\s+)?may\s+(?:hereafter\s+)?be\s+(?:\w+[,\s]+){1,7}?(?:from\s+time\s+to\s+time)/gi,
		' ',
	)
	return ofThisPaper.test(plain) || noChange.test(plain) || onlySo.test(plain)
}

const changed = String.raw`(?:amend\w*|modif\w+|chang\w+|var(?:y|ied|ying|iations?)|alter\w*|supplement\w*|waive\w*|revis\w+)`
const ofThisPaper = new RegExp(
	patternPart`
		\b(?:this|these|the)\s+(?:\w+\s+){0,2}(?:
			agreement|contract|terms|lease|letter|note|deed|addendum|guaranty|dpa|sow|safe|mou|undertaking|plan|conditions
		)\b[^.;]{0,160}\b(?:may|shall|can|must|will|cannot|is|are)\b[^.;]{0,80}\b${changed}
		|\b(?:may|shall|can|must|will|cannot)\b[^.;]{0,60}\b${changed}\b[^.;]{0,60}\b(?:this|these)\s+
			(?:agreement|contract|terms|lease|letter|note|deed|addendum)
	`,
	'i',
)
const noChange = new RegExp(
	patternPart`
		\b(?:no|any|all|every|an?)\s+(?:\w+[\s,]+){0,8}?${changed}\b[^.;]{0,260}\b(?:
			unless|until|only|must|shall|valid|binding|effective|enforceable|requires?|needs?|made|in\s+writing
		)\b
		|\b(?:amendments|changes|modifications|variations)\b[^.;]{0,120}\b(?:must|shall|only|require|need|valid|binding|effective)\b
	`,
	'i',
)

const onlySo = new RegExp(
	String.raw`\bmay\s+(?:not\s+)?be\b[^.;]{0,60}\b${changed}\b[^.;]{0,60}\b(?:only|except|unless|other\s+than)\b`,
	'i',
)

/** The deal that was signed, not a plan, a policy or a list of the other side's own. */
function isOfDeal({ what }: Frame): boolean {
	return (
		!/\bof\s+(?:its|such|any)\s+(?:\w+\s+){0,3}(?:plans?|programs?|polic)/i.test(what?.value ?? '') &&
		longPattern('i')`
			^(?:(?:any|all|or|and|some|part|portions?|provisions?|terms|conditions|of|to|the|in)[\s,]+)*(?:this|these|the|our)\s+(?:\w+\s+){0,3}
			(?:
				agreement|contract|terms|conditions|addendum|undertaking|deed|lease|letter|eula|scope|privacy\s+(?:policy|notice)|dpa
			)\b
		`.test(what?.value ?? '')
	)
}

const ofService = /\b(?:services?|platform|features?|functionality|products?|software|support|(?:web)?site|app(?:lication)?s?|content)\b/i

/**
 * Whether the right is to change what was signed, whenever the other side likes: not the plans an employer has for all its
 * people, the policies of its own house or one list of an exhibit, and not where an event or another section limits it.
 */
function isOpenChange(input: RuleInput, frame: Frame): boolean {
	if (speaksAsWe(input)) return false
	const words = input.document.text.slice(frame.start, frame.end)
	const what = frame.what?.value ?? ''
	// "But no change that would hurt you takes effect without your consent", in the same sentence.
	if (
		/^[^.]{0,200}\b(?:advers\w+|materially)\b[^.]{0,160}\b(?:consent|agree(?:s|ment)?)\b/i.test(
			input.document.text.slice(frame.start, frame.end + 300),
		)
	)
		return false
	if (
		frame.conditions.some(
			({ value }) =>
				!/^\s*(?:up)?on\b[^.;]{0,60}\b(?:notice|posting)|^\s*(?:by|with|without|whenever)\b|\bnotice\b/i.test(value) && !/:/.test(value),
		)
	)
		return false
	if (
		longPattern('i')`
			\bas\s+(?:provided|set\s+(?:out|forth)|described|permitted)\s+(?:in|under|below|above)
			|\bin\s+accordance\s+with\s+(?:section|clause|paragraph|article)\b|\bmandated\b
		`.test(words)
	)
		return false
	return (
		isOfDeal(frame) ||
		ofService.test(what) ||
		(/\b(?:terms|polic(?:y|ies)|agreement|conditions)\b/i.test(what) &&
			(isPublicTerms(input) || /^(?:the|these|this|any)\b/i.test(what)) &&
			!/\b(?:its|such|plans?|programs?)\b/i.test(what))
	)
}

/** "They apply to each order concluded after the change": what was agreed before stays as it was. */
const ofLaterDeals = longPattern('i')`
	\b(?:appl(?:y|ies)|(?:is|are|be|become)\s+effective)\b[^.;]{0,60}\b(?:to|for)\s+(?:\w+\s+){0,3}
	(?:orders?|renewals?|purchases?|bookings?|contracts?|subscriptions?|agreements?)\b[^.;]{0,60}\b
	(?:after|following|later|future|from\s+then\s+on)\b
`
const behindRight = 500

function isOfLaterDeals({ document: { text } }: RuleInput, { start, end }: Frame): boolean {
	return ofLaterDeals.test(text.slice(start, end + behindRight))
}

/** A finding's texts with the words it is about. */
export type PlacedWording = Wording & { span: { start: number; end: number } }

/** Notice with a way out, or a service that only gets better. */
function isBearable(input: RuleInput, frame: Frame): boolean {
	const days = frame.notice ? daysOf(frame.notice.value) : null
	const leave = frame.exceptions.length > 0
	// A patch that security or law requires hurts nobody.
	if (
		/\b(?:security|maintenance|legal\s+requirement|required\s+by\s+law|comply\s+with)\b/i.test(
			input.document.text.slice(frame.start, frame.end),
		)
	)
		return true
	const { effect, what } = frame
	if (isPublicTerms(input)) return effect.value === 'by_notice' && (leave || days === null || days >= publicNotice)
	if (
		/^(?:the\s+|its\s+|our\s+)?(?:services?|platform|features?|functionality|product|software|support|site|website|app)/i.test(
			what?.value ?? '',
		)
	)
		return leave || (days !== null && days >= fairNotice)
	return effect.value === 'by_notice' && leave && (days === null || days >= fairNotice)
}

function wordingOf(input: RuleInput, frame: Frame): PlacedWording {
	const who = upper(withArticle(input, frame.who))
	const days = frame.notice ? daysOf(frame.notice.value) : null
	const told = frame.effect.value === 'by_notice'
	const what =
		/\b(?:terms|agreement|conditions|polic(?:y|ies)|contract)\b/i.test(frame.what?.value ?? '') ||
		!/\b(?:services?|platform|features?|functionality|products?|software|support|(?:web)?site|app(?:lication)?s?|content)\b/i.test(
			frame.what?.value ?? '',
		)
			? 'the terms'
			: 'the service'
	const other = input.reader.party ? 'you' : 'the other side'
	const mayLeave = framesOf(input, 'termination', 'for_convenience').some((right) =>
		/^(?:reader|both|party)$/.test(standingOf(input, right.who)),
	)
	const { party, paper } = draftingStyle(input)
	const posting = frame.trigger !== null ? 'by posting a new version' : ''
	const manner = days !== null && days > 0 ? `on ${days} days’ notice` : told ? 'on notice' : posting || 'without notice'
	return {
		severity: isPublicTerms(input) || what === 'the service' ? 'low' : told ? 'medium' : 'high',
		span: frame,
		says: `${who} may change ${what} alone, ${manner}.`,
		why:
			frame.exceptions.length > 0 || mayLeave
				? `Your rights can get worse after you sign, and leaving is then the only answer.`
				: `What ${other} signed can get worse later, and nothing lets ${other} leave.`,
		market: 'Both sides sign a change. Online terms: 30 days’ notice, nothing worse during the term, and a right to leave.',
		action: `make changes to ${what} need the written agreement of both parties`,
		reason: 'We both need to rely on what we sign.',
		fallback:
			'Accept changes on 30 days’ notice that make nothing worse during the term, with a right to terminate and a refund of prepaid fees.',
		replacement:
			`This ${paper === 'Terms' ? 'Agreement' : paper} may be amended only in a writing signed by both ` +
			`${party === 'Party' ? 'Parties' : 'parties'}.`,
		confidence: sureness(frame),
	}
}

function upper(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
