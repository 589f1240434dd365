/** The sentences of wording that we wrote: plain prose without abbreviations. */
export function sentencesOf(wording: string): string[] {
	return wording.split(/(?<=[.!?]["”]?)\s+(?=["“]?[A-Z])/)
}

const common = new Set([
	'this',
	'that',
	'the',
	'and',
	'all',
	'any',
	'each',
	'both',
	'its',
	'their',
	'with',
	'from',
	'for',
	'shall',
	'will',
	'may',
	'are',
	'have',
	'has',
	'been',
	'state',
	'which',
	'about',
])

function significantWords(sentence: string): Set<string> {
	const words = sentence.toLowerCase().match(/[a-z]{3,}/g) ?? []
	return new Set(words.filter((word) => !common.has(word)).map((word) => word.replace(/(?:ing|ed|s)$/, '').slice(0, 7)))
}

/**
 * Wording without the sentences that the remaining text already contains, word for word or nearly.
 *
 * @param kept the sentences that remain beside the wording
 */
export function withoutRepeated(wording: string, kept: readonly string[]): string {
	const keptWords = kept.map(significantWords)
	return sentencesOf(wording)
		.filter((sentence) => {
			const words = significantWords(sentence)
			return words.size === 0 || !keptWords.some((other) => [...words].every((word) => other.has(word)))
		})
		.join(' ')
}
