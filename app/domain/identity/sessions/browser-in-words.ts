/** Browsers by what only they write into the header; the first that fits counts, since most also claim to be others. */
const browsers: readonly [string, RegExp][] = [
	['Edge', /\bEdg(?:e|A|iOS)?\//],
	['Opera', /\bOPR\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(?:Firefox|FxiOS)\//],
	['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
	['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
	['curl', /^curl\//],
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

/** 'Firefox on Windows': the browser and system of a User-Agent header, as people call them. */
export function browserInWords(userAgent: string | null): string {
	const named = (list: readonly [string, RegExp][]) => list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
	const [browser, system] = [named(browsers), named(systems)]
	if (browser && system) return `${browser} on ${system}`
	return browser ?? (system ? `An app on ${system}` : 'An unknown browser or app')
}
