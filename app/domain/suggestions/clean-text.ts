/**
 * Words that somebody typed, as a Word file can hold them: line ends as one '\n', no control characters, no half
 * characters. White space at the edges stays: it may be what parts the words from those around them.
 */
export function cleanWords(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '')
		.replace(/[^\P{Cc}\n\t]/gu, '')
}

/** A note or a reason: the same, without white space at its edges. */
export function cleanNote(text: string): string {
	return cleanWords(text).trim()
}
