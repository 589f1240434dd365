import { expect, test } from 'vitest'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { indemnity } from './indemnity.ts'
import { capAmount, capMutual } from './liability.ts'
import { indirectLoss, superCap } from './loss-limits.ts'
import { servicesRules } from './services-rules.ts'

const work = '1. Services. Provider will design a web shop for Customer.'
const yearCap = '9. Liability. The total liability of each party under this Agreement shall not exceed the fees paid or payable in the twelve (12) months before the claim.'
const dataIsHeld = 'Provider stores Customer Data on its servers.'

const cases: RuleCase[] = [
	{
		rule: 'services.cap_amount',
		finds: 'the cap is below a year of fees, counts only fees paid, or is not there',
		flags: [
			'6. Liability. Builder\'s liability is capped at 15% of the price actually received.',
			'6. Liability. The total liability of each party is limited to half of the fees paid or payable in the twelve months before the claim.',
			"9. Liability. Provider's total liability shall not exceed the fees paid or payable in the three (3) months before the claim.",
			'9. Limits. In no event will either party be liable for more than the fees payable in the preceding month.',
			'9. Liability. The aggregate liability of a party is limited to the amounts actually paid by Customer.',
			'9. Liability. Provider will not be liable for any damages of any kind whatsoever.',
			'2. Fees. Client pays $60,000, half on signing. 3. Liability. The liability of a party is limited to $5,000.',
		],
		accepts: ['8. Limits. Neither side owes more in a year than the price paid or payable in the twelve months before.', yearCap],
		nearMisses: [
			'8. Limits. Neither side owes more than the fees paid or payable in twelve months. Client pays no more than $50 for a course.',
			'6. Liability. Neither party\'s liability in a year exceeds 120% of the charges paid or payable in the twelve months before, or, if greater, $90,000.',
			'9. Liability. In no event shall the liability of a party exceed two times the amounts paid and payable during the eighteen (18) months before the event.',
			'3. Fees. Customer pays $4,000 per month.\n9. Liability. The liability of each party shall not exceed $100,000.',
		],
		failures: {
			'over the threshold': { flags: "9. Liability. Vendor's liability shall not exceed the fees paid or payable in the eleven (11) months before the claim.", accepts: yearCap },
			'by reference': {
				flags: '2. Definitions. "General Cap" means the fees paid or payable by Customer in the six (6) months before the event.\n9. Liability. Each party\'s total liability shall not exceed the General Cap.',
				accepts: '2. Definitions. "General Cap" means the fees paid or payable by Customer in the twelve (12) months before the event.\n9. Liability. Each party\'s total liability shall not exceed the General Cap.',
			},
			'unusual place': {
				flags: `${work}\nGeneral Cap Amount: The fees paid or payable in the 3 months before the claim.`,
				accepts: `${work}\nGeneral Cap Amount: The fees paid or payable in the 12 months before the claim.`,
			},
			'several conditions': {
				flags: '3. Fees. Customer pays a fee of $90,000 per year.\n9. Liability. The liability of each party shall not exceed $20,000.',
				accepts: '3. Fees. Customer pays a fee of $15,000 per year.\n9. Liability. The liability of each party shall not exceed $20,000.',
			},
			absent: { flags: work, accepts: `${work}\n${yearCap}` },
		},
	},
	{
		rule: 'services.cap_mutual',
		finds: 'the cap protects one side',
		flags: [
			'8. Limits. Vendor\'s responsibility ends at $5,000 in all.',
			"9. Liability. Provider's total liability shall not exceed the fees of twelve months.",
			'9. Liability. We will not be liable to you for more than the fees you paid in the last 12 months.',
			"ARTICLE 9\n9.1 IN NO EVENT SHALL CUSTOMER'S LIABILITY EXCEED THE FEES OF ONE YEAR.\n9.2 Notices are in writing.",
		],
		accepts: [yearCap],
		nearMisses: [
			'9. Liability. Neither party will be liable for more than the fees of twelve months.',
			"9. Liability. Provider's liability shall not exceed $50,000. Customer's liability shall not exceed $50,000.",
			work,
		],
		failures: {
			'unusual place': {
				flags: "3. Payment. Invoices are due in 30 days. The Vendor's aggregate liability is limited to the fees of one year.",
				accepts: '3. Payment. Invoices are due in 30 days. The aggregate liability of either party is limited to the fees of one year.',
			},
			'several conditions': {
				flags: "9. Liability. Supplier's liability shall not exceed the fees of a year. Supplier's liability for travel costs is limited to $500.",
				accepts: "9. Liability. Supplier's liability shall not exceed the fees of a year. Customer's liability is limited to the same sum.",
			},
		},
	},
	{
		rule: 'services.super_cap',
		finds: 'one low cap for everything',
		flags: [yearCap, `${yearCap} This limit does not apply to fraud or wilful misconduct.`],
		accepts: ['4. Data. Supplier keeps Client\'s data safe.\n5. Confidentiality. Each party keeps secrets.\n6. Liability. Neither party\'s total liability exceeds the charges paid or payable in twelve months. For clauses 4 and 5 the ceiling is $900,000.', `${yearCap} For breach of confidentiality or a data breach the limit is three times that sum.`],
		nearMisses: [
			'9. Liability. Except for breach of Section 5 (Confidentiality), the liability of each party shall not exceed the fees of twelve months.',
			`${yearCap} The foregoing limit shall not apply to: (a) a breach of confidentiality; (b) indemnification duties.`,
			work,
		],
		failures: {
			'unusual place': {
				flags: `${yearCap}\n14. General. Headings are for ease of reading.`,
				accepts: `${yearCap}\n14. General. The limits of liability in Section 9 do not apply to a breach of confidentiality.`,
			},
			'by reference': {
				flags: '5. Payment. Fees are due in 30 days.\n9. Liability. Except for breach of Section 5, the liability of each party shall not exceed the fees of twelve months.',
				accepts: '5. Confidentiality. Each party keeps secrets.\n9. Liability. Except for breach of Section 5, the liability of each party shall not exceed the fees of twelve months.',
			},
			'several conditions': {
				flags: `${dataIsHeld}\n${yearCap} This limit does not apply to the duty to indemnify.`,
				accepts: `${work}\n${yearCap} This limit does not apply to the duty to indemnify.`,
			},
		},
	},
	{
		rule: 'services.indirect_loss',
		finds: 'indirect loss is waived with no exception, or lost data is part of it',
		flags: [
			'8. Limits. Vendor is not responsible for lost data or lost profit.',
			'9. Liability. Neither party is liable for indirect, incidental or consequential damages.',
			'9. Liability. In no event shall Provider be liable for lost profits or loss of data. This limit does not apply to fraud.',
		],
		accepts: ['4. Confidentiality. Each party keeps secrets.\n6. Liability. Neither party is liable for indirect loss, but this does not touch clause 4 or the cost to restore data.', '9. Liability. Except for breach of confidentiality, neither party is liable for indirect or consequential damages.'],
		nearMisses: [
			'9. Liability. Neither party is liable for consequential damages or loss of data. This exclusion does not apply to a data breach or breach of confidentiality.',
			'9. Price. There are no indirect costs.',
			work,
		],
		failures: {
			'unusual place': {
				flags: '3. Warranty. Provider repairs defects and shall not be liable for any consequential loss.',
				accepts: '3. Warranty. Provider repairs defects and shall not be liable for any consequential loss, except for breach of confidentiality.',
			},
			'several conditions': {
				flags: '9. Liability. Neither party is liable for indirect damages or for lost or corrupted data. This exclusion does not apply to indemnification.',
				accepts: '9. Liability. Neither party is liable for indirect damages. This exclusion does not apply to indemnification.',
			},
		},
	},
	{
		rule: 'services.indemnity',
		finds: 'one side covers losses alone, for anything, or nobody covers rights of others',
		flags: [
			'7. Indemnity. Customer shall indemnify Provider against third-party claims that arise from its use of the service.',
			'7. Indemnity. Each party shall indemnify the other from all losses and damages arising from any breach of this Agreement, including infringement.',
			'7. Indemnity. Each party will defend the other against third-party claims caused by its negligence.',
			work,
		],
		accepts: ['7. Claims. Provider stands in for Customer against claims that the tool breaks rights of others. Customer does the same for claims about its content.', '7. Indemnity. Each party will defend and indemnify the other against third-party claims to the extent caused by its breach of law or its infringement of intellectual property.'],
		nearMisses: [
			'7. Cover. Each party shall indemnify the other against third-party claims of infringement. The insurer covers Provider against claims from fire.',
			'7. Indemnity. Provider will defend Customer against any third-party claim that the service infringes intellectual property and will indemnify it for damages finally awarded.',
			'7. Indemnity. Wren shall indemnify Tern against third-party claims of infringement. Tern shall indemnify Wren against third-party claims caused by its negligence.',
			'7. Indemnity. Provider shall indemnify Customer against third-party claims of infringement. Customer shall indemnify Provider against third-party claims that Customer Data breaks the law.',
		],
		failures: {
			'unusual place': {
				flags: '3. Use. Customer must keep passwords safe and shall indemnify Provider from all claims relating to its use.',
				accepts: '3. Use. Customer must keep passwords safe and shall indemnify Provider from third-party claims caused by its misuse.\n7. Rights. Provider shall indemnify Customer from third-party claims that the service infringes a patent.',
			},
			'by reference': {
				flags: '2. Terms. "Losses" means all loss, cost and damage.\n7. Indemnity. Each party shall indemnify the other from Losses arising from any breach of this Agreement or infringement.',
				accepts: '2. Terms. "Losses" means damages payable on a claim brought by a third party.\n7. Indemnity. Each party shall indemnify the other from Losses arising from any breach of this Agreement or infringement.',
			},
			absent: { flags: work, accepts: `${work}\n7. Indemnity. Provider will indemnify Customer against third-party claims that the services infringe a copyright.` },
		},
	},
]

testRules([capAmount, capMutual, superCap, indirectLoss, indemnity], cases, 'Services Agreement')

const decide = (rule: string, text: string, type: Parameters<typeof ruleInput>[1] = 'Services Agreement') => servicesRules.find(({ id }) => id === rule)?.decide(ruleInput(text, type))

test('an order form that hangs under a main agreement is not blamed for what stands there', () => {
	const order = '1. Work. Provider will design a shop.'
	for (const id of ['services.cap_amount', 'services.indemnity', 'services.exit']) expect(decide(id, order, 'Statement of Work')?.outcome).toBe('not_applicable')
})
