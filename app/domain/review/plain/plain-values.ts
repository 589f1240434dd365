const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }

/** "$100,000", "€2,500.50", "CHF 900": grouped by commas whatever the machine's language. */
export function plainAmount(value: number, currency: string): string {
	const fixed = Number.isInteger(value) ? String(value) : value.toFixed(2)
	const [whole = '', cents] = fixed.split('.')
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (cents ? `.${cents}` : '')
	return symbols[currency] ? `${symbols[currency]}${grouped}` : `${currency} ${grouped}`
}

/** "3 years", "18 months", "1 day", "2 business days". */
export function plainDuration(quantity: number, unit: string): string {
	if (unit === 'months' && quantity >= 24 && quantity % 12 === 0) return `${quantity / 12} years`
	const rounded = Number.isInteger(quantity) ? String(quantity) : String(Math.round(quantity * 100) / 100)
	return `${rounded} ${quantity === 1 ? unit.replace(/s$/, '') : unit}`
}

/** "a", "a and b", "a, b and c". */
export function plainList(items: readonly string[]): string {
	return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
