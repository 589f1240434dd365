import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { pagesRead } from './file-state.ts'
import { bareHeadings, omittedWords } from './omitted-words.ts'

test.each([
	'[#] Some parts of this kite plan have been omitted.',
	'Certain terms in this paper were redacted, since they are secret.',
	'Annex 2 {4 pages omitted}',
	'The remaining nine pages have been omitted.',
	'The price of a kite is [***].',
	'Schedules to this paper have been intentionally omitted.',
])('%s: something is left out', (text) => {
	expect(omittedWords(text)).not.toBeNull()
	expect(pagesRead.decide(ruleInput(`1. Work. Tern builds kites.\n${text}`))).toMatchObject({ outcome: 'undecided', readYourself: [{}] })
})

test.each([
	'Tern is liable for acts that it did or omitted.',
	'No part of the plan may be omitted.',
	'If any words have been omitted, the paper stands as it is.',
	'[Signature page omitted]',
	'The receiver returns all information, with names redacted.',
	'See note [*] for the price.',
])('%s: nothing is left out', (text) => {
	expect(omittedWords(text)).toBeNull()
	expect(pagesRead.decide(ruleInput(`1. Work. Tern builds kites.\n${text}`)).outcome).toBe('passed')
})

const headings = ['Section 1', 'Section 2', 'Section 3', 'Section 4', 'Section 5', 'Section 6']

test('a body of headings without text was not read, since it is not there', () => {
	const text = [...headings, 'Tern and Wren agree to build kites.', 'Appendix 1', 'Each kite has a tail.'].join('\n')
	expect(bareHeadings(documentFromText(text))).not.toBeNull()
	expect(pagesRead.decide(ruleInput(text))).toMatchObject({ outcome: 'undecided' })
})

test.each([
	['a table of contents', [...headings, 'Kites', ...headings.map((heading) => `${heading}. Tern builds kite ${heading}.`)]],
	[
		'a table whose sections have only numbers',
		[...headings, 'Kites', ...headings.map((heading) => `${heading.slice(-1)}. Tern builds kites.`)],
	],
	['headings above their texts', headings.flatMap((heading) => [heading, 'Tern builds kites.'])],
])('%s has its text', (_name, lines) => {
	expect(bareHeadings(documentFromText(lines.join('\n')))).toBeNull()
})
