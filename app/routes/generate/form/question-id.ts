/** The id of the element that asks for an answer. */
export function questionId(path: string): string {
	return `q-${path.replaceAll('.', '-')}`
}
