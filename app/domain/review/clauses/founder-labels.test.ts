import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { founderLabelNames, readFounderLabels } from './founder-labels.ts'
import { readStructure } from './structure/read-structure.ts'

function labelsOf(sentence: string): string[] {
	return readFounderLabels(readStructure(documentFromText(`1. Terms. ${sentence}`))).map(({ name }) => name)
}

const cases: [string, string, string][] = [
	['Vesting', 'The Shares vest in forty-eight equal monthly instalments.', 'All rights of action are vested in the trustee.'],
	[
		'Vesting Acceleration',
		'All unvested shares accelerate in full upon a Change of Control.',
		'The parties will accelerate delivery of the goods.',
	],
	['Repurchase Right', 'The Company has the right to repurchase the unvested Shares at cost.', 'The Seller shall repair the goods.'],
	['Valuation Cap', 'The Post-Money Valuation Cap is $8,000,000.', 'The bottle has a cap of steel.'],
	['Conversion Discount', 'The Discount Rate is 80%.', 'Staff get a discount in the shop.'],
	['Conversion', 'On the closing this Note converts into shares of preferred stock.', 'Payments are converted into U.S. dollars.'],
	[
		'Investor Most Favored Nation',
		'If the Company issues Subsequent Convertible Securities with better terms, the Investor may take those terms.',
		'The favoured route is by sea.',
	],
	[
		'Pro Rata Right',
		'The Investor has a pro rata right to purchase securities in the next financing.',
		'Rent is reduced pro rata for a part of a month.',
	],
	[
		'Liquidation Preference',
		'The preferred stock carries a liquidation preference of one times the original purchase price.',
		'Preference is given to local staff.',
	],
	['Option Pool', 'An employee option pool of 10% stands ready at closing.', 'Guests may use the pool.'],
	[
		'Anti-Dilution',
		'The conversion price is adjusted on a broad-based weighted average basis, an anti-dilution protection.',
		'The chemical must be diluted.',
	],
	['Drag-Along', 'A drag-along binds all holders.', 'The tug shall not drag the barge.'],
	['Board Seat', 'The lead investor may appoint one director to the board.', 'The notice board hangs in the hall.'],
	['Prior Inventions', 'The Employee lists all prior inventions in Exhibit A.', 'The prior owner has moved.'],
	['Confidentiality', 'The Recipient shall keep the terms confidential.', 'He was confident of success.'],
	['Confidentiality Carve-Out', 'Confidential Information does not include what becomes publicly known.', 'The park is public.'],
	['Residuals', 'The Recipient may use residuals kept in unaided memory.', 'The residual heat is used.'],
	['Data Protection', 'The Vendor processes personal data only under the data protection law.', 'The data sheet is enclosed.'],
	['Service Level', 'The Provider commits to uptime of 99.9 percent.', 'The seats are available at noon.'],
	['AI Training', 'The Provider may use Customer Data to train its machine learning models.', 'The Provider shall train the staff.'],
	['Indemnification', 'The Vendor shall indemnify and hold the Customer harmless.', 'The product is harmless.'],
	['Personal Guarantee', 'The founder personally guarantees the rent.', 'The Seller guarantees quality.'],
	['Payment', 'The Customer shall pay all invoices within 30 days.', 'The payload is heavy.'],
	['Dispute Resolution', 'Disputes are settled by arbitration in London.', 'The tennis court is closed.'],
	['At-Will Employment', 'Your employment is at-will and either of us may end it.', 'He will sign at will call.'],
	['Sub-Processors', 'The Processor names its sub-processors.', 'The food processor broke.'],
	['Unilateral Change', 'We may modify these terms at any time.', 'The tenant may change the locks.'],
]

test.each(cases)('%s is told by its words', (name, shows, differs) => {
	expect(labelsOf(shows)).toContain(name)
	expect(labelsOf(differs)).not.toContain(name)
})

test('every label of ours has a case', () => {
	expect(cases.map(([name]) => name).sort()).toEqual([...founderLabelNames].sort())
})
