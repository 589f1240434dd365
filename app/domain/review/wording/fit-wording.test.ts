import { expect, test } from 'vitest'
import { fitWording } from './fit-wording.ts'

test('the names of the document take the place of ours, with its articles', () => {
	const document = "The Owner lets the Loft to the Renter. The Renter pays the Owner. The Owner may enter; the Renter's things are its own."
	expect(
		fitWording('Landlord has no right to move Tenant to other space. Landlord waives any lien on Tenant’s property.', document),
	).toEqual({
		text: "The Owner has no right to move the Renter to other space. The Owner waives any lien on the Renter's property.",
		unknownNames: [],
	})
})

test('a document that writes names without an article gets none', () => {
	const document =
		'Sorrel means the Developer. Developer works alone. Developer is paid monthly. Developer keeps records. Developer may stop.'
	expect(fitWording('The Worker owes no fee.', document).text).toBe('Developer owes no fee.')
})

test('an article before a new name fits its sound', () => {
	expect(fitWording('A Tenant may leave.', 'Occupier pays. Occupier leaves. Occupier cleans.').text).toBe('An Occupier may leave.')
})

test('a name that has no counterpart stands in brackets and is told', () => {
	expect(fitWording('Investor is accredited.', 'The parties agree.')).toEqual({
		text: '[Investor] is accredited.',
		unknownNames: ['Investor'],
	})
})

test('the party that is left is the other side; between two named parties nothing is guessed', () => {
	const document = 'Quaymaster hires the Consultant. The Consultant works. The Consultant is paid by Quaymaster.'
	expect(fitWording('The Worker assigns all rights to the Company.', document, ['Quaymaster'])).toEqual({
		text: 'The Consultant assigns all rights to Quaymaster.',
		unknownNames: [],
	})
	expect(fitWording('Provider will defend Customer.', 'Inkwell pays Volterra.', ['Inkwell', 'Volterra'])).toEqual({
		text: '[Provider] will defend [Customer].',
		unknownNames: ['Provider', 'Customer'],
	})
})

test('quotation marks are those of the document', () => {
	expect(fitWording('"Cause" means theft.', 'The “Company” is Acme.').text).toBe('“Cause” means theft.')
})

test('who receives and who discloses has the name that the paper gives, and none where it gives none', () => {
	const document = 'The Recipient keeps what the Discloser says. The Recipient pays the Discloser. The Recipient answers the Discloser.'
	expect(fitWording('Facts that the disclosing party marks and the receiving party knew.', document)).toEqual({
		text: 'Facts that the Discloser marks and the Recipient knew.',
		unknownNames: [],
	})
	expect(fitWording('Facts that the receiving party knew.', 'Both sides keep secrets.')).toEqual({
		text: 'Facts that the receiving party knew.',
		unknownNames: [],
	})
})
