import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { dollars, factsNamed, percent } from '../measures.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'
import { alarmingOwnership, lowestDiscountRate, notableOwnership, roundingSlack, shownOwnership, usualDiscountRate } from '../thresholds.ts'
import { economicsOf, sharesInWords } from './economics.ts'
import { capFor, discountedPrice, discountOf } from './safe-arithmetic.ts'

const basis: RuleBasis = { kind: 'S', source: 'Y Combinator post-money SAFE and its user guide' }

export const postMoney: Rule = {
	id: 'safe.post_money',
	playbook: 'safe',
	title: 'Basis of the valuation cap',
	basis,
	protects: ['company', 'founder', 'investor'],
	provenByQuote: true,
	stake: 7,
	standard: 'The post-money SAFE: ownership sold is the Purchase Amount divided by the cap.',
	decide(input) {
		const { cap, capBasis } = economicsOf(input)
		if (capBasis === null) return notApplicable
		const mention =
			wording(
				input,
				capBasis === 'post_money' ? /\bpost-?\s?money\b/i : /\b(?:pre-?\s?money|valuation\s+cap)\b/i,
				capBasis === 'post_money' ? undefined : /\b(?:subsequent\s+convertible|(?:more|most)\s+favou?r)/i,
			) ?? cap
		// A post-money cap that only another clause mentions is none of this SAFE's.
		if (!mention || (capBasis === 'post_money' && !cap)) return notApplicable
		if (capBasis === 'post_money') return passed(mention)
		return flagged({
			severity: capBasis === 'pre_money' ? 'low' : 'medium',
			span: mention,
			says:
				`The valuation cap ${capBasis === 'pre_money' ? 'is a pre-money cap' : 'does not say whether it is pre-money or post-money'}, ` +
				'so the ownership sold is not fixed.',
			why: 'The basis decides who is diluted by other SAFEs. The difference can be several percent of the company.',
			market: 'The post-money SAFE: ownership sold is the Purchase Amount divided by the cap.',
			action: 'use the post-money form, or state the basis of the cap',
			reason: 'Both sides should know the ownership that is sold.',
			fallback: 'A pre-money cap with a pro forma cap table attached.',
			decideBy: 'lawyer',
		})
	},
}

export const discount: Rule = {
	id: 'safe.discount_rate',
	playbook: 'safe',
	title: 'Discount Rate',
	basis,
	protects: ['company', 'founder'],
	provenByQuote: true,
	standard: 'A 20% discount is a Discount Rate of 80%: the price is multiplied by 0.80.',
	wording: { number: { unit: 'percent' } },
	decide(input) {
		const { discountRate } = economicsOf(input)
		if (!discountRate?.quantity) return wording(input, /\bdiscount\s+rate\b/i) ? undecided : notApplicable
		const rate = discountRate.quantity
		const words = sentenceAt(input, discountRate)?.text ?? discountRate.quote
		const isRate =
			/\bdiscount\s+rate\b/i.test(words) ||
			passage(input, /\b(?:multiplied\s+by|times|product\s+of)\b[^.;]{0,60}\bdiscount\s+rate\b/i) !== null
		if (!isRate || /\b100\s*(?:%|percent)?\s*(?:minus|less|-)\b/i.test(words))
			return passed(sentenceAt(input, discountRate) ?? discountRate)
		if (rate < lowestDiscountRate) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: discountRate,
				says: `The Discount Rate is ${percent(rate)}. The price is multiplied by it, so the discount is ${percent(discountOf(rate))}, not ${percent(rate)}.`,
				why:
					`At a price of $1.00 the Investor pays $${discountedPrice(1, rate).toFixed(2)}. The company issues ` +
					`${(100 / rate).toFixed(1)} shares where one is due.`,
				market: 'A 20% discount is a Discount Rate of 80%: the price is multiplied by 0.80.',
				action: `change the Discount Rate from ${percent(rate)} to ${percent(discountOf(rate))}`,
				reason: `A ${percent(rate)} discount is a Discount Rate of ${percent(discountOf(rate))}.`,
				replacement: `"Discount Rate" means ${percent(discountOf(rate))}.`,
				decideBy: 'you',
			})
		}
		if (rate < usualDiscountRate) {
			return flagged({
				severity: 'medium',
				span: discountRate,
				says: `The discount is ${percent(discountOf(rate))}, more than the usual 15% to 25%.`,
				why: `Each $1.00 of stock is sold for $${discountedPrice(1, rate).toFixed(2)}.`,
				market: 'Discounts run from 15% to 25%, which is a Discount Rate of 85% to 75%.',
				action: 'raise the Discount Rate to 80%',
				reason: 'A 20% discount is the usual reward for investing early.',
				fallback: 'A Discount Rate of 75%.',
				replacement: '"Discount Rate" means 80%.',
			})
		}
		return passed(sentenceAt(input, discountRate) ?? discountRate)
	},
}

