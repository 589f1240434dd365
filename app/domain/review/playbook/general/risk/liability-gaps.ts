import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../../frames/frame.ts'
import { namedActors } from '../../../frames/reading/named-actors.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { framesOf, isEmployment, isPublicTerms, readerPays, standingOf, sureness } from '../../reader-side.ts'
import { holdsCustomerData } from '../../services/setting.ts'
import type { Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { nameOf, otherName, possessive, quoteOf, sentenceStart, wordsOfFrame } from './frame-words.ts'
import { generalCaps } from './liability-caps.ts'
import { sureEnough } from './thresholds.ts'
import { isSomeoneElses } from './whose-liability.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }

export const unlimitedLiability: Rule = {
	id: 'general.unlimited_liability',
	playbook: 'general',
	title: 'Your liability has a limit',
	basis,
	stake: 9,
	standard: 'A cap at the fees of 12 months. No limit only for fraud or intent.',
	decide(input) {
		if (isPublicTerms(input)) return notApplicable
		const open = framesOf(input, 'liability', 'uncapped').find(
			(frame) => standingOf(input, frame.who) === 'reader' && !isSomeoneElses(input, frame, openAt(input, frame), 'reader'),
		)
		if (open) {
			const { paper, duty } = draftingStyle(input)
			return flagged({
				severity: 'high',
				span: quoteOf(input, open),
				says: 'Your liability is unlimited here.',
				why: 'One claim can take all the money your company has.',
				market: 'A cap at the fees of 12 months. Only fraud and intent stay without a limit.',
				action: 'cap this liability at a multiple of the yearly fees',
				reason: 'A company of our size can only stand behind a sum that it could pay.',
				fallback: 'Accept a higher cap of two to five times the yearly fees.',
				replacement: cappedAt(
					input,
					open,
					`${duty} not exceed two times the fees paid and payable under ` +
						`${input.documentType === 'Data Processing Agreement' ? 'the main agreement' : `this ${paper}`} in the twelve (12) ` +
						'months before the claim.',
				),
				decideBy: 'lawyer',
				confidence: sureness(open),
			})
		}
		const lifted = framesOf(input, 'liability', 'carve_out').find((frame) => onlyReaders(input, frame.what?.value ?? ''))
		// That an indemnity of the other side does not apply lifts no cap.
		if (lifted && /\bindemnification\s+provided\b|\bindemnit\w+\b[^.;]{0,80}\bnot\s+(?:be\s+)?appl/i.test(wordsOfFrame(input, lifted)))
			return notApplicable
		if (!lifted || generalCaps(input).length === 0) return notApplicable
		return flagged({
			severity: 'medium',
			span: quoteOf(input, lifted),
			says: `The cap is lifted for your breaches only, not for ${possessive(otherName(input))}.`,
			why: 'For these claims you can owe any sum, while claims against the other side stay capped.',
			market: 'Carve-outs (what a cap does not cover) are the same for both sides.',
			action: 'make the carve-outs from the cap mutual',
			reason: 'The same breach should count the same on both sides.',
			fallback: 'Accept uncapped liability for payment and for willful misuse of their IP.',
			replacement: null,
			confidence: Math.min(0.7, sureness(lifted)),
		})
	},
}

/** The reader's liability with a limit, as wide as the words that have none; no wording where they free the reader of any. */
function cappedAt(input: RuleInput, open: Frame, limit: string): string | null {
	const words = wordsOfFrame(input, open)
	if (/\bno\s+liabilit/i.test(words)) return null
	const { paper } = draftingStyle(input)
	const whole = /\b(?:this|the)\s+(?:agreement|contract|addendum|dpa|terms)\b|\bunder\s+it\b/i.test(words)
	return `${sentenceStart(possessive(input.reader.party?.role ?? 'each party'))} liability under this ${whole ? paper : 'section'} ${limit}`
}

function openAt(input: RuleInput, frame: Frame): number {
	const at = wordsOfFrame(input, frame).search(
		/\bunlimited\b|\bwithout\s+(?:any\s+)?limit|\bnot\s+(?:be\s+)?limited\b|\buncapped\b|\bno\s+limit/i,
	)
	return at < 0 ? frame.effect.start : frame.start + at
}

/** Whether a list of exceptions to a cap names the reader alone, for more than what it owes anyway. */
function onlyReaders(input: RuleInput, words: string): boolean {
	const { reader, parties } = input
	if (!reader.party || /\b(?:pay(?:ment)?|fees?|amounts?\s+(?:due|owed))\b/i.test(words)) return false
	const actors = namedActors(words, parties).filter(
		({ actor }) => actor.kind === 'party' || actor.kind === 'each' || actor.kind === 'floating',
	)
	return (
		actors.length > 0 &&
		actors.every(
			({ actor, start }) =>
				actor.kind === 'party' &&
				actor.party === reader.party?.id &&
				/^\S*[’']s?\s|^[^.;]{0,60}\b(?:breach|violat|misus|infring|obligation|indemni)/i.test(words.slice(start)),
		)
	)
}

export const noLiability: Rule = {
	id: 'general.no_liability',
	playbook: 'general',
	title: 'The other side answers for what it breaks',
	basis,
	stake: 9,
	standard: 'A cap at the fees of 12 months, and no limit for fraud or intent.',
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input)) return notApplicable
		const barred = framesOf(input, 'liability', 'excludes_all').find((frame) => standingOf(input, frame.who) === 'other')
		if (!barred) return notApplicable
		const cap = generalCaps(input).find((frame) => ['other', 'both'].includes(standingOf(input, frame.who)))
		if (cap) return undecided
		const name = nameOf(input, barred.who!.value)
		const { paper, duty } = draftingStyle(input)
		return flagged({
			severity: 'high',
			span: quoteOf(input, barred),
			says: `${sentenceStart(name)} is liable for nothing at all under these words.`,
			why: 'If they fail you, you bear the whole loss. In many places such a clause does not hold, but you would have to sue to find out.',
			market: 'A cap at the fees of 12 months, and no limit for fraud or intent.',
			action: 'replace this exclusion with a cap at the fees of 12 months',
			reason: 'Each of us should answer for our own breaches.',
			fallback: 'Accept a cap of six months of fees, but none for fraud or intent.',
			replacement:
				`Each party’s total liability arising out of or related to this ${paper} ${duty} not exceed the fees paid and payable ` +
				'in the twelve (12) months before the claim. Nothing limits liability for fraud or willful misconduct.',
			decideBy: 'lawyer',
			confidence: sureness(barred),
		})
	},
}

