import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { percent } from '../../measures.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isNda, isPublicTerms, readerPays, standingOf } from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { steepRaise, usualRaise } from '../../thresholds.ts'
import { wordsAndNext } from '../around.ts'
import { noticeDays, placeOf, readersEndings } from './ending-frames.ts'

export const priceIncrease: Rule = {
	id: 'general.price_increase',
	playbook: 'general',
	title: 'Price increases are capped',
	basis: { kind: 'S', source: 'published guides for software buyers: up to 5 percent, or the price index and a few points' },
	stake: 8,
	standard: 'At most 5% a year, or the price index and a few points, with 60 days’ notice.',
	wording: { number: { unit: 'percent' } },
	decide(input) {
		if (isFunding(input) || isEmployment(input) || isNda(input)) return notApplicable
		const pays = readerPays(input)
		if (pays === false) return notApplicable
		const raises = framesOf(input, 'payment', 'price_increase').filter((frame) => isAgainst(input, frame, pays))
		const listed = framesOf(input, 'payment', 'then_current_price').filter(() => pays === true || input.reader.party === null)
		const open = raises.find((frame) => isOpen(frame) && !isLimited(input, frame))
		const steep = raises.find(({ measure }) => measure && measure.value.value > usualRaise)
		const frame = open ?? listed.find((frame) => frame.measure === null && !isLimited(input, frame)) ?? steep
		if (!frame) {
			const capped = raises.find(
				({ measure, exceptions }) => (measure && measure.value.value <= usualRaise) || (measure === null && exceptions.length > 0),
			)
			if (capped) return passed(placeOf(capped))
			const label = input.readings.labels.find(({ name, score }) => name === 'Price Restrictions' && score >= 0.8)
			return label && pays === true ? readYourself('Check whether prices may be raised, by how much and when.', label) : notApplicable
		}
		if (isTheirOwnAffair(input, open ?? frame) || canLeave(input, frame)) return notApplicable
		// A site that tells its users of a new price, which they may refuse by leaving.
		if (isPublicTerms(input) && (noticeDays(frame) !== 0 || frame.notice === null)) return notApplicable
		const rate = frame.measure?.value.value ?? null
		const who = frame.who ? withArticle(input, frame.who) : null
		const leave = readersEndings(input, 'for_convenience').length > 0
		const { duty } = draftingStyle(input)
		const says =
			frame.effect.value === 'then_current_price'
				? 'On renewal the price is whatever their price list then says: nothing caps it.'
				: rate === null
					? `${who ? upper(who) : 'The other side'} may raise prices without a cap${noticeDays(frame) ? ', on notice' : ''}.`
					: `Prices may rise by ${percent(rate)} at a time.`
		return flagged({
			severity:
				leave ||
				(frame.effect.value === 'then_current_price' && framesOf(input, 'term', 'auto_renewal').length === 0) ||
				(rate !== null && rate <= steepRaise)
					? 'low'
					: 'medium',
			span: placeOf(frame),
			says,
			why: 'By then you depend on it, and moving away costs more than the increase.',
			market: 'At most 5% a year, or the price index and a few points, with 60 days’ notice.',
			action: `cap ${frame.effect.value === 'then_current_price' ? 'the price at renewal' : 'price increases'} at 5% a year, with 60 days’ notice`,
			reason: 'We need to plan our costs.',
			fallback: 'Accept the price index plus three points, with a right to terminate before the new price applies.',
			replacement: who
				? `${upper(who)} may increase its prices no more than once in any twelve (12) month period, by no more than five percent ` +
					`(5%), and ${duty} give at least sixty (60) days’ prior written notice of each increase.`
				: null,
			confidence: Math.min(frame.effect.confidence, frame.who?.confidence ?? 0.65),
		})
	},
}

