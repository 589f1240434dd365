import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { visibleText } from '../../passages.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { framesOf, isEmployment, isNda, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { namesParty, othersNames } from '../around.ts'
import { nameOf, otherName, quoteOf, wordsOfFrame } from './frame-words.ts'
import { sureEnough } from './thresholds.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }

/** Who sells or licenses something usually covers claims that it infringes, with nothing in return. */
const infringement = /\b(?:infring\w+|misappropriat\w+|intellectual\s+property|patent|copyright)\b/i
const anyBreach = longPattern('i')`
	\b(?:
		(?:any|a|its|their|your|his|her)\s+(?:actual\s+or\s+alleged\s+|material\s+)?(?:breach|violation|default|non-?compliance)\b
			(?:\s+(?:of|under|by)\b)?[^.;]{0,40}\b(?:
			this|the|these|agreement|contract|terms|provision|term|covenant|obligation|representation
		)
		|breach\s+(?:of|by\s+(?:the\s+)?\S+\s+of)\s+(?:any|this|the)\b
	)
`
/** Connected with the deal itself, not with one thing in it: the deal stands right behind the connection. */
const wholeDeal = longPattern('i')`
	\b(?:
		in\s+any\s+way|relat\w+\s+to|in\s+connection\s+with|connected\s+with|directly\s+or\s+indirectly|aris\w+\s+(?:out\s+of|from|under)
	)\b[,\s]*(?:
		(?:
			or|and|aris\w+|result\w*|out\s+of|from|to|with|in|connection|relat\w+|directly|indirectly|any|all|its|the|their|use|performance
			|exercise|sale|of|possession|operation|occupancy
		)[,\s]+
	){0,8}(?:this|the|these)\s+(?:
		agreement|contract|lease|services?|premises|products?|information|licen[cs]e|project|pilot|engagement|collaboration
	)\b
`
const own = /\b(?:tax(?:es)?|broker\w*|finder\w*|deemed\s+to\s+be\s+employees?|workers['’]?\s+compensation|liens?|withholding)\b/i
/** Lenders and takers of a guaranty are covered against their costs in every such document, and give nothing of the kind. */
const lending: ReadonlySet<string> = new Set([
	'Loan Agreement',
	'Promissory Note',
	'Security Agreement',
	'Guaranty',
	'Stock Purchase Agreement',
])
const faultOnly = /\b(?:negligen\w+|wil+ful|misconduct|fraud|bad\s+faith)\b/i

export const oneWayIndemnity: Rule = {
	id: 'general.one_way_indemnity',
	playbook: 'general',
	title: 'No indemnity binds you alone',
	basis,
	provenByQuote: true,
	doubtedBy: ['indemnity'],
	stake: 9,
	confidence: 0.57,
	step: {
		// So is what one's own fault does to others, and what is done in good faith.
		unless:
			/^(?![^]*\b(?:negligen\w+|breach)\b)[^]*\binfring\w*|\bto\s+the\s+extent\b[^.]{0,60}\b(?:caused|negligen\w+|fault)|\bgood\s+faith\b/i,
	},
	standard: 'Each side covers claims by others that it caused.',
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input)) return notApplicable
		const frames = framesOf(input, 'indemnity', 'indemnifies').filter((frame) => !isNoIndemnity(input, frame))
		if (frames.length === 0) return notApplicable
		const shared = frames.find((frame) => standingOf(input, frame.who) === 'both')
		if (shared) return sureness(shared) >= sureEnough && !isJoint(input, shared) ? passed(quoteOf(input, shared)) : undecided
		const given = frames.filter((frame) => standingOf(input, frame.who) === 'reader')
		const got = frames.find((frame) => standingOf(input, frame.who) === 'other')
		const [first] = given
		if (first && !got && lending.has(input.documentType ?? '')) return notApplicable
		if (!first)
			return got && sureness(got) >= sureEnough && got.toWhom && standingOf(input, got.toWhom) === 'reader'
				? passed(quoteOf(input, got))
				: undecided
		if (got) return sureness(got) >= sureEnough ? passed(quoteOf(input, got)) : undecided
		// "Terminate, and request Vendor to indemnify": the one who asks does not pay; and officers and agents get it from their company.
		if (given.every((frame) => isAskedOfOther(input, frame) || isForOfficers.test(wordsOfFrame(input, frame)))) return undecided
		const unread = theirs(input, frames)
		if (unread) return readYourself('Indemnification: check what the other side covers in return.', unread)
		const unclear = frames.find((frame) => standingOf(input, frame.who) === 'unknown')
		if (unclear) return readYourself('Indemnification: check who indemnifies whom here, and for which claims.', quoteOf(input, unclear))
		// An infringement indemnity by the one who supplies the work is the market standard.
		if (
			given.every(
				(frame) => infringement.test(frame.trigger?.value ?? frame.what?.value ?? '') && !anyBreach.test(frame.trigger?.value ?? ''),
			)
		)
			return notApplicable
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
			// The conditions, lists and defenses around it are each clause's own: it is offered, and replaces nothing.
			proposal:
				`Each party ${duty} defend and indemnify the other party against third-party claims to the extent caused by its ` +
				`negligence, willful misconduct or breach of this ${paper}.`,
			confidence: sureness(first),
		})
	},
}

