/** A text cut to this length, with a mark that it continues. */
export function shortened(text: string, longest: number): string {
	return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

const longestQuote = 60

/** Words of the document as a title quotes them, on one line. */
export function quoted(words: string): string {
	return `“${shortened(words.replace(/\s+/g, ' ').trim(), longestQuote)}”`
}
