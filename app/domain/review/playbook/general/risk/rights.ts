import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../../frames/frame.ts'
import { subjectMatter, type SubjectMatter } from '../../../frames/ownership/subject-matter.ts'
import { flagged, notApplicable, passed, undecided } from '../../draft-finding.ts'
import { framesOf, isEmployment, isFunding, isNda, isPublicTerms, readerPays, standingOf, sureness } from '../../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { namesParty } from '../around.ts'
import { nameOf, otherName, possessive, quoteOf, sentenceStart, wordsOfFrame } from './frame-words.ts'
import { escaped } from '../../../sides/plain-names.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms forms' }

/** The kind of rights, by the frame's own words. */
function matterOf({ what }: Frame): SubjectMatter {
	return subjectMatter(what?.value ?? '')
}

const thingWords: Readonly<Record<SubjectMatter, string>> = {
	feedback: 'feedback',
	data: 'data',
	content: 'content',
	background: 'existing IP',
	work: 'work and inventions',
	marks: 'trademarks',
	product: 'technology',
	secrets: 'Confidential Information',
	other: 'rights',
}

/** A person who is paid for the work, and a vendor who is paid for deliverables, hand them over as a matter of course. */
function isPaidForIt(input: RuleInput, matter: SubjectMatter) {
	return readerPays(input) === false && matter !== 'background' && matter !== 'secrets'
}

const assignments: ReadonlySet<string> = new Set([
	'IP Assignment Agreement',
	'Invention Assignment Agreement',
	'Contributor License Agreement',
])

/** Rights of the reader that pass to the other side. */
export function decideIpAssignment(input: RuleInput): Decision {
	// Where the assignment is what the document is for, it is the deal and no trap.
	if (isFunding(input) || isPublicTerms(input) || (input.documentType !== null && assignments.has(input.documentType))) return notApplicable
	const given = framesOf(input, 'ownership', 'assigns', 'shall_assign').filter(
		(frame) => standingOf(input, frame.who) === 'reader' && standingOf(input, frame.toWhom) !== 'reader',
	)
	const hurting = given.find((frame) => {
		const matter = matterOf(frame)
		if (!isOwnIp(input, frame, matter)) return false
		if (matter === 'background') return true
		return matter !== 'marks' && !isEmployment(input) && !isPaidForIt(input, matter)
	})
	if (!hurting) return notApplicable
	const matter = matterOf(hurting)
	const taker = hurting.toWhom ? nameOf(input, hurting.toWhom.value) : otherName(input)
	return flagged({
		severity: matter === 'feedback' && !isNda(input) ? 'low' : 'high',
		span: quoteOf(input, hurting),
		says:
			`You ${hurting.effect.value === 'assigns' ? 'assign' : 'must assign'} ` +
			`${thingWords[matter] === 'rights' ? 'rights' : `your ${thingWords[matter]}`} to ${taker}.`,
		why:
			matter === 'feedback'
				? 'Ideas you share for free become theirs, even if you use them in your own product.'
				: 'What you make or improve would be theirs. You would need their license to use or sell it.',
		market:
			matter === 'feedback'
				? 'A license to use feedback; no assignment.'
				: 'Each side keeps its own IP. The paying side owns what it orders and pays for.',
		action:
			matter === 'feedback'
				? 'change the assignment of feedback into a license'
				: `keep ${matter === 'background' ? 'our existing IP' : 'what we make'} with us and grant a license instead`,
		reason: 'A license gives what is needed to use it.',
		fallback: 'Assign it, with a perpetual, free license back to you.',
		replacement: null,
		decideBy: matter === 'feedback' ? 'counterparty' : 'lawyer',
		confidence: sureness(hurting),
	})
}

const takersThing = patternPart`
	(?:
		IP|Intellectual|Property|Proprietary|Materials?|Technolog\w+|Information|Background|Specifications?|Enhancements?|Inventions?
		|Improvements?|Software|Marks?|Works?|Products?|Content
	)
`

