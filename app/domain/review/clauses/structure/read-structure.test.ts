import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from './read-structure.ts'

const supplyDeal = agreement(
	{ text: 'ROASTED BEANS SUPPLY AGREEMENT', emphasised: true },
	'This Supply Agreement is made as of May 4, 2023 between Harbour Coffee, Inc. (the “Buyer”) and Hill Farm LLC (the “Grower”).',
	'RECITALS',
	'A. The Grower grows coffee.',
	'B. The Buyer roasts it.',
	'NOW, THEREFORE, the parties agree as follows:',
	'1. Supply. The Grower shall deliver the beans listed in Exhibit A.',
	'2. Price',
	'2.1 Base price. The Buyer shall pay $4 a kilo.',
	'2.2 Changes. The price may change under Section 2.1 if:',
	'(a) the harvest fails; or',
	'(b) the parties agree.',
	'3. Term; Termination. This Agreement runs for two (2) years.',
	'IN WITNESS WHEREOF, the parties have signed.',
	'By: ______________',
	'EXHIBIT A',
	'Beans',
	'1. Green beans, as Section 3 allows.',
)

test('an agreement falls into title, preamble, recitals, clauses, signatures and exhibits', () => {
	const { clauses } = readStructure(supplyDeal)
	expect(clauses.map(({ kind, number, heading, level }) => [kind, number, heading, level])).toEqual([
		['title', null, 'ROASTED BEANS SUPPLY AGREEMENT', 0],
		['preamble', null, null, 0],
		['recital', null, 'RECITALS', 0],
		['recital', 'A', null, 0],
		['recital', 'B', null, 0],
		['preamble', null, null, 0],
		['clause', '1', 'Supply', 0],
		['clause', '2', 'Price', 0],
		['clause', '2.1', 'Base price', 1],
		['clause', '2.2', 'Changes', 1],
		['clause', '(a)', null, 2],
		['clause', '(b)', null, 2],
		['clause', '3', 'Term; Termination', 0],
		['signature', null, null, 0],
		['exhibit', 'EXHIBIT A', null, 0],
		['clause', '1', null, 1],
	])
})

test('a clause covers its children, and its own words begin behind number and heading', () => {
	const { clauses } = readStructure(supplyDeal)
	const changes = clauses.find(({ number }) => number === '2.2')
	const last = clauses.find(({ number }) => number === '(b)')
	expect(changes?.end).toBe(last?.end)
	expect(last?.parentId).toBe(changes?.id)
	expect(changes?.paragraphIds).toEqual(['b9', 'b10', 'b11'])
	expect(supplyDeal.text.slice(changes?.bodyStart).startsWith('The price may change')).toBe(true)
})

test('numbers that Word computes count like printed ones', () => {
	const { clauses } = readStructure(
		agreement(
			{ text: 'Confidentiality', numbering: 'Article IV', kind: 'heading' },
			{ text: 'Keep it secret.', numbering: '4.1' },
			{ text: 'Even at home.', numbering: '(i)' },
			{ text: 'A bullet is no clause.', numbering: '•' },
		),
	)
	expect(clauses.map(({ number, heading, level }) => [number, heading, level])).toEqual([
		['Article IV', 'Confidentiality', 0],
		['4.1', null, 1],
		['(i)', null, 2],
	])
})

test('(i) behind (h) is a letter, behind (a) a Roman number below it', () => {
	const letters = readStructure(agreement('1. Items', ...'abcdefghij'.split('').map((letter) => `(${letter}) item`)))
	expect(new Set(letters.clauses.slice(1).map(({ level }) => level))).toEqual(new Set([1]))
	const nested = readStructure(agreement('1. Items', '(a) first:', '(i) one', '(ii) two', '(b) second'))
	expect(nested.clauses.map(({ level }) => level)).toEqual([0, 1, 2, 2, 1])
})

test('a sentence that begins with an amount of days, a reference or initials opens no clause', () => {
	const { clauses } = readStructure(
		agreement(
			'1. Notice. Give notice.',
			'30 days after it, we stop.',
			'Section 4.2 applies to all that.',
			'J. Smith agrees.',
			'1.5 times the fee is due.',
		),
	)
	expect(clauses).toHaveLength(1)
})

test('a table of contents repeats headings and is no clause', () => {
	const { clauses } = readStructure(
		agreement('TABLE OF CONTENTS', '1. Term ........ 2', '2. Fees ........ 3', '1. Term. It runs for a year.', '2. Fees. They are due.'),
	)
	expect(clauses.map(({ heading }) => heading)).toEqual(['Term', 'Fees'])
})

test('unnumbered headings and headings that run into their text open clauses too', () => {
	const { clauses } = readStructure(
		agreement(
			{ text: 'Loan Agreement', kind: 'heading' },
			{ text: 'Miscellaneous', kind: 'heading' },
			'Governing Law. The laws of Oregon apply to all disputes.',
			'Severability. If a part is void, the rest remains in force.',
		),
	)
	expect(clauses.slice(1).map(({ heading, level }) => [heading, level])).toEqual([
		['Miscellaneous', 0],
		['Governing Law', 1],
		['Severability', 1],
	])
})

test('a letter without numbers gives one clause a paragraph', () => {
	const { clauses } = readStructure(
		agreement(
			'Dear Ada,',
			'we are happy that you join us as an engineer in our small team.',
			'your salary is paid on the last day of each month, as agreed on the phone.',
		),
	)
	expect(clauses.filter(({ kind }) => kind === 'clause')).toHaveLength(2)
})

test('text made to nest without end is read in bounded depth', () => {
	const { clauses } = readStructure(agreement(...Array.from({ length: 500 }, () => '1. Term')))
	expect(Math.max(...clauses.map(({ level }) => level))).toBeLessThan(12)
})

test('many exhibits and bare items are read in time that grows with the text, not with its square', () => {
	const lines = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? '(a)' : 'Exhibit A'))
	expect(readStructure(agreement(...lines)).clauses.length).toBeGreaterThan(10_000)
})

test('a provision in capitals is a sentence, a heading in capitals is not', () => {
	const { clauses, sentences } = readStructure(
		agreement(
			{ text: 'HOSTING AGREEMENT', emphasised: true },
			'5. LIMITS',
			'5.1 IN NO EVENT SHALL EITHER PARTY OWE MORE THAN THE CAP.',
			'5.2 CLAIMS MUST BE BROUGHT WITHIN A YEAR. LATER CLAIMS ARE BARRED.',
			'6. HOW WE MAY USE DATA',
			'We use data to run the service.',
			'7. Assignment requires consent.',
			'8. TERM. THIS AGREEMENT RUNS FOR A YEAR.',
		),
	)
	expect(clauses.filter(({ kind }) => kind === 'clause').map(({ number, heading }) => [number, heading])).toEqual([
		['5', 'LIMITS'],
		['5.1', null],
		['5.2', null],
		['6', 'HOW WE MAY USE DATA'],
		['7', null],
		['8', 'TERM'],
	])
	expect(sentences.map(({ text }) => text)).toEqual(
		expect.arrayContaining([
			'IN NO EVENT SHALL EITHER PARTY OWE MORE THAN THE CAP.',
			'CLAIMS MUST BE BROUGHT WITHIN A YEAR.',
			'Assignment requires consent.',
		]),
	)
})
