import type { Frame } from '../../frames/frame.ts'
import { daysOf } from '../../frames/reading/slots.ts'
import { flagged, notApplicable, passed, readYourself, undecided, type Wording } from '../draft-finding.ts'
import { draftingStyle, withArticle } from '../drafting-style.ts'
import { framesOf, isPublicTerms, standingOf, sureness } from '../reader-side.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'

export const unilateralChanges: Rule = {
	id: 'general.unilateral_changes',
	playbook: 'general',
	title: 'The terms change only if you agree',
	basis: { kind: 'G', source: 'drafting practice' },
	decide: (input) => decideChanges(input),
}

/** How sure a frame must be to be spoken of. */
const sure = 0.6
/** Days of notice that let a party look for something else (ours). */
const fairNotice = 30
/** Days of notice that terms for the public usually give (ours). */
const publicNotice = 14

/** "Whenever it likes, and use of the Service after that is consent": what is called consent here is none. */
const oneWill = /\b(?:whenever\s+(?:it|we|they)|at\s+any\s+time|sole(?:ly)?|discretion|use\b[^.;]{0,60}\b(?:is|means|constitutes?)\s+(?:\w+\s+)?(?:consent|acceptance|agreement))\b/i

/** What to say of rights to change the deal alone; `further` are findings of the same check about other words. */
export function decideChanges(input: RuleInput, ...further: PlacedWording[]): Decision {
	const rights = framesOf(input, 'amendment', 'unilateral', 'by_notice')
	const others = rights.filter((frame) => /^(?:other|party)$/.test(standingOf(input, frame.who)) && sureness(frame) >= sure && !isBearable(input, frame))
	const findings = [...others.slice(0, 1).map((frame) => wordingOf(input, frame)), ...further]
	const [first, ...more] = findings
	if (first) return flagged(first, ...more)
	const joint = framesOf(input, 'amendment', 'by_agreement').filter((frame) => sureness(frame) >= sure && /\bthis\b|\bthese\b|\bno\b/i.test(input.document.text.slice(frame.start, frame.end)))
	const atWill = joint.find((frame) => oneWill.test(input.document.text.slice(frame.start, frame.end)))
	const agreed = joint.find((frame) => frame !== atWill)
	const open = rights.find(({ who }) => who === null || who.value.kind === 'floating') ?? atWill
	if (open) return readYourself('Check who may change these terms, with how much notice, and whether you may then leave.', open)
	if (rights.length > 0) return rights.every((frame) => standingOf(input, frame.who) === 'reader') ? notApplicable : undecided
	return agreed ? passed(agreed) : notApplicable
}

/** A finding's texts with the words it is about. */
export type PlacedWording = Wording & { span: { start: number; end: number } }

/** Notice with a way out, or a service that only gets better. */
function isBearable(input: RuleInput, frame: Frame): boolean {
	const days = frame.notice ? daysOf(frame.notice.value) : null
	const leave = frame.exceptions.length > 0
	// A patch that security or law requires hurts nobody.
	if (/\b(?:security|maintenance|legal\s+requirement|required\s+by\s+law|comply\s+with)\b/i.test(input.document.text.slice(frame.start, frame.end))) return true
	const { effect, what } = frame
	if (isPublicTerms(input)) return effect.value === 'by_notice' && (leave || days === null || days >= publicNotice)
	if (/^(?:the\s+|its\s+|our\s+)?(?:services?|platform|features?|functionality|product|software|support|site|website|app)/i.test(what?.value ?? '')) return leave || (days !== null && days >= fairNotice)
	return effect.value === 'by_notice' && leave && (days === null || days >= fairNotice)
}

function wordingOf(input: RuleInput, frame: Frame): PlacedWording {
	const who = upper(withArticle(input, frame.who))
	const days = frame.notice ? daysOf(frame.notice.value) : null
	const told = frame.effect.value === 'by_notice'
	const what = /\b(?:terms|agreement|conditions|polic(?:y|ies)|contract)\b/i.test(frame.what?.value ?? '') || !/\b(?:services?|platform|features?|functionality|products?|software|support|(?:web)?site|app(?:lication)?s?|content)\b/i.test(frame.what?.value ?? '') ? 'the terms' : 'the service'
	const other = input.reader.party ? 'you' : 'the other side'
	const mayLeave = framesOf(input, 'termination', 'for_convenience').some((right) => /^(?:reader|both|party)$/.test(standingOf(input, right.who)))
	const { party, paper } = draftingStyle(input)
	const posting = frame.trigger !== null ? 'by posting a new version' : ''
	const manner = days !== null && days > 0 ? `on ${days} days’ notice` : told ? 'on notice' : posting || 'without notice'
	return {
		severity: isPublicTerms(input) || what === 'the service' ? 'low' : told ? 'medium' : 'high',
		span: frame,
		says: `${who} may change ${what} alone, ${manner}.`,
		why: frame.exceptions.length > 0 || mayLeave ? `Your rights can get worse after you sign, and leaving is then the only answer.` : `What ${other} signed can get worse later, and nothing lets ${other} leave.`,
		market: 'Both sides sign a change. Online terms: 30 days’ notice, nothing worse during the term, and a right to leave.',
		action: `make changes to ${what} need the written agreement of both parties`,
		reason: 'We both need to rely on what we sign.',
		fallback: 'Accept changes on 30 days’ notice that make nothing worse during the term, with a right to terminate and a refund of prepaid fees.',
		replacement: `This ${paper === 'Terms' ? 'Agreement' : paper} may be amended only in a writing signed by both ${party === 'Party' ? 'Parties' : 'parties'}.`,
		confidence: sureness(frame),
	}
}

function upper(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
