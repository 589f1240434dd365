import type { ParsedFact } from '../../facts/fact-names.ts'
import { factsNamed } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

export interface SafeEconomics {
	amount: ParsedFact | null
	cap: ParsedFact | null
	discountRate: ParsedFact | null
	/** The words that make the cap a post-money one, or a pre-money one. */
	capBasis: 'post_money' | 'pre_money' | 'unstated' | null
	/** Purchase amount ÷ post-money cap, in percent; `null` unless both are known and the cap is post-money. */
	ownership: number | null
}

/**
 * The numbers of a SAFE. Ownership = purchase amount ÷ post-money valuation cap: the cap counts all converting
 * securities, so the share that one SAFE sells does not depend on the others (Y Combinator, post-money SAFE user guide).
 */
export function economicsOf(input: RuleInput): SafeEconomics {
	const amount = positive(factsNamed(input, 'purchase_amount'))
	const cap = positive(factsNamed(input, 'valuation_cap'))
	const discountRate = positive(factsNamed(input, 'discount_rate'))
	const capBasis = basisOf(input, cap)
	const ownership = amount?.quantity && cap?.quantity && capBasis === 'post_money' ? (amount.quantity / cap.quantity) * 100 : null
	return { amount, cap, discountRate, capBasis, ownership }
}

function basisOf(input: RuleInput, cap: ParsedFact | null): SafeEconomics['capBasis'] {
	if (passage(input, /\bpost-?\s?money\b/i)) return 'post_money'
	if (passage(input, /\bpre-?\s?money\b/i)) return 'pre_money'
	// Money raised on other SAFEs that the share count leaves out is new money on top of the cap.
	if (wording(input, countsWithoutSafes)) return 'pre_money'
	return cap || wording(input, /\bvaluation\s+cap\b/i, /\b(?:subsequent\s+convertible|(?:more|most)\s+favou?r)/i) ? 'unstated' : null
}

const countsWithoutSafes = /\bcapitali[sz]ation["”]?\s+(?:means|is|equals|shall\s+mean)\b[^.]*\b(?:exclud\w+|other\s+than|but\s+not)\b[^.]{0,80}\b(?:(?:all|any)\s+(?:other\s+)?safes|other\s+safes|this\s+(?:safe|instrument))/i

function positive(facts: readonly ParsedFact[]) {
	return facts.find(({ quantity }) => quantity !== null && quantity > 0) ?? null
}
