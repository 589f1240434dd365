/** A piece of a text, marked where it is what was searched for. */
export interface SnippetPart {
	text: string
	marked: boolean
}

/** Some of a text around the words that were searched for. */
export interface Snippet {
	parts: SnippetPart[]
	/** Where the first of the words stand, as UTF-16 offsets into the text. */
	start: number
	end: number
}

/** What to mark: a word or phrase as it was typed, and its words by their stems. */
export interface Mark {
	text: string
	stems: readonly string[]
	phrase: boolean
	beginning: boolean
}

/** So many characters of the text stand before and after the words. */
const around = { before: 70, after: 150 }

/**
 * The first place in a text where what was searched for stands, with the words around it: a phrase before a word, a word as
 * it was typed before one of its forms.
 *
 * @returns `null` where the text has none of it, as when it stands in the name
 */
export function snippetOf(text: string, marks: readonly Mark[]): Snippet | null {
	const place = firstPlace(text, marks)
	if (!place) return null
	const from = wordStart(text, Math.max(0, place.start - around.before))
	const to = wordEnd(text, Math.min(text.length, place.end + around.after))
	return { parts: markedParts(text, from, to, marks, place), ...place }
}

/** A short text, such as a name, with the words marked that were searched for. */
export function markWords(text: string, marks: readonly Mark[]): SnippetPart[] {
	return markedParts(text, 0, text.length, marks)
}

function firstPlace(text: string, marks: readonly Mark[]): { start: number; end: number } | null {
	const inOrder = marks.toSorted((a, b) => Number(b.phrase) - Number(a.phrase))
	for (const pattern of [...inOrder.map(asTyped), ...inOrder.map(inAnyForm)]) {
		const found = pattern && new RegExp(pattern, 'iu').exec(text)
		if (found) return { start: found.index, end: found.index + found[0].length }
	}
	return null
}

function markedParts(
	text: string,
	from: number,
	to: number,
	marks: readonly Mark[],
	place?: { start: number; end: number },
): SnippetPart[] {
	const shown = text.slice(from, to)
	const patterns = marks.flatMap((mark) => [asTyped(mark), inAnyForm(mark)]).filter((pattern) => pattern !== null)
	const found = patterns.length === 0 ? [] : [...shown.matchAll(new RegExp(patterns.join('|'), 'giu'))]
	const spans = found.map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
	// The place itself, where the words around it make another match begin earlier.
	if (place && !spans.some(({ start, end }) => start < place.end - from && end > place.start - from))
		spans.push({ start: place.start - from, end: place.end - from })
	spans.sort((a, b) => a.start - b.start)
	const parts: SnippetPart[] = from > 0 ? [{ text: '… ', marked: false }] : []
	let at = 0
	for (const { start, end } of spans) {
		if (start < at) continue
		parts.push({ text: shown.slice(at, start), marked: false }, { text: shown.slice(start, end), marked: true })
		at = end
	}
	parts.push({ text: shown.slice(at) + (to < text.length ? ' …' : ''), marked: false })
	return parts.filter((part) => part.text !== '')
}

const letterBefore = '(?<![\\p{L}\\p{N}])'
const letterAfter = '(?![\\p{L}\\p{N}])'

function asTyped({ text, beginning }: Mark): string | null {
	const words = wordsOf(text)
	return words.length === 0 ? null : `${letterBefore}${words.join('[^\\p{L}\\p{N}]{1,3}')}${beginning ? '[\\p{L}\\p{N}]*' : letterAfter}`
}

/** Each stem with any ending; where the stem changed the last letter ('compani' of 'company'), without that letter. */
function inAnyForm({ stems, phrase }: Mark): string | null {
	const forms = stems.filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem)).map((stem) => `${escaped(stem.replace(/(?<=.{2})i$/u, ''))}[\\p{L}]*`)
	if (forms.length === 0) return null
	// Between the words of a phrase stand its short words, which have no stem.
	return phrase
		? `${letterBefore}${forms.join('[^\\p{L}\\p{N}]{1,3}(?:\\p{L}{1,5}[^\\p{L}\\p{N}]{1,3}){0,3}')}`
		: `${letterBefore}(?:${forms.join('|')})`
}

function wordsOf(text: string): string[] {
	return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(escaped)
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function wordStart(text: string, at: number): number {
	if (at === 0) return 0
	const space = /\s/.exec(text.slice(at, at + 30))
	return space ? at + space.index + 1 : at
}

function wordEnd(text: string, at: number): number {
	if (at === text.length) return at
	const space = text.slice(Math.max(0, at - 30), at).search(/\s\S*$/)
	return space === -1 ? at : Math.max(0, at - 30) + space
}
