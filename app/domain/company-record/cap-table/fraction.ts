/** An exact number: shares are divided among holders without rounding on the way. `d` is above zero. */
export interface Fraction {
	n: bigint
	d: bigint
}

export const zero: Fraction = { n: 0n, d: 1n }

export const one: Fraction = { n: 1n, d: 1n }

export function plus(a: Fraction, b: Fraction): Fraction {
	return { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function minus(a: Fraction, b: Fraction): Fraction {
	return { n: a.n * b.d - b.n * a.d, d: a.d * b.d }
}

export function times(a: Fraction, b: Fraction): Fraction {
	return { n: a.n * b.n, d: a.d * b.d }
}

/** @throws RangeError for a divisor that is not above zero */
export function over(a: Fraction, b: Fraction): Fraction {
	if (b.n <= 0n) throw new RangeError('The divisor must be above zero')
	return { n: a.n * b.d, d: a.d * b.n }
}

/** The whole part of a number that is not negative: nobody gets a part of a share. */
export function whole({ n, d }: Fraction): bigint {
	return n / d
}

/** A part of a whole in percent with at most two digits behind the point, rounded half up: "10%", "8.33%". */
export function percentOf({ n, d }: Fraction): string {
	const hundredths = (n * 20_000n + d) / (2n * d)
	const digits = String(hundredths % 100n)
		.padStart(2, '0')
		.replace(/0+$/, '')
	return `${(hundredths / 100n).toLocaleString('en-US')}${digits ? `.${digits}` : ''}%`
}
