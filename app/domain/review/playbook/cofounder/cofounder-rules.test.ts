import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { cofounderRules } from './cofounder-rules.ts'

function flagsIn(text: string, documentType: DocumentType): string[] {
	return cofounderRules
		.filter((rule) => ['flagged', 'absent'].includes(rule.decide(ruleInput(text, documentType)).outcome))
		.map(({ id }) => id)
}

const fairAgreement = `# CO-FOUNDER AGREEMENT
This Agreement is made on March 2, 2026 between Amara Osei, residing at 8 Quay Street, Portland, Oregon ("Amara"), and Tomas Lind, residing at 3 Hill Road, Denver, Colorado ("Tomas"), each a "Founder", and Saltmarsh Robotics, Inc., a Delaware corporation (the "Company").
1. Shares. The Company is authorized to issue 10,000,000 shares of common stock. Amara holds 4,400,000 shares and Tomas holds 3,600,000 shares, 8,000,000 shares in total. The other 2,000,000 shares stay unissued for a future option pool.
2. Vesting. Each Founder's Shares vest over four (4) years from the Vesting Start Date: 25% on the first anniversary of that date and 1/48 of the Shares each month thereafter, while the Founder works for the Company. The "Vesting Start Date" is March 2, 2026 for both Founders.
3. Sale of the Company. If within twelve (12) months after a Change of Control a Founder is terminated without Cause or resigns for Good Reason, all unvested Shares of that Founder vest in full.
4. Definitions. "Cause" means only fraud, a felony conviction, or a material breach of this Agreement not cured within 30 days after written notice. "Good Reason" means only a material cut in pay or role, or a move of more than 50 miles, not cured within 30 days after notice.
5. Leaving. When a Founder stops working for the Company for any reason, the Company may repurchase the unvested Shares within ninety (90) days at the lower of cost and fair market value. Vested Shares remain with the Founder. A leaver resigns in writing from every office and from the board, with a dated letter.
6. Taxes. Each Founder shall file an election under Section 83(b) of the Code within thirty (30) days after the transfer of the Shares.
7. Intellectual property. Each Founder hereby assigns to the Company all right, title and interest in all inventions, code and designs related to the business, whether made before or after the date of this Agreement.
8. No conflicts. Each Founder states that no former or present employer has any claim to the work and that he or she is not bound by an agreement that would conflict with this one.
9. Decisions. Daily matters are decided by the Founder in charge. If the Founders can't agree on a major matter within ten days, an independent director named by both decides.
10. Transfers. No Founder may sell or transfer Shares without first offering them to the Company, which has a right of first refusal for 30 days. A lock-up of 180 days applies after an IPO.
11. Law. This Agreement is governed by the laws of the State of Delaware.`

const fairPurchase = `# FOUNDER STOCK PURCHASE AGREEMENT
This Agreement is made as of April 6, 2026 between Saltmarsh Robotics, Inc., a Delaware corporation (the "Company"), and Amara Osei (the "Purchaser"), residing in San Diego, California.
1. Sale of Stock. The Company sells and issues to the Purchaser 4,000,000 shares of Common Stock (the "Shares") at $0.0001 per share, for an aggregate purchase price of $400.00. The Company acknowledges receipt of the purchase price by check at the Closing.
2. Repurchase Option. If the Purchaser's Continuous Service ends for any reason, the Company may, within ninety (90) days, repurchase any Shares that have not vested at the lower of the original purchase price and fair market value. One quarter of the Shares shall be released from the Repurchase Option on the first anniversary of the Vesting Commencement Date, and 1/48th of the Shares each month thereafter. "Vesting Commencement Date" means April 6, 2026.
3. Acceleration. If the Purchaser is terminated without Cause within twelve months following a Change of Control, 100% of the unvested Shares shall vest. "Cause" means fraud, a felony conviction, or a willful and material breach not cured within thirty days of notice.
4. Transfer. The Purchaser shall not transfer any Shares except in compliance with the right of first refusal of the Company in the Bylaws. The Shares are subject to a market stand-off of 180 days.
5. Stock power. The Purchaser delivers a signed stock power in blank, to be held in escrow by the Secretary.
6. Section 83(b). The Purchaser understands that an election under Section 83(b) must be filed with the IRS within 30 days of the purchase, and that filing it is the Purchaser's own duty.
7. Technology. The Purchaser hereby irrevocably assigns to the Company all technology and inventions described in Exhibit A that were created before the formation of the Company. The Purchaser represents that no prior employer or university has any right in them.
8. Spouse. The Purchaser's spouse has signed the consent in Exhibit B.
9. Law. This Agreement is governed by the laws of the State of Delaware.
Exhibit A
All software of the field robot and its designs.
Exhibit B
Consent of Spouse`

test('a fair co-founder agreement raises no flag', () => {
	expect(flagsIn(fairAgreement, 'Co-Founder Agreement')).toEqual([])
})

test('a fair founder stock purchase raises no flag', () => {
	expect(flagsIn(fairPurchase, 'Founder Stock Purchase Agreement')).toEqual([])
})

test('a one-page pact between friends shows all that it lacks', () => {
	const pact = `# FOUNDERS AGREEMENT
Amara Osei and Tomas Lind start Saltmarsh together in Austin, Texas.
1. Each holds 50% of the company. Shares are fully vested on day one.
2. Amara builds the robot. Tomas sells it. They agree to assign the inventions to the company once it is formed.
3. Both must agree to every decision.`
	expect(flagsIn(pact, 'Co-Founder Agreement')).toEqual([
		'cofounder.vesting',
		'cofounder.ip_assignment',
		'cofounder.spouse_consent',
		'cofounder.deadlock',
		'cofounder.transfer_limits',
		'cofounder.conflicts',
	])
})
