import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { readStructures } from './clauses/structure/read-structure.ts'
import { clauseName, innermostClause, type NamedClause } from './places-in-text.ts'

function nested(...told: string[]): NamedClause[] {
	return told.map((each, index) => {
		const [number = '', heading = ''] = each.split('|')
		return { id: `c${index + 1}`, number: number || null, heading: heading || null, start: index * 10, end: 500 - index * 10 }
	})
}

function nameOf(...told: string[]): string | null {
	const clauses = nested(...told)
	return clauseName({ clauses }, clauses.at(-1)!)
}

test.each([
	['a number as it is cited', ['4.2.'], 'Section 4.2'],
	['an article', ['ARTICLE IV|Fees'], 'Article IV'],
	['a letter with the number that it hangs under', ['4|Fees', '(a)'], 'Section 4(a)'],
	['a letter without brackets', ['6|Deposit', 'C.'], 'Section 6(C)'],
	['items in items', ['4.1', '(a)', '(iii)'], 'Section 4.1(a)(iii)'],
	['an item of an article', ['Article IV|Fees', '(b)'], 'Article IV, (b)'],
	['a letter below a Roman number', ['V|Secrecy', 'C', '3', 'd'], 'Section V(C)(3)(d)'],
	['a list below a section', ['12|Liability', '3.'], 'Section 12, paragraph 3'],
	['a paragraph below a section sign', ['§ 10|Rights', '2.'], '§ 10, paragraph 2'],
	['a number with one bracket', ['6)'], 'Section 6'],
	['words without a name of their own', ['7|Notices', '|'], 'Section 7'],
	['a heading with its number', ['|**11\\. MISCELLANEOUS**'], 'Section 11'],
	['a heading in capitals with its number', ['|23 NOTICES', '(b)'], 'Section 23(b)'],
	['an item below a heading', ['|Audit rights', '(b)', '(ii)'], 'Audit rights, (b)(ii)'],
	['an item that has a heading, below one', ['|Terms of Service', 'F|Cancellation'], 'Cancellation'],
])('%s is named', (_name, told, name) => {
	expect(nameOf(...told)).toBe(name)
})

test.each([
	['a letter that hangs under nothing', ['(iii)'], null],
	['a letter below the mark of a page', ['|<PAGE> 13', '(c)'], null],
	['a letter below what is printed on each page', ['|EXECUTION DRAFT', '(c)'], null],
	['a letter below another letter of a list that was not seen', ['|Notices', '(b)', '(d)'], null],
	['a number in a list of lists', ['2|Services', '3', '2', '7|Your duties', '1', '11'], null],
	['a bare number below a bare number', ['5', '4'], null],
	['a letter below the same letter', ['11|Subprocessors', '(b)', '(b)'], 'Section 11'],
])('%s is not named by it', (_name, told, name) => {
	expect(nameOf(...told)).toBe(name)
})

const filler =
	'The Supplier keeps the goods dry, sends them in the order in which they were asked for and tells the Buyer when it has done so.'

function nameAt(text: string, words: string): string | null {
	const document = documentFromText(text)
	const { finer } = readStructures(document)
	const at = document.text.indexOf(words)
	return clauseName({ clauses: finer.clauses, text: document.text }, innermostClause(finer, at), at)
}

const body = [1, 2, 3, 4, 5, 6].map((number) => `${number}. Part ${number}. ${filler}`)

test.each([
	[
		'behind a reference to another section at the beginning of a line',
		[
			...body,
			'7. Warranty. The goods are sold as they are, save for the warranties set forth in Section',
			'6.1 OF THIS LICENSE, which the Buyer has read.',
			filler,
		],
		'which the Buyer',
		'Section 7',
	],
	[
		'in a section that begins in the middle of a line',
		[...body, `7. Price. ${filler} 8. Interest. Late sums bear interest at one percent a month.`],
		'Late sums',
		'Section 8',
	],
	[
		'in a subsection behind its section’s heading',
		[...body, `7. PAYMENT TERMS 7.1 Fees. The Partner pays all fees. ${filler}`],
		'The Partner pays',
		'Section 7.1',
	],
	[
		'in an annex whose numbers begin anew',
		[
			...body,
			'ANNEX 3A',
			'1. Scope. The annex is part of the contract and goes before it.',
			'2. Release. The Borrower releases the Lender from all claims.',
		],
		'The Borrower releases',
		'Annex 3A, Section 2',
	],
	[
		'in the main body of a contract that has annexes',
		[...body, 'ANNEX 3A', '1. Scope. The annex is part of the contract and goes before it.'],
		'Part 4',
		'Section 4',
	],
	[
		'in an article whose sections begin anew',
		[
			'ARTICLE I SUPPLY',
			`Section 1. Goods. ${filler}`,
			`Section 2. Orders. ${filler}`,
			'ARTICLE II MONEY',
			`Section 1. Price. ${filler}`,
			'Section 2. Interest. Late sums bear interest.',
		],
		'Late sums',
		'Article II, Section 2',
	],
])('words %s are found', (_name, lines, words, name) => {
	expect(nameAt(`# Supply Agreement\n${lines.join('\n')}`, words)).toBe(name)
})

test.each([
	['words before a dash', 'You – not Harbour', 'You – not Harbour – answer for what you upload.', null],
	['a remark in brackets', '(Games and Services)', '(Games and Services) You may play them at home.', null],
	['words with a stop', 'Indemnity', 'Indemnity. You pay for what you break.', 'Indemnity'],
	['words on a line of their own', 'Content that you upload', 'Content that you upload\nIt stays yours.', 'Content that you upload'],
])('%s: whether they are a heading', (_name, heading, text, name) => {
	const clause = { id: 'c1', number: null, heading, start: 0, end: text.length }
	expect(clauseName({ clauses: [clause], text }, clause)).toBe(name)
})

function nameWhere(text: string, words: string): string | null {
	const document = documentFromText(text)
	const { clauses } = readStructures(document).structure
	const at = document.text.indexOf(words)
	return clauseName({ clauses, text: document.text }, innermostClause({ clauses }, at), at)
}

const grain = 'The Miller keeps the grain dry, turns it each week and tells the Baker when it has done so, in writing and without delay.'

test('an item inside a paragraph is named by its own mark', () => {
	const text = `1. Term. ${grain}\n2. Ends. ${grain}\n(a) (i) The Baker may end this on notice; (ii) the Miller may end this at once; (iii) either may end this on breach.\n3. Law. ${grain}`
	expect(nameWhere(text, 'either may end')).not.toMatch(/\(i\)$/)
})

test('a heading that stands at the head of each page names no place', () => {
	const page = `BREAD DELIVERY\n${grain}\n`
	expect(nameWhere(`${page}${page}${page}The Baker owes nothing.`, 'owes nothing')).not.toBe('BREAD DELIVERY')
})

test('an item of a list behind the signatures is not named by the number of a section before them', () => {
	const text = `1. Term. ${grain}\n2. Price. ${grain}\n3. Law. ${grain}\nIN WITNESS WHEREOF, the parties have signed.\nMiller: ____________\nAttachment A\n1. The Miller bakes a cake each spring for the town and its guests.\n2. The Miller lends two ovens to the Baker for the summer.`
	expect(nameWhere(text, 'lends two ovens')).not.toBe('Section 2')
	expect(nameWhere(text, 'keeps the grain dry')).toBe('Section 1')
})
