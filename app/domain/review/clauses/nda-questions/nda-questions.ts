import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { NdaAnswer } from '../readings.ts'
import { documentColumns, documentFeatures } from './document-features.ts'
import { rankEvidence } from './evidence-ranking.ts'
import { ndaAnswers, ndaHypotheses } from './hypotheses.ts'
import { leadsOf } from './leads.ts'
import type { NdaModel } from './nda-model.ts'
import { createEvidenceScorer, createNdaSentenceReader } from './sentence-evidence.ts'

/** A model's judgment of a confidentiality agreement. */
export interface NdaJudgement {
	/** For each hypothesis the chances of `ndaAnswers`. */
	chances: Float32Array[]
	/** For each hypothesis the chance of each sentence to be evidence, should the document decide the hypothesis. */
	evidence: Float32Array[]
}

/** A sentence with at least this chance counts as evidence, and so does the best one whatever its chance. */
const leastEvidence = 0.3
const mostSentences = 5

/**
 * Answers the 17 questions of ContractNLI about a confidentiality agreement, in the order of `ndaHypotheses`, each with
 * the sentences that decide it.
 */
export function createNdaReader(model: NdaModel): (document: { text: string }, sentences: readonly Span[]) => NdaAnswer[] {
	const judge = createNdaJudge(model)
	return (document, sentences) => {
		const { chances, evidence } = judge(document, sentences)
		return ndaHypotheses.map(({ id }, hypothesis) => {
			const own = chances[hypothesis] ?? new Float32Array(ndaAnswers.length)
			const answer = chooseAnswer(own, model.entailed[hypothesis] ?? 2, model.contradicted[hypothesis] ?? 2)
			const chanceOf = (index: number) => evidence[hypothesis]?.[index] ?? 0
			const best = [...sentences.keys()].sort((a, b) => chanceOf(b) - chanceOf(a) || a - b).slice(0, mostSentences)
			const shown = answer === 2 ? [] : best.filter((index, place) => place === 0 || chanceOf(index) >= leastEvidence)
			return {
				hypothesis: id,
				answer: ndaAnswers[answer],
				score: own[answer] ?? 0,
				evidence: shown.map((index) => ({ start: sentences[index]?.start ?? 0, end: sentences[index]?.end ?? 0 })),
			}
		})
	}
}

/** The number of the answer: entailed or contradicted from a threshold of its own on, else the likelier of the rest. */
export function chooseAnswer(chances: ArrayLike<number>, entailedFrom: number, contradictedFrom: number): 0 | 1 | 2 {
	const [entailed = 0, against = 0, absent = 0] = Array.from(chances)
	if (entailed >= entailedFrom) return 0
	if (against >= contradictedFrom) return 1
	return entailed >= absent ? 0 : 2
}

/** Gives the chances behind the answers. */
export function createNdaJudge(model: NdaModel): (document: { text: string }, sentences: readonly Span[]) => NdaJudgement {
	const read = createNdaSentenceReader()
	const scoreEvidence = createEvidenceScorer(model)
	const features = new Float32Array(documentColumns)
	return ({ text }, spans) => {
		const sentences = spans.map(({ start, end }) => read(text, start, end))
		const leads = leadsOf(text, spans)
		const scored = scoreEvidence(sentences, leads)
		const chances = ndaHypotheses.map((_, hypothesis) => {
			documentFeatures(sentences, leads, scored, hypothesis, features)
			return answerChances(model.answers, hypothesis, features)
		})
		return { chances, evidence: ndaHypotheses.map((_, hypothesis) => rankEvidence(model.ranking, sentences, leads, scored, hypothesis)) }
	}
}

/** Multinomial logistic regression over the features of a document. */
export function answerChances(answers: Float32Array, hypothesis: number, features: Float32Array): Float32Array {
	const width = documentColumns + 1
	const scores = ndaAnswers.map((_, answer) => {
		const from = (hypothesis * ndaAnswers.length + answer) * width
		let score = answers[from + documentColumns] as number
		for (let column = 0; column < documentColumns; column++) score += (answers[from + column] as number) * (features[column] as number)
		return score
	})
	const highest = Math.max(...scores)
	const powers = scores.map((score) => Math.exp(score - highest))
	const sum = powers.reduce((total, power) => total + power, 0)
	return Float32Array.from(powers, (power) => power / sum)
}
