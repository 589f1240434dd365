import { amountInWords } from './amount-in-words.ts'

// Made once: each takes longer to make than hundreds of numbers to write.
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
const dollars = [0, 2].map(
	(digits) =>
		new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

/** '1,250.5': as many decimals as it has. */
export function formatNumber(amount: number): string {
	return decimals.format(amount)
}

/** '$50,000', and with cents '$1,250.50'. */
export function formatMoney(amount: number): string {
	return dollars[Number.isInteger(amount) ? 0 : 1]!.format(amount)
}

/** '12.5%' */
export function formatPercent(amount: number): string {
	return `${formatNumber(amount)}%`
}

/** 'thirty (30)', 'fifty thousand dollars ($50,000)', 'twelve point five percent (12.5%)'. */
export function formatInWords(amount: number, kind: 'number' | 'money' | 'percent'): string {
	if (kind === 'percent') return `${amountInWords(amount)} percent (${formatPercent(amount)})`
	if (kind === 'number') return `${amountInWords(amount)} (${formatNumber(amount)})`
	const cents = Math.round(Math.abs(amount) * 100) % 100
	const whole = Math.trunc(amount)
	const unit = cents === 0 && Math.abs(whole) === 1 ? 'dollar' : 'dollars'
	const words = amountInWords(whole) + (cents === 0 ? '' : ` and ${String(cents).padStart(2, '0')}/100`)
	return `${words} ${unit} (${formatMoney(amount)})`
}
