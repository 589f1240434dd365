import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { dollars, factsNamed, percent } from '../measures.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { alarmingOwnership, lowestDiscountRate, notableOwnership, roundingSlack, shownOwnership, usualDiscountRate } from '../thresholds.ts'
import { economicsOf, sharesInWords } from './economics.ts'
import { capFor, discountedPrice, discountOf } from './safe-arithmetic.ts'

const basis: RuleBasis = { kind: 'S', source: 'Y Combinator post-money SAFE and its user guide' }

export const postMoney: Rule = {
	id: 'safe.post_money',
	playbook: 'safe',
	title: 'The cap is a post-money cap',
	basis,
	decide(input) {
		const { cap, capBasis } = economicsOf(input)
		if (capBasis === null) return notApplicable
		const mention = wording(input, capBasis === 'post_money' ? /\bpost-?\s?money\b/i : /\b(?:pre-?\s?money|valuation\s+cap)\b/i, capBasis === 'post_money' ? undefined : /\b(?:subsequent\s+convertible|(?:more|most)\s+favou?r)/i) ?? cap
		if (capBasis === 'post_money' || !mention) return passed(mention)
		return flagged({
			severity: 'medium',
			span: mention,
			says: {
				friendly: `The cap ${capBasis === 'pre_money' ? 'is a pre-money cap, the old kind' : 'does not say if it is pre-money or post-money'}. You can't tell yet what share you sell.`,
				neutral: `The cap ${capBasis === 'pre_money' ? 'is measured before the new money' : 'does not say if it is measured before or after the new money'}.`,
				legal: `The Valuation Cap ${capBasis === 'pre_money' ? 'is expressed on a pre-money basis' : 'has no stated pre-money or post-money basis'}.`,
			},
			why: 'Who gives up shares for later SAFEs depends on it. The gap can be several percent of your company.',
			market: 'The post-money form is the current one: the share sold is the amount divided by the cap.',
			action: 'use the post-money form, or state the basis of the cap',
			reason: 'Both sides should know the share that is sold.',
			fallback: 'Keep the pre-money cap, and agree on a table that shows each holder’s share.',
			decideBy: 'lawyer',
		})
	},
}

export const discount: Rule = {
	id: 'safe.discount_rate',
	playbook: 'safe',
	title: 'The discount rate is 100 less the discount',
	basis,
	decide(input) {
		const { discountRate } = economicsOf(input)
		if (!discountRate?.quantity) return wording(input, /\bdiscount\s+rate\b/i) ? undecided : notApplicable
		const rate = discountRate.quantity
		const words = sentenceAt(input, discountRate)?.text ?? discountRate.quote
		const isRate = /\bdiscount\s+rate\b/i.test(words) || passage(input, /\b(?:multiplied\s+by|times|product\s+of)\b[^.;]{0,60}\bdiscount\s+rate\b/i) !== null
		if (!isRate || /\b100\s*(?:%|percent)?\s*(?:minus|less|-)\b/i.test(words)) return passed(discountRate)
		if (rate < lowestDiscountRate) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: discountRate,
				says: {
					friendly: `Stop here: a rate of ${percent(rate)} means the investor pays only ${percent(rate)} of the price, a discount of ${percent(discountOf(rate))}.`,
					neutral: `The discount rate is ${percent(rate)}. The price is multiplied by it, so the discount is ${percent(discountOf(rate))}, not ${percent(rate)}.`,
					legal: `A Discount Rate of ${percent(rate)} yields a Discount Price equal to ${percent(rate)} of the round price, an effective discount of ${percent(discountOf(rate))}.`,
				},
				why: `At a price of $1.00 the investor pays $${discountedPrice(1, rate).toFixed(2)}. You would hand over ${(100 / rate).toFixed(1)} shares where one is due.`,
				market: 'For a 20% discount the rate is 80%. The price is multiplied by 0.80.',
				action: `change the discount rate from ${percent(rate)} to ${percent(discountOf(rate))}`,
				reason: `A ${percent(rate)} discount calls for a rate of ${percent(discountOf(rate))}.`,
				replacement: `"Discount Rate" means ${percent(discountOf(rate))}.`,
				decideBy: 'you',
			})
		}
		if (rate < usualDiscountRate) {
			return flagged({
				severity: 'medium',
				span: discountRate,
				says: {
					friendly: `A rate of ${percent(rate)} gives a discount of ${percent(discountOf(rate))}. Most give 15% to 25%.`,
					neutral: `The discount is ${percent(discountOf(rate))}, more than the usual 15% to 25%.`,
					legal: `The effective discount of ${percent(discountOf(rate))} exceeds the customary 15% to 25%.`,
				},
				why: `Each $1.00 of stock goes for $${discountedPrice(1, rate).toFixed(2)}.`,
				market: 'Discounts run from 15% to 25%. A rate of 80% is the usual one.',
				action: 'raise the discount rate to 80%',
				reason: 'A 20% discount is the usual reward for coming early.',
				fallback: 'Accept 75%.',
				replacement: '"Discount Rate" means 80%.',
			})
		}
		return passed(discountRate)
	},
}

