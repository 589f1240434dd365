import type { Structure } from '#app/domain/review/clauses/clause.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import type { PlacedChange } from './place-quoted.ts'

/**
 * The change at the place that the finding names: the exact words that the wording replaces, or the clause that it
 * follows as a new paragraph.
 *
 * @returns `null` where the finding names no place, or its words are in more than one paragraph
 */
export function placeEdit(
	{ edit }: Pick<Finding, 'edit'>,
	wording: string,
	paragraphs: readonly PlacedParagraph[],
	{ clauses }: Pick<Structure, 'clauses'>,
): PlacedChange | null {
	if (!edit) return null
	if ('after' in edit) {
		const ids = new Set(clauses.find(({ id }) => id === edit.after)?.paragraphIds)
		const last = paragraphs.findLast(({ paragraph }) => ids.has(paragraph.id) && paragraph.part === 'body' && paragraph.cell === null)
		return last
			? {
					placed: last,
					change: { kind: 'insert_paragraphs', paragraphId: last.paragraph.id, where: 'after', expected: last.text, texts: [wording] },
				}
			: null
	}
	const placed = paragraphs.find(({ paragraph }) => paragraph.start <= edit.start && edit.end <= paragraph.end)
	if (!placed) return null
	const [start, end] = [edit.start - placed.paragraph.start, edit.end - placed.paragraph.start]
	const expected = placed.text.slice(start, end)
	return expected === wording
		? null
		: { placed, change: { kind: 'replace', paragraphId: placed.paragraph.id, start, end, expected, text: wording } }
}
