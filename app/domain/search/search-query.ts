/** The longest search: what follows is left out, and the page says so. */
export const longestSearch = 200

/** A search looks for so many words and phrases at most. */
export const mostTerms = 12

/** Below so many letters the beginning of a word stands for too many words; then it is looked for in names only. */
export const shortestBeginning = 3

/** A word or a quoted phrase of a search. */
export interface SearchTerm {
	text: string
	/** In quotes: its words in this order, next to each other. */
	phrase: boolean
	/** With a minus before it: documents that have it are left out. */
	without: boolean
	/** The last word, which may be the beginning of a longer one. */
	beginning: boolean
}

/** A search as it was typed, in its parts. */
export interface SearchQuery {
	/** As pages show it. */
	text: string
	terms: SearchTerm[]
	/** Whether something was left out for its length. */
	cut: boolean
}

/**
 * Reads what somebody typed: `word`, `"a phrase"`, `-word`, `-"a phrase"`. Anything can be typed: signs that mean nothing
 * are passed over, and a quote that is not closed ends with the search.
 */
export function readSearch(typed: string): SearchQuery {
	const whole = typed
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]/gu, ' ')
		.replace(/[“”„«»]/g, '"')
		.replace(/\s+/g, ' ')
		.trim()
	const text = [...whole].slice(0, longestSearch).join('')
	const found = [...text.matchAll(/(?:^|(?<=[\s"]))([-−–]?)(?:"([^"]*)"?|([^\s"]+))/gu)].flatMap(([, minus, phrase, word]) => {
		const words = (phrase ?? word ?? '').trim()
		if (!/[\p{L}\p{N}]/u.test(words)) return []
		return [
			{
				text: words,
				phrase: phrase !== undefined && /\s/.test(words),
				without: minus !== '',
				beginning: false,
				quoted: phrase !== undefined,
			},
		]
	})
	const kept = found.slice(0, mostTerms)
	const terms = kept.map(({ quoted, ...term }, index) => ({
		...term,
		beginning: index === found.length - 1 && !quoted && !term.without && /^[\p{L}\p{N}]+$/u.test(term.text),
	}))
	return { text, terms, cut: text !== whole || kept.length < found.length }
}
