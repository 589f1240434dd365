import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import type { SuggestionChange } from './suggestion-change.ts'

/**
 * The document with one change made: new text and offsets for every paragraph, ids unchanged, new paragraphs formatted
 * like their neighbor. Hidden text stays where the change does not touch it.
 */
export function editedDocument(document: ExtractedDocument, change: SuggestionChange): ExtractedDocument {
	const pieces = document.paragraphs.flatMap((paragraph) => {
		const text = document.text.slice(paragraph.start, paragraph.end)
		return paragraph.id === change.paragraphId ? changed(paragraph, text, change) : [{ paragraph, text, from: 0 }]
	})
	let at = 0
	const paragraphs: Paragraph[] = []
	for (const { paragraph, text } of pieces) {
		paragraphs.push({ ...paragraph, start: at, end: at + text.length })
		at += text.length + 1
	}
	const moved = new Map(pieces.map(({ paragraph, from }, index) => [paragraph, { to: paragraphs[index]!, from }]))
	return {
		...document,
		text: pieces.map(({ text }) => text).join('\n'),
		paragraphs,
		hiddenSpans: document.hiddenSpans.flatMap((span) => shifted(span, document.paragraphs, moved, change)),
	}
}

interface Piece {
	paragraph: Paragraph
	text: string
	/** The offset from which the text may differ. */
	from: number
}

function changed(paragraph: Paragraph, text: string, change: SuggestionChange): Piece[] {
	const own = { paragraph, text, from: text.length }
	if (change.kind === 'delete_paragraph') return []
	if (change.kind === 'replace')
		return [{ paragraph, text: text.slice(0, change.start) + change.text + text.slice(change.end), from: change.start }]
	const added = change.texts.map((words, index) => ({
		paragraph: { ...paragraph, id: `${paragraph.id}+${index}`, numbering: null },
		text: words,
		from: 0,
	}))
	return change.where === 'before' ? [...added, own] : [own, ...added]
}

function shifted(
	span: Span,
	paragraphs: readonly Paragraph[],
	moved: ReadonlyMap<Paragraph, { to: Paragraph; from: number }>,
	{ paragraphId }: SuggestionChange,
): Span[] {
	const holder = paragraphs.find(({ start, end }) => start <= span.start && span.end <= end)
	const place = holder && moved.get(holder)
	if (!holder || !place || (holder.id === paragraphId && span.end - holder.start > place.from)) return []
	const by = place.to.start - holder.start
	return [{ start: span.start + by, end: span.end + by }]
}
