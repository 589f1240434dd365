import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import { lookAlikeWords } from './look-alikes.ts'
import { machineInstructions } from './machine-instructions.ts'

/**
 * The document as the parties read it: hidden text and orders to reviewing software blanked out, look-alike
 * letters, curly quotes and odd spaces made plain. Every character keeps its place, so a span found here is
 * the same span of the document, and text nobody sees can't satisfy or break a rule.
 */
export function readingView(document: ExtractedDocument): ExtractedDocument {
	let text = withoutLookAlikes(plainCharacters(document.text))
	text = blank(text, document.hiddenSpans)
	text = blank(text, machineInstructions(text))
	const paragraphs = document.paragraphs.filter(({ start, end }) => text.slice(start, end).trim() !== '')
	return { ...document, text, paragraphs, hiddenSpans: [] }
}

const plain: Record<string, string> = {
	'“': '"', '”': '"', '„': '"', '‟': '"', '‘': "'", '’': "'", '‚': "'",
	'\u00a0': ' ', '\u2007': ' ', '\u2009': ' ', '\u202f': ' ', '\u3000': ' ',
	'\u2010': '-', '\u2011': '-',
}

/** Curly quotes, odd spaces and hyphens made plain, each character at its place. */
export function plainCharacters(text: string): string {
	return text.replace(/[“”„‟‘’‚\u00a0\u2007\u2009\u202f\u3000\u2010\u2011]/g, (character) => plain[character] ?? character)
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
