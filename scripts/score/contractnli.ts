import type { NdaJudgement } from '#app/domain/review/clauses/nda-questions/nda-questions.ts'
import { ndaAnswers, ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import type { NdaAnswer } from '#app/domain/review/clauses/readings.ts'
import { answerNumbers, type ContractNliFile } from '../train/nda/contractnli-file.ts'

export type NdaScores = {
	accuracy: number
	f1_contradiction: number
	f1_entailment: number
	evidence_map: number
}

/** What was marked and found for one hypothesis of one document. */
export interface NdaPair {
	hypothesis: number
	/** Numbers of `ndaAnswers`. */
	marked: number
	found: number
	/** For each sentence whether it is marked as evidence, and how sure the reader is that it is. */
	sentences: { marked: boolean; score: number }[]
}

type Spans = { start: number; end: number }[]

/** Scores a reader and the judgement behind it on a file of ContractNLI, on the spans that the file gives. */
export function scoreNda(
	{ documents }: ContractNliFile,
	read: (document: { text: string }, spans: Spans) => NdaAnswer[],
	judge: (document: { text: string }, spans: Spans) => NdaJudgement,
): NdaScores {
	return ndaScores(
		documents.flatMap((document) => {
			const spans = document.spans.map(([start, end]) => ({ start, end }))
			const answers = read(document, spans)
			const { evidence } = judge(document, spans)
			return ndaHypotheses.map(({ id }, hypothesis) => {
				const [choice, marked] = document.annotations[id] ?? ['NotMentioned', []]
				const sentences = spans.map((_, index) => ({ marked: marked.includes(index), score: evidence[hypothesis]?.[index] ?? 0 }))
				return {
					hypothesis,
					marked: answerNumbers[choice],
					found: ndaAnswers.indexOf(answers[hypothesis]?.answer ?? 'not_mentioned'),
					sentences,
				}
			})
		}),
	)
}

/**
 * ContractNLI's measures, each over the documents of one hypothesis and then averaged over hypotheses: accuracy, F1 of
 * contradiction and of entailment (over hypotheses that have any), and the average precision of evidence sentences in
 * documents where the hypothesis is decided.
 */
export function ndaScores(pairs: readonly NdaPair[]): NdaScores {
	const accuracy: number[] = []
	const contradiction: number[] = []
	const entailment: number[] = []
	const evidence: number[] = []
	for (const hypothesis of ndaHypotheses.keys()) {
		const own = pairs.filter((pair) => pair.hypothesis === hypothesis)
		if (own.length === 0) continue
		accuracy.push(own.filter(({ marked, found }) => marked === found).length / own.length)
		if (own.some(({ marked }) => marked === 0)) entailment.push(f1(own, 0))
		if (own.some(({ marked }) => marked === 1)) contradiction.push(f1(own, 1))
		const sentences = own.filter(({ marked }) => marked !== 2).flatMap((pair) => pair.sentences)
		if (sentences.some(({ marked }) => marked)) evidence.push(averagePrecision(sentences))
	}
	return { accuracy: mean(accuracy), f1_contradiction: mean(contradiction), f1_entailment: mean(entailment), evidence_map: mean(evidence) }
}

/** The precision at each score, weighted by the recall that it adds; equal scores count together. */
export function averagePrecision(sentences: readonly { marked: boolean; score: number }[]): number {
	const sorted = [...sentences].sort((a, b) => b.score - a.score)
	const all = sorted.filter(({ marked }) => marked).length
	let [found, before, sum] = [0, 0, 0]
	for (const [index, { marked, score }] of sorted.entries()) {
		if (marked) found++
		if (sorted[index + 1]?.score === score) continue
		sum += ((found - before) / all) * (found / (index + 1))
		before = found
	}
	return sum
}

function f1(pairs: readonly NdaPair[], answer: number): number {
	const right = pairs.filter(({ marked, found }) => marked === answer && found === answer).length
	const either = pairs.filter(({ marked }) => marked === answer).length + pairs.filter(({ found }) => found === answer).length
	return (2 * right) / either
}

function mean(values: readonly number[]): number {
	return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
