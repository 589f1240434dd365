/** The money of one post-money SAFE, in one currency. */
export interface SafeMoney {
	amount: number
	/** Post-money valuation cap. */
	cap: number
}

/** The price terms of one SAFE: a cap, a discount rate (percent of the price that is paid), or both. */
export interface PriceTerms {
	cap?: number
	discountRate?: number
}

/** The priced round in which SAFEs convert. */
export interface Round {
	/** Price of one share of the round. */
	price: number
	/** Company Capitalization: all shares, options, the pool and all converting papers. */
	capitalisation: number
}

/**
 * The part of the company that a post-money SAFE sells: amount ÷ cap, 0 to 1. The cap counts all converting papers, so
 * the part does not depend on the others (Y Combinator, post-money SAFE user guide).
 *
 * @throws when the cap is not above the amount, since that would sell the whole company.
 */
export function partSold({ amount, cap }: SafeMoney): number {
	if (!(amount >= 0 && cap > amount)) throw new RangeError(`A cap of ${cap} is not above the amount of ${amount}`)
	return amount / cap
}

/** What all SAFEs together sell, 0 and up. Each adds its whole part, and those who hold shares today give up all of it. */
export function totalSold(safes: readonly SafeMoney[]): number {
	return safes.reduce((sum, safe) => sum + partSold(safe), 0)
}

/**
 * Shares after all SAFEs convert at their caps: capitalization = existing ÷ (1 − Σ amount ÷ cap), and each holder gets
 * its part of that. Shares are not rounded.
 *
 * @param existing shares, options and pool before the SAFEs.
 * @throws when the SAFEs sell the whole company or more.
 */
export function stackSafes(
	existing: number,
	safes: readonly SafeMoney[],
): { capitalisation: number; shares: number[]; existingPart: number } {
	const sold = totalSold(safes)
	if (sold >= 1) throw new RangeError(`These SAFEs sell ${sold} of the company`)
	const capitalisation = existing / (1 - sold)
	return { capitalisation, shares: safes.map((safe) => partSold(safe) * capitalisation), existingPart: 1 - sold }
}

/** The price a SAFE converts at: the lower of cap ÷ capitalization and price × discount rate, never above the round's own. */
export function conversionPrice({ cap, discountRate }: PriceTerms, { price, capitalisation }: Round): number {
	return Math.min(
		price,
		cap === undefined ? Infinity : cap / capitalisation,
		discountRate === undefined ? Infinity : discountedPrice(price, discountRate),
	)
}

/** A Discount Rate of 80 leaves 80% of the price: a discount of 20%. A rate of 20 leaves 20%. */
export function discountedPrice(price: number, discountRate: number): number {
	return (price * discountRate) / 100
}

/** Percent off the price. */
export function discountOf(discountRate: number): number {
	return 100 - discountRate
}

/** The cap at which an amount sells `part` (0 to 1) of the company. */
export function capFor(amount: number, part: number): number {
	return amount / part
}

/**
 * The terms that a holder with a most-favored-nation right would take in a round: those with the lowest price for it,
 * the first of equals; `null` when there are none.
 */
export function bestTerms<Terms extends PriceTerms>(offers: readonly Terms[], round: Round): Terms | null {
	return offers.reduce<Terms | null>(
		(best, terms) => (best === null || conversionPrice(terms, round) < conversionPrice(best, round) ? terms : best),
		null,
	)
}
