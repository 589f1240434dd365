import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../../clauses/search/all-matches.ts'
import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, undecided } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { sentenceAt, visibleText } from '../../passages.ts'
import { namesEverySide, namesParty, othersNames } from '../around.ts'
import { escaped } from '../../../sides/plain-names.ts'
import { framesOf, isEmployment, isFunding, isNda, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { lastingMonths, lastingWords, otherName, quoteOf, wordsOfFrame } from './frame-words.ts'
import { longestSecrecy, sureEnough } from './thresholds.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

/** Confidentiality that binds the reader alone. */
export function decideOneWaySecrecy(input: RuleInput): Decision {
	if (isPublicTerms(input) || isEmployment(input) || isFunding(input) || input.documentType === 'Data Processing Agreement')
		return notApplicable
	const duties = framesOf(input, 'confidentiality', 'duty')
	const shared = duties.find(
		(frame) => isWholeDuty(input, frame) && standingOf(input, frame.who) === 'both' && (frame.who?.confidence ?? 0) >= sureEnough,
	)
	// "The recipient shall": where the parties were not read, nobody can say that each of them may be the recipient.
	if (shared)
		return (shared.who?.value.kind === 'floating' && input.parties.length < 2) || isOpened(input)
			? undecided
			: passed(quoteOf(input, shared))
	// "You may not wish to disclose" is a choice that the reader keeps.
	const own = duties.filter(
		(frame) =>
			standingOf(input, frame.who) === 'reader' &&
			!/\b(?:will|may|shall|does)\s+not\s+(?:wish|want|be\s+(?:required|obligated|obliged))\b/i.test(wordsOfFrame(input, frame)),
	)
	const theirs = duties.find((frame) => standingOf(input, frame.who) === 'other')
	const [first] = own
	if (!first || theirs || duties.some((frame) => standingOf(input, frame.who) === 'unknown'))
		return first || theirs ? undecided : notApplicable
	if (input.documentType === 'Mutual NDA' || input.parties.length < 2 || hasSecretsOfReader(input)) return undecided
	const discloses = framesOf(input, 'confidentiality', 'term').length
	return flagged({
		severity: 'medium',
		span: quoteOf(input, first),
		says: `Only you are bound to confidentiality. What you tell ${otherName(input)} is not protected.`,
		why: 'If you share plans, prices or code, they may use them or pass them on.',
		market: 'Confidentiality obligations bind each side for what it receives.',
		action: 'make the confidentiality obligations mutual',
		reason: 'Both of us will share information that needs care.',
		fallback: 'Keep it one-way, and share nothing confidential of your own.',
		confidence: Math.min(discloses > 0 ? 0.75 : 0.7, sureness(first)),
	})
}

/** "Distributor Confidential Information": the reader's own secrets have a name, and so a clause, that was not read. */
function hasSecretsOfReader(input: RuleInput): boolean {
	const text = visibleText(input)
	return (input.reader.party?.names ?? []).some((name) =>
		new RegExp(
			String.raw`["“](?:[Tt]he\s+)?${escaped(name)}(?:['’]s?)?\s+(?:Confidential|Proprietary)\s+(?:Information|Materials?)["”]`,
			'u',
		).test(text),
	)
}

/**
 * The duty of secrecy for information received: not the secrecy of an arbitration, what staff must sign, or what is
 * better not disclosed.
 */
function isWholeDuty(input: RuleInput, frame: Frame): boolean {
	const words = wordsOfFrame(input, frame)
	const aside = longPattern('i')`
		\barbitrat\w+\s+(?:proceedings?|hearing|award)\b|\bproceedings?\b[^.;]{0,60}\bconfidential\b|\bnot\s+material\s+to\b
		|\bproprietary\s+materials\b|\bcomply\b[^.;]{0,200}\blaws\b
	`
	const others =
		/\b(?:agent|contractor|consultant|employee|third\s+part(?:y|ies)|subcontractor)s?\b[^.;]{0,120}\b(?:written\s+agreement|to\s+(?:assign|maintain|keep))/i
	const itself = longPattern('i')`
		\b(?:shall|will|must|agrees?\s+(?:to|that|not)|may\s+not|undertakes?)\b[^.;]{0,60}\b
		(?:hold|keep|maintain|treat|retain|preserve|protect|disclose|use|divulge|reveal)\b
	`
	return !aside.test(words) && (!others.test(words) || itself.test(words.split(others)[0] ?? ''))
}

/** "Students may publish any information without breach": an exception that makes the duty hollow, wherever it stands. */
function isOpened({ structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }) =>
		longPattern('i')`
			\bmay\s+(?:[\w]+\s+){0,9}(?:publish|disclose|include)\s+(?:any|all)\b[^.;]{0,80}\b(?:information|results|data)\b[^.;]{0,160}\b
			(?:without\b[^.;]{0,40}\b(?:breach|liability|restriction)|not\s+be\s+(?:a\s+)?breach)
		`.test(text),
	)
}

export const oneWaySecrecy: Rule = {
	id: 'general.one_way_confidentiality',
	playbook: 'general',
	title: 'Confidentiality binds both sides',
	basis,
	provenByQuote: true,
	doubtedBy: ['confidentiality'],
	aboutWhoIsBound: true,
	stake: 5,
	decide: decideOneWaySecrecy,
}

/** "Shall hold it in confidence in perpetuity": obligations of the reader without an end in their own words. */
function endlessDuties(input: RuleInput): Frame[] {
	const bound = framesOf(input, 'confidentiality', 'duty').filter(({ who }) => ['reader', 'both'].includes(standingOf(input, who)))
	return bound.filter(
		({ duration }) =>
			duration?.value.unit === 'forever' &&
			/\b(?:perpetu\w+|for\s?ever|indefinitely)\b/i.test(visibleText(input).slice(duration.start, duration.end)),
	)
}

