import { SetCookie } from '@mjackson/headers'

/**
 * A Set-Cookie header for a cookie that only the server reads: out of reach of scripts, not sent along with other
 * sites' forms, over HTTPS alone wherever the product is served so.
 *
 * @param seconds how long the browser keeps it; 0 takes it away
 */
export function serverCookie(
	name: string,
	value: string,
	{ seconds, path, appUrl }: { seconds: number; path: string; appUrl: string },
): string {
	// The library leaves out a Max-Age of 0, which would make the cookie live as long as the browser.
	const life = seconds > 0 ? { maxAge: seconds } : { expires: new Date(0) }
	return new SetCookie({ name, value, ...life, path, httpOnly: true, sameSite: 'Lax', ...secureOn(appUrl) }).toString()
}

/** The attribute that keeps a cookie to HTTPS, where the product is reached that way. */
export function secureOn(appUrl: string): { secure?: true } {
	return appUrl.startsWith('https:') ? { secure: true } : {}
}
