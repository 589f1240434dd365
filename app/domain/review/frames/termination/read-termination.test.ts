import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	[
		"9. End. Either party may terminate this Agreement for convenience on thirty (30) days' written notice.",
		['for_convenience each notice 30 days'],
	],
	[
		"9. End. Customer may terminate this Agreement at any time upon 30 days' notice to Provider.",
		['for_convenience Customer notice 30 days'],
	],
	["9. End. This Agreement may be terminated by Provider without cause on five days' notice.", ['for_convenience Provider notice 5 days']],
	['9. End. Provider reserves the right to cancel this Agreement at any time and for any reason.', ['for_convenience Provider']],
	['9. End. Provider may walk away from this Agreement whenever it likes.', ['for_convenience Provider']],
	['9. End. Provider may stop at will; Customer is in for the full two years.', ['for_convenience Provider']],
	['9. End. Provider may terminate this Agreement if Customer fails to pay.', ['for_cause Provider']],
	['9. End. If Customer is in breach, Provider may terminate this Agreement immediately.', ['for_cause Provider']],
	[
		'9. End. Either party may terminate this Agreement if the other materially breaches it and does not cure the breach within 30 days after notice.',
		['for_cause each time 30 days'],
	],
	[
		"9. End. Provider may terminate this Agreement: (a) at any time on 60 days' notice; or (b) if Customer becomes insolvent.",
		['for_convenience Provider notice 60 days', 'on_insolvency Provider'],
	],
	['9. End. Customer may not terminate this Agreement before the end of the Term.', ['barred Customer']],
	['9. End. Neither party may terminate this Agreement for convenience.', ['barred neither']],
	['9. End. Provider may terminate this Agreement upon a change of control of Customer.', ['on_change_of_control Provider']],
	['9. End. Provider may suspend the Services at any time without notice.', ['suspension Provider notice 0 days']],
	[
		"9. End. Provider may suspend access to the Services if an invoice is ten days overdue, after five days' notice.",
		['suspension Provider notice 5 days'],
	],
	['9. End. Upon termination of this Agreement, Customer shall return all materials.', []],
	['9. End. If Customer terminates this Agreement, Customer shall pay all fees.', []],
	['9. End. Customer may terminate this Agreement in accordance with Section 12.', []],
	['9. End. This Agreement may be amended or terminated only in writing signed by both parties.', []],
	['9. End. Provider may, in its sole discretion, terminate this Agreement on written notice.', ['for_convenience Provider']],
	["9. End. Provider shall have the right to end this Agreement with fourteen days' notice.", ['for_convenience Provider notice 14 days']],
	[
		"9. End. Customer is entitled to terminate this Agreement at the end of each calendar month on one month's notice.",
		['for_convenience Customer notice 1 months'],
	],
	[
		'9. End. Provider may terminate this Agreement if it determines in its sole judgment that Customer is a credit risk.',
		['on_event Provider'],
	],
	['9. End. The non-breaching party may terminate this Agreement upon a material breach.', ['for_cause floating']],
	["9. End. Each of the parties can leave this Agreement with 90 days' notice.", ['for_convenience each notice 90 days']],
	['9. End. Provider can cancel the subscription any time; so can Customer.', ['for_convenience Provider']],
	['9. End. Provider may terminate the employment of its staff at any time.', []],
	['9. End. Provider may cancel a meeting at any time.', []],
	['9. End. In the event of force majeure lasting 60 days, either party may terminate this Agreement.', ['on_event each']],
	['9. End. Should Customer go bankrupt, Provider may terminate this Agreement forthwith.', ['on_insolvency Provider']],
	["9. End. Provider may quit on two weeks' notice.", ['for_convenience Provider notice 14 days']],
	['9. End. Both Provider and Customer may terminate this Agreement at any time.', ['for_convenience each']],
	['9. End. The parties may terminate this Agreement by mutual written agreement.', []],
	["9. End. Provider may terminate Customer's access to the Services at any time.", ['for_convenience Provider']],
	[
		"Termination\nEither party may end this contract by giving the other two months' notice in writing.",
		['for_convenience each notice 2 months'],
	],
	['9. End. Provider may discontinue the Services at any time in its sole discretion.', ['for_convenience Provider']],
	["9. End. Customer may cancel any Order Form upon sixty (60) days' prior written notice.", ['for_convenience Customer notice 60 days']],
	[
		"9. End. Subject to Section 9.2, Customer may terminate this Agreement on 45 days' written notice.",
		['for_convenience Customer notice 45 days'],
	],
	['9. End. Provider may terminate this Agreement with immediate effect if Customer breaches any term.', ['for_cause Provider']],
	['9. End. Provider may terminate this Agreement for cause.', ['for_cause Provider']],
	['9. End. This Agreement may be terminated by either party for "Cause" without notice.', ['for_cause each notice 0 days']],
	["9. End. Either party may terminate this Agreement at the end of the initial term on 30 days' notice.", []],
	["9. End. Either party may terminate this Agreement with cause upon thirty (30) days' notice.", ['for_cause each notice 30 days']],
	[
		"9. End. After the first anniversary of the Effective Date, Customer may terminate this Agreement on 90 days' notice.",
		['for_convenience Customer notice 90 days'],
	],
	['9. End. Provider may terminate this Agreement if Customer is acquired by a competitor of Provider.', ['on_change_of_control Provider']],
	["9. End. Each party is free to leave on thirty days' notice.", ['for_convenience each notice 30 days']],
	['9. End. The term of this Agreement ends on 31 December 2027.', []],
	["9. End. Provider shall not suspend the Services without ten days' notice.", []],
	[
		'9. End. Either party may terminate for a serious breach that is not cured sixty (60) days after notice.',
		['for_cause each time 60 days'],
	],
]

test.each(clauses)('who may end the contract, and when: %s', (clause, frames) => {
	expect(framesIn('termination', clause)).toEqual(frames)
})
