/** Headers that set several cookies; more can be added. */
export function withCookies(cookies: readonly string[], init?: HeadersInit): Headers {
	const headers = new Headers(init)
	for (const cookie of cookies) headers.append('Set-Cookie', cookie)
	return headers
}
