/**
 * A text cut to this length, with a mark that it continues: between words, and never inside a bracket or a quotation
 * that would stay open.
 */
export function shortened(text: string, longest: number): string {
	if (text.length <= longest) return text
	const words = text.slice(0, longest)
	// A text of one endless word is cut inside it.
	const end = words.lastIndexOf(' ') > 0 ? words.lastIndexOf(' ') : longest - 1
	const opened = openedAt(text.slice(0, end))
	return `${text.slice(0, opened > 0 ? opened : end).replace(/[\s,;:–—-]+$/, '')}…`
}

const closing: Record<string, string> = { '(': ')', '[': ']', '“': '”' }

/** Where the outermost bracket begins that a text leaves open; -1 where it closes all. */
function openedAt(text: string): number {
	const open: { at: number; until: string }[] = []
	for (let at = 0; at < text.length; at += 1) {
		const until = closing[text[at]!]
		if (until) open.push({ at, until })
		else if (text[at] === open.at(-1)?.until) open.pop()
	}
	return open[0]?.at ?? -1
}

const longestQuote = 60

/** Words of the document as a title quotes them, on one line. */
export function quoted(words: string): string {
	return `“${shortened(words.replace(/\s+/g, ' ').trim(), longestQuote)}”`
}