function lastingPart({ what, duration, start, end }: Frame): Span {
	const parts = [what, duration].filter((part) => part !== null)
	return parts.length < 2
		? { start, end }
		: { start: Math.min(...parts.map((part) => part.start)), end: Math.max(...parts.map((part) => part.end)) }
}

/** Confidentiality obligations that never end, or last very long, for a reader who receives information. */
export function decideSecrecyTime(input: RuleInput): Decision {
	if (isPublicTerms(input) || isEmployment(input) || isFunding(input) || input.documentType === 'Data Processing Agreement')
		return notApplicable
	// "In perpetuity" of a license grant says nothing of secrets.
	const terms = [...framesOf(input, 'confidentiality', 'term'), ...endlessDuties(input)].filter(
		(frame) => !/\bgrants?\b[^.;]{0,120}\blicen[cs]e\b/i.test(wordsOfFrame(input, frame)),
	)
	const plain = terms.filter(({ what }) => what?.value !== 'trade_secrets')
	const long =
		plain.find(
			({ duration, trigger }) =>
				duration !== null && duration.confidence >= sureEnough && duration.value.unit === 'forever' && trigger === null,
		) ?? plain.find(({ duration }) => (lastingMonths(duration) ?? 0) > longestSecrecy)
	const fair = plain.find(({ duration }) => {
		const months = lastingMonths(duration)
		return months !== null && months >= 6 && months <= longestSecrecy
	})
	if (long && isOthersDuty(input, long)) return undecided
	if (!long || input.reader.party?.roleKind === 'discloser')
		return fair && !long && !plain.some(({ duration }) => duration?.value.unit === 'forever')
			? passed(quoteOf(input, fair))
			: terms.length > 0
				? undecided
				: notApplicable
	const { paper } = draftingStyle(input)
	const endless = long.duration?.value.unit === 'forever'
	const ended = endless ? endedAfter(input, long) : null
	// Long for both sides alike, with an end, is a choice that whoever discloses more is glad of.
	if (!endless && !isNda(input) && readersAlone(input) === false) return undecided
	return flagged({
		severity: endless ? 'medium' : 'low',
		span:
			ended === null
				? long.effect.value === 'duty'
					? lastingPart(long)
					: quoteOf(input, long)
				: (sentenceAt(input, long) ?? quoteOf(input, long)),
		says: endless
			? 'Your confidentiality obligations never end, for ordinary information as well as for trade secrets.'
			: `Your confidentiality obligations last ${lastingWords(long.duration)?.replace(/^for /, '') ?? 'very long'}.`,
		why: 'You must track and guard old information for all that time, and a claim can come many years from now.',
		market: 'Two to five years after the end; trade secrets for as long as they remain trade secrets.',
		action: 'end the confidentiality obligations three years after the end, trade secrets apart',
		reason: 'Only trade secrets keep their value for longer.',
		fallback: 'Accept five years.',
		replacement:
			ended ??
			`The confidentiality obligations end three (3) years after this ${paper} ends. For a trade secret they last for as ` +
				'long as it remains a trade secret under applicable law.',
		confidence: Math.min(0.8, sureness(long), long.duration?.confidence ?? 0),
	})
}

/** "Merchant shall keep it secret forever", or five years for all but what is the reader's own: nothing that the reader must bear. */
function isOthersDuty(input: RuleInput, long: Frame): boolean {
	const words = wordsOfFrame(input, long)
	const bound =
		/([^.;,]{2,80}?)\s(?:shall|will|must|agrees?\s+to)\s+(?:\w+\s+)?(?:keep|hold|maintain|treat|preserve|protect|not\s+(?:disclose|use))\b/i.exec(
			words,
		)?.[1] ?? ''
	if (namesParty(bound, othersNames(input)) && !namesParty(bound, input.reader.party?.names ?? []) && !namesEverySide(bound)) return true
	return /\b(?:one|two|three|four|five|six|seven|ten|\d+)\b[^.;]{0,20}\byears\b[^.;]{0,160}\b(?:provided|except)\b/i.test(words)
}

const endlessWords = longPattern('gi')`
	\b(?:in\s+perpetuity|perpetually|for\s?ever|indefinitely|for\s+an?\s+(?:unlimited|indefinite)\s+(?:time|period(?:\s+of\s+time)?))\b
	(?<since>\s+(?:thereafter|from\s+the\s+(?:effective\s+)?date\s+of\s+this\s+\w+))?
`

/** The duty with three years for the endless time, all else as it was; `null` where it does not name that time once. */
function endedAfter(input: RuleInput, long: Frame): string | null {
	const place = sentenceAt(input, long) ?? quoteOf(input, long)
	const words = visibleText(input).slice(place.start, place.end)
	const [found, ...more] = allMatches(words, endlessWords)
	if (!found || more.length > 0) return null
	const since = /thereafter/i.test(found[0]) ? 'thereafter' : `after this ${draftingStyle(input).paper} ends`
	return (
		`${words.slice(0, found.index)}for three (3) years ${since} (and, for a trade secret, for as long as it remains ` +
		`one)${words.slice(found.index + found[0].length)}`
	)
		.replace(/\s+/g, ' ')
		.trim()
}

function readersAlone(input: RuleInput): boolean | null {
	const duties = framesOf(input, 'confidentiality', 'duty').map(({ who }) => standingOf(input, who))
	return duties.includes('both') || duties.includes('other') ? false : duties.includes('reader') ? true : null
}

export const secrecyTime: Rule = {
	id: 'general.endless_confidentiality',
	playbook: 'general',
	title: 'Confidentiality obligations end',
	basis,
	stake: 5,
	wording: { stands: 'ending_obligation' },
	decide: decideSecrecyTime,
}
