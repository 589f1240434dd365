import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from './clauses/search/all-matches.ts'
import { concealedText } from './concealed-text.ts'
import { lookAlikeWords } from './type/look-alikes.ts'
import { machineInstructions } from './machine-instructions.ts'
import type { Paged } from './pages/join-pages.ts'
import { pageMarks } from './pages/page-marks.ts'

/**
 * The document as the parties read it: hidden text and orders to reviewing software blanked out, look-alike letters,
 * characters without width, curly quotes and odd spaces made plain, the marks of pages blank. Every character keeps its
 * place, so a span found here is the same span of the document, and text nobody sees can't satisfy or break a rule.
 */
export function readingView(document: ExtractedDocument): Paged {
	const known = views.get(document)
	if (known) return known
	const view = readView(document)
	views.set(document, view)
	return view
}

/** Made once for a document: the readers and many rules use it. */
const views = new WeakMap<ExtractedDocument, Paged>()

function readView(document: ExtractedDocument): Paged {
	const { text: legible, orders } = legibleOf(document)
	const written = blank(legible, underlines(legible))
	const unseen = [...document.hiddenSpans, ...concealedText(written)]
	let text = blank(written, unseen)
	text = blank(text, unseen.length === 0 ? orders() : machineInstructions(text))
	const marks = pageMarks(text, document.paragraphs)
	text = blank(text, marks)
	const paragraphs = document.paragraphs.filter(({ start, end }) => text.slice(start, end).trim() !== '')
	return { ...document, text, paragraphs, hiddenSpans: [], ...(marks.length > 0 ? { pageMarks: marks } : {}) }
}

/**
 * Runs of hyphens that underline the words of the line before, as typewritten filings have them: where lines were joined
 * they stand in the middle of a sentence. A line of hyphens alone is a rule of a table or under a heading, and stays.
 */
function underlines(text: string): Span[] {
	let line = { end: -1, firstLetter: 0 }
	return allMatches(text, /(?<=[ \t])-{4,}(?=[ \t\n]|$)/g).flatMap(({ index, 0: run }) => {
		if (index >= line.end) {
			const start = text.lastIndexOf('\n', index) + 1
			const end = text.indexOf('\n', index)
			const words = text.slice(start, end < 0 ? text.length : end)
			const letter = words.search(/\p{L}/u)
			line = { end: start + words.length, firstLetter: letter < 0 ? Infinity : start + letter }
		}
		return line.firstLetter < index ? [{ start: index, end: index + run.length }] : []
	})
}

interface Legible {
	text: string
	/** Orders to reviewing software in it. */
	orders(): Span[]
}

const legibles = new WeakMap<ExtractedDocument, Legible>()

/** The `legible` text of a document and the orders in it, each read once: the view needs them and so does a rule. */
export function legibleOf(document: ExtractedDocument): Legible {
	let known = legibles.get(document)
	if (!known) {
		const text = legible(document.text)
		let found: Span[] | null = null
		legibles.set(document, (known = { text, orders: () => (found ??= machineInstructions(text)) }))
	}
	return known
}

/** Text with look-alike letters, characters without width, curly quotes and odd spaces made plain; of the same length. */
export function legible(text: string): string {
	return withoutLookAlikes(withoutUnseen(plainCharacters(text)))
}

const plain: Record<string, string> = {
	'“': '"',
	'”': '"',
	'„': '"',
	'‟': '"',
	'‘': "'",
	'’': "'",
	'‚': "'",
	'\u00a0': ' ',
	'\u2007': ' ',
	'\u2009': ' ',
	'\u202f': ' ',
	'\u3000': ' ',
	'\u2010': '-',
	'\u2011': '-',
}

/** Curly quotes, odd spaces and hyphens made plain, each character at its place. */
export function plainCharacters(text: string): string {
	return text.replace(/[“”„‟‘’‚\u00a0\u2007\u2009\u202f\u3000\u2010\u2011]/g, (character) => plain[character] ?? character)
}

const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/
const sentenceEnd = /[.!?;](?=\s)|\n|$/g

/**
 * Unseen characters break words for searches. They are removed, and the rest of their sentence moves up: its end gets
 * as many spaces, so that every other sentence keeps its place.
 */
function withoutUnseen(text: string) {
	const pieces: string[] = []
	let at = 0
	for (let first = text.search(unseen); first >= 0;) {
		sentenceEnd.lastIndex = first
		const stop = sentenceEnd.exec(text)
		const end = stop ? stop.index + (stop[0] === '\n' ? 0 : stop[0].length) : text.length
		const sentence = text.slice(first, end)
		pieces.push(text.slice(at, first), sentence.replace(new RegExp(unseen, 'g'), '').padEnd(sentence.length))
		at = end
		const next = text.slice(at).search(unseen)
		first = next < 0 ? -1 : at + next
	}
	return at === 0 ? text : pieces.join('') + text.slice(at)
}

function withoutLookAlikes(text: string) {
	const pieces: string[] = []
	let at = 0
	for (const { start, end, plain } of lookAlikeWords(text)) {
		pieces.push(text.slice(at, start), plain)
		at = end
	}
	return pieces.length === 0 ? text : pieces.join('') + text.slice(at)
}

function blank(text: string, spans: readonly Span[]) {
	if (spans.length === 0) return text
	const pieces: string[] = []
	let at = 0
	for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
		const from = Math.max(at, Math.min(start, text.length))
		const to = Math.max(from, Math.min(end, text.length))
		pieces.push(text.slice(at, from), text.slice(from, to).replace(/[^\n]/g, ' '))
		at = to
	}
	pieces.push(text.slice(at))
	return pieces.join('')
}
