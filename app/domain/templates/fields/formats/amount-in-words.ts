import { inWords } from '#app/domain/text/number-words.ts'

const scales = [
	[1_000_000_000_000, 'trillion'],
	[1_000_000_000, 'billion'],
	[1_000_000, 'million'],
	[1000, 'thousand'],
	[100, 'hundred'],
] as const

/** A number in words, as far as contracts write them out: 'one hundred twenty-five', 'two point five'. */
export function amountInWords(amount: number): string {
	if (amount < 0) return `minus ${amountInWords(-amount)}`
	const [whole = '0', decimals] = plainDigits(amount).split('.')
	const words = wholeInWords(Number(whole))
	return decimals ? `${words} point ${[...decimals].map((digit) => inWords(Number(digit))).join(' ')}` : words
}

function wholeInWords(whole: number): string {
	const [worth, name] = scales.find(([least]) => whole >= least) ?? [1, '']
	if (worth === 1) return inWords(whole)
	const rest = whole % worth
	return `${wholeInWords(Math.floor(whole / worth))} ${name}${rest === 0 ? '' : ` ${wholeInWords(rest)}`}`
}

/** The digits of a number without an exponent and without the noise of binary fractions. */
export function plainDigits(amount: number): string {
	return amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6 })
}
