import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { rowAnchorHash } from '#app/domain/placing/paragraph-places.ts'
import type { ChangeRejection } from './counterparty-change.ts'
import type { KnownParagraph, ChangeParagraphs } from './change-paragraphs.ts'

/**
 * What rejects inserted table rows: each row is struck whole.
 *
 * @returns nothing where it is unclear which rows are affected, as with a table in a row
 */
export function struckRows(part: string, marks: readonly XmlElement[], paragraphs: ChangeParagraphs): ChangeRejection[] {
	const rows = new Map<string, KnownParagraph>()
	let rowMarks = 0
	for (const mark of marks) {
		const paragraph = paragraphs.around(part, mark)
		if (!paragraph) rowMarks++
		else if (!rows.has(rowOf(paragraph))) rows.set(rowOf(paragraph), paragraph)
	}
	if (rows.size !== rowMarks) return []
	return [...rows.values()].flatMap((within) => {
		const inRow = paragraphs.inRow(within)
		const [first] = inRow
		if (!first?.story.place.cell) return []
		const cells = new Map<number, string[]>()
		for (const { text, story } of inRow)
			cells.set(story.place.cell?.column ?? 0, [...(cells.get(story.place.cell?.column ?? 0) ?? []), text])
		const wholeRow = [...cells.values()].map((texts) => texts.filter((text) => text !== '').join(' '))
		const change = { kind: 'delete_paragraph' as const, paragraphId: first.id, expected: first.text, wholeRow }
		return [{ change, anchorHash: rowAnchorHash(withWords(inRow)), paragraph: first.order, inRow: ordersInRow(first, inRow) }]
	})
}

/** The positions of the paragraphs in a table row, for the order of suggestions. */
export function ordersInRow(paragraph: KnownParagraph, inRow: readonly KnownParagraph[]): number[] {
	return [...new Set([paragraph, ...withWords(inRow)].map(({ order }) => order))]
}

function withWords(paragraphs: readonly KnownParagraph[]): KnownParagraph[] {
	return paragraphs.filter(({ text }) => text.trim() !== '')
}

function rowOf({ story: { place } }: KnownParagraph): string {
	return place.cell ? `${place.cell.table} ${place.cell.row}` : 'none'
}
