/**
 * `text` without what XML 1.0 (section 2.2) can't carry: control characters other than tab, line feed and carriage
 * return, unpaired surrogates, U+FFFE and U+FFFF. Words of a damaged PDF may hold any of them.
 */
export function xmlText(text: string): string {
	return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu, '')
}
