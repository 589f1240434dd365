import { expect, test } from 'vitest'
import { readRefused, refusedForm, typedIn } from './refused-form.ts'

const form = { kind: 'replace', paragraphId: 'b4', expected: 'one\r\ntwo', text: 'three', file: new Blob() }

test('what was typed comes back to the very form, and to no other', () => {
	const refused = readRefused(JSON.parse(JSON.stringify(refusedForm('suggestions', form, 'The document already has this wording.'))))
	const same = typedIn(refused, 'suggestions', { kind: 'replace', paragraphId: 'b4', expected: 'one\ntwo' })
	expect([same.message, same.of('text'), same.of('file')]).toEqual(['The document already has this wording.', 'three', undefined])
	const other = typedIn(refused, 'suggestions', { kind: 'replace', paragraphId: 'b5' })
	expect([other.message, other.of('text')]).toEqual([null, undefined])
	expect(typedIn(refused, 'comments', { paragraphId: 'b4' }).message).toBeNull()
})

test('a button without a box loses nothing', () => {
	expect(refusedForm('decisions', { choice: 'accept', suggestion: '1' }, 'Someone else has just decided on this.')).toBeNull()
	expect(typedIn(readRefused({ message: 'Done.', failed: false }), 'suggestions', { kind: 'replace' }).message).toBeNull()
})
