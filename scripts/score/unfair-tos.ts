import { type UnfairTerm, type UnfairTermType, unfairTermTypes } from '#app/domain/review/clauses/readings.ts'
import { termsSentences, type UnfairTermsFile } from '../train/unfair-terms/unfair-terms-data.ts'

export type UnfairTermScores = {
	micro_f1: number
	macro_f1: number
}

/**
 * Scores a reader on a file of UNFAIR-ToS, sentence by sentence: micro and macro F1 over the eight types of unfair
 * terms, without the class of fair sentences that LexGLUE adds.
 */
export function scoreUnfairTerms(
	file: UnfairTermsFile,
	read: (document: { text: string }, sentences: { start: number; end: number }[]) => UnfairTerm[],
): UnfairTermScores {
	return unfairTermScores(
		termsSentences(file).map(({ text, types }) => ({
			marked: types,
			found: read({ text }, [{ start: 0, end: text.length }]).map(({ type }) => type),
		})),
	)
}

/** Micro and macro F1 of sentences with the types marked and found; a type that is nowhere counts as 0. */
export function unfairTermScores(
	sentences: readonly { marked: readonly UnfairTermType[]; found: readonly UnfairTermType[] }[],
): UnfairTermScores {
	const counts = unfairTermTypes.map((type) => {
		const count = { right: 0, marked: 0, found: 0 }
		for (const { marked, found } of sentences) {
			if (marked.includes(type)) count.marked++
			if (found.includes(type)) count.found++
			if (marked.includes(type) && found.includes(type)) count.right++
		}
		return count
	})
	const all = counts.reduce((sum, { right, marked, found }) => ({
		right: sum.right + right,
		marked: sum.marked + marked,
		found: sum.found + found,
	}))
	return { micro_f1: f1(all), macro_f1: counts.reduce((sum, count) => sum + f1(count), 0) / counts.length }
}

function f1({ right, marked, found }: { right: number; marked: number; found: number }) {
	return marked + found === 0 ? 0 : (2 * right) / (marked + found)
}
