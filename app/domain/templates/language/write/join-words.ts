/** What stands before each entry of a list in a sentence: nothing without a word to join them by. */
export function joinWords(word: string | null): (index: number, count: number) => string {
	return (index, count) => {
		if (word === null || index === 0) return ''
		if (index < count - 1) return ', '
		return count === 2 ? ` ${word} ` : `, ${word} `
	}
}
