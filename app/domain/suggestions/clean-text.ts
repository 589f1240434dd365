/**
 * Typed text in a form that a Word file can contain: line ends as ' ', no control characters, no unpaired surrogates.
 * White space at the edges stays: it may separate the words from their neighbors.
 */
export function cleanWords(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '')
		.replace(/[^\P{Cc}\n\t]/gu, '')
}

/** A note or reason: the same, without white space at the edges. */
export function cleanNote(text: string): string {
	return cleanWords(text).trim()
}
