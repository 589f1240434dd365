import { blankMarks } from '../clauses/structure/markdown-marks.ts'
import { filingMarks } from '../pages/filing-mark.ts'

const markdown = /\*\*|^\s{0,3}#{1,6}\s|\\[.)*_-]|\]\(|(?<![\p{L}\d_])_{1,2}[^\s_][^_\n]*_{1,2}(?![\p{L}\d_])/mu
/** "[**]" and "[*]" mark what a filing leaves out; they are no bold words. */
const redacted = /\[\s?\*/
const headingMarks = /^\s{0,3}#{1,6}\s+/gm
const halfBold = /(?<=\S)\*\*(?=\s|$)|(?<=^|\s)\*\*(?=\S)/g
const page = String.raw`(?:[Pp]age\s{1,3}\d{1,3}(?:\s{1,3}of\s{1,3}\d{1,3})?|[-–]\s?\d{1,3}\s?[-–]|\d{1,3})`
const pageLine = new RegExp(String.raw`[^\S\n]*\n\s*${page}[^\S\n]*\n\s*(?=[\p{Ll}…])`, 'gu')

/**
 * Words of a document as a reader wants to see them: no marks of Markdown, and dots where the end of a page stands in them with its
 * footer. For showing only: a quote itself is the document's own text.
 */
export function readableQuote(words: string): string {
	return withoutPages(withoutMarkdown(words))
}

function withoutMarkdown(words: string): string {
	if (!markdown.test(words) || redacted.test(words)) return words
	return blankMarks(words.replace(headingMarks, ''), [])
		.replace(halfBold, '')
		.replace(/(?<=\S)[^\S\n]{2,}/g, ' ')
		.trim()
}

function withoutPages(words: string): string {
	const marks = words.includes('Source:') ? filingMarks(words) : []
	if (marks.length === 0 && !/\n\s*(?:page\s|[-–]?\s?\d{1,3}\s?[-–]?[^\S\n]*\n)/i.test(words)) return words
	const pieces: string[] = []
	let at = 0
	for (const { start, end } of marks) {
		pieces.push(words.slice(at, start).trimEnd())
		at = end
	}
	const cut = [...pieces, words.slice(at).trimStart()].filter((piece) => piece.trim() !== '').map((piece) => piece.trim())
	return cut
		.join('\n…\n')
		.replace(pageLine, '\n')
		.replace(/\s*\n…\n\s*/g, ' … ')
}
