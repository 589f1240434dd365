import { expect, test } from 'vitest'
import { readRefused, refusedForm, typedIn } from './refused-form.ts'

const form = { kind: 'replace', paragraphId: 'b4', expected: 'one\r\ntwo', text: 'three', file: new Blob() }

test('what was typed comes back to the very form, and to no other', () => {
	const refused = readRefused(JSON.parse(JSON.stringify(refusedForm('suggestions', form, 'Those are the words that stand there already.'))))
	const same = typedIn(refused, 'suggestions', { kind: 'replace', paragraphId: 'b4', expected: 'one\ntwo' })
	expect([same.said, same.of('text'), same.of('file')]).toEqual(['Those are the words that stand there already.', 'three', undefined])
	const other = typedIn(refused, 'suggestions', { kind: 'replace', paragraphId: 'b5' })
	expect([other.said, other.of('text')]).toEqual([null, undefined])
	expect(typedIn(refused, 'comments', { paragraphId: 'b4' }).said).toBeNull()
})

test('a button without a box loses nothing', () => {
	expect(refusedForm('decisions', { choice: 'accept', suggestion: '1' }, 'Somebody else decided that just now.')).toBeNull()
	expect(typedIn(readRefused({ said: 'Done.', failed: false }), 'suggestions', { kind: 'replace' }).said).toBeNull()
})
