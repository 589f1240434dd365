/** What a canonical text is made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/**
 * The canonical JSON of a value (RFC 8785): names sorted by their UTF-16 units, no white space. The same content gives
 * the same text, whatever wrote it.
 */
export function canonicalJson(value: Json): string {
	if (value === null || typeof value !== 'object') return JSON.stringify(value)
	if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
	const names = Object.keys(value).sort()
	return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name]!)}`).join(',')}}`
}

function isList(value: object): value is readonly Json[] {
	return Array.isArray(value)
}