/** A raise by the side that is paid; where nobody is named, the reader must be known to pay. */
function isAgainst(input: RuleInput, frame: Frame, pays: boolean | null): boolean {
	const standing = standingOf(input, frame.who)
	if (standing === 'other') return pays === true || (pays === null && frame.measure === null)
	if (standing === 'party') return true
	// Nobody is named: only a stated step is surely the payer's burden.
	return standing === 'unknown' && pays === true && frame.measure !== null
}

/** A cap, an index or a section that sets the measure, in the same words or the next sentence; and what the reader earns is no price it pays. */
function isLimited(input: RuleInput, frame: Frame): boolean {
	if (/\b(?:referral|commission|royalt\w+|payout|revenue\s+share)\b/i.test(frame.what?.value ?? '')) return true
	// A limit in the same clause: the next one has its own numbers.
	const words = wordsAndNext(input, frame).split(/\n\s*\d+(?:\.\d+)*[.)]?\s/)[0] ?? ''
	return (
		longPattern('i')`
			\b(?:in\s+accordance\s+with|pursuant\s+to|subject\s+to|as\s+(?:provided|set\s+forth)\s+in)\s+(?:the\s+terms\s+of\s+)?(?:this\s+)?
			(?:section|clause|paragraph|article|exhibit|schedule)\b
		`.test(words.slice(0, frame.end - frame.start)) ||
		longPattern('i')`
			\b(?:consumer|producer|retail)\s+price\s+index|\b(?:CPI|PPI|RPI)\b
			|\b(?:not|never|no\b[^.;]{0,40})\s+(?:be\s+)?(?:exceed|more\s+than|increase[ds]?\s+by\s+more)
			|\b(?:no|not)\s+more\s+than\b[^.;]{0,40}(?:%|percent)
			|\b(?:greater|lesser|higher|lower)\s+of\b[^.;]{0,60}(?:%|percent)|\bup\s+to\b[^.;]{0,30}(?:%|percent)
		`.test(words)
	)
}

/** The raise must fit the contract, or its list binds others only. */
function isTheirOwnAffair(input: RuleInput, { start, end }: Frame): boolean {
	const words = visibleText(input).slice(start, end)
	if (/\b(?:consistent|in\s+(?:line|keeping)|comply|complies)\s+with\s+(?:the\s+terms\s+of\s+)?this\b/i.test(words)) return true
	// "Free to change its list": the next words say that this customer's price stands.
	return longPattern('i')`
		\b(?:but|however|notwithstanding)\b[^.]{0,200}\b
			(?:fixed|frozen|remain|unchanged|not\s+(?:be\s+)?(?:apply|affect|increas\w+|chang\w+))\b
		|\b(?:reference|initial|contract)\s+(?:list\s+)?prices?\b[^.]{0,120}\b(?:remain|fixed|frozen|not\s+(?:be\s+)?increase)\w*\b
	`.test(wordsAndNext(input, { start, end }, 350).slice(end - start))
}

function canLeave(input: RuleInput, frame: Frame): boolean {
	return (
		(noticeDays(frame) ?? 0) >= fairNotice &&
		/\b(?:disagree|object|such\s+(?:change|increase|new\s+price))\w*\b/i.test(
			wordsAndNext(input, frame, 500).slice(frame.end - frame.start),
		) &&
		/\b(?:may|can|right\s+to|free\s+to)\b[^.]{0,120}\b(?:terminat\w+|cancel\w*|leave|withdraw)\b/i.test(
			wordsAndNext(input, frame, 500).slice(frame.end - frame.start),
		)
	)
}

/** Days of notice to ask for before a raise (ours). */
const fairNotice = 60

/** No percentage, no index: whatever they ask. */
function isOpen({ measure, exceptions, modality, conditions }: Frame): boolean {
	const limited = conditions.some(({ value }) => /\b(?:agree|consent|approv|negotiat|proportion)/i.test(value))
	return measure === null && exceptions.length === 0 && modality?.value === 'may' && !limited
}

function upper(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
