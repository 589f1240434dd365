/** The name of the box for a cell of a new table row. */
export function cellField(index: number): string {
	return `cell${index}`
}

/** The words of a text box as the file keeps them: browsers send its lines with two characters between them. */
export function linesAsStored(text: string): string {
	return text.replace(/\r\n?/g, '\n')
}
