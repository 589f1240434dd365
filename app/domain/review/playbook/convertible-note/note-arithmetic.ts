/** What a note earns: simple interest, or interest that is itself added to the principal so many times a year. */
export interface NoteInterest {
	/** Integer cents. */
	principal: number
	/** Percent a year, at most six decimals. */
	rate: number
	/** Whole months that the note runs. */
	months: number
	/** How often a year interest is added to the principal; 0 for simple interest. */
	compoundings: number
}

/** The price per share at which a note converts: an exact fraction of cents, so that nothing is lost before shares are counted. */
export interface SharePrice {
	cents: bigint
	shares: bigint
}

const million = 1_000_000n

/**
 * Principal and interest owed after the note's months, in integer cents, half a cent rounded up once at the end.
 *
 * Simple: P × (1 + r × m ÷ 12). Compounding n times a year: P × (1 + r ÷ n)^k for the k full periods, and simple interest
 * for what is left of the last one (the textbook formulas of interest; months counted as twelfths of a year).
 * @throws RangeError when the principal or the months are no whole number, or any number is negative.
 */
export function amountOwed({ principal, rate, months, compoundings }: NoteInterest): number {
	for (const whole of [principal, months, compoundings])
		if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${whole} is no whole number of cents, months or compoundings`)
	const yearly = millionths(rate)
	// A rate in percent: one percent is a hundredth, so a hundred million of these make the whole.
	const whole = 100n * million
	const [owed, count, time] = [BigInt(principal), BigInt(compoundings), BigInt(months)]
	if (count === 0n) return roundedHalfUp(owed * (whole * 12n + yearly * time), whole * 12n)
	const periods = (time * count) / 12n
	const rest = time * count - periods * 12n
	const numerator = owed * (whole * count + yearly) ** periods * (whole * count * 12n + yearly * rest)
	const denominator = (whole * count) ** periods * (whole * count * 12n)
	return roundedHalfUp(numerator, denominator)
}

/**
 * The lower of the cap price (valuation cap ÷ shares counted) and the discount price (price of the new round less the
 * discount): how notes with both are read. `null` when there is neither cap nor round price to go by.
 */
export function conversionPrice(terms: {
	capCents: number | null
	sharesCounted: number | null
	roundPrice: SharePrice | null
	discount: number
}): SharePrice | null {
	const { capCents, sharesCounted, roundPrice, discount } = terms
	const capPrice = capCents !== null && sharesCounted ? { cents: BigInt(capCents), shares: BigInt(sharesCounted) } : null
	const whole = 100n * million
	const discounted = roundPrice ? { cents: roundPrice.cents * (whole - millionths(discount)), shares: roundPrice.shares * whole } : null
	if (!capPrice || !discounted) return capPrice ?? discounted
	return capPrice.cents * discounted.shares <= discounted.cents * capPrice.shares ? capPrice : discounted
}

/** Whole shares that an amount in cents buys at a price; a fraction of a share is not issued. */
export function sharesIssued(amountCents: number, price: SharePrice): number {
	if (price.cents <= 0n) throw new RangeError('A share that costs nothing can be issued without end')
	return Number((BigInt(amountCents) * price.shares) / price.cents)
}

/**
 * The part of the company that a note turns into at its cap, in percent with two decimals, before the new money comes in:
 * owed ÷ (cap + owed) where the cap counts no notes (pre-money), owed ÷ cap where it counts them (post-money).
 */
export function ownershipAtCap(owedCents: number, capCents: number, basis: 'pre_money' | 'post_money'): string {
	const whole = basis === 'post_money' ? BigInt(capCents) : BigInt(capCents) + BigInt(owedCents)
	if (whole <= 0n) throw new RangeError('There is no company to own a part of')
	return hundredths(roundedHalfUp(BigInt(owedCents) * 10_000n, whole))
}

/** "$1.2346": a share price to four decimals, half a unit rounded up. */
export function priceText({ cents, shares }: SharePrice): string {
	const units = String(roundedHalfUp(cents * 100n, shares)).padStart(5, '0')
	return `$${units.slice(0, -4)}.${units.slice(-4)}`
}

function hundredths(value: number): string {
	const digits = String(value).padStart(3, '0')
	return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '')
}

/** A decimal of at most six places as a whole number of millionths: 6.25 is 6,250,000. */
function millionths(value: number): bigint {
	if (!(value >= 0)) throw new RangeError(`${value} is no rate`)
	return BigInt(value.toFixed(6).replace('.', ''))
}

function roundedHalfUp(numerator: bigint, denominator: bigint): number {
	return Number((2n * numerator + denominator) / (2n * denominator))
}