/** Loss by the use together with things of others, or after a change by the customer: not all indirect loss. */
const forOneCause = longPattern('i')`
	\b(?:result\w*|aris\w+|caused)\b[^.;]{0,80}\b(?:
		use\b[^.;]{0,60}\b(?:in\s+conjunction|in\s+combination|together)\s+with|combination\s+with|unauthori[sz]ed\s+(?:use|modification)
		|third[\s-]party\s+products?
	)
`

/** Damage to a device or a thing is no kind of loss that follows from another. */
const kindsOfLoss = longPattern('i')`
	\b(?:
		indirect|consequential|special|incidental|punitive|exemplary|profits?|revenues?|goodwill|business|savings|opportunit(?:y|ies)
	)\b
`
/** "Nor will Customer be liable to Provider": each is protected, one after the other. */
const eachInTurn = /\bnor\s+(?:will|shall|is|may)\b[^.;]{0,80}\bliable\s+to\b/i

export const indirectLoss: Rule = {
	id: 'general.indirect_loss',
	playbook: 'general',
	title: 'Indirect loss is excluded for both sides alike',
	basis,
	stake: 8,
	standard: 'Both sides exclude indirect and consequential damages.',
	decide(input) {
		if (isPublicTerms(input) || isEmployment(input)) return notApplicable
		const frames = framesOf(input, 'liability', 'excludes_kinds').filter((frame) => kindsOfLoss.test(wordsOfFrame(input, frame)))
		const [first] = frames
		if (!first) return notApplicable
		if (frames.some((frame) => eachInTurn.test(wordsOfFrame(input, frame)))) return undecided
		const shared = frames.find((frame) => standingOf(input, frame.who) === 'both')
		if (shared) return sureness(shared) >= sureEnough ? passed(quoteOf(input, shared)) : undecided
		if (frames.some((frame) => standingOf(input, frame.who) === 'reader')) return notApplicable
		// "In no event is either party liable, except that Tenant …": shared, whoever the exception names.
		if (
			frames.some((frame) =>
				/\b(?:either|neither|each|any)\s+party\b[^.;]{0,60}\bliable\b|\bliab\w+[^.;]{0,30}\b(?:of\s+)?(?:either|each|both)\s+part/i.test(
					wordsOfFrame(input, frame),
				),
			)
		)
			return undecided
		// What is excluded for one misuse only leaves the rest as it is.
		if (frames.every((frame) => /\bliquidated\s+damages\b/i.test(wordsOfFrame(input, frame)))) return undecided
		if (frames.every((frame) => forOneCause.test(wordsOfFrame(input, frame)))) return notApplicable
		const unclear = frames.find((frame) => ['unknown', 'third', 'party'].includes(standingOf(input, frame.who)))
		if (unclear)
			return readYourself('Exclusion of indirect loss: check whether it protects both sides or only theirs.', quoteOf(input, unclear))
		const name = nameOf(input, first.who!.value)
		return flagged({
			severity: readerPays(input) === true ? 'low' : 'medium',
			span: quoteOf(input, first),
			says: `Only ${name} is protected from claims for indirect loss, such as lost profits. You are not.`,
			why: 'You could be sued for profits the other side says it lost, and could not claim yours.',
			market: 'Both sides exclude indirect and consequential damages.',
			action: 'make the exclusion of indirect damages mutual',
			reason: 'It is usually mutual, and it keeps the risk in proportion to the deal.',
			fallback: 'Accept it one-sided if your own liability has a cap.',
			replacement: null,
			confidence: sureness(first),
		})
	},
}

