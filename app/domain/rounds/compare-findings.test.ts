import { expect, test } from 'vitest'
import type { Finding, ReportClause } from '#app/domain/review/report/report.ts'
import { changedClauses, clausesByParagraph } from './changed-clauses.ts'
import { compareFindings } from './compare-findings.ts'
import type { RoundJudgement } from './judge/round-judgement.ts'

const clause = (id: string, heading: string, start = 0, end = 10) =>
	({ id, number: null, heading, start, end, page: null, labels: [], plain: '' }) satisfies ReportClause
const finding = (id: string, rule: string, clauseId: string | null, quote: string | null = null) =>
	({ id, rule, clause: clauseId, quote }) as Finding

test('a rule that fires in the same clause stays, one that fires no more is gone, one that fires now is new', () => {
	const before = {
		clauses: [clause('c1', 'Fees'), clause('c2', 'Law')],
		findings: [finding('a', 'late-fee', 'c1'), finding('b', 'far-court', 'c2'), finding('c', 'no-cap', null)],
	}
	const after = {
		clauses: [clause('c7', 'Fees'), clause('c8', 'Law')],
		findings: [finding('d', 'late-fee', 'c7'), finding('e', 'no-exit', 'c8'), finding('f', 'no-cap', null)],
	}

	const { appeared, fixed, still } = compareFindings(before, after, new Set(['c7', 'c8']))

	expect([appeared, fixed, still].map((each) => each.map(({ id }) => id))).toEqual([['e'], ['b'], ['d']])
})

test('of what stayed only changed clauses are told; the same rule twice is matched by its words first', () => {
	const before = {
		clauses: [clause('c1', 'Fees')],
		findings: [finding('a', 'late-fee', 'c1', 'ten percent'), finding('b', 'late-fee', 'c1', 'six percent')],
	}
	const after = { clauses: [clause('c1', 'Fees')], findings: [finding('c', 'late-fee', 'c1', 'six percent')] }
	const { fixed, still } = compareFindings(before, after, new Set())
	expect([fixed.map(({ id }) => id), still]).toEqual([['a'], []])
})

test('changed clauses are the innermost ones around what was answered or edited; what waits is no change', () => {
	const text = {
		paragraphs: [
			{ id: 'b0', start: 0, end: 9 },
			{ id: 'b1', start: 10, end: 19 },
			{ id: 'b2', start: 20, end: 29 },
		],
	} as never
	const clauses = [
		clause('whole', 'Everything', 0, 30),
		clause('c1', 'One', 0, 10),
		clause('c2', 'Two', 10, 20),
		clause('c3', 'Three', 20, 30),
	]
	const judgement = {
		suggestions: [
			{ outcome: 'untouched', returnedParagraphId: 'b0' },
			{ outcome: 'accepted', returnedParagraphId: 'b1' },
		],
		tracked: [],
		untracked: [{ returnedParagraphId: 'b2' }],
	} as unknown as RoundJudgement
	expect([...changedClauses(judgement, clausesByParagraph({ text, clauses }))]).toEqual(['c2', 'c3'])
})
