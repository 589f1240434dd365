import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { dollars, factsNamed } from '../measures.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { partSold, type SafeMoney, stackSafes, totalSold } from './safe-arithmetic.ts'

export interface SafeEconomics {
	amount: ParsedFact | null
	cap: ParsedFact | null
	discountRate: ParsedFact | null
	/** The words that make the cap a post-money one, or a pre-money one. */
	capBasis: 'post_money' | 'pre_money' | 'unstated' | null
	/** Purchase amount ÷ post-money cap, in percent; `null` unless both are known, the cap is post-money and above the amount. */
	ownership: number | null
}

/** The numbers of a SAFE as the text states them; the arithmetic is in safe-arithmetic.ts. */
export function economicsOf(input: RuleInput): SafeEconomics {
	const amount = positive(factsNamed(input, 'purchase_amount'))
	const cap = positive(factsNamed(input, 'valuation_cap'))
	const discountRate = positive(factsNamed(input, 'discount_rate'))
	const capBasis = basisOf(input, cap)
	const money = amount?.quantity && cap?.quantity ? { amount: amount.quantity, cap: cap.quantity } : null
	const ownership = money && money.cap > money.amount && capBasis === 'post_money' ? partSold(money) * 100 : null
	return { amount, cap, discountRate, capBasis, ownership }
}

/** Shares that exist before the SAFEs convert, where the text counts them: "8,000,000 shares outstanding". */
export function existingShares(input: RuleInput): number | null {
	const counted = factsNamed(input, 'shares').find(
		(fact) =>
			(fact.quantity ?? 0) >= fewestShares &&
			/\b(?:outstanding|fully[\s-]diluted|issued\s+and|cap(?:itali[sz]ation)?\s+table)\b/i.test(sentenceAt(input, fact)?.text ?? ''),
	)
	return counted?.quantity ?? null
}

/** No company counts fewer; a smaller number is another thing (ours). */
const fewestShares = 10_000

/**
 * What the SAFEs come to in shares, in a sentence: "8,000,000 shares today become 10,000,000, and this SAFE takes
 * 1,000,000 of them."; empty where the text counts no shares or they sell everything.
 */
export function sharesInWords(input: RuleInput, safes: readonly [SafeMoney, ...SafeMoney[]]): string {
	const existing = existingShares(input)
	if (existing === null || totalSold(safes) >= 1) return ''
	const { capitalisation, shares } = stackSafes(existing, safes)
	return ` ${count(existing)} shares today become ${count(capitalisation)}, and this SAFE takes ${count(shares[0] ?? 0)} of them.`
}

function count(shares: number) {
	return dollars(Math.round(shares)).slice(1)
}

function basisOf(input: RuleInput, cap: ParsedFact | null): SafeEconomics['capBasis'] {
	if (passage(input, /\bpost-?\s?money\b/i)) return 'post_money'
	if (passage(input, /\bpre-?\s?money\b/i)) return 'pre_money'
	// Money raised on other SAFEs that the share count leaves out is new money on top of the cap.
	if (wording(input, countsWithoutSafes)) return 'pre_money'
	return cap || wording(input, /\bvaluation\s+cap\b/i, /\b(?:subsequent\s+convertible|(?:more|most)\s+favou?r)/i) ? 'unstated' : null
}

const countsWithoutSafes = longPattern('i')`
	\bcapitali[sz]ation["”]?\s+(?:means|is|equals|shall\s+mean)\b[^.]*\b(?:exclud\w+|other\s+than|but\s+not)\b[^.]{0,80}\b
	(?:(?:all|any)\s+(?:other\s+)?safes|other\s+safes|this\s+(?:safe|instrument))
`

function positive(facts: readonly ParsedFact[]) {
	return facts.find(({ quantity }) => quantity !== null && quantity > 0) ?? null
}
