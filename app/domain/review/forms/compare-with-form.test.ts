import { describe, expect, test } from 'vitest'
import { recogniseForm } from './compare-with-form.ts'
import { foldWords } from './fold-words.ts'
import { fingerprintOf, readForm, storedForm } from './standard-form.ts'
import { standardForms } from './standard-forms.ts'

const sections = [
	'1. Secrets. Each side keeps the secrets of the other and uses them for the talks named on the first page and for nothing else at all.',
	'2. Sharing. A side may show a secret to staff and advisers who need it for those talks and who have promised in writing to keep it.',
	'3. End. This paper ends two years after {start_date}, and what was told before that day stays secret for one more year after it.',
	'4. Law. The law of {state} applies, and the courts that sit there hear each and every dispute that the two sides may have about it.',
]
const formText = [
	'Harbour Secrecy Form',
	'Between {first_side} and {second_side} about talks on a bridge that both of them may build.',
	...sections,
].join('\n')
const starts = sections.map((section, index) => ({ name: `Section ${index + 1}`, start: formText.indexOf(section) }))
const form = fingerprintOf({ id: 'harbour', name: 'Harbour Secrecy Form', playbook: 'nda' }, formText, starts)

const signed =
	formText
		.replace('{first_side}', 'Tern Inc., a Delaware corporation,')
		.replace('{second_side}', 'Wren LLC')
		.replace('{start_date}', 'March 2, 2026')
		.replace('{state}', 'Oregon') + '\nTern Inc.\nBy: ______\nName: Ada Tern'

function compare(text: string) {
	const comparison = recogniseForm(text, [form])
	return comparison && { ...comparison, quotes: comparison.deviations.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`) }
}

test('a form with its blanks filled in and signed differs nowhere', () => {
	expect(compare(formText)).toMatchObject({ share: 1, quotes: [], missing: [] })
	expect(compare(signed)).toMatchObject({ share: 1, quotes: [], missing: [] })
})

test('a layout of its own, other quotation marks and other numbers of clauses change nothing', () => {
	expect(
		compare(
			signed
				.replace(/^(\d)\. /gm, 'Section $1.1. ')
				.replaceAll(' ', '  ')
				.toUpperCase(),
		)?.quotes,
	).toEqual([])
})

describe('what was changed is shown, and nothing else', () => {
	test.each([
		['one word', signed.replace('one more year', 'nine more year'), ['changed: nine']],
		['a word close to a blank, with what fills it', signed.replace('two years', 'nine years'), ['changed: nine years after March 2, 2026']],
		['a word added', signed.replace('may show', 'may not show'), ['changed: not']],
		[
			'a sentence added',
			signed.replace('to keep it.', 'to keep it. Tern owns all ideas of Wren.'),
			['changed: Tern owns all ideas of Wren'],
		],
		[
			'a clause behind the end',
			signed.replace('about it.', 'about it. 5. Trade. Wren shall not compete with Tern.'),
			[expect.stringContaining('Wren shall not compete with Tern')],
		],
		['words taken out', signed.replace(' and for nothing else at all', ''), [expect.stringContaining('left_out: ')]],
	])('%s', (_name, text, quotes) => {
		expect(compare(text)?.quotes).toEqual(quotes)
	})

	test('two changes apart are two, two side by side one', () => {
		expect(compare(signed.replace('one more year', 'nine more year').replace('keeps the', 'hides the'))?.quotes).toEqual([
			'changed: hides',
			'changed: nine',
		])
		expect(compare(signed.replace('staff and advisers', 'staff or friends'))?.quotes).toEqual(['changed: or friends'])
	})
})

test('a passage that is gone is counted under its section', () => {
	expect(compare(signed.replace(sections[1]!, ''))?.missing).toEqual([{ section: 'Section 2', passages: 1 }])
})

test('another paper on the same subject is not the form', () => {
	expect(compare('1. Secrets. Each party keeps the other party’s secrets. 2. Law. The law of Oregon applies to this paper.')).toBeNull()
	expect(compare('')).toBeNull()
})

test('words stand where they were read', () => {
	const text = '2.1 The “Form”, (a) page [●] ___ of 30 days’ notice'
	expect(foldWords(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
		['the', 'The'],
		['form', 'Form'],
		['page', 'page'],
		['', '[●] ___'],
		['of', 'of'],
		['30', '30'],
		['days', 'days'],
		['notice', 'notice'],
	])
})

test('a stored form is read back as it was', () => {
	expect(readForm(JSON.parse(JSON.stringify(storedForm(form, 'ours'))))).toEqual(form)
})

test('the published forms are there, each with its own name and enough to tell it by', () => {
	expect(new Set(standardForms.map(({ id }) => id)).size).toBe(standardForms.length)
	for (const { id, hashes } of standardForms) expect(hashes.length, id).toBeGreaterThan(100)
})
