/**
 * All matches of a global pattern in a text, in order, as `matchAll` gives them. `matchAll` makes a pattern of its own
 * for each text, which V8 compiles again whenever it has forgotten the last one: with long patterns that takes most of
 * the time.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
	const matches: RegExpExecArray[] = []
	const before = pattern.lastIndex
	pattern.lastIndex = 0
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		matches.push(match)
		if (match[0] === '') pattern.lastIndex = behindSign(text, match.index, pattern.unicode)
	}
	// A caller in the middle of another text with this pattern goes on where it was.
	pattern.lastIndex = before
	return matches
}

/** A pattern with characters beyond the first plane must not stop between their two halves. */
function behindSign(text: string, at: number, whole: boolean): number {
	return at + (whole && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
}
