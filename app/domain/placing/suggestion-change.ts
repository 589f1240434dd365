/**
 * What a suggestion does to the document. Offsets are UTF-16 offsets in the accepted text of one paragraph, and
 * `expected` is the text there (for paragraphs inserted or deleted: the whole text of the named paragraph).
 */
export type SuggestionChange =
	/** With the same words as the old ones it changes nothing: it is a comment on them that contains the proposal. */
	| { kind: 'replace'; paragraphId: string; start: number; end: number; expected: string; text: string }
	/** `newRow`: beside the paragraph's table row instead of the paragraph, as a new row with a text for each cell. */
	| { kind: 'insert_paragraphs'; paragraphId: string; where: 'before' | 'after'; expected: string; texts: string[]; newRow?: true }
	/** `wholeRow`: deletes the paragraph's table row; the texts of its cells. */
	| { kind: 'delete_paragraph'; paragraphId: string; expected: string; wholeRow?: string[] }

/** Whether a change deletes or inserts a whole table row. */
export function isOfRow(change: SuggestionChange): boolean {
	return (
		(change.kind === 'insert_paragraphs' && change.newRow === true) || (change.kind === 'delete_paragraph' && change.wholeRow !== undefined)
	)
}

/** Whether a change leaves the words as they are and only adds its reason as a comment on them. */
export function isComment(change: SuggestionChange): boolean {
	return change.kind === 'replace' && change.expected !== '' && change.text === change.expected
}

/** The words that a change proposes, one entry per paragraph. */
export function proposedWords(change: SuggestionChange, editedText: string | null): string[] {
	if (editedText !== null) return editedText === '' ? [] : editedText.split('\n')
	if (change.kind === 'insert_paragraphs') return change.texts
	return change.kind === 'replace' && change.text !== '' ? change.text.split('\n') : []
}

/** A change with its words replaced by edited ones. */
export function withEditedText(change: SuggestionChange, text: string): SuggestionChange {
	switch (change.kind) {
		case 'replace':
			return { ...change, text }
		case 'insert_paragraphs':
			return { ...change, texts: text.split('\n').filter((paragraph) => change.newRow || paragraph.trim() !== '') }
		case 'delete_paragraph':
			return text === '' || change.wholeRow
				? change
				: { kind: 'replace', paragraphId: change.paragraphId, start: 0, end: change.expected.length, expected: change.expected, text }
	}
}

const blank = /\[[^\]\n]{0,80}\]|_{3,}|<[A-Z][^>\n]{0,60}>/

/** Whether words have a blank to fill in: square brackets, or a line to write on. */
export function hasBlanks(words: readonly string[]): boolean {
	return words.some((paragraph) => blank.test(paragraph))
}
