import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { placeEdit } from './place-edit.ts'

const document = documentFromText(
	"1. Term. It runs for a year.\n\n2. End. Acme may end it on ten (10) days' notice.\n\n3. Law. Delaware law applies.\n",
)
const [paragraphs, structure] = [placedParagraphs(document), readStructure(document)]
const at = (words: string) => ({ start: document.text.indexOf(words), end: document.text.indexOf(words) + words.length })

test('the very words that a wording replaces are replaced, and no others', () => {
	const { change } = placeEdit({ edit: at('ten (10) days') }, 'sixty (60) days', paragraphs, structure)!
	expect(change).toMatchObject({ kind: 'replace', expected: 'ten (10) days', text: 'sixty (60) days' })
})

test('a new clause follows the clause that was named', () => {
	const after = structure.clauses.find(({ start }) => document.text.slice(start).startsWith('2.'))!.id
	expect(placeEdit({ edit: { after } }, 'Either party may end it.', paragraphs, structure)).toMatchObject({
		placed: { text: expect.stringContaining('2. End.') },
		change: { kind: 'insert_paragraphs', where: 'after', texts: ['Either party may end it.'] },
	})
})

test.each([
	['nobody said where', {}],
	['the words stand in two paragraphs', { edit: { start: at('a year').start, end: at('Acme').end } }],
	['the clause is not there', { edit: { after: 'c99' } }],
	['nothing would change', { edit: at('ten (10) days') }],
])('where %s nothing is placed', (_name, finding) => {
	expect(placeEdit(finding, 'ten (10) days', paragraphs, structure)).toBeNull()
})