export const ownership: Rule = {
	id: 'safe.ownership',
	playbook: 'safe',
	title: 'The share that is sold is the one you mean',
	basis: { kind: 'S', source: 'Y Combinator post-money SAFE user guide; the 20% and 30% marks are ours' },
	decide(input) {
		const { amount, cap, ownership: share, capBasis } = economicsOf(input)
		if (capBasis === null) return notApplicable
		if (!amount?.quantity || !cap?.quantity) return undecided
		if (cap.quantity <= amount.quantity) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: cap,
				says: {
					friendly: `The cap of ${dollars(cap.quantity)} is not above the ${dollars(amount.quantity)} you get. That would sell the whole company.`,
					neutral: `The cap of ${dollars(cap.quantity)} is not higher than the amount of ${dollars(amount.quantity)}.`,
					legal: `The Valuation Cap (${dollars(cap.quantity)}) does not exceed the Purchase Amount (${dollars(amount.quantity)}).`,
				},
				why: `${dollars(amount.quantity)} ÷ ${dollars(cap.quantity)} = ${percent((amount.quantity / cap.quantity) * 100)} of the company. Founders would be left with nothing.`,
				market: 'The cap is many times the amount.',
				action: 'correct the cap or the amount',
				reason: 'One of the two numbers must be a slip.',
				decideBy: 'you',
			})
		}
		if (share === null) return undecided
		const stated = statedShare(input)
		if (stated?.quantity && Math.abs(stated.quantity - share) > roundingSlack) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: stated,
				says: {
					friendly: `The paper says ${stated.quote}, but the numbers give ${percent(share)}. Find out which one is meant.`,
					neutral: `The share is stated as ${stated.quote}. Amount and cap give ${percent(share)}.`,
					legal: `The stated share (${stated.quote}) does not follow from the Purchase Amount and the cap (${percent(share)}).`,
				},
				why: `${dollars(amount.quantity)} ÷ ${dollars(cap.quantity)} = ${percent(share)}. The gap is real shares of yours.`,
				market: 'Amount, cap and share agree.',
				action: 'correct the amount, the cap or the share',
				reason: 'Only one of them can be meant.',
				decideBy: 'you',
			})
		}
		if (share < shownOwnership) return passed(amount)
		const sum = `${dollars(amount.quantity)} ÷ ${dollars(cap.quantity)} = ${percent(share)}`
		const backSolved = dollars(Math.round(capFor(amount.quantity, 0.1)))
		return flagged({
			severity: share >= alarmingOwnership ? 'high' : share >= notableOwnership ? 'medium' : 'low',
			span: amount,
			says: {
				friendly: `You sell ${percent(share)} of the company with this paper: ${sum}. Is that what you meant?`,
				neutral: `This SAFE sells ${percent(share)} of the company: ${sum}.`,
				legal: `On conversion at the cap the Investor holds ${percent(share)} of Company Capitalization (${sum}), before the new round.`,
			},
			why: `That part of every later sale goes to the investor. All SAFEs add up, and founders alone give up the shares. To sell 10% for this amount the cap must be ${backSolved}.${sharesInWords(input, [{ amount: amount.quantity, cap: cap.quantity }])}`,
			market: 'All SAFEs of a pre-seed round together often sell 10% to 20%.',
			action: `check that you mean to sell ${percent(share)}, together with all other SAFEs`,
			reason: 'The cap decides the share.',
			fallback: `A cap of ${dollars(Math.round(capFor(amount.quantity, share / 125)))} would sell ${percent(share / 1.25)}.`,
			decideBy: 'you',
		})
	},
}

/** "The Investor's share is 5%": what the text itself says that is sold. */
function statedShare(input: RuleInput): ParsedFact | null {
	return factsNamed(input, 'percentage').find((fact) => /\b(?:investor|holder)\b[^.;]{0,60}\b(?:share|ownership|stake|owns?|holds?|percentage)\b|\b(?:share|ownership|stake)\s+(?:of|sold|held\s+by)\b[^.;]{0,30}\b(?:investor|holder)\b/i.test(sentenceAt(input, fact)?.text ?? '') && !/\b(?:discount|interest|pro[\s-]?rata|majority|consent|pool|increase|buy|purchase\s+up)\b/i.test(sentenceAt(input, fact)?.text ?? '')) ?? null
}
