/** Browsers by what only they write into the header; the first that fits counts, since most also claim to be others. */
const browsers: readonly [string, RegExp][] = [
	['Edge', /\bEdg(?:e|A|iOS)?\//],
	['Opera', /\bOPR\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(?:Firefox|FxiOS)\//],
	['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
	['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** Programs that sign in at the API, by how their libraries call themselves. */
const programs: readonly [string, RegExp][] = [
	['curl', /^curl\//],
	['Wget', /^Wget\//],
	['Node.js', /^(?:node|undici|axios|node-fetch|got)\b/],
	['Python', /^(?:python-|Python\/|aiohttp\b)/],
	['Go', /^Go-http-client\//],
	['Java', /^(?:Java|Apache-HttpClient|okhttp)\//],
	['Postman', /^PostmanRuntime\//],
]

const systems: readonly [string, RegExp][] = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['macOS', /\bMac OS X\b|\bMacintosh\b/],
	['ChromeOS', /\bCrOS\b/],
	['Linux', /\bLinux\b/],
]

/** Every browser begins so, whatever it is. */
const browserLike = /^Mozilla\//

/**
 * 'Firefox on Windows', 'A program (Python)': the browser and system of a User-Agent header, or what signed in at the
 * API, as people call them. Nothing of the header itself is said, as whoever signs in writes it.
 */
export function browserInWords(userAgent: string | null): string {
	const agent = userAgent ?? ''
	const named = (list: readonly [string, RegExp][]) => list.find(([, pattern]) => pattern.test(agent))?.[0]
	const [browser, system, program] = [named(browsers), named(systems), named(programs)]
	if (program) return `A program (${program})`
	if (browser && system) return `${browser} on ${system}`
	if (browser ?? system) return browser ?? `An app on ${system}`
	return browserLike.test(agent) ? 'An unknown browser' : 'A program'
}