/**
 * Whether what passes is intellectual property of the reader: not an award, a policy or data that is only sent somewhere,
 * and not what is the taker's own, was made from the taker's information or improves it.
 */
function isOwnIp(input: RuleInput, frame: Frame, matter: SubjectMatter): boolean {
	const words = wordsOfFrame(input, frame)
	if (matter === 'other' && subjectMatter(words) === 'other') return false
	// Rights under a contract are handed on, not made.
	if (/\b(?:rights?|interests?)\s+under\s+(?:the|such|any|this|that)\b/i.test(frame.what?.value ?? '')) return false
	// Copies and know-how that are handed over for use, permits and sponsorships: nothing that was made changes its owner.
	if (
		longPattern('i')`
			\b(?:transfer|deliver|provide)\w*\b[^.;]{0,60}\b(?:copies|embodiments?)\b
			|\b(?:import|export|marketing|product|regulatory|customs|sales?)\s+(?:\w+\s+){0,2}
				(?:licen[cs]es?|permits?|registrations?|authorizations?)\b
			|\bsponsorships\b
		`.test(words) ||
		(/\bKnow-?How\b/i.test(words) && !/\b(?:title|ownership|assigns?|all\s+rights?)\b/i.test(words))
	)
		return false
	// "To the extent that it is deemed to own": what was the taker's stays the taker's, and so do rights got from a maker for the taker's products.
	if (/\b(?:is|are|be|shall\s+be)\s+deemed\s+to\s+(?:own|have|hold)\b|\bcreated\s+by\s+such\b[^.;]{0,40}\bSubcontractors?\b/i.test(words))
		return false
	if (matter === 'data' && !/\b(?:rights?|title|interest|ownership|own)\b/i.test(words)) return false
	const taker =
		frame.toWhom?.value.kind === 'party'
			? input.parties.find(({ id }) => frame.toWhom?.value.kind === 'party' && id === frame.toWhom.value.party)
			: undefined
	const what = words.slice(Math.max(0, (frame.what?.start ?? frame.start) - frame.start))
	if (!taker) return true
	if (/\bLicensed\s+\p{Lu}/u.test(what)) return false
	if (
		/\bwith\s+(?:the\s+)?use\s+of\b[^.;]{0,80}\b(?:information|materials?)\b/i.test(what) &&
		namesParty(what.split(/\bwith\s+(?:the\s+)?use\s+of\b/i)[1] ?? '', taker.names)
	)
		return false
	return !taker.names.some((name) =>
		new RegExp(`(?<![\\p{L}])${escaped(name)}(?:['’]s?)?\\s+(?:\\p{Lu}\\p{L}*\\s+)?${takersThing}(?![\\p{L}])`, 'u').test(what),
	)
}

export const ipAssignment: Rule = {
	id: 'general.ip_assignment',
	playbook: 'general',
	title: 'Your IP stays yours',
	basis,
	stake: 9,
	step: {
		needs: /\b(?:assign\w*|made\s+for\s+hire|title|own(?:s|ed|ership)?|vests?)\b/i,
		unless: /\belects?\s+not\s+to\b|\bprovided\s+to\b[^.]{0,60}\bby\b/i,
	},
	standard: 'Each side keeps its own IP; the paying side owns what it orders and pays for.',
	decide: decideIpAssignment,
}

