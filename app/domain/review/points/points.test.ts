import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { loadReviewModels } from '../clauses/load-review-models.server.ts'
import { readContract } from '../read-contract.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { groupOf, pointGroups, pointKinds } from './point-kinds.ts'
import { pointColumns, pointTable, type ScoredSentence } from './point-table.ts'
import { kindChances, topicOf } from './point-topic.ts'
import { sideWords } from './side-words.ts'

const party = (id: string, ...names: string[]): DocumentParty => ({
	id,
	name: names[0] ?? '',
	role: null,
	roleKind: null,
	names,
	span: null,
	confidence: 1,
})
const parties = [party('p1', 'Kelp Inc.', 'Provider'), party('p2', 'Reed LLC', 'Customer')]

test('parties are told apart from other words, whatever they are called', () => {
	expect(sideWords('Kelp Inc. may terminate (on notice) for $500.', parties)).toEqual([
		{ party: 'p1' },
		'may',
		'terminat',
		'on',
		'notic',
		'for',
		'$',
	])
	expect(sideWords('Provider may terminate.', parties)[0]).toEqual({ party: 'p1' })
	expect(sideWords('Either party may terminate 30% of it.', parties).slice(0, 2)).toEqual(['~each', 'may'])
})

test('every kind of point has a group or stands for itself', () => {
	expect(pointKinds.filter((kind) => groupOf(kind) === null)).toEqual(['ip_assignment', 'license_out'])
	for (const group of pointGroups) expect(pointKinds.filter((kind) => groupOf(kind) === group).length).toBeGreaterThan(3)
})

test('a kind in doubt is told by its group, and not at all where even that is in doubt', () => {
	const chances = (given: Partial<Record<(typeof pointKinds)[number], number>>) => pointKinds.map((kind) => given[kind] ?? 0)
	expect(topicOf(chances({ indemnity: 0.8, costs: 0.2 }))).toBe('indemnity')
	expect(topicOf(chances({ costs: 0.4, money_lost: 0.4, audit: 0.2 }))).toBe('money')
	expect(topicOf(chances({ costs: 0.4, audit: 0.3, restraint: 0.3 }))).toBeNull()
})

test('the chances of kinds add up to one, and the highest score has the highest', () => {
	const size = pointKinds.length
	const weights = Float32Array.from({ length: size * (size + 1) }, (_, at) => (at % (size + 1) === Math.floor(at / (size + 1)) ? 1 : 0))
	const chances = kindChances(
		weights,
		pointKinds.map((_, kind) => (kind === 3 ? 2 : 0)),
	)
	expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
	expect(chances.indexOf(Math.max(...chances))).toBe(3)
})

test('a sentence is held against its neighbors and the other side', () => {
	const scored = (any: number, other: number | null): ScoredSentence => ({
		own: { any, weighty: any, high: any },
		other: other === null ? null : { any: other, weighty: other, high: other },
		kinds: [0.5, 0.2],
		length: 80,
		features: 40,
	})
	const table = pointTable([scored(0.5, -0.5), scored(-1, null)])
	expect(table).toHaveLength(2 * pointColumns)
	expect([...table.subarray(0, 6)]).toEqual([0.5, 0.5, 0.5, -0.5, 1, 1])
	expect(table[12]).toBe(-1.5)
	expect(table[13]).toBe(-1)
	expect(table[pointColumns + 12]).toBe(0.5)
	expect(pointTable([])).toHaveLength(0)
})

const contract = `Services Agreement between Kelp Inc. ("Provider") and Reed LLC ("Customer").
1. Services. Provider shall perform the services described in the order.
2. Indemnity. Customer shall indemnify, defend and hold harmless Provider and its affiliates from and against any and all claims, losses, damages and expenses, including attorneys' fees, arising out of Customer's use of the services.
3. Ending. Provider may terminate this Agreement at any time in its sole discretion without notice or liability to Customer.
4. Notices. Notices must be in writing and sent to the addresses above.`

test('a burden is a point of the side that bears it, and of that side only', () => {
	const read = readContract(documentFromText(contract), loadReviewModels(), () => 'Services Agreement')
	const kindsFor = (name: string) => read.pointsFor(read.parties.find(({ role }) => role === name)!).filter(({ chance }) => chance >= 0.5)
	const [customer, provider] = [kindsFor('Customer'), kindsFor('Provider')]
	expect(customer.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['indemnity', 'termination_by_other']))
	expect(provider.filter(({ kind }) => kind === 'indemnity' || kind === 'termination_by_other')).toEqual([])
	const text = read.view.text
	for (const { start, end } of customer) expect(text.slice(start, end)).not.toMatch(/^\s|\s$/)
})

test('the same contract gives the same points', () => {
	const points = () => {
		const read = readContract(documentFromText(contract), loadReviewModels(), () => 'Services Agreement')
		return read.parties.map((each) => read.pointsFor(each))
	}
	expect(points()).toEqual(points())
})