export const ownership: Rule = {
	id: 'safe.ownership',
	playbook: 'safe',
	title: 'Ownership sold',
	basis: { kind: 'S', source: 'Y Combinator post-money SAFE user guide; the 20% and 30% marks are ours' },
	protects: ['company', 'founder'],
	provenByQuote: true,
	stake: 9,
	standard: 'The cap is many times the Purchase Amount.',
	decide(input) {
		const { amount, cap, ownership: share, capBasis } = economicsOf(input)
		if (capBasis === null) return notApplicable
		if (!amount?.quantity || !cap?.quantity) return undecided
		if (cap.quantity <= amount.quantity) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: cap,
				says: `The valuation cap of ${dollars(cap.quantity)} is not higher than the Purchase Amount of ${dollars(amount.quantity)}.`,
				why:
					`${dollars(amount.quantity)} ÷ ${dollars(cap.quantity)} = ${percent((amount.quantity / cap.quantity) * 100)} of the ` +
					'company. Nothing would be left for the founders.',
				market: 'The cap is many times the Purchase Amount.',
				action: 'correct the cap or the Purchase Amount',
				reason: 'One of the two numbers must be an error.',
				decideBy: 'you',
			})
		}
		if (share === null) return capBasis === 'pre_money' ? soldBeforeMoney(input, amount, cap) : undecided
		const stated = statedShare(input)
		if (stated?.quantity && Math.abs(stated.quantity - share) > roundingSlack) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: stated,
				says: `The ownership is stated as ${stated.quote}, but Purchase Amount and cap give ${percent(share)}.`,
				why: `${dollars(amount.quantity)} ÷ ${dollars(cap.quantity)} = ${percent(share)}. The difference is shares of the founders.`,
				market: 'Purchase Amount, cap and ownership agree.',
				action: 'correct the Purchase Amount, the cap or the ownership',
				reason: 'Only one of them can be meant.',
				decideBy: 'you',
			})
		}
		if (share < shownOwnership) return passed(sentenceAt(input, cap) ?? cap)
		const sum = `${dollars(amount.quantity)} ÷ ${dollars(cap.quantity)} = ${percent(share)}`
		const backSolved = dollars(Math.round(capFor(amount.quantity, 0.1)))
		return flagged({
			severity: share >= alarmingOwnership ? 'high' : share >= notableOwnership ? 'medium' : 'low',
			span: amount,
			says: `This SAFE sells ${percent(share)} of the company before the new round: ${sum}.`,
			why:
				'All SAFEs add up, and only the holders before them are diluted. To sell 10% for this amount the cap must be ' +
				`${backSolved}.${sharesInWords(input, [{ amount: amount.quantity, cap: cap.quantity }])}`,
			market: 'All SAFEs of a pre-seed round together often sell 10% to 20%.',
			action: `confirm that ${percent(share)} is meant, together with all other SAFEs`,
			reason: 'The cap decides the ownership sold.',
			fallback: `A cap of ${dollars(Math.round(capFor(amount.quantity, share / 125)))} would sell ${percent(share / 1.25)}.`,
			decideBy: 'you',
		})
	},
}

/** What a pre-money cap sells where no other SAFE converts: the sum over the cap and the sum together. The founders give up more with each other one. */
function soldBeforeMoney(input: RuleInput, amount: ParsedFact, cap: ParsedFact): Decision {
	const [paid, before] = [amount.quantity ?? 0, cap.quantity ?? 0]
	const share = (paid / (paid + before)) * 100
	if (share < notableOwnership) return undecided
	return flagged({
		severity: share >= alarmingOwnership ? 'high' : 'medium',
		span: sentenceAt(input, cap) ?? cap,
		says: `This SAFE alone sells about ${percent(share)} of the company before the new round: ${dollars(paid)} ÷ (${dollars(before)} + ${dollars(paid)}).`,
		why: 'With a pre-money cap other SAFEs come on top, so that the founders may give up more than these numbers show.',
		market: 'All SAFEs of a pre-seed round together often sell 10% to 20%.',
		action: `confirm that ${percent(share)} is meant, together with all other SAFEs`,
		reason: 'The cap decides the ownership sold.',
		fallback: 'A post-money cap, so that the ownership sold is fixed.',
		decideBy: 'you',
	})
}

function statedShare(input: RuleInput): ParsedFact | null {
	return (
		factsNamed(input, 'percentage').find(
			(fact) =>
				longPattern('i')`
					\b(?:investor|holder)\b[^.;]{0,60}\b(?:share|ownership|stake|owns?|holds?|percentage)\b
					|\b(?:share|ownership|stake)\s+(?:of|sold|held\s+by)\b[^.;]{0,30}\b(?:investor|holder)\b
				`.test(sentenceAt(input, fact)?.text ?? '') &&
				!/\b(?:discount|interest|pro[\s-]?rata|majority|consent|pool|increase|buy|purchase\s+up)\b/i.test(
					sentenceAt(input, fact)?.text ?? '',
				),
		) ?? null
	)
}
