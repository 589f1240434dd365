const endings = /(?:ations?|ions?|ing|ed|es|s|ly|ment|e)$/

/** A word without a common ending: `terminates`, `terminated` and `termination` have one stem. */
export function stem(word: string): string {
	return word.length <= 4 ? word : word.replace(endings, '')
}
