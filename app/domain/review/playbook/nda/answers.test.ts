import { describe, expect, test } from 'vitest'
import type { NdaAnswer } from '#app/domain/review/clauses/readings.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { ndaRules } from './nda-rules.ts'

const odd = 'What the Finch learns elsewhere, or makes with its own hands, is nobody’s business.'
const text = `1. Secrecy. The Recipient shall keep the Confidential Information of the Discloser confidential.\n2. Rest. ${odd}`

function decide(id: string, answer?: Partial<NdaAnswer>, words = text, evidence = odd) {
	const input = ruleInput(words, 'NDA')
	const start = input.document.text.indexOf(evidence)
	const span = { start, end: start + evidence.length }
	const ndaAnswers = answer ? [{ hypothesis: 'nda-12', answer: 'entailed' as const, score: 0.9, evidence: [span], ...answer }] : []
	const rule = ndaRules.find((candidate) => candidate.id === id)
	if (!rule) throw new Error(`There is no rule ${id}`)
	return { decision: rule.decide({ ...input, readings: { ...input.readings, ndaAnswers } }), span }
}

describe('a sure answer that it is there settles what no wording showed', () => {
	test.each([
		['nda.scope', 'nda-1', 'What the Finch puts a label on is its own.'],
		['nda.carve_out_third_party', 'nda-13', 'What drifts in through other people is nobody’s business.'],
		['nda.carve_out_independent', 'nda-12', odd],
		['nda.compelled_disclosure', 'nda-8', 'The law of the land comes first.'],
		['nda.purpose', 'nda-4', 'It is there only so that a price can be found.'],
		['nda.recipients', 'nda-7', 'Counsel of a side counts as that side.'],
		['nda.return_or_destroy', 'nda-16', 'Deletion is what the Finch expects.'],
		['nda.no_licence', 'nda-15', 'The owner stays the owner.'],
	])('%s by %s', (id, hypothesis, evidence) => {
		const words = `1. Secrecy. The Recipient shall keep the Confidential Information of the Discloser confidential.\n2. Rest. ${evidence}`
		expect(['absent', 'undecided']).toContain(decide(id, undefined, words, evidence).decision.outcome)
		const { decision, span } = decide(id, { hypothesis }, words, evidence)
		expect(decision).toEqual({ outcome: 'passed', evidence: span })
	})

	test('but not with words on something else', () => {
		const words =
			'1. Secrecy. The Recipient shall keep the Confidential Information of the Discloser confidential.\n2. Rest. The sky is blue.'
		for (const [id, hypothesis] of [
			['nda.compelled_disclosure', 'nda-8'],
			['nda.carve_out_independent', 'nda-12'],
		] as const)
			expect(decide(id, { hypothesis }, words, 'The sky is blue.').decision.outcome).toBe('absent')
	})
})

describe('a sure answer that hurts is shown as words to read where no wording was seen', () => {
	test.each([
		['nda.non_solicit', 'nda-18', 'entailed'],
		['nda.no_licence', 'nda-15', 'contradicted'],
	] as const)('%s by %s %s', (id, hypothesis, answer) => {
		const { decision, span } = decide(id, { hypothesis, answer })
		if (decision.outcome !== 'undecided') throw new Error(`${id} is ${decision.outcome}`)
		expect(decision.readYourself?.map((words) => words.span)).toEqual([span])
	})
})

test('an answer that is unsure, or quotes nothing, changes nothing', () => {
	for (const answer of [{ score: 0.7 }, { evidence: [] }, { answer: 'not_mentioned' as const }])
		expect(decide('nda.carve_out_independent', answer).decision.outcome).toBe('absent')
})

test('words that were found outweigh an answer', () => {
	const path =
		'1. Secrecy. The Recipient shall keep the Confidential Information confidential.\n2. Law. The Recipient may disclose Confidential Information where required by law.\n3. Rest. ' +
		odd
	expect(decide('nda.compelled_disclosure', { hypothesis: 'nda-8', answer: 'contradicted' }, path).decision.outcome).toBe('passed')
})
