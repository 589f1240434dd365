import { expect, test } from 'vitest'
import type { Finding } from '../report/report.ts'
import { mergeFindings } from './merge-findings.ts'

function finding(rule: string, start: number, end: number): Finding {
	return {
		id: rule,
		rule,
		kind: 'issue',
		severity: 'medium',
		clause: null,
		quote: 'x'.repeat(end - start),
		start,
		end,
		page: 1,
		says: `${rule} says.`,
		why: 'Why.',
		market: '',
		ask: 'Please.',
		fallback: null,
		replacement: null,
		decide_by: 'counterparty',
		confidence: 0.9,
		origin: 'model',
	}
}

const kept = (...findings: Finding[]) => mergeFindings(findings).map(({ rule }) => rule)

test('two rules about the same words are one point, and the worse says the other’s', () => {
	expect(mergeFindings([finding('general.liability_cap', 0, 90), finding('general.governing_law', 0, 100)])).toMatchObject([
		{ rule: 'general.liability_cap', why: 'Why. The same words: general.governing_law says.' },
	])
})

test('who is bound at all is another point than how long the same words bind', () => {
	expect(kept(finding('nda.one_way', 0, 100), finding('nda.survival', 0, 100))).toEqual(['nda.one_way', 'nda.survival'])
})

test('a point that no rule names gives way to a named one on half of its words', () => {
	expect(kept(finding('points.payment_terms', 0, 100), finding('general.payment_time', 40, 100))).toEqual(['general.payment_time'])
	expect(kept(finding('points.payment_terms', 0, 100), finding('general.payment_time', 90, 200))).toHaveLength(2)
})

test('costs in a clause whose indemnity is raised are part of it', () => {
	const indemnity = { ...finding('general.one_way_indemnity', 0, 100), clause: 'c1' }
	expect(kept(indemnity, { ...finding('points.costs', 200, 300), clause: 'c1' })).toEqual(['general.one_way_indemnity'])
	expect(kept(indemnity, { ...finding('points.costs', 200, 300), clause: 'c2' })).toHaveLength(2)
})
