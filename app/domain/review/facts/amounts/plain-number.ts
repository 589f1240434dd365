/** A number as the report writes it: plain decimal, no exponent, no grouping, at most six decimals. */
export function plainNumber(value: number): string {
	return Number.isInteger(value) ? value.toFixed(0) : value.toFixed(6).replace(/0+$/, '')
}
