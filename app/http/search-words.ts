const longestSearch = 200

/** The words of a search as an address has them, as far as one is searched for. PostgreSQL's texts have no NUL characters. */
export function searchWords(value: string | null): string {
	return (value ?? '').replaceAll('\0', '').trim().slice(0, longestSearch)
}
