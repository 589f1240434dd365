import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'
import { capMeasure } from './cap-measure.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	["9. Liability. Provider's total liability shall not exceed the fees paid in the twelve months before the claim.", ['cap Provider']],
	["9. Liability. In no event will either party's aggregate liability exceed $50,000.", ['cap each']],
	['9. Liability. The liability of Customer under this Agreement is limited to the fees due in the last six months.', ['cap Customer']],
	['9. Liability. Neither party will be liable for more than the amounts payable under this Agreement.', ['cap each']],
	['9. Liability. Provider shall not be liable for damages in excess of the price of the order.', ['cap Provider']],
	['9. Liability. The maximum liability of Provider is limited to $1,000.', ['cap Provider']],
	["9. Liability. Each party's entire liability is capped at two times (2x) the fees paid in the prior twelve months.", ['cap each']],
	['9. Liability. Provider is liable only up to the fees of three months.', ['cap Provider']],
	['9. Liability. IN NO EVENT SHALL PROVIDER BE LIABLE FOR ANY AMOUNT IN EXCESS OF THE FEES PAID BY CUSTOMER.', ['cap Provider']],
	[
		"9. Liability. Except for breach of Section 5, neither party's liability shall exceed the greater of $10,000 and the fees paid.",
		['cap each'],
	],
	['9. Liability. Provider owes no more than the charges of one year.', ['cap Provider']],
	['9. Liability. If Provider breaks something, it pays up to $5,000 and no more; it is not responsible above that sum.', ['cap nobody']],
	['9. Liability. In no event shall Provider be liable for indirect or consequential damages.', ['excludes_kinds Provider']],
	['9. Liability. Neither party is liable for lost profits.', ['excludes_kinds each']],
	['9. Liability. Provider will not be responsible for special, incidental or punitive damages.', ['excludes_kinds Provider']],
	['9. Liability. Customer shall not be liable to Provider for any loss of business or goodwill.', ['excludes_kinds Customer']],
	['9. Liability. Provider shall not be liable for any damages whatsoever.', ['excludes_all Provider']],
	['9. Liability. Provider accepts no liability of any kind.', ['excludes_all Provider']],
	['9. Liability. Provider disclaims all liability.', ['excludes_all Provider']],
	['9. Liability. Provider is not liable for any loss or damage arising out of this Agreement.', ['excludes_all Provider']],
	['9. Liability. Provider shall not be liable for any delay caused by the weather.', []],
	['9. Liability. Provider is not responsible for the content of third-party sites.', []],
	['9. Liability. Provider will not be liable for any damages to the extent caused by Customer.', []],
	['9. Liability. Provider is not liable if Customer changes the Software.', []],
	["9. Liability. Customer's liability under this Agreement is unlimited.", ['uncapped Customer']],
	['9. Liability. Customer shall be liable without limit for misuse of the Software.', ['uncapped Customer']],
	['9. Liability. There is no limit on the liability of Customer.', ['uncapped Customer']],
	[
		"9. Liability. Provider's total liability shall not exceed $5,000. The foregoing limits do not apply to breach of confidentiality.",
		['cap Provider', 'carve_out nobody'],
	],
	['9. Liability. Nothing in this Agreement limits liability for fraud.', ['carve_out nobody']],
	["9. Liability. The limitations in this Section shall not apply to Customer's breach of Section 3.", ['carve_out Customer']],
	['9. Insurance. Provider shall keep liability insurance with a limit of at least $1,000,000.', []],
	['1. Parties. Wren is a limited liability company.', []],
	['9. Care. Each party is responsible for its own employees.', []],
	['9. Taxes. Customer is liable for all taxes on the Services.', []],
	['9. Care. Customer is responsible for its passwords.', []],
	['9. Law. Some states do not allow the exclusion of incidental damages, so this limitation may not apply to you.', []],
	[
		"9. Liability. Provider's liability for loss of data is limited to the cost of restoring it, which will not exceed $2,000.",
		['cap Provider'],
	],
	['9. Liability. The damages that Customer may recover from Provider shall not exceed the fees of twelve months.', ['cap Provider']],
	["9. Liability. Customer's and Provider's liability shall each be limited to the fees payable in one year.", ['cap each']],
	[
		'9. Liability. Unless caused by intent, Provider and its affiliates shall have no liability for consequential damages.',
		['excludes_kinds Provider'],
	],
	['9. Liability. The Services include, but are not limited to, hosting. Provider may be liable for delay.', []],
	['9. Term. The liability of the insurer does not exceed the sum insured.', []],
	["9. Liability. Provider's liability is limited to the fee. Customer's liability is not limited.", ['cap Provider', 'uncapped Customer']],
	["9. Liability. Nothing limits Customer's liability.", ['uncapped Customer']],
	["9. Liability. Nothing limits Customer's liability for fraud.", []],
	["9. Liability. Provider's liability is not limited to the sum that its insurer pays.", []],
	["Customer's cap: none", ['uncapped Customer']],
	["Cap: $900 in total, for Provider's liability", ['cap Provider']],
]

test.each(clauses)('whose liability is limited: %s', (clause, frames) => {
	expect(framesIn('liability', clause)).toEqual(frames)
})

const sizes: readonly (readonly [string, string | null])[] = [
	['the fees paid in the twelve (12) months before the claim', '12 months_of_fees'],
	['the amounts payable in the preceding six months', '6 months_of_fees'],
	['two times (2x) the fees paid in the prior twelve months', '24 months_of_fees'],
	['three times the fees', '3 times_fees'],
	['15% of the price', '15 percent_of_fees'],
	['the annual fees', '12 months_of_fees'],
	['the fees for the 90 days before the event', '3 months_of_fees'],
	['the total fees paid under this Agreement', '1 fees'],
	['$500', '500 USD'],
	['the greater of $100,000 or the charges paid in the twelve months before', '12 months_of_fees 100000 USD'],
	['the lesser of $500 and $900', '500 USD'],
	['what is reasonable', null],
	['its liability insurance', null],
]

test.each(sizes)('how large a cap is: %s', (words, size) => {
	const measure = capMeasure(words, 0)
	const parts = [
		measure?.measure && `${measure.measure.value.value} ${measure.measure.value.unit}`,
		measure?.amount && `${measure.amount.value.amount} ${measure.amount.value.currency}`,
	]
	expect(measure ? parts.filter(Boolean).join(' ') : null).toBe(size)
})
