import { expect, test } from 'vitest'
import { sendableWording } from './sendable-wording.ts'

const document =
	'The Provider hosts the Platform for the Customer. The Provider may terminate this Agreement on ten days’ notice. The Customer pays the Provider. The Provider bills the Customer.'

test('wording that mends the quoted sentence in the document’s own terms can be sent', () => {
	expect(
		sendableWording(
			'Either party may terminate this Agreement on thirty days’ notice.',
			document,
			'The Provider may terminate this Agreement on ten days’ notice.',
		),
	).toBe('Either party may terminate this Agreement on thirty days’ notice.')
})

test('wording with terms that the document lacks is none', () => {
	expect(sendableWording('Before a Change of Control the Conversion Price of the Note is fixed.', document, null)).toBeNull()
})

test('wording that has little to do with the quote is none', () => {
	expect(
		sendableWording(
			'Holders of preferred shares have no right to appoint directors, observers or officers.',
			document,
			'The Provider may terminate this Agreement on ten days’ notice.',
		),
	).toBeNull()
})

test('a number takes the place of a number, and names of laws are no terms of the document', () => {
	expect(sendableWording('"Discount Rate" means 80%.', 'The "Discount Rate" is 20%.', '20%')).toBe('"Discount Rate" means 80%.')
	expect(sendableWording('The Customer is an accredited investor under Rule 501 of Regulation D.', document, null)).toContain(
		'Regulation D',
	)
})
