import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructures } from './read-structure.ts'

const filler =
	'The parties meet once a month and write down what they have found, so that each of them knows what the other has done and what is still to be done. '.repeat(
		4,
	)

function numbers(...lines: string[]) {
	const { finer } = readStructures(agreement(...lines))
	return finer.clauses.filter(({ kind }) => kind === 'clause').map(({ number, heading, level }) => [number, heading, level])
}

test('sections that were set as one paragraph are cut at their numbers', () => {
	expect(
		numbers('SUPPLY AGREEMENT', `5. ORDERS 5.1 Forecasts. ${filler}5.2 Delivery. ${filler}5.3 Claims. ${filler}`, '6. TERM', 'One year.'),
	).toEqual([
		['5', null, 0],
		['5.1', 'Forecasts', 1],
		['5.2', 'Delivery', 1],
		['5.3', 'Claims', 1],
		['6', 'TERM', 0],
	])
})

test('a section behind its neighbor in one paragraph stands beside it', () => {
	const found = numbers('SUPPLY AGREEMENT', '1. WORK', 'Tern draws maps.', `2. Data. ${filler}3. Fees. ${filler}4. Liability. ${filler}`)
	expect(found.map(([number, heading]) => [number, heading])).toEqual([
		['1', 'WORK'],
		['2', 'Data'],
		['3', 'Fees'],
		['4', 'Liability'],
	])
	expect(new Set(found.map(([, , level]) => level))).toEqual(new Set([0]))
})

test('a reference in the flow begins no section', () => {
	expect(
		numbers('SUPPLY AGREEMENT', `1. Orders. ${filler}As said in Section 7.2. The rest follows 9.1 and 3.4. ${filler}${filler}`).map(
			([number]) => number,
		),
	).toEqual(['1'])
})

test('headings that run into a long section are sections', () => {
	expect(
		numbers('TERMS', 'General', `${filler}Data Protection. ${filler}Limitation of Liability. ${filler}Governing Law. ${filler}`).map(
			([, heading]) => heading,
		),
	).toEqual(expect.arrayContaining(['Data Protection', 'Limitation of Liability', 'Governing Law']))
})

test('a long section without numbers or headings is cut at its paragraphs', () => {
	const { structure, finer } = readStructures(agreement('TERMS', '1. Services', ...Array.from({ length: 9 }, () => filler)))
	expect(finer.clauses.length).toBeGreaterThan(structure.clauses.length + 3)
	expect(finer.sentences.map(({ start, end }) => [start, end])).toEqual(structure.sentences.map(({ start, end }) => [start, end]))
})

test('clauses keep their order, and none leaves its parent', () => {
	const { finer } = readStructures(
		agreement(
			'SUPPLY AGREEMENT',
			`5. ORDERS 5.1 Forecasts. ${filler}5.2 Delivery. ${filler}5.3 Claims. ${filler}`,
			`6. TERM. ${filler}${filler}${filler}7. LAW. ${filler}`,
		),
	)
	const byId = new Map(finer.clauses.map((clause) => [clause.id, clause]))
	for (const [index, clause] of finer.clauses.entries()) {
		expect(clause.id).toBe(`c${index + 1}`)
		expect(clause.start).toBeGreaterThanOrEqual(finer.clauses[index - 1]?.start ?? 0)
		const parent = clause.parentId === null ? undefined : byId.get(clause.parentId)
		if (parent) expect([parent.start <= clause.start, parent.end >= clause.end]).toEqual([true, true])
	}
})
