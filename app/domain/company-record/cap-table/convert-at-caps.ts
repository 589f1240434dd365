import { minus, one, over, plus, times, whole, zero, type Fraction } from './fraction.ts'

/** What was paid and the valuation cap, both in cents. */
export interface CappedMoney {
	amount: bigint
	cap: bigint
}

/** What everybody holds once each SAFE has become shares at its cap. */
export interface Converted {
	/** All shares together, those of the SAFEs included. */
	capitalization: Fraction
	/** The part that the existing holders keep. */
	existingPart: Fraction
	postMoney: Holding[]
	preMoney: Holding[]
}

export interface Holding {
	/** Rounded down: nobody gets a part of a share. */
	shares: bigint
	part: Fraction
}

/** Whether a cap can be converted at: it is more than the amount, as the form has it. */
export function isAboveAmount({ amount, cap }: CappedMoney): boolean {
	return cap > amount
}

/**
 * Converts SAFEs at their caps. The holder of a post-money SAFE gets amount ÷ cap of everything, all other SAFEs
 * included; of a pre-money one, amount ÷ (cap ÷ existing shares) shares. So all shares are
 * (existing + pre-money) ÷ (1 − Σ amount ÷ cap of the post-money ones).
 * Source: the post-money SAFE of Y Combinator, its definitions of Company Capitalization and Safe Price; the pre-money
 * form of 2013 counts no other convertibles.
 *
 * @param existing shares outstanding with options and pool, above zero
 * @returns 'sold_out' when the post-money SAFEs sell all of the company or more
 * @throws RangeError for a cap that is not above its amount
 */
export function convertAtCaps(
	existing: bigint,
	postMoney: readonly CappedMoney[],
	preMoney: readonly CappedMoney[] = [],
): Converted | 'sold_out' {
	if (![...postMoney, ...preMoney].every(isAboveAmount)) throw new RangeError('A cap must be more than the amount')
	const parts = postMoney.map(({ amount, cap }): Fraction => ({ n: amount, d: cap }))
	const left = minus(one, parts.reduce(plus, zero))
	if (left.n <= 0n) return 'sold_out'
	const preShares = preMoney.map(({ amount, cap }) => whole({ n: amount * existing, d: cap }))
	const before = preShares.reduce((sum, shares) => sum + shares, existing)
	const capitalization = over({ n: before, d: 1n }, left)
	return {
		capitalization,
		existingPart: over({ n: existing, d: 1n }, capitalization),
		postMoney: parts.map((part) => ({ part, shares: whole(times(part, capitalization)) })),
		preMoney: preShares.map((shares) => ({ shares, part: over({ n: shares, d: 1n }, capitalization) })),
	}
}