/** Directors, and the agents who place securities: their company covers them, and they cover nothing. */
const isForOfficers = longPattern('i')`
	\bdirectors['’]?\s+and\s+officers['’]?\s+insurance\b
	|\bindemnif\w+\s+(?:the\s+)?(?:Director|Indemnitee)\b
	|\bto\s+the\s+extent\s+(?:\w+\s+)?Companies\s+Act\b
	|\bthe\s+Agents\s+and\s+(?:each\s+of\s+)?their\s+(?:respective\s+)?affiliates\b
`

/** "Request Vendor to pay damages and indemnify": the other side is requested to do it. */
function isAskedOfOther(input: RuleInput, { start, end }: Frame): boolean {
	const asked = /\b(?:request|require|demand|ask|oblige)\w*\s+(?:that\s+)?([^.;]{2,60}?)\s+(?:to|shall|must)\b[^.;]{0,160}\bindemnif/i.exec(
		visibleText(input).slice(start, end),
	)?.[1]
	return asked !== undefined && namesParty(asked, othersNames(input)) && !namesParty(asked, input.reader.party?.names ?? [])
}

/** A rate of compensation, or how an amount is grossed up: no promise to stand behind claims. */
function isNoIndemnity(input: RuleInput, frame: Frame): boolean {
	const words = wordsOfFrame(input, frame)
	return longPattern('i')`
		\bindemnify\s+at\s+(?:the|a)\b[^.;]{0,30}\b(?:rate|price|value)\b
		|^\W*(?:where|if|whenever)\s+(?:any|a|either)\s+party\s+is\s+(?:required|obliged|obligated)\s+(?:by|under)\b
	`.test(words)
}

/** "The Fund and the Adviser jointly": two of several parties, and not each of them to the other. */
function isJoint(input: RuleInput, frame: Frame): boolean {
	return (
		input.parties.length > 2 &&
		frame.toWhom?.value.kind === 'party' &&
		standingOf(input, frame.toWhom) !== 'reader' &&
		frame.who?.value.kind === 'each'
	)
}

/** Words by which the other side defends, covers or answers for claims, that no frame was read from; `null` where there are none. */
function theirs(input: RuleInput, read: readonly Frame[]): { start: number; end: number } | null {
	const names = othersNames(input)
	const promise = longPattern('i')`
		\b(?:shall|will|agrees?|must|undertakes?|hereby|indemnifies|holds?)\b
		(?![^.;]{0,40}\b(?:notice|notify|cooperate|assist|have\s+the)\b)[^.;]{0,60}?\b(?:indemnify\b|defend\b|hold\b[^.;]{0,80}\bharmless)
	`
	for (const { start, end, text } of input.structure.sentences) {
		const match = promise.exec(text)
		if (
			!match ||
			!/\b(?:claim|action|loss|liabilit|damage|suit|proceeding|cost)/i.test(text) ||
			read.some((frame) => frame.start < end && start < frame.end)
		)
			continue
		const doer =
			text
				.slice(Math.max(0, match.index - 120), match.index)
				.split(/[.;]/)
				.at(-1) ?? ''
		if (namesParty(doer, names) && !namesParty(doer, input.reader.party?.names ?? [])) return { start, end }
	}
	// "… and Vendor shall indemnify Customer" in the same sentence, of which one half was read.
	const back = read.find((frame) => {
		const doer =
			/(?:\band|\bwhile|;|\blikewise)\s+([^.;,]{2,60}?)\s+(?:shall|will|must|agrees\s+to)\s+(?:\w+\s+){0,2}(?:indemnif|defend|hold)/i.exec(
				visibleText(input).slice(frame.start, frame.end),
			)?.[1]
		return doer !== undefined && namesParty(doer, names)
	})
	if (back) return { start: back.start, end: back.end }
	// "Except those claims for which Vendor is responsible": the other part is said to be borne elsewhere.
	const borne = read.find((frame) => {
		const words = visibleText(input).slice(frame.start, frame.end)
		const match =
			/\b(?:except|other\s+than|excluding|save)\b[^.;]{0,120}\b(?:is|are|shall\s+be)\s+(?:responsible|liable|obligated|required)\b/i.exec(
				words,
			)
		return match !== null && namesParty(match[0], names)
	})
	return borne ? { start: borne.start, end: borne.end } : null
}

