import { describe, expect, test } from 'vitest'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import type { PointKind } from '../../points/point-kinds.ts'
import type { RuleInput } from '../rule.ts'
import { pointRules } from './point-rules.ts'
import { pointTexts } from './point-texts.ts'
import { sayPoint } from './say-point.ts'

const opening = 'This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n'

/** A contract of one clause, with a point in its last sentence. */
function withPoint(clause: string, point: Partial<LawyerPoint> & { kind: PointKind }): RuleInput {
	const input = ruleInput(`${opening}${clause}`, 'Services Agreement', 'unsure', 'Customer')
	const { start, text } = input.structure.sentences.at(-1)!
	return { ...input, points: [{ start, end: start + text.trimEnd().length, topic: point.kind, chance: 0.8, weighty: 0.6, high: 0.1, proven: true, ...point }] }
}

function decided(input: RuleInput, kind: string) {
	return pointRules.find(({ id }) => id === `points.${kind}`)!.decide(input)
}

describe('what is said', () => {
	test('a short sentence is told whole, in plainer words', () => {
		const decision = decided(withPoint('1. Costs. Customer shall reimburse Provider for all travel expenses.', { kind: 'costs' }), 'costs')
		expect(decision).toMatchObject({ outcome: 'flagged', findings: [{ says: 'Costs on you: Customer must reimburse Provider for all travel expenses.', severity: 'medium' }] })
	})

	test('a long one is quoted from its subject on, with a mark where it goes on', () => {
		const clause = '1. Costs. During the Term and for a period of two years after its expiry or earlier termination for whatever reason, Customer shall reimburse Provider for all travel, lodging, courier, filing, printing and other expenses that Provider in its discretion thinks fit to incur for the project.'
		const input = withPoint(clause, { kind: 'costs' })
		expect(sayPoint(input, input.structure.sentences.at(-1)!)).toMatch(/^“Customer shall reimburse Provider for all travel, .* …”$/)
	})

	test.each(['1. Fee. Customer shall pay ________ for it.', '1. Fee. Customer shall pay [amount] for it.'])('%s is not told: what it says is still open', (clause) => {
		expect(decided(withPoint(clause, { kind: 'costs' }), 'costs')).toMatchObject({ outcome: 'not_applicable', readYourself: [{ lookFor: pointTexts.costs.lookFor }] })
	})
})

test('a grave point is high, a trifle is only listed', () => {
	const severity = (point: Partial<LawyerPoint>) => decided(withPoint('1. Costs. Customer shall pay all costs of Provider.', { kind: 'costs', ...point }), 'costs')
	expect(severity({ high: 0.7 })).toMatchObject({ findings: [{ severity: 'high' }] })
	expect(severity({ weighty: 0.2 })).toMatchObject({ outcome: 'not_applicable', readYourself: [{}] })
})

test('what is not proven is listed to be read, and what is hardly likely is not', () => {
	const clause = '1. Costs. Customer shall pay all costs of Provider.'
	expect(decided(withPoint(clause, { kind: 'costs', proven: false }), 'costs')).toMatchObject({ outcome: 'not_applicable', readYourself: [{ lookFor: pointTexts.costs.lookFor }] })
	expect(decided(withPoint(clause, { kind: 'costs', proven: false, chance: 0.2 }), 'costs')).toEqual({ outcome: 'not_applicable' })
})

test('a duty of the other side and a right of the reader are no points, whatever the trained reader thinks', () => {
	expect(decided(withPoint('1. Indemnity. Provider shall indemnify Customer against all claims.', { kind: 'indemnity' }), 'indemnity')).toEqual({ outcome: 'not_applicable' })
	expect(decided(withPoint('1. Ending. Customer may terminate this Agreement at any time.', { kind: 'termination_by_other' }), 'termination_by_other')).toEqual({ outcome: 'not_applicable' })
})

test('a point whose kind is in doubt is told by what its kinds have in common', () => {
	const input = withPoint('1. Costs. Customer shall pay all costs of Provider.', { kind: 'costs', topic: 'money' })
	expect(decided(input, 'costs')).toEqual({ outcome: 'not_applicable' })
	expect(decided(input, 'money')).toMatchObject({ outcome: 'flagged', findings: [{ says: expect.stringMatching(/^Money: /) }] })
})

test('every text reads well', () => {
	for (const rule of pointRules) {
		const topic = rule.id.replace('points.', '') as PointKind
		const decision = decided(withPoint('1. Costs. Each of us is bound.', { kind: topic }), topic)
		if ('findings' in decision) for (const draft of decision.findings) expectGoodVoice(draft)
	}
	expect(pointRules).toHaveLength(Object.keys(pointTexts).length)
})
