import { expect, test } from 'vitest'
import type { Finding, ReportClause } from '../report/report.ts'
import { groupClauses } from './clause-groups.ts'

const sentence = 'The supplier may change its fees at any time without notice.\n'
const clause = (id: string, start: number, end: number, labels: string[] = []): ReportClause => ({
	id,
	number: id,
	heading: null,
	start,
	end,
	page: null,
	labels: labels.map((name) => ({ name, score: 0.9 })),
	plain: '',
})
const flag = (start: number, severity: Finding['severity']) => ({ start, end: start + 10, severity }) as Finding
const text = sentence.repeat(400)
const at = (line: number) => line * sentence.length

const inOrder = (groups: ReturnType<typeof groupClauses>) => [...groups].sort((a, b) => a.start - b.start)

const clauses = Array.from({ length: 10 }, (_, index) => clause(`${index + 1}`, at(40 * index), at(40 * (index + 1))))

test('the groups together are the whole text, each of whole clauses and about six thousand characters', () => {
	const groups = inOrder(groupClauses(text, clauses, []))
	expect(groups.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
	for (const { start, end } of groups) {
		expect(end - start).toBeLessThanOrEqual(6000)
		expect(clauses.some((each) => each.start === start)).toBe(true)
	}
	expect(groups.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
})

test('what has most at stake is read first', () => {
	const [first, second, ...rest] = groupClauses(text, clauses, [flag(at(390), 'high'), flag(at(100), 'low')])
	expect([first?.number, second?.number]).toEqual([5, 2])
	expect(rest.map(({ number }) => number)).toEqual([1, 3, 4])
})

test('a label of a costly clause weighs even where no rule found anything', () => {
	const labelled = [...clauses.slice(0, 9), clause('10', at(360), at(400), ['Indemnification'])]
	expect(groupClauses(text, labelled, [])[0]?.number).toBe(5)
})

test('a clause longer than a group is parted at its sub-clauses', () => {
	const nested = [clause('1', 0, at(400)), ...clauses.map((each) => ({ ...each, id: `1.${each.id}` }))]
	const groups = inOrder(groupClauses(text, nested, []))
	expect(groups.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
	expect(groups).toHaveLength(5)
})

test('a long text without clauses is parted at line ends, one without lines at words', () => {
	for (const plain of [text, text.replaceAll('\n', ' ')]) {
		const groups = inOrder(groupClauses(plain, [], []))
		expect(groups.map(({ start, end }) => plain.slice(start, end)).join('')).toBe(plain)
		for (const { start, end } of groups) expect(end - start).toBeLessThanOrEqual(6001)
	}
})

test('a text of spaces has nothing to read', () => {
	expect(groupClauses('  \n ', [], [])).toEqual([])
	expect(groupClauses('', [], [])).toEqual([])
})
