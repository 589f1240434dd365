/** A path of the sign-in pages with its query parameters; those that are `null` are left out. */
export function loginPath(path: '/login' | '/login/code', carried: Record<string, string | null>): string {
	const search = new URLSearchParams(Object.entries(carried).filter((entry): entry is [string, string] => entry[1] !== null))
	return search.size > 0 ? `${path}?${search}` : path
}
