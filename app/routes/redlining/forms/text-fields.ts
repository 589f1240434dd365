/** So many characters a box takes: for words of the document, for a cell of a table, for whatever else one writes. */
export const longestWords = 20_000
export const longestCell = 4000
export const longestNote = 4000

/** How many lines a box shows for words of the document, so that most of them are seen. */
export function linesFor(words: string): number {
	return Math.min(10, Math.max(3, Math.ceil(words.length / 38)))
}

/** The name of the box for a cell of a new table row. */
export function cellField(index: number): string {
	return `cell${index}`
}

/** The words of a text box as the file keeps them: browsers send its lines with two characters between them. */
export function linesAsStored(text: string): string {
	return text.replace(/\r\n?/g, '\n')
}
