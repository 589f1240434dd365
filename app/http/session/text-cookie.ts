import { createCookie, type CookieOptions } from 'react-router'

/** A cookie with a short text. */
export interface TextCookie {
	readonly name: string
	/** The cookie's text in a request; `null` without one. */
	read(headers: Headers): Promise<string | null>
	/** Set-Cookie with the text. */
	set(text: string, options?: CookieOptions): Promise<string>
	/** Set-Cookie that removes the cookie from the browser. */
	remove(options?: CookieOptions): Promise<string>
}

/**
 * React Router's cookie with its text written as it is. By itself it writes JSON in base64, and then a session token
 * in the cookie would differ from the same token in a bearer header, and `theme=dark` could not be read by people.
 */
export function textCookie(name: string, options: CookieOptions): TextCookie {
	const cookie = createCookie(name, {
		...options,
		encode: (packed) => (packed === '' ? '' : (JSON.parse(atob(packed)) as string)),
		decode: (text) => btoa(JSON.stringify(text)),
	})
	return {
		name,
		async read(headers) {
			const text: unknown = await cookie.parse(headers.get('Cookie'))
			return typeof text === 'string' && text !== '' ? text : null
		},
		set: (text, more) => cookie.serialize(text, more),
		remove: (more) => cookie.serialize('', { ...more, maxAge: 0 }),
	}
}

/** For cookies that only the server reads: hidden from scripts, not sent with other sites' forms. */
export const serverOnly = { httpOnly: true, sameSite: 'lax', path: '/' } as const satisfies CookieOptions

/** The attribute that limits a cookie to HTTPS, where the product is served that way. */
export function secureOn(appUrl: string): { secure?: true } {
	return appUrl.startsWith('https:') ? { secure: true } : {}
}
