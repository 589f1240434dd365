import { longPattern } from '#app/domain/text/long-pattern.ts'
import { categoryOfType, type DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Frame } from '../../../frames/frame.ts'
import { absent, flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { dollars } from '../../measures.ts'
import { framesOf, isEmployment, isFunding, isNda, isPublicTerms, readerPays, standingOf, sureness } from '../../reader-side.ts'
import { visibleText } from '../../passages.ts'
import { hangsUnderAnother } from '../../services/setting.ts'
import { inItsManner, timesIn, withSlots } from '../../slot-edits.ts'
import type { Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { isAmendment } from '../document-kinds.ts'
import { belongsToAnotherRole, isWholeQuote, wordsAndNext } from '../around.ts'
import { nameOf, otherName, possessive, quoteOf, sentenceStart, wordsOfFrame } from './frame-words.ts'
import { isPaidSpeaker, isSomeoneElses } from './whose-liability.ts'
import { lowCapMonths, lowestCapMonths, lowestCapShare, mayBeThere, nextToNothing, sureEnough, usualCapMonths } from './thresholds.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }

/**
 * Shares between those who are sued together, debts that are taken over, what a sublicense must say and the most that a
 * usury law allows: no cap of this contract.
 */
const notACap = longPattern('i')`
	\bcontribut(?:e|ion)\b[^.;]{0,200}\b(?:misrepresentation|proportion)
	|\bfraudulent\s+misrepresentation\b[^.;]{0,80}\bcontribution\b
	|\b(?:honor|assume|discharge)\b[^.;]{0,40}\bliabilities\b
	|\bsublicens\w+\b[^.]{0,400}\blimit\s+liability\b
	|\bliability\b[^.;]{0,80}\bfor\s+(?:the\s+)?(?:payment\s+of\s+)?interest\b
	|\bmaximum\s+(?:amount|rate)\s+of\s+interest\b
`

/** The caps that hold for the whole contract, not for one risk. */
export function generalCaps(input: RuleInput): Frame[] {
	return framesOf(input, 'liability', 'cap').filter((frame) => frame.trigger === null && !notACap.test(wordsOfFrame(input, frame)))
}

export const oneSidedCap: Rule = {
	id: 'general.one_sided_cap',
	playbook: 'general',
	title: 'The cap on liability protects both sides',
	basis,
	stake: 8,
	step: { needs: /\b(?:exceed\w*|limited\s+to|aggregate|total|cumulative|maximum|cap(?:ped)?)\b/i },
	standard: 'One cap for both sides.',
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input) || input.documentType === 'Data Processing Agreement') return notApplicable
		const caps = generalCaps(input)
		const [first] = caps
		if (!first) return notApplicable
		const shared = caps.find((cap) => standingOf(input, cap.who) === 'both')
		if (shared) return sureness(shared) >= sureEnough ? passed(quoteOf(input, shared)) : undecided
		const own = caps.find((cap) => standingOf(input, cap.who) === 'reader')
		// A cap that protects the reader alone is no harm, and no cap for both.
		if (own) return undecided
		const unclear = caps.find((cap) => ['unknown', 'third'].includes(standingOf(input, cap.who)))
		if (unclear)
			return readYourself('Limitation of liability: check whose liability this cap limits, yours or theirs.', quoteOf(input, unclear))
		const capped = new Set(caps.map(({ who }) => (who?.value.kind === 'party' ? who.value.party : '')))
		if (first.who?.value.kind === 'party' && input.documentType === 'Convertible Note') return notApplicable
		if (capped.size > 1 || first.who?.value.kind !== 'party') return passed(quoteOf(input, first))
		if (isPaidSpeaker(input, first) || isSomeoneElses(input, first, first.effect.start, 'other')) return undecided
		const theirs = nameOf(input, first.who.value)
		const yours = input.reader.party ? 'Yours has no limit' : 'The other side’s has no limit'
		return flagged({
			severity: readerPays(input) === true ? 'medium' : 'high',
			span: quoteOf(input, first),
			says: `Only ${possessive(theirs)} liability is capped. ${yours}.`,
			why: input.reader.party
				? `If you are at fault, a claim can be for any sum. Your own claim against ${theirs} stops at the cap.`
				: 'The party without a cap can owe any sum, while its own claims stop at the cap.',
			market: 'One cap for both sides, usually the fees of 12 months.',
			action: 'make the cap on liability mutual',
			reason: 'A cap that holds for both of us is the usual form.',
			fallback: 'Accept a higher cap for your side, such as twice the yearly fees.',
			replacement: forBoth(input, first),
			confidence: sureness(first),
		})
	},
}

