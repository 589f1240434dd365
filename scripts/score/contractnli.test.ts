import { expect, test } from 'vitest'
import { ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import type { ContractNliFile } from '../train/nda/contractnli-file.ts'
import { averagePrecision, ndaScores, scoreNda } from './contractnli.ts'

test('average precision weighs each precision by the recall it adds, ties together', () => {
	const sentences = (marks: number[], scores: number[]) => marks.map((mark, index) => ({ marked: mark === 1, score: scores[index] ?? 0 }))
	expect(averagePrecision(sentences([1, 0, 1], [0.9, 0.8, 0.7]))).toBeCloseTo((1 + 2 / 3) / 2)
	expect(averagePrecision(sentences([1, 0, 1, 0], [0.5, 0.5, 0.5, 0.5]))).toBeCloseTo(0.5)
})

test('scores are taken per hypothesis and then averaged; one without contradictions does not count for their F1', () => {
	const pair = (hypothesis: number, marked: number, found: number) => ({ hypothesis, marked, found, sentences: [] })
	const scores = ndaScores([pair(0, 0, 0), pair(0, 1, 1), pair(0, 1, 2), pair(0, 2, 0), pair(1, 0, 0), pair(1, 2, 2)])
	expect(scores.accuracy).toBeCloseTo((2 / 4 + 1) / 2)
	expect(scores.f1_contradiction).toBeCloseTo(2 / 3)
	expect(scores.f1_entailment).toBeCloseTo((2 / 3 + 1) / 2)
})

test('a file is scored on its own spans, with all evidence ranked', () => {
	const file: ContractNliFile = {
		documents: [
			{
				text: 'Keep it. Hush.',
				spans: [
					[0, 8],
					[9, 14],
				],
				annotations: { 'nda-1': ['Entailment', [1]], 'nda-2': ['Contradiction', [0]] },
			},
		],
	}
	const scores = scoreNda(
		file,
		() =>
			ndaHypotheses.map(({ id }) => ({ hypothesis: id, answer: id === 'nda-1' ? 'entailed' : 'not_mentioned', score: 1, evidence: [] })),
		() => ({ chances: [], evidence: ndaHypotheses.map(() => Float32Array.from([0.1, 0.6])) }),
	)
	expect(scores).toEqual({ accuracy: 16 / 17, f1_contradiction: 0, f1_entailment: 1, evidence_map: 0.75 })
})
