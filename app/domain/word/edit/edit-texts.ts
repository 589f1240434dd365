import type { Edit, Place } from './edits.ts'

/** Whether an edit's expected words are at its place, and it cuts no character in two. */
export function readsAsExpected(text: string, { start, end, expected }: Omit<Place, 'paragraphId'>): boolean {
	return (
		Number.isInteger(start) &&
		Number.isInteger(end) &&
		start >= 0 &&
		start <= end &&
		end <= text.length &&
		text.slice(start, end) === expected &&
		!splitsCharacter(text, start) &&
		!splitsCharacter(text, end)
	)
}

function splitsCharacter(text: string, offset: number): boolean {
	return offset > 0 && offset < text.length && (text.codePointAt(offset - 1) ?? 0) > 0xffff
}

/** Everything that an edit would write into the file, its comment included. */
export function textsOf(edit: Edit): string[] {
	const comment = 'comment' in edit && edit.comment !== undefined ? [edit.comment] : []
	switch (edit.kind) {
		case 'insert_paragraphs':
			return [...edit.texts, ...comment]
		case 'insert_row':
			return [...edit.cells, ...comment]
		case 'replace':
		case 'comment':
			return [edit.text, ...comment]
		default:
			return comment
	}
}

/** A text line by line, whatever its line ends. */
export function lines(text: string): string[] {
	return text.split(/\r\n?|\n/)
}
