import { expect, test } from 'vitest'
import { Drafts, formKey, takeOutSent, type TypedForm } from './drafts.ts'

const editKey = (suggestion: string) => formKey('decisions', { suggestion })

/** The form that edits a suggestion's words, which were 'Ours.' when first drawn. */
const edit = (suggestion: string, value: string, drawn = 'Ours.'): TypedForm => ({
	key: editKey(suggestion),
	sends: { suggestion, text: value },
	boxes: [{ name: 'text', value, drawn }],
})

test('typed words are kept for their own form, and for no other', () => {
	const drafts = new Drafts()
	drafts.keep(edit('a', 'Yours.'))
	expect(drafts.of(editKey('a'))).toMatchObject({ text: 'Yours.' })
	expect(drafts.of(editKey('b'))).toBeUndefined()
	expect(drafts.of(formKey('notes', { suggestion: 'a' }))).toBeUndefined()
})

test('who types back what stood there has nothing to lose, also in a form that was drawn again with the typed words', () => {
	const drafts = new Drafts()
	drafts.keep(edit('a', 'Yours.'))
	drafts.keep(edit('a', 'Yours and', 'Yours.'))
	expect(drafts.any).toBe(true)
	drafts.keep(edit('a', 'Ours.', 'Yours.'))
	expect(drafts.any).toBe(false)
})

test('what was sent is forgotten, and the form is told what stood in it before', () => {
	const drafts = new Drafts()
	drafts.keep(edit('a', 'Yours.'))
	drafts.keep(edit('b', 'Theirs.'))
	expect(drafts.taken(edit('a', 'Yours.'), false)).toEqual({ text: 'Ours.' })
	expect(drafts.of(editKey('a'))).toBeUndefined()
	expect(drafts.any).toBe(true)
	expect(drafts.taken(edit('a', 'Yours.'), false)).toEqual({})
})

test('what was typed into a form while its answer was on the way stays a draft, held against the words that were taken', () => {
	const drafts = new Drafts()
	drafts.keep(edit('a', 'Yours.'))
	drafts.keep(edit('a', 'Yours and mine.'))
	expect(drafts.taken(edit('a', 'Yours.'), false)).toEqual({ text: 'Ours.' })
	expect(drafts.of(editKey('a'))).toMatchObject({ text: 'Yours and mine.' })
	drafts.keep(edit('a', 'Ours.'))
	expect(drafts.any).toBe(true)
	drafts.keep(edit('a', 'Yours.'))
	expect(drafts.any).toBe(false)
})

test('a form that is emptied keeps what was typed since, and only that', () => {
	const drafts = new Drafts()
	const find = (words: string, reason: string): TypedForm => ({
		key: formKey('suggestions', { kind: 'find' }),
		sends: { kind: 'find', find: words, reason },
		boxes: [
			{ name: 'find', value: words, drawn: '' },
			{ name: 'reason', value: reason, drawn: '' },
		],
	})
	const boxes = [
		{ name: 'find', value: 'sixty days', defaultValue: 'sixty days' },
		{ name: 'reason', value: 'Too long. And', defaultValue: '' },
	]
	drafts.keep(find('sixty days', 'Too long.'))
	drafts.keep(find('sixty days', 'Too long. And'))
	const before = drafts.taken(find('sixty days', 'Too long.'), true)
	expect(drafts.of(formKey('suggestions', { kind: 'find' }))).toMatchObject({ find: '', reason: 'Too long. And' })
	expect(takeOutSent(boxes, find('sixty days', 'Too long.'), before)).toBe(false)
	expect(boxes.map(({ value }) => value)).toEqual(['', 'Too long. And'])

	expect(takeOutSent(boxes, find('', 'Too long. And'), before)).toBe(true)
	expect(boxes.map(({ value }) => value)).toEqual(['', ''])
})

test('a reason and a note are one form: each box is held against what stood in it', () => {
	const drafts = new Drafts()
	const note = (reason: string, internalNote: string): TypedForm => ({
		key: formKey('notes', { suggestion: 'a' }),
		sends: { suggestion: 'a', reason, internalNote },
		boxes: [
			{ name: 'reason', value: reason, drawn: 'Why.' },
			{ name: 'internalNote', value: internalNote, drawn: '' },
		],
	})
	drafts.keep(note('Why.', 'Mine.'))
	expect(drafts.of(formKey('notes', { suggestion: 'a' }))).toMatchObject({ reason: 'Why.', internalNote: 'Mine.' })
	drafts.keep(note('Why.', ''))
	expect(drafts.any).toBe(false)
})
