import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { framesOf, isEmployment, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { nameOf, otherName, quoteOf, wordsOfFrame } from './frame-words.ts'
import { sureEnough } from './thresholds.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }

/** Who sells or licenses something usually covers claims that it infringes, with nothing in return. */
const infringement = /\b(?:infring\w+|misappropriat\w+|intellectual\s+property|patent|copyright)\b/i
const anyBreach = /\b(?:(?:any|a|its|their|your|his|her)\s+(?:actual\s+or\s+alleged\s+|material\s+)?(?:breach|violation|default|non-?compliance)\b(?:\s+(?:of|under|by)\b)?[^.;]{0,40}\b(?:this|the|these|agreement|contract|terms|provision|term|covenant|obligation|representation)|breach\s+(?:of|by\s+\S+\s+of)\s+(?:any|this|the)\b)/i
const anyConnection = /\b(?:in\s+any\s+way|relat\w+\s+to|in\s+connection\s+with|connected\s+with|directly\s+or\s+indirectly)\b/i
const own = /\b(?:tax(?:es)?|broker\w*|finder\w*|deemed\s+to\s+be\s+employees?|workers['’]?\s+compensation|liens?|withholding)\b/i
const faultOnly = /\b(?:negligen\w+|wil+ful|misconduct|fraud|bad\s+faith)\b/i

export const oneWayIndemnity: Rule = {
	id: 'general.one_way_indemnity',
	playbook: 'general',
	title: 'You are not the only one who indemnifies',
	basis,
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input)) return notApplicable
		const frames = framesOf(input, 'indemnity', 'indemnifies')
		if (frames.length === 0) return notApplicable
		const shared = frames.find((frame) => standingOf(input, frame.who) === 'both')
		if (shared) return sureness(shared) >= sureEnough ? passed(quoteOf(input, shared)) : undecided
		const given = frames.filter((frame) => standingOf(input, frame.who) === 'reader')
		const got = frames.find((frame) => standingOf(input, frame.who) === 'other')
		const [first] = given
		if (!first) return got && sureness(got) >= sureEnough && got.toWhom && standingOf(input, got.toWhom) === 'reader' ? passed(quoteOf(input, got)) : undecided
		if (got) return sureness(got) >= sureEnough ? passed(quoteOf(input, got)) : undecided
		const unclear = frames.find((frame) => standingOf(input, frame.who) === 'unknown')
		if (unclear) return readYourself('Indemnification: check who indemnifies whom here, and for which claims.', quoteOf(input, unclear))
		// An infringement indemnity by the one who supplies the work is the market standard.
		if (given.every((frame) => infringement.test(frame.trigger?.value ?? frame.what?.value ?? '') && !anyBreach.test(frame.trigger?.value ?? ''))) return notApplicable
		// For its own taxes, staff and brokers each side answers anyway.
		if (given.every((frame) => own.test(wordsOfFrame(input, frame)))) return notApplicable
		const { paper, duty } = draftingStyle(input)
		const other = otherName(input)
		return flagged({
			severity: 'medium',
			span: quoteOf(input, first),
			says: `Only you indemnify (pay for claims and losses). Nothing like it comes back from ${other}.`,
			why: 'You pay their lawyers and their losses. If a third party sues you because of them, you pay for that yourself.',
			market: 'Each side indemnifies the other against third-party claims that it caused.',
			action: 'make the indemnity mutual',
			reason: 'Each of us should stand behind the claims we cause.',
			fallback: 'Keep it one-way, limited to third-party claims caused by your fault, and under the cap.',
			replacement: `Each party ${duty} defend and indemnify the other party against third-party claims to the extent caused by its negligence, willful misconduct or breach of this ${paper}.`,
			confidence: sureness(first),
		})
	},
}

export const wideIndemnity: Rule = {
	id: 'general.wide_indemnity',
	playbook: 'general',
	title: 'Your indemnity is limited to third-party claims or your fault',
	basis,
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input)) return notApplicable
		// A mutual indemnity without bounds is still one that the reader gives.
		const given = framesOf(input, 'indemnity', 'indemnifies').filter((frame) => standingOf(input, frame.who) === 'reader' || standingOf(input, frame.who) === 'both')
		const [first] = given
		if (!first) return notApplicable
		const wide = given.map((frame) => ({ frame, reach: reachOf(input, frame) })).find(({ reach }) => reach !== null)
		if (!wide) {
			const bound = given.length === 1 && first.measure?.value.unit === 'third_party' && sureness(first) >= sureEnough
			return bound ? passed(quoteOf(input, first)) : undecided
		}
		const { frame, reach } = wide
		const isMutual = standingOf(input, frame.who) === 'both'
		const { paper, duty } = draftingStyle(input)
		const taker = frame.toWhom && !isMutual ? nameOf(input, frame.toWhom.value) : otherName(input)
		return flagged({
			severity: isMutual ? 'medium' : 'high',
			span: quoteOf(input, frame),
			says: reach === 'own_fault' ? `You indemnify ${taker} even for losses that ${taker} caused.` : `You indemnify ${taker} for ${reach === 'breach' ? 'any breach' : 'anything connected with the contract'}, not only against third-party claims.`,
			why: 'An indemnity is owed without proof of fault and often outside the cap. You could pay losses you did not cause.',
			market: 'Third-party claims only, to the extent caused by the one who pays.',
			action: 'limit the indemnity to third-party claims that we caused',
			reason: 'For other losses the law of damages and the cap are enough.',
			fallback: 'Keep it wider, but under the cap and without losses the other side caused.',
			replacement: `${isMutual ? 'Each party' : (input.reader.party?.role ?? 'The indemnifying party')} ${duty} defend and indemnify ${isMutual || taker === 'the other side' ? 'the other party' : taker} against third-party claims to the extent caused by its negligence, willful misconduct or breach of this ${paper}.`,
			decideBy: 'lawyer',
			confidence: sureness(frame),
		})
	},
}

/** How far an indemnity reaches beyond claims of others and beyond fault; `null` where it does not. */
function reachOf(input: RuleInput, frame: Frame): 'breach' | 'anything' | 'own_fault' | null {
	const words = wordsOfFrame(input, frame)
	if (/\b(?:including|even\s+if|whether\s+or\s+not|regardless)\b[^.;]{0,80}\b(?:caused|negligence|fault)\b[^.;]{0,60}\b(?:of|by)\s+(?:the\s+)?(?:indemnified|indemnitee)/i.test(words)) return 'own_fault'
	if (frame.measure?.value.unit === 'third_party' || frame.exceptions.length > 0) return null
	const cause = frame.trigger?.value ?? ''
	if (cause === '' || infringement.test(cause)) return null
	const thirdParty = /\bthird[\s-]part(?:y|ies)\b|\bbrought\s+(?:by|against)\b|\bclaims?\s+(?:made\s+)?by\b|\bpersonal\s+injury\b|\bbodily\s+injury\b/i.test(words)
	if (thirdParty || faultOnly.test(cause)) return null
	if (/\bthis\s+(?:section|paragraph|article|clause)\b/i.test(cause)) return null
	if (anyBreach.test(cause)) return 'breach'
	return anyConnection.test(cause) && /\b(?:this|the)\s+(?:agreement|contract|lease|services?|premises|products?)\b/i.test(cause) ? 'anything' : null
}