/** A licence of the reader's own things that never ends or serves any purpose. */
export function decideWideLicence(input: RuleInput): Decision {
	if (isFunding(input) || isPublicTerms(input) || isEmployment(input)) return notApplicable
	const given = framesOf(input, 'ownership', 'licence').filter((frame) => standingOf(input, frame.who) === 'reader')
	const wide = given.find((frame) => {
		const matter = matterOf(frame)
		// Who licenses its product for a living may do so for good.
		if (matter === 'product' || matter === 'other' || (matter === 'work' && readerPays(input) === false)) return false
		return frame.trigger === null && reachOf(frame).length > 0 && !isBoundOrTaken(input, frame)
	})
	if (!wide) {
		const bound = given.find((frame) => ['data', 'content'].includes(matterOf(frame)) && frame.trigger !== null)
		return bound && given.length === 1 && sureness(bound) >= 0.7 && reachOf(bound).length === 0
			? passed(quoteOf(input, bound))
			: given.length > 0
				? undecided
				: notApplicable
	}
	const matter = matterOf(wide)
	const reach = reachOf(wide).join(' and ')
	const taker = wide.toWhom ? nameOf(input, wide.toWhom.value) : otherName(input)
	return flagged({
		severity: matter === 'data' || matter === 'secrets' || isNda(input) ? 'high' : matter === 'feedback' ? 'low' : 'medium',
		span: quoteOf(input, wide),
		says: `${sentenceStart(taker)} gets a license to your ${thingWords[matter]} that is ${reach}, and not bound to the purpose of the deal.`,
		why: 'It goes on after the contract ends. You cannot take it back, even if you stop working together.',
		market: 'A license for the purpose of the contract, for as long as it runs.',
		action: `limit the license to what is needed for the contract and to its term`,
		reason: 'That is all that is needed to perform it.',
		fallback: 'Accept a longer license for anonymous statistics only.',
		replacement: null,
		confidence: Math.min(0.8, sureness(wide)),
	})
}

/** "Only on the Site" is a purpose, and where the reader "is hereby granted" a license it takes one. */
function isBoundOrTaken(input: RuleInput, frame: Frame): boolean {
	const words = wordsOfFrame(input, frame)
	if (/\b(?:only|solely|exclusively)\s+(?:on|in|for|to|with|as|within)\b/i.test(words)) return true
	const taken = /([^.;,]{0,60})\b(?:is|are)\s+(?:hereby\s+)?granted\b/i.exec(words)
	return taken !== null && namesParty(taken[1] ?? '', input.reader.party?.names ?? [])
}

function reachOf(frame: Frame): string[] {
	return [
		...new Set(
			frame.conditions
				.map(({ value }) => value.toLowerCase())
				.filter((word) => /^(?:perpetual|irrevocable)$|\bany\b(?!\s+(?:manner|form))/.test(word)),
		),
	].slice(0, 2)
}

export const wideLicence: Rule = {
	id: 'general.wide_license',
	playbook: 'general',
	title: 'Licenses you give are bound to the purpose',
	basis,
	stake: 9,
	standard: 'A license for the purpose of the contract, for as long as it runs.',
	decide: decideWideLicence,
}

export const residuals: Rule = {
	id: 'general.residuals',
	playbook: 'general',
	title: 'There is no residuals clause against you',
	basis,
	stake: 9,
	decide(input) {
		const clause = framesOf(input, 'confidentiality', 'residuals').find((frame) =>
			['other', 'both', 'unknown'].includes(standingOf(input, frame.who)),
		)
		if (!clause) return notApplicable
		const receives = input.reader.party?.roleKind === 'recipient'
		if (receives) return notApplicable
		const narrow =
			/\b(?:except|exclud\w+|other\s+than|not\s+includ\w+|no\s+licen[cs]e)\b[^.]{0,160}\b(?:patent|trade\s+secret|copyright)/i.test(
				wordsOfFrame(input, clause),
			)
		const standing = standingOf(input, clause.who)
		const who = standing === 'other' && clause.who ? nameOf(input, clause.who.value) : 'whoever receives it'
		return flagged({
			severity: narrow ? 'medium' : 'high',
			span: quoteOf(input, clause),
			says: `Residuals clause: ${who} may use whatever ${standing === 'other' ? possessive(who) : 'its'} people remember of your Confidential Information.`,
			why: 'In talks with an investor or competitor this swallows most of the protection.',
			market: 'No residuals clause. If there is one, it leaves out trade secrets, patents and source code.',
			action: 'strike the residuals clause',
			reason: 'It undoes most of what the confidentiality obligations protect.',
			fallback: 'Limit it to general skills, and leave out trade secrets, patents, source code and financial data.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: Math.min(0.85, clause.effect.confidence),
		})
	},
}
