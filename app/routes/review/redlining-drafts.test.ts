import { expect, test } from 'vitest'
import { Drafts, type TypedForm } from './redlining-drafts.ts'

/** The form that edits a suggestion's words, which were 'Ours.' when it was drawn first. */
const edit = (suggestion: string, value: string, drawn = 'Ours.'): TypedForm => ({ sends: { do: 'edit', suggestion, text: value }, boxes: [{ name: 'text', value, drawn }] })

test('typed words are kept for their own form, and for no other', () => {
	const drafts = new Drafts()
	drafts.keep(edit('a', 'Yours.'))
	expect(drafts.of({ do: 'edit', suggestion: 'a' })).toMatchObject({ text: 'Yours.' })
	expect(drafts.of({ do: 'edit', suggestion: 'b' })).toBeUndefined()
	expect(drafts.of({ do: 'note', suggestion: 'a' })).toBeUndefined()
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
	expect(drafts.forget({ do: 'edit', suggestion: 'a', text: 'Yours.' })).toEqual({ text: 'Ours.' })
	expect(drafts.of({ do: 'edit', suggestion: 'a' })).toBeUndefined()
	expect(drafts.any).toBe(true)
	expect(drafts.forget({ do: 'edit', suggestion: 'a' })).toEqual({})
})

test('a reason and a note are one form: each box is held against what stood in it', () => {
	const drafts = new Drafts()
	const note = (reason: string, internalNote: string): TypedForm => ({ sends: { do: 'note', suggestion: 'a', reason, internalNote }, boxes: [{ name: 'reason', value: reason, drawn: 'Why.' }, { name: 'internalNote', value: internalNote, drawn: '' }] })
	drafts.keep(note('Why.', 'Mine.'))
	expect(drafts.of({ do: 'note', suggestion: 'a' })).toMatchObject({ reason: 'Why.', internalNote: 'Mine.' })
	drafts.keep(note('Why.', ''))
	expect(drafts.any).toBe(false)
})
