import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from './read-structure.ts'

const sentences = (...lines: string[]) => readStructure(agreement(...lines)).sentences.map(({ text }) => text)

test.each([
	['Pay now. Then leave.', ['Pay now.', 'Then leave.']],
	['Acme Inc. sells beans. The buyer pays.', ['Acme Inc. sells beans.', 'The buyer pays.']],
	['It belongs to Acme Inc. The buyer pays.', ['It belongs to Acme Inc.', 'The buyer pays.']],
	['See No. 5 of the U.S. Code, e.g. this.', ['See No. 5 of the U.S. Code, e.g. this.']],
	['John Q. Public signs.', ['John Q. Public signs.']],
	['Pay 1.5 million. Now.', ['Pay 1.5 million.', 'Now.']],
	['It may (a) sell; (b) lend; or (c) keep it.', ['It may (a) sell;', '(b) lend;', 'or (c) keep it.']],
])('%s', (line, expected) => {
	expect(sentences(line)).toEqual(expected)
})

test('numbers and headings are no part of a sentence', () => {
	expect(sentences('4. Fees. The buyer pays.')).toEqual(['The buyer pays.'])
})
