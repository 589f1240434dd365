/**
 * What a suggestion does to the document. Offsets are UTF-16 offsets in the accepted text of one paragraph, and
 * `expected` is what stands there (for paragraphs inserted or deleted: the whole text of the paragraph named).
 */
export type SuggestionChange =
	/** By the words that stand there already it changes nothing: a comment on them, which says what is proposed. */
	| { kind: 'replace'; paragraphId: string; start: number; end: number; expected: string; text: string }
	/** `newRow`: not beside the paragraph but beside its table row, as a row of its own with a text for each cell. */
	| { kind: 'insert_paragraphs'; paragraphId: string; where: 'before' | 'after'; expected: string; texts: string[]; newRow?: true }
	/** `wholeRow`: the table row goes in which the paragraph stands; what its cells read. */
	| { kind: 'delete_paragraph'; paragraphId: string; expected: string; wholeRow?: string[] }

/** Whether a change takes or brings a whole table row. */
export function isOfRow(change: SuggestionChange): boolean {
	return (
		(change.kind === 'insert_paragraphs' && change.newRow === true) || (change.kind === 'delete_paragraph' && change.wholeRow !== undefined)
	)
}

/** Whether a change leaves the words as they are and only carries its reason as a comment on them. */
export function isComment(change: SuggestionChange): boolean {
	return change.kind === 'replace' && change.expected !== '' && change.text === change.expected
}

/** The words that a change proposes, a paragraph each. */
export function proposedWords(change: SuggestionChange, editedText: string | null): string[] {
	if (editedText !== null) return editedText === '' ? [] : editedText.split('\n')
	if (change.kind === 'insert_paragraphs') return change.texts
	return change.kind === 'replace' && change.text !== '' ? change.text.split('\n') : []
}

/** A change with the words that somebody put in their place. */
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

/** Whether words have a blank left to fill in: square brackets, or a line to write on. */
export function hasBlanks(words: readonly string[]): boolean {
	return words.some((paragraph) => blank.test(paragraph))
}
