/** A stretch of a paragraph: offsets in its accepted text, and the words that the caller expects there. */
export interface Place {
	paragraphId: string
	start: number
	end: number
	expected: string
}

/**
 * One change that is made wholly or not at all. Every edit of a batch is located in the file as it was, not in
 * what the edits before it made of it.
 */
export type Edit =
	/** `start === end` inserts, an empty `text` deletes, '\n' in `text` begins a new paragraph. */
	| ({ kind: 'replace'; text: string; comment?: string } & Place)
	/** `expected` is the whole text of the paragraph, here and below. */
	| { kind: 'insert_paragraphs'; paragraphId: string; where: 'before' | 'after'; expected: string; texts: string[]; comment?: string }
	| { kind: 'delete_paragraph'; paragraphId: string; expected: string; comment?: string }
	/**
	 * `paragraphId` is any paragraph of the row to delete or to insert beside; `cells` has a text for each of its
	 * cells.
	 */
	| { kind: 'insert_row'; paragraphId: string; where: 'before' | 'after'; expected: string; cells: string[]; comment?: string }
	| { kind: 'delete_row'; paragraphId: string; expected: string; comment?: string }
	| ({ kind: 'comment'; text: string } & Place)

export type EditRefusal =
	| 'no_such_paragraph'
	| 'text_differs'
	| 'overlaps'
	| 'not_editable'
	| 'nothing_to_change'
	| 'not_in_a_table'
	| 'cells_differ'
	| 'unwritable_text'

export type EditOutcome =
	| { index: number; status: 'applied'; changeIds: number[]; commentId: number | null }
	| { index: number; status: 'refused'; reason: EditRefusal; says: string }

const sentences: Record<EditRefusal, string> = {
	no_such_paragraph: 'The document has no paragraph of that name.',
	text_differs: 'The words that should be there are not there: the document reads otherwise at that place.',
	overlaps: 'Another edit changes the same words.',
	not_editable: 'The place can’t be edited with tracked changes: it is computed by Word, bound to data, a formula or locked.',
	nothing_to_change: 'The text already reads so.',
	not_in_a_table: 'The paragraph is not in a table row.',
	cells_differ: 'The row has another number of cells, or one of them is covered by the cell above.',
	unwritable_text: 'The new text has characters that a Word file can’t hold.',
}

/** One sentence for each reason why an edit was left out. */
export function says(reason: EditRefusal): string {
	return sentences[reason]
}
