import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'

const opening = 'This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n'

function frames(text: string) {
	return ruleInput(opening + text, 'Services Agreement')
		.frames.filter(({ kind }) => kind === 'governing_law')
		.map(({ effect, what, modality, who }) => ({
			effect: effect.value,
			what: what?.value ?? null,
			modality: modality?.value ?? null,
			who: who?.value ?? null,
		}))
}

test.each([
	['1. Law. This Agreement is governed by the laws of the State of Colorado.', 'Colorado'],
	['1. Law. Colorado law governs.', 'Colorado'],
	['1. Law. This Agreement shall be construed under Texas law.', 'Texas'],
	['1. Governing Law. Delaware.', 'Delaware'],
	['Governing law: Delaware', 'Delaware'],
])('%s names the law', (text, place) => {
	expect(frames(text)).toContainEqual(expect.objectContaining({ effect: 'law', what: place }))
})

test('a law chosen by description is said as such', () => {
	expect(frames('1. Law. This Agreement is governed by the law of the place where Customer has its seat.')).toEqual([
		expect.objectContaining({ effect: 'law_described', what: 'place where Customer has its seat' }),
	])
})

test.each([
	'1. Law. Each party shall comply with all applicable laws.',
	'1. Law. This Agreement is governed by the laws of the State of [state].',
	'1. Law. The conflict of laws rules of any place do not matter here.',
])('%s chooses no law', (text) => {
	expect(frames(text).filter(({ effect }) => effect.startsWith('law'))).toEqual([])
})

test('a forum may be exclusive, open, or bind one side alone', () => {
	expect(frames('1. Courts. The courts located in Denver, Colorado have exclusive jurisdiction.')).toContainEqual(
		expect.objectContaining({ effect: 'forum', modality: 'must' }),
	)
	expect(frames('1. Courts. The parties submit to the non-exclusive jurisdiction of the courts of Colorado.')).toContainEqual(
		expect.objectContaining({ effect: 'forum', modality: 'may' }),
	)
	expect(frames('1. Courts. Customer submits to the exclusive jurisdiction of the courts of Colorado.')).toContainEqual(
		expect.objectContaining({ effect: 'forum', who: { kind: 'party', party: 'p2' } }),
	)
})

test('arbitration, jury and class waivers are told apart', () => {
	expect(frames('1. Disputes. Any dispute shall be finally settled by arbitration in Denver, Colorado.')).toContainEqual(
		expect.objectContaining({ effect: 'arbitration', what: 'Denver, Colorado', modality: 'must' }),
	)
	expect(frames('1. Jury. Each party waives its right to a trial by jury.')).toContainEqual(
		expect.objectContaining({ effect: 'jury_waiver', who: { kind: 'each' } }),
	)
	expect(frames('1. Claims. Customer may not bring a class action.')).toContainEqual(expect.objectContaining({ effect: 'class_waiver' }))
})
