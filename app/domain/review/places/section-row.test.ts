import { expect, test } from 'vitest'
import { partsOf, printedMarks, rowsOf } from './section-row.ts'

const filler =
	'The Supplier keeps the goods dry, sends them in the order in which they were asked for and tells the Buyer when it has done so.'

function rowOf(...numbers: string[]): string[] {
	const text = numbers.map((number) => `${number} Words. ${filler}`).join('\n')
	return rowsOf(printedMarks(text)).map(({ number }) => number)
}

test.each([
	['sections and what is below them', ['1.', '2.', '2.1', '2.2', '3.', '3.1'], ['1', '2', '2.1', '2.2', '3', '3.1']],
	['subsections whose section has no number of its own', ['2.8', '2.9', '3.1', '3.2'], ['2.8', '2.9', '3.1', '3.2']],
	['a number that the row does not come to', ['12.', '13.', '9.', '14.', '15.'], ['12', '13', '14', '15']],
	['a list inside a section', ['1.', '2.', '3.', '4.', '1.', '2.', '5.', '6.'], ['1', '2', '3', '4', '5', '6']],
	['a section that is missing', ['1.', '2.', '4.', '5.'], ['1', '2', '4', '5']],
	['a further agreement behind the first', ['1.', '2.', '3.', '4.', '5.', '1.', '2.', '3.'], ['1', '2', '3', '4', '5', '1', '2', '3']],
])('the row of %s', (_name, printed, row) => {
	expect(rowOf(...printed)).toEqual(row)
})

test.each([
	['begins a line', '14. Notices are sent by post.', ['14']],
	['stands behind a sentence', 'The rent is due on Monday. 13. If the tenant pays late, interest is due.', ['13']],
	['stands behind the heading of its section', '3. SERVICE RATES 3.1 Fees. The Partner pays the fees.', ['3', '3.1']],
	['is spoken of in the line before', 'except for the warranties set forth in Section\n6.1 The goods are sold as they are.', []],
	['is spoken of with what it belongs to', 'The Buyer pays the price.\nSection 9. of this Agreement\n', []],
	['counts something', 'The Buyer has 30 days to pay.\n30 days later the offer ends.', []],
])('a number that %s', (_name, text, numbers) => {
	expect(printedMarks(text).map(({ number }) => number)).toEqual(numbers)
})

test('a table of contents has no sections', () => {
	const lines = ['1. Definitions', '2. Supply', '3. Price', '4. Delivery', '5. Warranty', '6. Term', '7. Notices']
	expect(printedMarks(lines.join('\n'))).toEqual([])
})

test.each([
	['7.2', [7, 2], false],
	['ARTICLE IV', [4], true],
	['Article Twelve', [12], true],
	['Section 3', [3], false],
])('%s is read', (number, parts, isArticle) => {
	expect(partsOf(number)).toMatchObject({ parts, isArticle })
})

test.each(['(a)', 'IX', 'Exhibit A'])('%s is no section', (number) => {
	expect(partsOf(number)).toBeNull()
})
