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

/**
 * Whether a phrase stands in a text as a whole: as it was typed, or in other forms of its words, over short words between
 * them. Accents don't count, as in the index.
 */
export function hasPhrase(text: string, phrase: Mark): boolean {
	const plain = withoutAccents(text)
	const mark = { ...phrase, text: withoutAccents(phrase.text), stems: phrase.stems.map(withoutAccents) }
	return [asTyped(mark), inAnyForm(mark, manySkipped)].some((find) => find?.(plain, 0))
}

function withoutAccents(text: string): string {
	// Most texts are in ASCII alone.
	if (!/[^\x00-\x7f]/.test(text)) return text
	return text.normalize('NFD').replace(/\p{M}+/gu, '')
}

/** A short text, such as a name, with the words marked that were searched for. */
export function markWords(text: string, marks: readonly Mark[]): SnippetPart[] {
	return markedParts(text, 0, text.length, marks)
}

interface Place {
	start: number
	end: number
}

/** Gives the first place from an offset on. */
type Finder = (text: string, from: number) => Place | null

function firstPlace(text: string, marks: readonly Mark[]): Place | null {
	const inOrder = marks.toSorted((a, b) => Number(b.phrase) - Number(a.phrase))
	for (const find of [...inOrder.map(asTyped), ...inOrder.map(inAnyForm)]) {
		const found = find?.(text, 0)
		if (found) return found
	}
	return null
}

function markedParts(text: string, from: number, to: number, marks: readonly Mark[], place?: Place): SnippetPart[] {
	const shown = text.slice(from, to)
	const finders = marks.flatMap((mark) => [asTyped(mark), inAnyForm(mark)]).filter((find) => find !== null)
	const spans = finders.flatMap((find) => allPlaces(shown, find))
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

function asTyped({ text, beginning }: Mark): Finder | null {
	const words = wordsOf(text)
	if (words.length === 0) return null
	return byPattern(`${letterBefore}${words.join('[^\\p{L}\\p{N}]{1,3}')}${beginning ? '[\\p{L}\\p{N}]*' : letterAfter}`)
}

function inAnyForm({ stems, phrase }: Mark, words = skipped.words): Finder | null {
	const forms = stems.filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem)).map(formOf)
	if (forms.length === 0) return null
	return phrase ? phraseInAnyForm(forms, words) : byPattern(`${letterBefore}(?:${forms.join('|')})`)
}

/** A stem with any ending; where it changed the last letter ('compani' of 'company'), without that letter. */
function formOf(stem: string): string {
	return `${escaped(stem.replace(/(?<=.{2})i$/u, ''))}[\\p{L}]*`
}

/** Between the words of a phrase stand its short words, which have no stem: so many, of so many letters. */
const skipped = { words: 3, letters: 7 }
/** So many in a row a document may have, of which the index knows already that the words stand together. */
const manySkipped = 6

/** So many beginnings of a phrase are tried in a text: enough to find it, and an end for a text that is nothing else. */
const mostTries = 2000

/**
 * Finds a phrase word by word. Not by one pattern: what may stand between its words makes the ways to match it grow
 * with every word, and both the phrase and the text come from outside.
 */
function phraseInAnyForm([first, ...others]: readonly string[], most: number): Finder {
	const beginning = byPattern(`${letterBefore}${first}`)
	const words = others.map((form) => new RegExp(`^${form}$`, 'iu'))
	return (text, from) => {
		let at = from
		for (let tries = 0; tries < mostTries; tries += 1) {
			const begun = beginning(text, at)
			if (!begun) return null
			const end = endOfPhrase(text, begun.end, words, most)
			if (end !== null) return { start: begun.start, end }
			at = begun.end
		}
		return null
	}
}

/** Where a phrase ends whose further words follow; each is the next that fits. */
function endOfPhrase(text: string, from: number, words: readonly RegExp[], most: number): number | null {
	const next = /[^\p{L}\p{N}]{1,3}([\p{L}\p{N}]+)/uy
	next.lastIndex = from
	for (const word of words) {
		let left = most
		let found = next.exec(text)
		while (found && !word.test(found[1]!)) {
			if (left === 0 || found[1]!.length > skipped.letters) return null
			left -= 1
			found = next.exec(text)
		}
		if (!found) return null
	}
	return words.length === 0 ? from : next.lastIndex
}

function byPattern(pattern: string): Finder {
	const expression = new RegExp(pattern, 'giu')
	return (text, from) => {
		expression.lastIndex = from
		const found = expression.exec(text)
		return found && { start: found.index, end: found.index + found[0].length }
	}
}

function allPlaces(text: string, find: Finder): Place[] {
	const places: Place[] = []
	for (let found = find(text, 0); found; found = find(text, found.end)) places.push(found)
	return places
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
