/** The most characters of a box: for words of the document, for a table cell, for other input. */
export const longestWords = 20_000
export const longestCell = 4000
export const longestNote = 4000

/** How many lines a box shows, so that most of the words are visible. */
export function linesFor(words: string): number {
	return Math.min(10, Math.max(3, Math.ceil(words.length / 38)))
}

/** The name of the box for a cell of a new table row. */
export function cellField(index: number): string {
	return `cell${index}`
}

/** A text box's content as files store it: browsers send line ends as two characters. */
export function linesAsStored(text: string): string {
	return text.replace(/\r\n?/g, '\n')
}
