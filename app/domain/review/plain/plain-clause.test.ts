import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { plainClause } from './plain-clause.ts'

const opening = 'This Services Agreement is made between Acme Inc. (the “Customer”) and Beta LLC (the “Provider”).'

function plain(...lines: string[]): string {
	const input = ruleInput(`# Services Agreement\n${opening}\n${lines.join('\n')}`)
	const clause = input.structure.clauses.find(({ number }) => number?.replace(/\.$/, '') === '1')
	if (!clause) throw new Error('The test wrote no clause 1')
	return plainClause(clause, { ...input, reader: input.reader.party })
}

test.each([
	[
		'Fees. The Customer shall pay each invoice within thirty (30) days of receipt.',
		'The Customer must pay each invoice within 30 days of receipt.',
	],
	[
		'Assignment. Neither party shall assign this Agreement without the prior written consent of the other party.',
		'Neither party may assign this Agreement without the prior written consent of the other party.',
	],
	[
		"Exit. Either party may terminate this Agreement upon ninety (90) days' written notice.",
		"Either party may terminate this Agreement upon 90 days' written notice.",
	],
	['Help. The Provider shall not be required to work on holidays.', 'The Provider need not work on holidays.'],
])('%s', (line, expected) => {
	expect(plain(`1. ${line}`)).toBe(expected)
})

test('a long sentence, a list item and a sentence about things are not retold', () => {
	expect(plain(`1. Fees. The Customer shall pay ${'every invoice that it receives from the Provider and '.repeat(8)}all taxes.`)).toBe('')
	expect(plain('1. Law. This Agreement shall be governed by the laws of Oregon.')).toBe('')
	expect(plain('2. Bans. The Customer shall not:', '1. Copy the software or let others copy it.')).toBe('')
})

test('what a later sentence says is not told without the first', () => {
	expect(
		plain(`1. Fees. Fees, ${'however they may be called and whoever set them, '.repeat(6)}are due. The Customer shall pay at once.`),
	).toBe('')
})

test('a copy of the clause is not its plain English', () => {
	expect(plain('1. Support. The Provider may charge for visits. Visits on holidays cost more.')).toBe('')
	expect(plain('1. Fame. The Provider may use screenshots of the shop to promote it.')).toBe('')
})

test('a clause is told whole or not at all', () => {
	expect(plain('1. Support. The Provider shall charge for visits. Visits on holidays cost more. This is said in each offer.')).toBe(
		'The Provider must charge for visits. Visits on holidays cost more. This is said in each offer.',
	)
	const long = `The Customer shall return each tool${', as the Provider may ask for it from time to time'.repeat(5)}.`
	expect(plain(`1. Support. The Provider may charge for visits. ${long}`)).toBe('')
	expect(plain(`1. Support. The Provider may charge for visits.${' Visits are short.'.repeat(5)}`)).toBe('')
	const wordy = 'The Customer shall return each tool with all its parts, papers and keys in the box in which it came to the yard.'
	expect(plain(`1. Support. ${Array(5).fill(wordy).join(' ')}`)).toBe('')
})

test('what a party owns is no duty, and a way out for a breach is none at will', () => {
	expect(plain('1. Ownership. The Provider shall own all tools.')).toBe('The Provider will own all tools.')
	expect(
		plain(
			"1. Exit. Either party may terminate this Agreement for a breach of its terms by the other party that is not cured in the time which that party was given for it, and of which it was told in writing before, upon thirty (30) days' written notice to the other party.",
		),
	).toBe('')
	expect(plain('1. Notice. The Customer shall give one hundred twenty (120) days of notice.')).toBe(
		'The Customer must give 120 days of notice.',
	)
})

test.each([
	[
		'Benefits. The Provider shall participate in all benefit programs of the Customer.',
		'The Provider will participate in all benefit programs of the Customer.',
	],
	['Pay. The Provider shall receive $900 each week.', 'The Provider will receive $900 each week.'],
	['Rest. The Provider shall be entitled to ten days of rest.', 'The Provider will be entitled to ten days of rest.'],
	['Talks. The Provider shall participate in weekly calls.', 'The Provider must participate in weekly calls.'],
])('what a party gets is no duty: %s', (line, expected) => {
	expect(plain(`1. ${line}`)).toBe(expected)
})

test.each([
	['Manual. The Provider shall comply with the provisions of Annex 2.'],
	['Security. The Customer and the Provider shall adhere to Schedules 1 (Locks) and 2 (Keys) in the use of the rooms.'],
	['Confidentiality. The Provider shall agree to confidentiality under this Agreement.'],
])('what says nothing of its own is not told: %s', (line) => {
	expect(plain(`1. ${line}`)).toBe('')
})

test.each([
	['Law. The Provider shall comply with all applicable laws and regulations.'],
	['Terms. The Customer agrees to abide by these Terms of Use.'],
	['Help. The Provider may offer training to the Customer.'],
	['Questions. The Customer may contact the Provider at help@beta.example with any claim.'],
	['Copies. The Customer and the Provider may sign this Agreement in two counterparts.'],
	['Care. The Provider shall cooperate with the staff of the Customer.'],
	['Law. Each party shall be responsible for compliance with all applicable laws and regulations.'],
	['Talks. The Customer and the Provider shall use good faith and reasonable efforts to plan the launch.'],
	['Secrets. The Provider may disclose to the other party any information that is secret.'],
	['Staff. The Provider shall maintain adequate and qualified personnel.'],
	['Notices. The Provider may send any notice to the email address of the Customer.'],
	['Agency. Neither party has authority to bind the other in any way.'],
	['Image. The Provider shall conduct itself with due regard to public morals.'],
])('what gives a founder nothing to act on is not told: %s', (line) => {
	expect(plain(`1. ${line}`)).toBe('')
})

test.each([
	['Help. The Provider shall charge for training.', 'The Provider must charge for training.'],
	[
		'Law. The Provider shall comply with all applicable laws at its own cost and pay all fines.',
		'The Provider must comply with all applicable laws at its own cost and pay all fines.',
	],
	[
		'Sales. The Provider shall contact the staff of the Customer to sell them its other products.',
		'The Provider must contact the staff of the Customer to sell them its other products.',
	],
])('what costs something, or is said of what is the reader’s, is told: %s', (line, expected) => {
	expect(plain(`1. ${line}`)).toBe(expected)
})

test.each([
	['If the data is wrong, then all payments that are still open on that day are forfeited.'],
	['The above holds, however, in the first year alone.'],
	['A fee, notwithstanding the foregoing, falls due when the work stops.'],
	['Payments once made are non-refundable.'],
])('what takes back or costs something is told with the rest: %s', (line) => {
	const told = line.replace('notwithstanding', 'despite')
	expect(plain(`1. Data. The Provider shall send its tax data to the Customer. ${line}`)).toBe(
		`The Provider must send its tax data to the Customer. ${told}`,
	)
})

test('a renewal is told with the notice that stops it, or not at all', () => {
	const ahead = ', upon the same terms and on the same conditions as they are set out here and in each paper that names this one,'
	const renews = (opening: string, end: string) =>
		plain(`1. Term. ${opening} this Agreement${ahead.repeat(2)} will automatically renew for an additional two (2) year period${end}.`)
	expect(renews('If the Customer fails to tell the Provider of its wish to stop at least five (5) months before its end,', '')).not.toBe(
		'It renews automatically for 2 years.',
	)
	expect(renews('At its end', '')).toBe('It renews automatically for 2 years.')
})
