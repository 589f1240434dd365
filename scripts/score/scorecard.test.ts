import { expect, test } from 'vitest'
import { measures } from './data-set-scores.ts'
import { markdownTable } from './markdown-table.ts'
import { scorecard } from './scorecard.ts'
import { scoreTable } from './score-table.ts'
import { asJson, type Scores, scoresJson } from './scores.ts'
import { tallyScores } from './tally.ts'

const cuad = {
	presence: { micro_f1: 0.9, macro_f1: 0.8, precision: 0.91, recall: 0.89 },
	contracteval: { f1: 0.75, f2: 0.76, jaccard: 0.51, false_none: 0.05 },
	spans: { aupr: 0.7, p_at_80r: 0.5 },
}
const nda = { accuracy: 0.87, f1_contradiction: 0.41, f1_entailment: 0.85, evidence_map: 0.8 }
const total = tallyScores({ right: 8, wrong: 2, missed: 0 })
const scores: Scores = {
	rules: {
		contracts: 2,
		judgements: 40,
		total,
		halves: { looked_at: total, held_back: total },
		in_place: 0.875,
		playbooks: { nda: total },
		rules: { 'nda.term': tallyScores({ right: 0, wrong: 0, missed: 0 }) },
	},
	files: { 'cuad_test.json.gz': cuad, 'cuad_train.json.gz': { ...cuad, spans: { aupr: 0.95, p_at_80r: 0.99 } } },
	models: 'abc',
	docs_per_second: 15.25,
}

test('the scorecard says that we are trained in-domain and others are not', () => {
	expect(scorecard(scores, null)).toMatch(/Our engine is trained in-domain.*the language models .* are not/)
})

test('published scores stand beside ours with how each was seen', () => {
	const card = scorecard(scores, { clauses: cuad, nda, unfairTerms: { micro_f1: 0.8, macro_f1: 0.7 } })
	expect(card).toContain('| Fineprint, cross-validated | 0.750 | 0.760 | 0.510 | 0.050 | Measured by `npm run train`')
	expect(card).toContain('| GPT-4.1, zero-shot | 0.641 | 0.672 | 0.472 | 0.071 | Table III of ContractEval')
	expect(card).toContain('| Fineprint on cuad_test.json.gz | 0.700 | 0.500 | Measured by `npm run score` |')
	expect(card).toContain('| Fineprint on cuad_train.json.gz | 0.950 | 0.990 | Trained on this')
	expect(card).toContain('| nda.term | 0 | 0 | 0 | – | – | – |')
})

test('the same scores give the same bytes, and no date', () => {
	expect(scorecard(scores, null)).toBe(scorecard(structuredClone(scores), null))
	expect(scorecard(scores, null)).not.toMatch(/\b20\d\d-\d\d-\d\d\b/)
})

test('no published row has more values than its table has columns, and each says how it was seen', () => {
	for (const { columns, published } of measures)
		for (const { values, seen } of published) {
			expect(values.length).toBeLessThanOrEqual(columns.length)
			expect(seen).not.toBe('')
		}
})

test('JSON gives the test file as the result of its data set, and every file by its name', () => {
	const json = JSON.parse(scoresJson(scores)) as { cuad: unknown; files: Record<string, unknown>; docs_per_second: number }
	expect(json.cuad).toEqual(cuad)
	expect(Object.keys(json.files)).toEqual(['cuad_test.json.gz', 'cuad_train.json.gz'])
	expect(json).not.toHaveProperty('contractnli')
	expect(json.docs_per_second).toBe(15.25)
})

test('numbers are kept with four decimals, small objects on one line', () => {
	expect(asJson({ a: { b: 2 / 3, c: 12 }, d: '0.123456' })).toBe('{\n\t"a": { "b": 0.6667, "c": 12 },\n\t"d": "0.123456"\n}\n')
	expect(JSON.parse(asJson(scores.files))).toEqual(scores.files)
})

test('the table for a terminal marks what was trained on', () => {
	const lines = scoreTable(scores).split('\n')
	expect(lines.find((line) => line.startsWith('cuad_train') && line.includes('passages'))).toMatch(/AUPR 0\.950 .*\(trained on this\)$/)
	expect(lines.find((line) => line.startsWith('cuad_test') && line.includes('passages'))).not.toContain('trained')
	expect(scoreTable(scores)).toContain('(8 right, 2 false, 0 missed)')
})

test('columns of numbers stand to the right, and a bar within a cell does not split it', () => {
	expect(
		markdownTable(
			['a', 'b'],
			[
				['c|d', '0.500'],
				['e', '–'],
			],
		),
	).toBe('| a | b |\n| --- | --: |\n| c\\|d | 0.500 |\n| e | – |')
})
