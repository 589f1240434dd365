import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { gradeLevel, longSentences } from '#tests/fixtures/readability.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { absentRules } from './absent-rules.ts'

const scheduling =
	'Provider shall meet the project lead of Customer each Monday to agree on the tasks of the week, and shall tell Customer without delay of anything that puts a date at risk.\n'
const opening = `SERVICES AGREEMENT

This Services Agreement is made as of March 2, 2026 by and between Birch Lane LLC ("Provider") and Cedar Works, Inc. ("Customer").

1. Services. Provider shall design and program a website for Customer, with software for bookings, artwork and written content. Provider shall give consulting advice on marketing and data.
2. Fees. Customer shall pay Provider $9,000 within thirty days after each invoice.
3. Term. The term of this Agreement is one year.
4. Meetings. ${scheduling.repeat(16)}
`
const end =
	'20. Law. This Agreement is governed by the laws of the State of Oregon.\n\nIN WITNESS WHEREOF, the parties have signed below.\n\nBy: ____________'

function missing(reader: 'Provider' | 'Customer', clause = '', type: DocumentType = 'Services Agreement', text = opening) {
	const input = ruleInput(`${text}${clause}\n${end}`, type, 'unsure', reader)
	return absentRules
		.filter(
			(rule) => rule.protects?.includes(input.reader.party?.roleKind ?? 'mutual_discloser') && rule.decide(input).outcome === 'absent',
		)
		.map(({ id }) => id.slice('general.'.length))
}

test('says to the customer that nothing gives it the work, keeps its information secret or lets it out', () => {
	expect(missing('Customer')).toEqual(['unowned_work', 'unprotected_information', 'no_ending'])
})

test('tells the side that performs only of the way out', () => {
	expect(missing('Provider')).toEqual(['no_ending'])
})

test.each([
	['unowned_work', '5. Results. All results belong to Customer.'],
	['unowned_work', '5. Copyright. Provider keeps its copyright.'],
	['unprotected_information', '5. Discretion. Provider shall hold the plans of Customer in confidence.'],
	['no_ending', '5. Cancellation. Customer may cancel this Agreement upon thirty days notice.'],
])('does not say %s where one word speaks of the subject: %s', (rule, clause) => {
	expect(missing('Customer', clause)).not.toContain(rule)
})

test('says nothing of an order, an amendment or terms that are read in from elsewhere', () => {
	expect(missing('Customer', '', 'Statement of Work')).toEqual([])
	expect(missing('Customer', '', 'Services Agreement', opening.replace('SERVICES AGREEMENT', 'AMENDMENT TO SERVICES AGREEMENT'))).toEqual(
		[],
	)
	expect(missing('Customer', '5. Terms. The terms of the Master Services Agreement apply.')).toEqual([])
})

test('says nothing of a short letter', () => {
	expect(missing('Customer', '', 'Services Agreement', opening.replace(scheduling.repeat(16), scheduling))).toEqual([])
})

test('speaks so that a founder understands at once', () => {
	const input = ruleInput(`${opening}${end}`, 'Services Agreement', 'unsure', 'Customer')
	for (const rule of absentRules) {
		const decision = rule.decide(input)
		if (decision.outcome !== 'absent') continue
		for (const { says, why, ask } of decision.findings) {
			const text = [says, why, ask].map((words) => (typeof words === 'string' ? words : words.neutral)).join(' ')
			expect(longSentences(text, 28)).toEqual([])
			expect(gradeLevel(text)).toBeLessThan(12)
		}
	}
})

const others: readonly (readonly [string, DocumentType, string, string, string])[] = [
	[
		'infringement_cover',
		'Software License Agreement',
		'Licensor',
		'Licensee',
		'1. License. Licensor licenses the planning software to Licensee for a fee of $900 a month.\n2. Term. Licensee may terminate this Agreement at any time.',
	],
	[
		'open_liability',
		'Consulting Agreement',
		'Consultant',
		'Company',
		'1. Services. Consultant shall advise Company on hiring for $150 an hour.\n2. End. Either party may terminate this Agreement at any time.',
	],
	[
		'loan_cure',
		'Loan Agreement',
		'Lender',
		'Borrower',
		'1. Loan. Lender lends $50,000 to Borrower.\n2. Default. If Borrower misses a payment, the whole loan shall become immediately due.',
	],
	[
		'unassigned_hire',
		'Employment Agreement',
		'Company',
		'Employee',
		'1. Position. Employee serves as Chief Technology Officer of Company for a salary of $150,000 a year.',
	],
]
const silencers: Readonly<Record<string, string>> = {
	infringement_cover: '3. Claims. Licensor warrants that the software does not infringe a patent.',
	open_liability: '3. Limits. In no event shall Consultant owe more than the fees.',
	loan_cure: '3. Grace. There is a grace period for each payment.',
	unassigned_hire: '3. Inventions. Inventions are dealt with in the handbook.',
}

test.each(others)(
	'says %s in a whole contract that never speaks of it, and not where one word does',
	(id, type, first, second, clauses) => {
		const meetings = `4. Meetings. ${'The two sides shall meet each Monday to agree on the tasks of the week and on the people who see to them. '.repeat(30)}\n`
		const text = (more: string) =>
			`This ${type} is made as of March 2, 2026 by and between Birch Lane LLC ("${first}") and Cedar Works, Inc. ("${second}").\n\n${clauses}\n${more}\n${meetings}${end}`
		const outcomeOf = (more: string) => absentRules.find((rule) => rule.id === `general.${id}`)?.decide(ruleInput(text(more), type)).outcome
		expect(outcomeOf('')).toBe('absent')
		expect(outcomeOf(silencers[id] ?? '')).not.toBe('absent')
	},
)
