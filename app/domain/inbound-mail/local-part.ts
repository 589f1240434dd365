/** What stands before the @ of an address at our domain, in lower case; `null` for any other address. */
export function localPartOf(recipient: string, domain: string): string | null {
	const at = recipient.lastIndexOf('@')
	if (at < 1 || recipient.slice(at + 1).toLowerCase() !== domain) return null
	return recipient.slice(0, at).toLowerCase()
}
