import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { loadReviewModels } from '../clauses/load-review-models.server.ts'
import { readContract } from '../read-contract.ts'
import { chanceOf, mayBeFinding } from './point-worth.ts'
import { type FoundPoint, worthReader } from './worth-features.ts'

const contract = `Services Agreement between Kelp Inc. ("Provider") and Reed LLC ("Customer").
1. Indemnity. Customer shall indemnify Provider against all claims.
2. Return. Provider shall indemnify Customer against third-party claims.
3. Ending. Provider may terminate this Agreement at any time. Customer may cure a breach within 30 days.`

const read = readContract(documentFromText(contract), loadReviewModels(), () => 'Services Agreement')
const customer = read.parties.find(({ role }) => role === 'Customer')!

function featuresOf(words: string, point: Partial<FoundPoint> = {}) {
	const start = read.structure.sentences.find(({ text }) => text.includes(words))!.start
	const found: FoundPoint = {
		start,
		end: start + 10,
		kind: 'indemnity',
		topic: 'indemnity',
		chance: 0.8,
		weighty: 0.6,
		high: 0.2,
		proven: true,
		...point,
	}
	return worthReader(
		{
			text: read.view.text,
			structure: read.structure,
			parties: read.parties,
			predications: read.predications,
			documentType: 'Services Agreement',
		},
		customer,
		[found],
	)(found)
}

test('a point is seen with its kind, its reader, who acts, and the same clause of the other side', () => {
	const features = featuresOf('Customer shall indemnify')
	for (const name of [
		'kind indemnity',
		'role customer',
		'indemnity customer',
		'type Services Agreement',
		'side reader',
		'act reader must',
		'twin',
		'twin beside indemnity',
		'next third part',
	])
		expect(features.get(name), name).toBe(1)
	expect(features.get('chance')).toBeCloseTo(Math.log(4) / 2)
	expect(features.has('side other')).toBe(false)
})

test('a right that only the other side has has no twin, and the cure behind it is seen', () => {
	const features = featuresOf('Provider may terminate', { kind: 'termination_by_other', topic: 'termination_by_other' })
	expect(features.has('twin')).toBe(false)
	expect(features.get('next cure')).toBe(1)
	expect(features.get('termination_by_other side other')).toBe(1)
})

test('worth is a chance that grows with what speaks for the point', () => {
	const model = {
		weights: new Map([
			['chance', 2],
			['twin', -1],
		]),
		bias: -1,
	}
	expect(chanceOf(model, new Map([['chance', 1]]))).toBeCloseTo(1 / (1 + Math.exp(-1)))
	expect(
		chanceOf(
			model,
			new Map([
				['chance', 1],
				['twin', 1],
			]),
		),
	).toBe(0.5)
	expect(chanceOf(model, new Map([['unknown', 9]]))).toBeCloseTo(1 / (1 + Math.exp(1)))
})

test('only what is likely, weighty and of a certain kind may be a finding', () => {
	const point: FoundPoint = { start: 0, end: 1, kind: 'costs', topic: 'costs', chance: 0.6, weighty: 0.5, high: 0.1, proven: false }
	expect(mayBeFinding(point)).toBe(true)
	for (const less of [{ topic: 'money' as const }, { chance: 0.4 }, { weighty: 0.3 }])
		expect(mayBeFinding({ ...point, ...less })).toBe(false)
})
