/** Any foreign origin would do: it only shows whether a path stays on the same origin. */
const here = 'http://here.invalid'

const longest = 2000

/** Returning there after signing in would sign out again, or ask to sign in again. */
const pointless = /^\/(login|logout|auth)(\/|$)/

/**
 * A path of this site to return to after signing in, or `null` for anything that a browser could read as another site
 * or that is no page to return to.
 */
export function safeReturnTo(value: unknown): string | null {
	if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return null
	// Browsers treat a backslash as a slash and drop tabs and line breaks inside URLs.
	if (/[\\\u0000-\u001f\u007f]/.test(value)) return null
	if (!URL.canParse(value, here)) return null
	const url = new URL(value, here)
	// `/.//evil.example` keeps the origin here, but its path alone would lead there.
	if (url.origin !== here || url.pathname.startsWith('//') || pointless.test(url.pathname)) return null
	return `${url.pathname}${url.search}${url.hash}`
}
