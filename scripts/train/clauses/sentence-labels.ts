import type { MarkedContract } from './cuad.ts'

/**
 * For each sentence of a contract 1 or 0 per category: a sentence is an example of a category when it shares at least
 * half of the shorter of sentence and marked span.
 *
 * @returns one row of `categories` numbers per sentence, in order
 */
export function sentenceLabels({ structure, gold }: Pick<MarkedContract, 'structure' | 'gold'>, categories: number): Uint8Array {
	const { sentences } = structure
	const labels = new Uint8Array(sentences.length * categories)
	for (const [category, spans] of gold) {
		for (const { start, end } of spans) {
			for (const [index, sentence] of sentences.entries()) {
				if (sentence.end <= start || sentence.start >= end) continue
				const shared = Math.min(end, sentence.end) - Math.max(start, sentence.start)
				if (shared * 2 >= Math.min(sentence.end - sentence.start, end - start)) labels[index * categories + category] = 1
			}
		}
	}
	return labels
}