export const liabilityCap: Rule = {
	id: 'general.liability_cap',
	playbook: 'general',
	title: 'The cap on liability covers a year of fees or more',
	basis,
	stake: 9,
	standard: 'Each side’s liability is capped at the fees of 12 months, with a few exceptions.',
	wording: {
		number: { unit: 'month', asks: /\bpayable in 12 months\b/ },
		clause: {
			heading: 'Limitation of Liability',
			home: /\bliabilit/i,
			said: longPattern('i')`
				\bliab\w*\b[^.;]{0,120}\b(?:limit|cap|exceed|maximum|ceiling)
				|\b(?:limit\w*|cap(?:ped|s)?|ceiling|maximum|exceed)\b[^.;]{0,80}\bliab
				|\bthe\s+(?:\w+\s+){0,2}(?:limits?|limitations?|caps?)\s+(?:do|does|shall|will|appl)
			`,
		},
	},
	decide(input) {
		const caps = generalCaps(input)
		if (caps.length === 0) return noCap(input)
		if (isPublicTerms(input) || isEmployment(input) || readerPays(input) === false) return notApplicable
		const theirs = caps.filter(
			(cap) =>
				['other', 'both', 'party'].includes(standingOf(input, cap.who)) &&
				!(standingOf(input, cap.who) === 'other' && isSomeoneElses(input, cap, (cap.measure ?? cap.amount ?? cap.effect).start, 'other')),
		)
		const [cap] = theirs.sort((a, b) => (months(b) ?? 0) - (months(a) ?? 0))
		if (!cap) return undecided
		const size = lowSize(cap)
		if (size) {
			// Where nothing is paid, fees measure nothing.
			const free = isNda(input)
			const whose =
				standingOf(input, cap.who) === 'both'
					? 'Liability'
					: sentenceStart(`${possessive(cap.who ? nameOf(input, cap.who.value) : otherName(input))} liability`)
			return flagged({
				severity: size.severity,
				span: quoteOf(input, cap),
				says: `${whose} is capped at ${size.words}.`,
				why: 'Whatever you lose above that stays with you, even if the loss is all their fault.',
				...(free ? freeCap : paidCap),
				...(free
					? {}
					: { fallback: (months(cap) ?? 0) >= 6 ? 'Keep the cap, with a higher one for data and confidentiality.' : paidCap.fallback }),
				replacement: free ? null : asYear(input, cap),
				confidence: sureness(cap),
			})
		}
		const year =
			cap.measure &&
			cap.measure.value.unit === 'months_of_fees' &&
			cap.measure.value.value >= usualCapMonths &&
			!/\bless[eo]r\b|\blower\b/i.test(cap.what?.value ?? '')
		// "This limit does not apply where …": what the next sentence lifts may be all that matters.
		const lifted = longPattern('i')`
			^[^.]*\.\s[^.]{0,200}\b(?:does|do|shall|will)\s+not\s+apply\b|\bunlimited\b
			|\b(?:is|are|shall\s+be|will\s+be)\s+not\s+(?:limited|capped)\b|\bwithout\s+limit\b|\bin\s+no\s+case\s+liable\b
			|\b(?:cap|limit)\b[^.]{0,60}\b(?:falls?\s+away|lifted|removed|set\s+aside)
		`.test(wordsAndNext(input, cap, 300).slice(Math.max(0, cap.end - cap.start - 5)))
		if (lifted || isFunding(input)) return undecided
		const place = quoteOf(input, cap)
		if (belongsToAnotherRole(input, place) || !isWholeQuote(input, place) || /\bfor\s+the\s+specific\b/i.test(wordsOfFrame(input, cap)))
			return undecided
		return year && sureness(cap) >= sureEnough && cap.measure!.confidence >= sureEnough ? passed(quoteOf(input, cap)) : undecided
	},
}

const paidCap = {
	market: 'The fees paid and payable in the 12 months before the claim, with a higher cap for data and confidentiality.',
	action: 'raise the cap to the fees paid and payable in 12 months',
	reason: 'A year of fees is the usual measure of the risk.',
	fallback: 'Accept six months of fees, with a higher cap for data and confidentiality.',
}