export const wideIndemnity: Rule = {
	id: 'general.wide_indemnity',
	playbook: 'general',
	title: 'Your indemnity is limited to third-party claims or your fault',
	basis,
	stake: 9,
	confidence: 0.66,
	standard: 'Claims by others only, caused by a breach of law or of rights, with a say in the defence.',
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input)) return notApplicable
		// A mutual indemnity without bounds is still one that the reader gives.
		const given = framesOf(input, 'indemnity', 'indemnifies').filter(
			(frame) => standingOf(input, frame.who) === 'reader' || standingOf(input, frame.who) === 'both',
		)
		const [first] = given
		if (!first) return notApplicable
		const all = given.map((frame) => ({ frame, reach: reachOf(input, frame) })).filter(({ reach }) => reach !== null)
		// What each side gives the other alike against claims is the usual bargain, save between those who only exchange information.
		const wide = all.find(
			({ frame, reach }) =>
				reach === 'own_fault' ||
				isNda(input) ||
				!isReturned(input, frame) ||
				(standingOf(input, frame.who) === 'both' &&
					!/\b(?:claims?|suits?|actions?|demands?|proceedings?)\b/i.test(wordsOfFrame(input, frame))),
		)
		if (!wide) {
			if (all.length > 0) return notApplicable
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
			says:
				reach === 'own_fault'
					? `You indemnify ${taker} even for losses that ${taker} caused.`
					: `You indemnify ${taker} for ${reach === 'breach' ? 'any breach' : 'anything connected with the contract'}, not only against third-party claims.`,
			why: 'An indemnity is owed without proof of fault and often outside the cap. You could pay losses you did not cause.',
			market: 'Third-party claims only, to the extent caused by the one who pays.',
			action: 'limit the indemnity to third-party claims that we caused',
			reason: 'For other losses the law of damages and the cap are enough.',
			fallback: 'Keep it wider, but under the cap and without losses the other side caused.',
			proposal:
				`${isMutual ? 'Each party' : (input.reader.party?.role ?? 'The indemnifying party')} ${duty} defend and indemnify ` +
				`${isMutual || taker === 'the other side' ? 'the other party' : taker} against third-party claims to the extent caused ` +
				`by its negligence, willful misconduct or breach of this ${paper}.`,
			decideBy: 'lawyer',
			confidence: sureness(frame),
		})
	},
}

function isReturned(input: RuleInput, frame: Frame): boolean {
	if (
		standingOf(input, frame.who) === 'both' ||
		/\beach\s+other\b|\bone\s+another\b|\b(?:each|either)\s+party\b[^.;]{0,80}\bindemnif/i.test(wordsOfFrame(input, frame))
	)
		return true
	return framesOf(input, 'indemnity', 'indemnifies').some(
		(other) => standingOf(input, other.who) === 'other' && reachOf(input, other) !== null,
	)
}

function reachOf(input: RuleInput, frame: Frame): 'breach' | 'anything' | 'own_fault' | null {
	const words = wordsOfFrame(input, frame)
	if (
		longPattern('i')`
			\b(?:including|even\s+if|whether\s+or\s+not|regardless)\b[^.;]{0,80}\b(?:caused|negligence|fault)\b[^.;]{0,60}\b(?:of|by)\s+
			(?:the\s+)?(?:indemnified|indemnitee)
		`.test(words)
	)
		return 'own_fault'
	if (
		/\b(?:whoever|whomever|no\s+matter\s+who(?:se)?|regardless\s+of\s+who(?:m|se)?)\b[^.;]{0,30}\b(?:caus\w+|fault|negligen\w+|to\s+blame)/i.test(
			words,
		)
	)
		return 'own_fault'
	if (frame.measure?.value.unit === 'third_party' || frame.exceptions.length > 0) return null
	const cause = frame.trigger?.value ?? ''
	if (
		cause === '' ||
		infringement.test(cause) ||
		(own.test(cause.slice(0, 200)) && !anyBreach.test(cause.slice(0, 200))) ||
		/\b(?:taxe?s?|dut(?:y|ies)|broker\w*)\b/i.test(frame.what?.value ?? '')
	)
		return null
	// The breach of one warranty, or of what was just said, is no breach of the whole.
	if (
		/\b(?:breach|violation)\s+of\s+(?:this|such|the\s+foregoing|that)\s+(?:warrant|represent|covenant|provision|undertaking)/i.test(
			cause,
		) ||
		/\bmaterial\s+breach\b/i.test(cause)
	)
		return null
	const thirdParty = longPattern('i')`
		\bthird[\s-]part(?:y|ies)\b|\bbrought\s+(?:by|against)\b
		|\b(?:claims?|actions?|suits?|proceedings?)\s+against\s+(?!any\b|all\b|and\b)|\basserted\s+by\b|\bclaims?\s+(?:made\s+)?by\b
		|\bpersonal\s+injury\b|\bbodily\s+injury\b
	`.test(words)
	if (thirdParty || faultOnly.test(cause)) return null
	if (/\bthis\s+(?:section|paragraph|article|clause)\b/i.test(cause)) return null
	if (anyBreach.test(cause)) return 'breach'
	return wholeDeal.test(cause) ? 'anything' : null
}
