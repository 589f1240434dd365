import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { blankMarks } from './markdown-marks.ts'
import { isMarkdown } from './markdown.ts'
import { readStructures } from './read-structure.ts'

const boats = agreement(
	'Terms of Boat Hire',
	'==================',
	'These terms (“**Terms**”) bind **you** and Heron Boats ("**we**"). See our [price list](https://heron.example/prices) too.',
	'1\\. Booking',
	'-----------',
	'**1.1 How to book.** You book a boat on our site and pay [the deposit](https://heron.example/pay) at once.',
	'**1.2 Changes.** We may move a booking by a day when the river is too high for boats.',
	'## 2\\. Liability',
	'*   Our liability is limited to the price of the booking.',
	'*',
	'We are not liable for wet clothes.',
	'**"Deposit"** means a fifth of the price.',
	'* * *',
	'### What happens to lost things?',
	'We keep them for a month.',
)

function outline(...lines: Parameters<typeof agreement>) {
	return readStructures(agreement(...lines)).finer.clauses.map(({ kind, number, heading }) => [kind, number, heading])
}

test('headings, numbers and run-in headings of a Markdown file are read', () => {
	const { finer } = readStructures(boats)
	expect(finer.clauses.map(({ kind, number, heading, level }) => [kind, number, heading, level])).toEqual([
		['title', null, 'Terms of Boat Hire', 0],
		['preamble', null, null, 0],
		['clause', '1', 'Booking', 0],
		['clause', '1.1', 'How to book', 1],
		['clause', '1.2', 'Changes', 1],
		['clause', '2', 'Liability', 0],
		['clause', null, 'What happens to lost things?', 1],
	])
})

test('offsets are those of the file, and sentences come without marks', () => {
	const { finer } = readStructures(boats)
	const sentence = finer.sentences.find(({ text }) => text.includes('deposit'))
	expect(sentence && boats.text.slice(sentence.start, sentence.end)).toBe(
		'You book a boat on our site and pay [the deposit](https://heron.example/pay) at once.',
	)
	expect(sentence?.text.replace(/\s+/g, ' ')).toBe('You book a boat on our site and pay the deposit at once.')
	for (const { start, end, text } of finer.sentences) expect(text).toHaveLength(end - start)
	expect(finer.sentences.map(({ text }) => text)).toContain('Our liability is limited to the price of the booking.')
	expect(finer.sentences.every(({ text }) => /\p{L}/u.test(text))).toBe(true)
})

test('terms in bold are defined', () => {
	expect(readStructures(boats).finer.definedTerms.map(({ term }) => term)).toEqual(['Terms', 'we', 'Deposit'])
})

test('what a filing leaves out is no mark, nor is a row of hyphens', () => {
	expect(
		isMarkdown(
			agreement(
				'SUPPLY AGREEMENT',
				'1. Price. Heron pays [**] a boat, or [**] a year.',
				'2. Term. It runs for [***] years.',
				'-----',
				'3. Law. [*] law governs.',
			),
		),
	).toBe(false)
})

test('marks are blank, and what is behind them keeps its place', () => {
	for (const text of ['a **b** _c_ `d` [e](https://f.example/g_(h)) i', '1\\. One', 'snake_case and 2 * 3 * 4', '**_both_**', '[*]'])
		expect(blankMarks(text, [])).toHaveLength(text.length)
	expect(blankMarks('snake_case and 2 * 3 * 4', [])).toBe('snake_case and 2 * 3 * 4')
	expect(blankMarks('1\\. One **two** [three](/x) four', [])).toBe('1.  One   two    three      four')
})

test('a table of contents is no section, with links or without', () => {
	const sections = [
		'## 1\\. Boats',
		'The Club takes six boats.',
		'## 2\\. Oars',
		'The Club takes twelve oars, and [more](https://heron.example).',
	]
	for (const contents of [
		['**Contents**', '1\\. Boats', '2\\. Oars', '3\\. Sails', 'We wrote this in plain words. '.repeat(5)],
		['[1\\. Boats](#boats)', '[2\\. Oars](https://heron.example/terms#oars)'],
	]) {
		expect(outline('# Terms of Boat Hire', ...contents, ...sections).filter(([, number]) => number)).toEqual([
			['clause', '1', 'Boats'],
			['clause', '2', 'Oars'],
		])
	}
})

test('bold words stand below the heading above them, and the numbers behind go on', () => {
	const { finer } = readStructures(
		agreement(
			'# Terms of Boat Hire',
			'## 1\\. Boats',
			'**For clubs**',
			'A club takes six boats.',
			'**For schools**',
			'A school takes two boats.',
			'## 2\\. Oars',
			'1. 2.1 Oars come with the boats.',
			'2. 2.2 Lost oars are paid for.',
		),
	)
	expect(finer.clauses.map(({ number, heading, level }) => [number, heading, level])).toEqual([
		[null, 'Terms of Boat Hire', 0],
		['1', 'Boats', 0],
		[null, 'For clubs', 1],
		[null, 'For schools', 1],
		['2', 'Oars', 0],
		['2.1', null, 1],
		['2.2', null, 1],
	])
})

test('headings that a typist underlined are headings', () => {
	expect(
		outline(
			'HIRE AGREEMENT',
			'Heron Boats hires out boats, and the Club takes them for a summer.',
			'Use of boats',
			'------------',
			'The Club uses the boats on the river only and brings them back at night.',
			'Care of boats',
			'-------------',
			'The Club cleans them.',
			'End of hire',
			'-----------',
			'It ends in May.',
		).map(([, , heading]) => heading),
	).toEqual(['HIRE AGREEMENT', null, 'Use of boats', 'Care of boats', 'End of hire'])
})

test('text made to be slow is read all the same', () => {
	for (const unit of ['**', '[', '[a](', '_ ', '`', '\\', '<a ', '# ']) {
		const text = unit.repeat(40_000)
		const { structure } = readStructures(agreement('# One', '## Two', '### Three', text))
		expect(structure.clauses[0]?.heading).toBe('One')
	}
}, 60_000)