/** A cap that goes on with what it does not cover, in the same sentence, a list or the next one. */
const opensExceptions =
	/\b(?:following\s+exceptions|exceptions?:|does\s+not\s+apply|do\s+not\s+apply|shall\s+not\s+apply|will\s+not\s+apply|excluding|other\s+than|except)\b/i

export const superCap: Rule = {
	id: 'services.super_cap',
	playbook: 'services',
	title: 'Data and confidentiality breaches are outside the cap or have a higher one',
	basis,
	standard: 'A higher cap of 2 to 5 times the yearly fees for data, confidentiality and rights of others.',
	wording: { stands: 'beside' },
	decide(input) {
		if (readerPays(input) !== true || isPublicTerms(input)) return notApplicable
		const caps = generalCaps(input).filter((cap) => ['other', 'both'].includes(standingOf(input, cap.who)))
		const [cap] = caps
		if (!cap || !holdsCustomerData(input)) return notApplicable
		const carved = framesOf(input, 'liability', 'carve_out')
		const special = framesOf(input, 'liability', 'cap').filter(({ trigger }) => trigger !== null)
		const risk = /\b(?:confiden\w+|data|security|privacy)\b/i
		const lifted =
			[...carved, ...special].find((frame) => risk.test(wordsOfFrame(input, frame))) ??
			caps.find(({ exceptions }) => exceptions.some(({ value }) => risk.test(value)))
		if (lifted) return passed(quoteOf(input, lifted))
		// "Except for Excluded Claims": what these are stands in a definition that was not read.
		if (
			carved.length > 0 ||
			opensExceptions.test(input.document.text.slice(cap.start, cap.end + 400)) ||
			caps.some((frame) => frame.exceptions.length > 0 || /\b(?:subject\s+to|except|notwithstanding)\b/i.test(wordsOfFrame(input, frame)))
		)
			return readYourself(
				'Limitation of liability: check whether breaches of data protection and confidentiality are outside this cap.',
				quoteOf(input, cap),
			)
		return flagged({
			severity: 'medium',
			span: quoteOf(input, cap),
			says: 'One cap covers everything, data breaches and leaks of Confidential Information among it.',
			why: 'A data breach costs notices, experts and claims. That is soon more than a year of fees, and the rest would be your loss.',
			market: 'A higher cap of two to five times the yearly fees for data and confidentiality.',
			action: 'add a higher cap of three times the yearly fees for data and confidentiality breaches',
			reason: 'The general cap is not sized for this risk.',
			fallback: 'Accept twice the yearly fees.',
			replacement: null,
			confidence: Math.min(0.7, sureness(cap)),
		})
	},
}
