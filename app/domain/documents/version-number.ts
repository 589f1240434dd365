/** A version as it is shown: the first is '1.0.1', the twelfth '1.0.12' (interface.md, settled readings). */
export function shownVersion(number: number): string {
	return `1.0.${number}`
}

/** The version number in a query, as '2' or '1.0.2'; `null` for anything else. */
export function readVersionNumber(value: string): number | null {
	const digits = /^(?:1\.0\.)?([1-9]\d{0,5})$/.exec(value)?.[1]
	return digits === undefined ? null : Number(digits)
}
