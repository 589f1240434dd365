import { expect, test } from 'vitest'
import { clauseName, type NamedClause } from './places-in-text.ts'

/** Clauses that stand in each other, outermost first, as "number|heading". */
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
