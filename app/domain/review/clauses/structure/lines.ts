import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import type { UnmarkedDocument } from './markdown.ts'
import { allMatches } from '../search/all-matches.ts'

/** A stretch of one paragraph that may open a clause: a whole paragraph, or what follows a line break or a glued number in it. */
export interface Line extends Span {
	text: string
	paragraph: Paragraph
	/** Whether the line begins its paragraph: only then does the paragraph's computed numbering belong to it. */
	first: boolean
	/** Where the words end that stand in bold at its beginning, other than all of it; `null` where the file does not say. */
	boldEnd: number | null
}

/**
 * The body of a document as lines, blank ones left out, spans without surrounding white space.
 * PDF paragraphs sometimes swallow the next clause ("… term.   2.3 Renewal"): such a number begins a line too.
 */
export function readLines(document: ExtractedDocument & Partial<Pick<UnmarkedDocument, 'boldOpenings'>>): Line[] {
	const lines: Line[] = []
	for (const paragraph of document.paragraphs) {
		if (paragraph.part !== 'body') continue
		let first = true
		for (const [start, end] of pieces(document.text, paragraph)) {
			const trimmed = trim(document.text, start, end)
			if (trimmed.start === trimmed.end) continue
			lines.push({
				start: trimmed.start,
				end: trimmed.end,
				text: document.text.slice(trimmed.start, trimmed.end),
				paragraph,
				first,
				boldEnd: document.boldOpenings?.get(trimmed.start) ?? null,
			})
			first = false
		}
	}
	return lines
}

/** A number behind wide white space; the number is asked for first, since there are fewer of them. */
const gluedNumber =
	/(?=(?:\d{1,2}\.(?:\d{1,2}\.?){0,3}|\([a-z]\)|(?:ARTICLE|SECTION|Section) [IVX\d]{1,5}\.?)\s{1,20}["“A-Z])(?<=[.;:)”"]\s{2}|[.;:)”"]\s{3}|\s{4})/g

function pieces(text: string, { start, end }: Span): [number, number][] {
	const cuts = [start]
	const own = text.slice(start, end)
	for (let at = own.indexOf('\n'); at !== -1; at = own.indexOf('\n', at + 1)) cuts.push(start + at + 1)
	// Looked for only where white space is wide enough: most paragraphs have none.
	if (own.length > 120 && /\s\s[\d(AS]/.test(own)) for (const match of allMatches(own, gluedNumber)) cuts.push(start + match.index)
	cuts.sort((a, b) => a - b)
	return cuts.map((cut, index) => [cut, cuts[index + 1] ?? end])
}

/** The span without the white space at its ends; empty at `start` when there is nothing else. */
export function trim(text: string, start: number, end: number): Span {
	while (start < end && isSpace(text.charCodeAt(start))) start++
	while (end > start && isSpace(text.charCodeAt(end - 1))) end--
	return { start, end }
}

function isSpace(code: number) {
	return code <= 32 || code === 0xa0 || code === 0x2003 || code === 0x2002 || code === 0x2009 || code === 0x202f || code === 0x3000
}
