import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	[
		'12. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.',
		['needs_consent neither'],
	],
	[
		"12. Assignment. Customer may not assign this Agreement without Provider's prior written consent. Provider may assign this Agreement freely.",
		['needs_consent Customer', 'free Provider'],
	],
	[
		'12. Assignment. Provider may assign this Agreement to any affiliate or successor without consent. Customer shall not transfer its rights.',
		['free_on_sale Provider', 'barred Customer'],
	],
	['12. Assignment. This Agreement may not be assigned by Customer.', ['barred Customer']],
	[
		'12. Assignment. This Agreement is not assignable by either party without consent, except to a successor to substantially all of its business.',
		['needs_consent each'],
	],
	[
		'12. Assignment. Neither party may assign this Agreement without consent, except that Provider may assign it to a buyer of its business.',
		['needs_consent neither'],
	],
	['12. Assignment. A change of control of Customer shall be deemed an assignment requiring consent.', ['control_counts Customer']],
	['12. Assignment. A merger of a party shall not be deemed an assignment.', ['control_free each']],
	['12. Assignment. Customer hereby assigns to Provider all right, title and interest in the Work Product.', []],
	['12. Assignment. Provider may assign its staff to the project.', []],
	[
		"12. Assignment. Customer shall not assign this Agreement, whether voluntarily, by merger or by change of control, without Provider's consent.",
		['needs_consent Customer', 'control_counts Customer'],
	],
	[
		"12. Assignment. Either party may assign this Agreement in connection with a merger without the other's consent.",
		['free_on_sale each'],
	],
	['12. Assignment. Provider can pass on this contract to whomever it likes.', ['free Provider']],
	[
		"12. Assignment. Customer may assign this Agreement with Provider's consent, which shall not be unreasonably withheld.",
		['needs_consent Customer'],
	],
	[
		'12. Assignment. No party may assign or transfer its rights or obligations under this Agreement without the written consent of the others.',
		['needs_consent neither'],
	],
	['12. Assignment. Provider shall be entitled to transfer this Agreement at any time.', ['free Provider']],
	['12. Assignment. Customer shall not assign, delegate or sublicense this Agreement.', ['barred Customer']],
	[
		'12. Assignment. Notwithstanding the foregoing, either party may assign this Agreement to a purchaser of all of its assets.',
		['free_on_sale each'],
	],
	['12. Assignment. Provider may delegate its obligations to subcontractors.', []],
	['12. Assignment. Customer may not transfer the Software.', []],
	[
		'12. Assignment. The rights and obligations of Customer under this Agreement may not be transferred without consent of Provider.',
		['needs_consent Customer'],
	],
	['12. Assignment. Neither this Agreement nor any right under it may be assigned by either party.', ['barred each']],
	['12. Assignment. Any merger, consolidation or sale of stock of Customer constitutes an assignment.', ['control_counts Customer']],
	['12. Assignment. "Transfer" includes a change of control of Customer.', ['control_counts nobody']],
	['12. Assignment. Provider may transfer personal data to its affiliates.', []],
	['12. Assignment. This Agreement binds the parties and their successors and permitted assigns.', []],
	['12. Assignment. An attempted assignment in breach of this Section is void.', []],
	['12. Assignment. Provider may assign its receivables to a bank.', []],
	['12. Assignment. Customer agrees not to assign this Agreement.', ['barred Customer']],
	['12. Assignment. Customer may assign this Agreement to its affiliates without consent.', ['free_on_sale Customer']],
	['12. Assignment. Both parties may transfer this contract freely.', ['free each']],
	['12. Assignment. Customer cannot assign any of its rights hereunder.', ['barred Customer']],
	['12. Assignment. The inventions are assigned to Customer.', []],
	['12. Assignment. Provider may subcontract its duties.', []],
	[
		"12. Assignment. Neither party may assign this Agreement without the other's consent. A merger of Customer requires that consent as well.",
		['needs_consent neither', 'control_counts Customer'],
	],
	['12. Assignment. Provider will assign a project manager.', []],
	[
		"12. Assignment. Customer shall not sell or transfer its rights under this Agreement without Provider's written approval.",
		['needs_consent Customer'],
	],
	['12. Assignment. Provider may without consent assign this Agreement to an affiliate.', ['free_on_sale Provider']],
	['12. Assignment. Either party may assign this Agreement upon written notice to the other.', ['free each']],
	['12. Assignment. Neither party shall assign this Agreement, save to a company of its group.', ['barred neither']],
]

test.each(clauses)('who may hand the contract on: %s', (clause, frames) => {
	expect(framesIn('assignment', clause)).toEqual(frames)
})
