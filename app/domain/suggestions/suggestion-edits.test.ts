import { expect, test } from 'vitest'
import { editsFor, type OutgoingSuggestion, type OutgoingThread } from './suggestion-edits.ts'

const replace = { kind: 'replace', paragraphId: 'b1', start: 0, end: 3, expected: 'Old', text: 'New' } as const
const suggestion = (over: Partial<OutgoingSuggestion> = {}): OutgoingSuggestion => ({
	id: 's',
	number: 1,
	title: 'T',
	state: 'accepted',
	change: replace,
	editedText: null,
	reason: 'Because.',
	...over,
})
const clause = (id: string, text: string) =>
	suggestion({ id, change: { kind: 'insert_paragraphs', paragraphId: 'b9', where: 'after', expected: 'Last.', texts: [text] } })
const comment = (text: string) => ({ author: 'Ada Founder', date: '2026-11-21T10:00:00Z', text })

test('a suggestion is an edit with its reason; the words of an edit go before those suggested', () => {
	expect(editsFor([suggestion(), suggestion({ editedText: 'Newer' })], [], true).edits).toEqual([
		{ ...replace, comment: 'Because.' },
		{ ...replace, text: 'Newer', comment: 'Because.' },
	])
})

test('a file without comments has none', () => {
	const thread: OutgoingThread = { suggestionId: 's', words: null, comments: [comment('Yes.')] }
	expect(editsFor([suggestion()], [thread], false)).toMatchObject({ edits: [replace], replies: new Map() })
})

test('what was said on a suggestion answers its reason, or takes its place where there is none, under its writer’s name', () => {
	const thread: OutgoingThread = { suggestionId: 's', words: null, comments: [comment('First.'), comment('Second.')] }
	expect(editsFor([suggestion()], [thread], true)).toMatchObject({
		edits: [{ comment: 'Because.' }],
		replies: new Map([[0, [comment('First.'), comment('Second.')]]]),
	})
	expect(editsFor([suggestion({ reason: '' })], [thread], true)).toMatchObject({
		edits: [{ comment: 'First.' }],
		commentAuthors: new Map([[0, comment('First.')]]),
		replies: new Map([[0, [comment('Second.')]]]),
	})
})

test('what was said on words is a comment of its own, under its writer’s name', () => {
	const thread: OutgoingThread = {
		suggestionId: null,
		words: { paragraphId: 'b2', start: 1, end: 4, quote: 'ord' },
		comments: [comment('Which?')],
	}
	expect(editsFor([], [thread], true)).toMatchObject({
		edits: [{ kind: 'comment', paragraphId: 'b2', start: 1, end: 4, expected: 'ord', text: 'Which?' }],
		commentAuthors: new Map([[0, comment('Which?')]]),
		sources: [null],
	})
})

test('clauses at one place count on from the first that is in the file', () => {
	const { edits } = editsFor([clause('a', '11. Notices.'), clause('b', '11. Law.'), clause('c', 'Not numbered.')], [], true)
	expect(edits.map((edit) => 'texts' in edit && edit.texts[0])).toEqual(['11. Notices.', '12. Law.', 'Not numbered.'])
})
