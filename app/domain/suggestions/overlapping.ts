import { isOfRow, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'

/** A change with the index of its paragraph. */
export interface PlacedAt {
	paragraph: number
	change: SuggestionChange
}

/**
 * Whether two changes are over the same words, so that only one of them can be written.
 *
 * @param inOneRow whether their paragraphs are the same or in one table row
 */
export function overlaps(one: PlacedAt, other: PlacedAt, inOneRow: boolean): boolean {
	if (!inOneRow || bringsRow(one) || bringsRow(other)) return false
	if (isOfRow(one.change) || isOfRow(other.change)) return true
	if (one.paragraph !== other.paragraph || one.change.kind === 'insert_paragraphs' || other.change.kind === 'insert_paragraphs')
		return false
	if (one.change.kind === 'delete_paragraph' || other.change.kind === 'delete_paragraph') return true
	return one.change.start < other.change.end && other.change.start < one.change.end
}

function bringsRow({ change }: PlacedAt): boolean {
	return change.kind === 'insert_paragraphs' && change.newRow === true
}
