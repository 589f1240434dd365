/** The id of the element that asks for an answer. */
export function questionId(path: string): string {
	return `q-${path.replaceAll('.', '-')}`
}

/** The ids of what stands below a question: what is wrong with the answer, and where it came from. */
export const errorId = (id: string) => `${id}-error`
export const originId = (id: string) => `${id}-origin`
