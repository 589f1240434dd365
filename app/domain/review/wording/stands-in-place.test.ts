import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { standsInPlace } from './stands-in-place.ts'

function stands(text: string, quote: string, wording: string): boolean {
	const document = documentFromText(`# Agreement\n${text}`)
	const start = document.text.indexOf(quote)
	return standsInPlace(wording, { start, end: start + quote.length }, { text: document.text, sentences: readStructure(document).sentences })
}

const cap = 'In no event shall Baker’s liability exceed the fees paid in three months.'

test('one number or one actor of a sentence may be exchanged', () => {
	expect(stands(`9. Cap. ${cap}`, cap, 'In no event shall Baker’s liability exceed the fees paid in twelve (12) months.')).toBe(true)
	expect(stands(`9. Cap. ${cap}`, cap, 'In no event shall either party’s liability exceed the fees paid in three months.')).toBe(true)
})

test('wording that ends within a sentence leaves the rest beside it', () => {
	const text = '4. Posts. You grant us a perpetual license to copy your posts in any media formats now known.'
	expect(
		stands(
			text,
			'You grant us a perpetual license to copy your posts in any media',
			'You grant us a license to copy your posts to provide the service.',
		),
	).toBe(false)
})

test('an exception, a number or a right of the quoted words does not get lost', () => {
	const barred = 'Miller may not disclose the drawings to anyone, other than its advisers who need them.'
	expect(
		stands(`3. Secrets. ${barred}`, barred, 'Each party keeps the drawings of the other party confidential and may not disclose them.'),
	).toBe(false)
	const grant = 'Miller receives an option on 0.4% of the stock, vesting each month.'
	expect(stands(`3. Stock. ${grant}`, grant, 'Miller receives an option on [number] shares of the stock, vesting each month.')).toBe(false)
})

test('a sentence beside that takes up the same subject forbids it', () => {
	const returns = 'Miller shall return all copies of the drawings to Baker upon request.'
	const wording = 'Upon request Miller shall return or destroy all copies of the drawings of Baker. Miller may retain copies in backups.'
	expect(stands(`5. Copies. ${returns}`, returns, wording)).toBe(true)
	expect(stands(`5. Copies. ${returns} Miller shall not retain copies of the drawings in any form.`, returns, wording)).toBe(false)
	expect(stands(`5. Copies. ${returns} Such return must be complete.`, returns, wording)).toBe(false)
})

test('an actor that still acts in the sentence, or whose limit the next one goes on about, is not exchanged', () => {
	const half = 'Baker’s liability for losses caused by delay of Baker shall not exceed the fees paid.'
	expect(
		stands(`9. Cap. ${half}`, half, 'Each party’s liability for losses caused by delay of Baker shall not exceed the fees paid.'),
	).toBe(false)
	const paid = 'Baker’s liability for losses shall not exceed the fees paid to Baker.'
	expect(stands(`9. Cap. ${paid}`, paid, 'Each party’s liability for losses shall not exceed the fees paid to Baker.')).toBe(true)
	expect(
		stands(
			`9. Cap. ${paid} Miller releases Baker from all claims beyond it.`,
			paid,
			'Each party’s liability for losses shall not exceed the fees paid to Baker.',
		),
	).toBe(false)
})
