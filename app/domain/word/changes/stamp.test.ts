import { expect, test } from 'vitest'
import { initialsOf, writableStamp } from './stamp.ts'

const date = '2026-11-21T12:00:00Z'

test.each([
	['Nora Quill', 'Nora Quill'],
	['Nora\u0001\nQuill', 'Nora Quill'],
	['N'.repeat(300), 'N'.repeat(255)],
	[`${'N'.repeat(254)}\u{1F58B}`, 'N'.repeat(254)],
])('%j is written as a name that Word takes', (author, written) => {
	expect(writableStamp({ author, date })).toEqual({ author: written, date })
})

test.each([
	['Nora van der Quill', undefined, 'NVD'],
	['Nora', 'nq', 'nq'],
	['Nora', 'a long nickname', 'a long ni'],
])('the initials of %s, given %s, are %s', (author, initials, written) => {
	expect(initialsOf({ author, initials })).toBe(written)
})