const freeCap = {
	market: 'No cap in a confidentiality agreement: a leak can cost far more than any small sum.',
	action: 'strike the cap, or make it mutual and high enough to cover a real leak',
	reason: 'Confidentiality obligations need a remedy that fits the harm.',
	fallback: 'Keep it for honest mistakes, and lift it for willful or grossly negligent disclosure.',
}

/** Words by which a cap has a second limb, or steps back for something: a change of one word does not make it even. */
const severalLimbs =
	/\b(?:lesser|greater|lower|higher|except|exclud\w*|unless|other\s+than|provided|subject\s+to|notwithstanding|does\s+not\s+apply|not\s+limit\w*)\b/i

/** The cap with "either party" for the one that it protects; `null` where its sentence says more, or names the parties in another way. */
function forBoth(input: RuleInput, cap: Frame): string | null {
	const place = quoteOf(input, cap)
	const words = visibleText(input).slice(place.start, place.end)
	const actor = cap.who?.value
	const own = actor?.kind === 'party' ? (input.parties.find(({ id }) => id === actor.party)?.names ?? []) : []
	const readers = input.reader.party?.names ?? []
	if (own.length === 0 || severalLimbs.test(words) || /Lease/.test(input.documentType ?? '')) return null
	const named = (names: readonly string[]) =>
		`(?:the\\s+)?(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
	const whose = new RegExp(
		`\\b${named(own)}['’]s?(?=\\s+(?:(?:aggregate|total|cumulative|maximum|entire|overall|sole|and)\\s+){0,4}liability\\b)`,
		'i',
	)
	const found = whose.exec(words)
	if (!found || words.search(/\bliability\b/i) < found.index) return null
	const { party } = draftingStyle(input)
	const loud = /^[^\p{Ll}]+$/u.test(words.slice(found.index, found.index + 60).replace(/['’]s/g, ''))
	const said =
		found.index === 0 ? `Each ${party}’s` : `${/\bno\s+event\b/i.test(words.slice(0, found.index)) ? 'either' : 'each'} ${party}’s`
	const behind = words.slice(found.index + found[0].length)
	const towards =
		readers.length > 0
			? behind.replace(
					new RegExp(`(\\bliability\\s+to\\s+)${named(readers)}(?![\\p{L}])`, 'iu'),
					(_, to: string) => `${to}${loud ? `the other ${party}`.toUpperCase() : `the other ${party}`}`,
				)
			: behind
	// "…, and Customer's only remedy is …": what else the sentence says of one side stays lopsided.
	// The same where it counts only the reader's loss or the other side's breach.
	if (readers.length > 0 && new RegExp(`(?<![\\p{L}])${named(readers)}(?![\\p{L}])`, 'iu').test(towards)) return null
	if (new RegExp(`(?<![\\p{L}])${named(own)}(?![\\p{L}])`, 'iu').test(behind)) return null
	// Who is liable without a limit in the next sentence still would be.
	const unlimited = /\bliabilit\w*\b[^.;]{0,60}\b(?:is|are|shall\s+be|will\s+be)\s+(?:not\s+limited|unlimited)\b/i
	if (input.structure.sentences.some(({ text }) => unlimited.test(text))) return null
	// A liability to one of them by another name than we know would be a liability to oneself.
	if (/\bliability\s+to\s+(?!the\s+other\b|each\s+other\b|any\b)/i.test(towards)) return null
	return (words.slice(0, found.index) + (loud ? said.toUpperCase() : said) + towards).replace(/\s+/g, ' ').trim()
}

/** The cap with twelve months for fewer, all else as it was; `null` where the number does not stand alone. */
function asYear(input: RuleInput, cap: Frame): string | null {
	const place = quoteOf(input, cap)
	const words = visibleText(input).slice(place.start, place.end)
	if (!cap.measure || months(cap) === null || cap.amount || severalLimbs.test(words) || timesIn(words).length !== 1) return null
	const [time = ''] = timesIn(words)
	const start = place.start + words.indexOf(time)
	const slot = inItsManner(input, { start, end: start + time.length }, { number: 12, word: 'twelve', unit: 'month' })
	return slot && withSlots(input, place, [slot])
}

function months({ measure }: Frame): number | null {
	return measure?.value.unit === 'months_of_fees' ? measure.value.value : null
}

/** Currencies of much the same worth as the dollar: a thousand of each is next to nothing. */
const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** What makes a cap low, in words; `null` for one that is not, or that can't be measured. */
function lowSize(cap: Frame): { words: string; severity: 'high' | 'medium' | 'low' } | null {
	const { amount, measure, what } = cap
	const greater = /\b(?:greater|higher|larger)\b/i.test(what?.value ?? '')
	const time = months(cap)
	if (time !== null && time < usualCapMonths && !(greater && amount)) {
		const words = `${time} month${time === 1 ? '' : 's'} of fees`
		return { words, severity: time <= lowestCapMonths ? 'high' : time <= lowCapMonths ? 'medium' : 'low' }
	}
	if (measure?.value.unit === 'percent_of_fees' && measure.value.value < lowestCapShare && !amount)
		return { words: `${measure.value.value}% of the fees`, severity: 'high' }
	const sum = amount?.value
	const sign = sum ? signs[sum.currency] : undefined
	if (sum && sign && sum.amount <= nextToNothing && !(greater && measure))
		return { words: dollars(sum.amount).replace('$', sign), severity: 'high' }
	return null
}

/** Contracts in which work or a license is paid for, beside those of the vendor category. */
const paidWork = new Set<DocumentType>([
	'IP License Agreement',
	'Trademark License',
	'Patent License',
	'Software License Agreement',
	'Content License Agreement',
])

/** What is said to the side that performs where nothing limits its liability. */
export const nothingCaps = {
	severity: 'medium' as const,
	says: 'Nothing caps your liability: there is no limitation of liability clause.',
	why: 'One failure can cost you more than you ever earn from the deal.',
	market: 'Each side’s liability is capped at the fees of 12 months, with a few exceptions.',
	action: 'add a mutual cap on liability at the fees of 12 months',
	reason: 'The risk should match what is paid.',
	fallback: 'Accept a cap of twice the yearly fees.',
}

const limitsInPlainWords = longPattern('i')`
	\bliabilit\w+\b[^.;]{0,120}\b(?:capped|limited\s+to|(?:not|never)\s+exceed|at\s+most|no\s+more\s+than)\b
	|\b(?:cap|limit)s?\b[^.;]{0,40}\b(?:our|its|their|each\s+part\w+['’]s)\s+(?:\w+\s+)?liability\b
	|\b(?:we|us|our|neither|nobody|no\s+party)\b[^.;]{0,40}?(?:\bnot\s+|n['’]t\s+|\baccept\s+no\s+|\bhave\s+no\s+|\bnever\s+)(?:be\s+)?
		(?:liable|liability|responsible)\b
	|\bexclud\w+\b[^.;]{0,60}\bliabilit
	|\b(?:owes?|pays?)\b[^.;]{0,60}\b(?:no\s+more\s+than|at\s+most)\b[^.;]{0,80}\b(?:fees?|paid)\b
	|\bmakes?\s+(?:no|other)\s+promises?\b[^.]{0,200}\b(?:liab|responsib|loss|answer)
`

function noCap(input: RuleInput) {
	const { documentType } = input
	const paid =
		documentType !== null &&
		(paidWork.has(documentType) ||
			(categoryOfType(documentType) === 'VEN' && documentType !== 'Letter of Intent' && documentType !== 'Data Processing Agreement'))
	if (
		!paid ||
		isFunding(input) ||
		isNda(input) ||
		isPublicTerms(input) ||
		hangsUnderAnother(input) ||
		isAmendment(input) ||
		isFragment(input)
	)
		return notApplicable
	// A customer lives well without a cap: it is the side that performs whose risk is open.
	if (readerPays(input) !== false) return notApplicable
	if (
		framesOf(input, 'liability', 'cap', 'excludes_all', 'uncapped').length > 0 ||
		input.readings.labels.some(({ name, score }) => name === 'Cap On Liability' && score >= mayBeThere) ||
		input.structure.sentences.some(({ text }) => limitsInPlainWords.test(text))
	)
		return undecided
	const { paper, duty } = draftingStyle(input)
	return absent({
		...nothingCaps,
		replacement:
			`Each party’s total liability arising out of or related to this ${paper} ${duty} not exceed the amounts paid and ` +
			'payable under it in the twelve (12) months before the event that gave rise to the claim. This limit does not apply to ' +
			'the payment of amounts due, or to fraud or willful misconduct.',
	})
}

/** A file that starts in the middle of a sentence: what it does not say may stand in the part that is not there. */
function isFragment({ document: { text } }: RuleInput): boolean {
	return /^\s*\p{Ll}{2}/u.test(text)
}
