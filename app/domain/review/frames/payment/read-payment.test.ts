import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

/** A clause between Provider and Customer, and the frames that it has. */
const clauses: readonly (readonly [string, readonly string[]])[] = [
	['5. Fees. Customer shall pay each invoice within thirty (30) days of receipt.', ['payment_term Customer time 30 days']],
	['5. Fees. Invoices are payable within 90 days after receipt.', ['payment_term nobody time 90 days']],
	['5. Fees. Customer shall pay all invoices within 5 days of the invoice date.', ['payment_term Customer time 5 days']],
	['5. Fees. Late payments bear interest at 1.5% per month.', ['late_charge nobody']],
	['5. Fees. Customer shall pay interest of 5% per month on overdue amounts.', ['late_charge Customer']],
	['5. Fees. Overdue amounts bear interest at 12% per annum.', ['late_charge nobody']],
	['5. Fees. Provider may increase the fees at any time.', ['price_increase Provider']],
	["5. Fees. Provider may raise prices by up to 12% a year on 30 days' notice.", ['price_increase Provider notice 30 days']],
	["5. Fees. On renewal the fees are Provider's then-current list prices.", ['then_current_price nobody']],
	['5. Fees. The fees may be increased by mutual agreement.', []],
	['5. Fees. All fees are non-refundable.', ['non_refundable nobody']],
	['5. Fees. All fees are non-refundable except as provided in Section 9.', ['non_refundable nobody']],
	['5. Fees. If Customer terminates for breach, Provider shall refund prepaid fees for the remaining term.', ['refund Provider']],
	['5. Fees. Customer may set off any amounts owed by Provider against the fees.', ['set_off Customer']],
	['5. Fees. Provider may deduct from any payment all amounts owed by Customer to Provider.', ['set_off Provider']],
	['5. Fees. Customer shall purchase a minimum of 1,000 units each year.', ['minimum Customer']],
	[
		'5. Fees. If this Agreement ends early, Customer shall pay a termination fee equal to the remaining fees of the term.',
		['ending_charge Customer'],
	],
	['5. Acceptance. Customer may reject any Deliverable in its sole discretion.', ['acceptance Customer']],
	['5. Acceptance. Customer may reject a Deliverable that does not meet the specification.', ['acceptance Customer']],
	['5. Fees. Customer shall withhold taxes required by law from amounts due to Provider.', []],
	['5. Fees. The interest rate may be increased by the bank.', []],
	['5. Fees. Provider shall invoice Customer within 10 days after the end of each month.', []],
	['5. Fees. Payment terms: Net 45.', ['payment_term nobody time 45 days']],
	['5. Fees. Customer will pay undisputed invoices within 60 days.', ['payment_term Customer time 60 days']],
	['5. Fees. Provider shall be paid within 75 days after Customer receives the invoice.', ['payment_term nobody time 75 days']],
	['5. Fees. Provider reserves the right to change its prices at any time without notice.', ['price_increase Provider notice 0 days']],
	['5. Fees. Prices may be raised by Provider once a year by no more than 5%.', ['price_increase Provider']],
	['5. Fees. Fees may be adjusted once a year in line with the consumer price index.', ['price_increase nobody']],
	['5. Fees. Provider may pass on increases in third-party costs by raising the fees proportionately.', []],
	['5. Fees. The exercise price may be adjusted for stock splits.', []],
	['5. Fees. The parties may change the prices in writing.', []],
	['5. Fees. At the start of each renewal term the then-current rates of Provider apply.', ['then_current_price nobody']],
	['5. Fees. No refunds.', ['non_refundable nobody']],
	['5. Fees. Payments are not refundable under any circumstances.', ['non_refundable nobody']],
	['5. Fees. Provider shall refund the deposit within 10 days.', ['refund Provider']],
	['5. Fees. Either party may set off amounts it is owed.', ['set_off each']],
	['5. Fees. Customer may withhold from the fees any damages owed by Provider.', ['set_off Customer']],
	['5. Fees. The minimum age of users is 18.', []],
	['5. Fees. Customer shall maintain a minimum balance of insurance.', []],
	['5. Fees. Upon early termination Customer shall pay a cancellation fee of $5,000.', ['ending_charge Customer']],
	['5. Acceptance. Customer may return any Products for a full refund for any reason.', ['return_right Customer']],
	['5. Acceptance. Customer may reject an order.', []],
	['5. Fees. A late fee of 2% per month applies to all overdue invoices.', ['late_charge nobody']],
	['5. Fees. Unpaid amounts carry interest of 0.1% per day.', ['late_charge nobody']],
	['5. Fees. Fees paid ahead are not returned.', ['non_refundable nobody']],
	['Renewal fee: as Provider decides', ['then_current_price nobody']],
]

test.each(clauses)('who pays what and when: %s', (clause, frames) => {
	expect(framesIn('payment', clause)).toEqual(frames)
})
