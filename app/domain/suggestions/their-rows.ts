import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import { anchorHash } from './paragraph-places.ts'
import type { TheirRejection } from './their-change.ts'
import type { KnownParagraph, TheirParagraphs } from './their-paragraphs.ts'

/**
 * What turns inserted table rows down: each is struck whole.
 *
 * @returns nothing where it is not plain which rows are meant, as with a table in a row
 */
export function struckRows(part: string, marks: readonly XmlElement[], paragraphs: TheirParagraphs): TheirRejection[] {
	const rows = new Map<string, KnownParagraph>()
	let rowMarks = 0
	for (const mark of marks) {
		const paragraph = paragraphs.around(part, mark)
		if (!paragraph) rowMarks++
		else if (!rows.has(rowOf(paragraph))) rows.set(rowOf(paragraph), paragraph)
	}
	if (rows.size !== rowMarks) return []
	return [...rows].flatMap(([row, within]) => {
		const inRow = paragraphs.all.filter((paragraph) => paragraph.story.element.scope.source === within.story.element.scope.source && rowOf(paragraph) === row)
		const [first] = inRow
		if (!first?.story.place.cell) return []
		const cells = new Map<number, string[]>()
		for (const { text, story } of inRow) cells.set(story.place.cell?.column ?? 0, [...(cells.get(story.place.cell?.column ?? 0) ?? []), text])
		const wholeRow = [...cells.values()].map((texts) => texts.filter((text) => text !== '').join(' '))
		const words = inRow.map(({ text }) => text).filter((text) => text.trim() !== '')
		return [{ change: { kind: 'delete_paragraph' as const, paragraphId: first.id, expected: first.text, wholeRow }, anchorHash: anchorHash(['', ...words].join('\t')), paragraph: first.order }]
	})
}

function rowOf({ story: { place } }: KnownParagraph): string {
	return place.cell ? `${place.cell.table} ${place.cell.row}` : 'none'
}
