import { expect, test } from 'vitest'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { advisorRules } from './advisor-rules.ts'

const option =
	'2. Equity. The Company will grant the Advisor an option to buy 25,000 shares of common stock, which is 0.25% of the fully diluted shares on the date of this Agreement.'
const vests =
	'The option vests in 24 equal monthly installments from the date of this Agreement, with a cliff of three months, as long as the Advisor serves.'

const cases: RuleCase[] = [
	{
		rule: 'advisor.equity_grid',
		finds: 'the stake is larger than the usual grid',
		flags: [
			'2. Equity. The Company grants the Advisor shares equal to 2% of the fully diluted capitalization.',
			'2. Equity. You will receive options for three percent (3%) of the Company.',
			'2. Equity. The Advisor receives 200,000 shares out of 10,000,000 fully diluted shares.',
		],
		accepts: [option, '2. Equity. The Advisor receives 0.5% of the Company’s common stock.'],
		nearMisses: [
			'2. Equity. The Advisor receives 20,000 shares. 25% of the shares vest after six months.',
			'2. Pay. The Advisor gets a retainer of $500 and late fees of 1.5% a month.',
			'2. Equity. The Advisor receives 0.25% of the Company. Upon a sale of the Company 50% of the unvested shares vest.',
		],
		failures: {
			'unusual place': {
				flags: '1. Work. The Advisor gives advice.\nExhibit A\nEquity: 1.5% of the Company’s fully diluted shares',
				accepts: '1. Work. The Advisor gives advice.\nExhibit A\nEquity: 0.5% of the Company’s fully diluted shares',
			},
			'over the threshold': {
				flags: '2. Equity. The Advisor receives shares equal to 1.25% of the outstanding capital stock.',
				accepts: '2. Equity. The Advisor receives shares equal to 1.00% of the outstanding capital stock.',
			},
			'by reference': {
				flags:
					'1. Terms. "Advisor Shares" means common stock equal to 4% of the Company.\n2. Equity. The Company issues the Advisor Shares to the Advisor.',
				accepts:
					'1. Terms. "Advisor Shares" means common stock equal to 0.4% of the Company.\n2. Equity. The Company issues the Advisor Shares to the Advisor.',
			},
			'several conditions': {
				flags:
					'2. Equity. The Company is a growth stage company. For standard level help the Advisor receives 0.60% of the fully diluted shares.',
				accepts:
					'2. Equity. The Company is a growth stage company. For expert level help the Advisor receives 0.60% of the fully diluted shares.',
			},
		},
	},
	{
		rule: 'advisor.vesting',
		finds: 'the advisor owns the equity without earning it',
		flags: [
			'The Advisor receives one percent (1%) of the shares of the Company, fully earned.',
			option,
			`${option} The option is fully vested on the date of grant.`,
			`${option} The option vests monthly over 24 months.`,
		],
		accepts: [`${option} ${vests}`, '2. Equity. You will receive 20,000 shares. Vesting: 24 months, monthly, 3-month cliff.'],
		nearMisses: [
			`${option} ${vests} On a sale of the Company half of the option becomes fully vested.`,
			'2. Pay. The Advisor is paid $500 a month in cash.',
			`${option} Nothing vests before the Advisor has served three months. After that 1/24 vests each month.`,
			`${option} It vests monthly over two years, after three months in which no part vests.`,
			`${option} One twenty-fourth vests each month, but the first three months vest together at their end.`,
		],
		failures: {
			'unusual place': {
				flags: '1. Terms. "Advisor Shares" means 20,000 shares granted to the Advisor, not subject to vesting.',
				accepts: '2. Equity. The Advisor is granted 20,000 shares.\nSchedule 1\nVesting: 24 months, monthly, with a cliff of 3 months',
			},
			'over the threshold': {
				flags: `${option} The option vests over six months with a cliff of one month.`,
				accepts: `${option} The option vests over eighteen months with a cliff of one month.`,
			},
			absent: {
				flags: '2. Equity. The Advisor receives 20,000 shares of common stock.',
				accepts: '2. Thanks. The Advisor helps for free.',
			},
		},
	},
	{
		rule: 'advisor.percent_basis',
		finds: 'a percentage hangs in the air, or never shrinks',
		flags: [
			'2. Equity. The Advisor receives 0.5% of the Company.',
			'2. Equity. The Advisor receives 0.5% of the fully diluted shares.',
			`${option} The Advisor’s stake shall not be diluted by later rounds.`,
			'2. Equity. The Advisor is granted 20,000 shares and will get additional shares in each future financing so that the stake stays at 0.5%.',
		],
		accepts: [option, '2. Equity. The Advisor receives 0.5% of the fully diluted shares as of the Effective Date.'],
		nearMisses: [
			`${option} There is no anti-dilution protection.`,
			'2. Equity. The Advisor is granted 20,000 shares, which later rounds may dilute.',
		],
		failures: {
			'unusual place': {
				flags: `${option}\n9. General. Notices are in writing. The Advisor enjoys full anti-dilution protection.`,
				accepts: `${option}\n9. General. Notices are in writing. The Advisor has no preemptive or anti-dilution rights.`,
			},
			'by reference': {
				flags: '1. Terms. "Equity" means 0.5% of the Company at all times.\n2. Grant. The Company grants the Equity to the Advisor.',
				accepts:
					'1. Terms. "Equity" means 0.5% of the Company, 50,000 shares of common stock.\n2. Grant. The Company grants the Equity to the Advisor.',
			},
			'several conditions': {
				flags: '2. Equity. The Advisor receives 0.5% of the fully diluted shares, counted when the Advisor asks.',
				accepts: '2. Equity. The Advisor receives 0.5% of the fully diluted shares, counted on the date of grant.',
			},
		},
	},
	{
		rule: 'advisor.board_approval',
		finds: 'the grant skips the board, or has no fair price',
		flags: [
			option,
			`${option} The grant is subject to approval by the board of directors. The exercise price is $0.01 per share.`,
			'2. Equity. You get 20,000 shares of common stock today.',
		],
		accepts: [
			`${option} The grant is subject to approval by the board of directors. The exercise price is the fair market value on the date of grant.`,
			'2. Equity. Subject to the approval of the Board, the Advisor will be issued 20,000 shares of restricted stock.',
		],
		nearMisses: [
			'2. Pay. The Advisor is paid $500 a month.',
			`${option} The board has approved the grant at a price based on a 409A valuation.`,
		],
		failures: {
			'unusual place': {
				flags: `${option}\n9. Seats. The Advisor may sit in board meetings as an observer with consent of the directors.`,
				accepts: `${option}\n9. General. Grants need the approval of the board of directors and are priced at fair market value.`,
			},
			'several conditions': {
				flags: `${option} The Board must approve the grant.`,
				accepts: `${option} The Board must approve the grant and set the exercise price at fair market value.`,
			},
			absent: {
				flags: '2. Equity. The Company grants the Advisor 20,000 shares.',
				accepts: '2. Equity. When approved by the Board, the Company grants the Advisor 20,000 shares.',
			},
		},
	},
	{
		rule: 'advisor.duties',
		finds: 'nobody can tell whether the advisor helped',
		flags: [
			'1. Work. The Advisor will provide advice as reasonably requested from time to time.',
			'2. Equity. The Advisor is granted 20,000 shares.',
			'1. Work. Ms Brandt opens doors wherever she can.\n2. News. We may ask her to a call, and send her our quarterly figures.',
		],
		accepts: [
			'1. Work. The Advisor gives at least four hours per month and joins one call each month.',
			'1. Work. You will make two introductions to customers each quarter.',
			'1. Work. You join us for a call of an hour every fortnight.',
		],
		nearMisses: [
			'1. Work. The Advisor attends quarterly meetings with the founders.',
			'1. Work. The Advisor’s help shall not exceed five hours in any month.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Work. The Advisor agrees to consult with the Company.\n8. End. Either party may end this on ten days’ notice each month.',
				accepts: '1. Work. The Advisor agrees to consult with the Company.\nExhibit A\nTime: 3 hours per month',
			},
			'by reference': {
				flags: '1. Work. The Advisor provides the Services. "Services" means guidance on sales when needed.',
				accepts: '1. Work. The Advisor provides the Services. "Services" means guidance on sales in two calls per month.',
			},
			absent: { flags: option, accepts: `${option}\n3. Work. The Advisor gives the Company one day a month.` },
		},
	},
	{
		rule: 'advisor.ip_confidentiality',
		finds: 'plans or ideas may leave with the advisor',
		flags: [
			option,
			'4. Secrets. The Advisor shall keep the Company’s information confidential.',
			'4. Secrets. The Advisor shall keep facts confidential and agrees to assign to the Company all inventions made for it.',
			'4. Ideas. The Advisor hereby assigns to the Company all ideas and work product.',
		],
		accepts: [
			'4. Secrets. The Advisor shall keep the Company’s information confidential and hereby assigns to the Company all inventions and other work made for it.',
		],
		nearMisses: [
			'4. Secrets. You will not disclose confidential information to anyone.\n5. Ideas. You irrevocably assign to the Company all work product and inventions from your services.',
			'4. Papers. The Advisor signs the Company’s Proprietary Information and Inventions Agreement.',
		],
		failures: {
			'unusual place': {
				flags:
					'9. General. Notices are in writing. The Advisor will assign to the Company all inventions on request. The Advisor keeps plans in confidence.',
				accepts:
					'9. General. Notices are in writing. The Advisor hereby assigns to the Company all inventions made in the course of the services. The Advisor keeps plans in confidence.',
			},
			'by reference': {
				flags:
					'1. Terms. "Work Product" means all ideas, inventions and designs.\n4. Rights. The Advisor shall transfer the Work Product to the Company at the end of the term and shall keep secrets confidential.',
				accepts:
					'1. Terms. "Work Product" means all ideas, inventions and designs.\n4. Rights. The Advisor hereby transfers the Work Product to the Company and shall keep secrets confidential.',
			},
			'several conditions': {
				flags: '4. Rights. The Advisor hereby assigns to the Company all inventions made for it.\n5. Notices. Notices are in writing.',
				accepts:
					'4. Rights. The Advisor hereby assigns to the Company all inventions made for it.\n5. Secrets. The Advisor shall not disclose confidential information.',
			},
			absent: {
				flags: '1. Work. The Advisor gives advice.',
				accepts:
					'1. Work. The Advisor gives advice.\n2. Rights. The Advisor hereby assigns all inventions to the Company and must not disclose its confidential information.',
			},
		},
	},
	{
		rule: 'advisor.acceleration',
		finds: 'a sale hands the advisor all shares',
		flags: [
			'The Advisor receives an option to purchase 20,000 shares, which vests over two years. If control of the Company changes, the whole of the grant vests on that day.',
			`${option} ${vests} Upon a Change of Control all unvested options vest immediately.`,
			`${option} ${vests} If the Company is acquired, vesting shall accelerate in full.`,
		],
		accepts: [`${option} ${vests}`, `${option} ${vests} Upon a Change of Control 25% of the unvested options vest.`],
		nearMisses: [
			`${option} ${vests} There is no acceleration on a sale of the Company.`,
			`${option} ${vests} If the Advisor is terminated without cause within six months after a Change of Control, all unvested options vest immediately.`,
		],
		failures: {
			'unusual place': {
				flags: `${option} ${vests}\n9. General. Headings are for ease only. All of the unvested shares shall become vested upon a merger of the Company.`,
				accepts: `${option} ${vests}\n9. General. Headings are for ease only. Upon a merger of the Company, unvested options lapse.`,
			},
			'over the threshold': {
				flags: `${option} ${vests} On an acquisition of the Company 75% of the unvested options vest immediately.`,
				accepts: `${option} ${vests} On an acquisition of the Company 50% of the unvested options vest immediately.`,
			},
			'by reference': {
				flags: `1. Terms. "Liquidity Event" means a sale of the Company.\n${option} ${vests} Upon a Liquidity Event all unvested options vest immediately.`,
				accepts: `1. Terms. "Liquidity Event" means a sale of the Company after which the Advisor is dismissed.\n${option} ${vests} Upon a Liquidity Event all unvested options vest immediately.`,
			},
		},
	},
	{
		rule: 'advisor.finder_fee',
		finds: 'the advisor is paid for raising money',
		flags: [
			'The Advisor receives four percent (4%) of every sum that an investor puts into the Company.',
			'3. Fee. The Advisor receives a fee of 5% of all capital raised from investors that the Advisor introduces.',
			'3. Bonus. A success fee is due when a financing closes with an investor introduced by the Advisor.',
			'3. Pay. For investors brought in by Noa Levi, the Company pays two percent of the cash received.',
			'3. Bonus. For each investor introduced, the Company will issue additional shares to the Advisor.',
		],
		accepts: [
			'3. Fee. The Advisor gets a fee of $300 a month for advice.',
			'3. Fee. No finder’s fee or commission is due for any capital raised.',
		],
		nearMisses: [
			'3. Fee. The Advisor receives a commission of 5% of the fees that new customers pay.',
			'1. Work. The Advisor gives advice on raising capital from investors.',
			'3. Fee. A placement fee for capital raised is due only to Fenwick Placement LLC, a registered broker-dealer.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Terms. "Success Fee" means 4% of the amounts invested by investors whom the Advisor introduced.\n2. Law. Delaware law governs.',
				accepts: '1. Terms. "Monthly Fee" means $400 for the advice given.\n2. Law. Delaware law governs.',
			},
			'by reference': {
				flags: '3. Pay. The Advisor gets the amounts in Exhibit B.\nExhibit B\nFinder’s fee: 3% of funds raised from introduced investors',
				accepts: '3. Pay. The Advisor gets the amounts in Exhibit B.\nExhibit B\nMonthly fee: $300',
			},
		},
	},
	{
		rule: 'advisor.conflicts',
		finds: 'a school, an employer or a rival may have a claim',
		flags: [
			'The Advisor may advise any business, competitors among them, and need not tell the Company.',
			option,
			'4. Secrets. The Advisor shall keep facts confidential.\n9. Law. Delaware law governs without regard to conflict of laws rules.',
		],
		accepts: ['5. Other work. The Advisor states that these services do not conflict with any agreement with another company.'],
		nearMisses: [
			'The Advisor may advise others so long as they do not compete with the Company.',
			'5. Other work. You may advise others, but no direct competitor of the Company.',
			'5. Other work. The rules of the Advisor’s university do not give it any rights in this work.',
		],
		failures: {
			'unusual place': {
				flags: '9. General. Notices are in writing. This is the whole agreement.',
				accepts: '9. General. Notices are in writing. The Advisor is not bound by any agreement that would stop this work.',
			},
			absent: {
				flags: '1. Work. The Advisor gives advice on sales.',
				accepts: '1. Work. The Advisor gives advice on sales and has no conflict of interest.',
			},
		},
	},
	{
		rule: 'advisor.ending',
		finds: 'you can’t leave, or vesting goes on',
		flags: [
			'8. Term. This Agreement runs for two years.',
			'8. End. Either party may terminate this Agreement on ten days’ notice. Vesting continues after termination of this Agreement.',
			'8. End. Either party may terminate this Agreement on six months’ notice.',
			'8. End. The Advisor may terminate this Agreement at any time.',
		],
		accepts: ['8. End. Either party may terminate this Agreement at any time on five days’ notice. Vesting stops on that day.'],
		nearMisses: [
			'8. End. The Company may terminate this Agreement at any time. The Advisor may terminate this Agreement on a week’s notice.',
			`${option} ${vests} Vested options remain exercisable for a year after service ends.\n8. End. Either party may end this on a week’s notice, whereupon vesting ceases.`,
			`${option} ${vests}\n8. End. You or we can end this arrangement for any reason by e-mail.`,
			`${option} ${vests}\n8. Stopping. We or you may stop with a week’s notice. From then on nothing more vests, and vesting ceases.`,
			'8. Length. Both sides may leave sooner on ten days’ notice.',
		],
		failures: {
			'unusual place': {
				flags: `${option} ${vests}\n9. General. Notices are in writing. This Agreement may be terminated only for a material breach that is not cured.`,
				accepts: `${option} ${vests}\n9. General. Notices are in writing. The relationship is at-will for both sides.`,
			},
			'over the threshold': {
				flags: '8. End. Either party may terminate this Agreement for any reason with 120 days’ notice.',
				accepts: '8. End. Either party may terminate this Agreement for any reason with 30 days’ notice.',
			},
			'several conditions': {
				flags: `${option} The option vests over 24 months with a cliff of three months.\n8. End. Either party may terminate this Agreement at any time.`,
				accepts: `${option} The option vests over 24 months with a cliff of three months.\n8. End. Either party may terminate this Agreement at any time, and unvested options lapse.`,
			},
			absent: { flags: option, accepts: `${option}\n8. End. Each side may end this Agreement at any time.` },
		},
	},
	{
		rule: 'advisor.loose_ends',
		finds: 'costs, tax or powers are left open',
		flags: [
			'The Advisor may conclude contracts with partners for the Company.',
			'6. Costs. The Company shall reimburse all expenses of the Advisor.',
			'6. Powers. The Advisor may enter into contracts on behalf of the Company.',
			'2. Equity. The Advisor is issued 20,000 shares of restricted stock, which vest over 24 months with a cliff of three months.\n6. Status. The Advisor is an independent contractor.',
			'1. Work. The Advisor gives advice.',
		],
		accepts: [
			`${option} Vested options may be exercised for twelve months after the end.\n6. Costs. The Company reimburses expenses approved in advance. The Advisor is an independent contractor and has no authority to bind the Company.`,
		],
		nearMisses: [
			'6. Status. The Advisor has no power to bind the Company. Each side bears its own expenses.',
			'2. Equity. The Advisor is issued 20,000 shares of restricted stock, which vest over 24 months. The Advisor may file an 83(b) election within 30 days.\n6. Status. The Advisor is an independent contractor.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Terms. "Pay" means $300 a month and reimbursement of all travel costs.\n2. Status. The Advisor is an independent contractor.',
				accepts:
					'1. Terms. "Pay" means $300 a month and reimbursement of travel costs that the Company approved before.\n2. Status. The Advisor is an independent contractor.',
			},
			'several conditions': {
				flags:
					'2. Equity. The Advisor is issued 9,000 shares of restricted stock. Shares that have not vested are forfeited; they vest over 24 months.\n6. Status. The Advisor is an independent contractor.',
				accepts: `${option} ${vests}\n6. Status. The Advisor is an independent contractor.`,
			},
			absent: {
				flags: '1. Work. The Advisor gives two hours a month.',
				accepts: '1. Work. The Advisor gives two hours a month as an independent contractor.',
			},
		},
	},
]

testRules(advisorRules, cases, 'Advisor Agreement')

function flagsIn(text: string): string[] {
	return advisorRules
		.filter((rule) => ['flagged', 'absent'].includes(rule.decide(ruleInput(text, 'Advisor Agreement')).outcome))
		.map(({ id }) => id)
}

const fairAgreement = `# ADVISOR AGREEMENT
This Advisor Agreement is made on May 4, 2026 between Saltmarsh Robotics, Inc., a Delaware corporation (the "Company"), and Ingrid Vale (the "Advisor").
1. Services. The Advisor gives the Company at least four (4) hours per month: one monthly call with the founders, attendance at quarterly meetings and two introductions to customers each quarter.
2. Equity. Subject to approval by the Company's board of directors, the Advisor will be granted an option under the Company's 2026 Stock Plan to purchase 25,000 shares of common stock, representing 0.25% of the 10,000,000 fully diluted shares as of the date of this Agreement, with an exercise price equal to the fair market value on the date of grant.
3. Vesting. The option vests in twenty-four (24) equal monthly installments from the date of this Agreement, subject to a three-month cliff and to the Advisor's continuous service. There is no acceleration on a change of control. Vested options may be exercised for twelve months after the end of service.
4. Confidentiality. The Advisor shall not disclose the Company's Confidential Information and shall use it only to provide the services.
5. Inventions. The Advisor hereby assigns to the Company all right, title and interest in any work product and inventions made in the course of the services.
6. No conflict. The Advisor represents that the services do not conflict with any obligation to an employer, university or third party, and will not advise a direct competitor during the term.
7. Investors. No fee, commission or other compensation is due for introducing investors or for money raised.
8. Expenses; status. The Company reimburses expenses approved in writing in advance. The Advisor is an independent contractor with no authority to bind the Company.
9. Term. Either party may terminate this Agreement at any time, for any reason, on five (5) days' written notice. Vesting stops on the date of termination.
10. Law. This Agreement is governed by the laws of the State of Delaware.`

const fairLetter = `Saltmarsh Robotics, Inc.
June 1, 2026
Ingrid Vale
Dear Ingrid:
We are glad that you will advise Saltmarsh Robotics, Inc. (the "Company"). You will join one call each month and review our product plan every quarter.
Once our board approves it, you will be issued 30,000 shares of restricted common stock, which is 0.3% of our 10,000,000 fully diluted shares today. The shares vest in 24 equal monthly parts while you serve, and none vest in the first three months. You may file an election under Section 83(b) within 30 days after you get the shares. If you stop serving, we may take back the unvested shares at the price you paid within 90 days.
You will keep our plans confidential. You hereby assign to us all ideas, designs and inventions that you make for us. Nothing you do for us conflicts with duties to your employer or school.
You are an independent contractor and can't bind the Company. We pay no costs unless we agreed to them in writing before.
You or we may end this letter at any time by e-mail, and vesting stops that day. Delaware law governs.`

test('a fair advisor agreement raises no flag', () => {
	expect(flagsIn(fairAgreement)).toEqual([])
})

test('a fair letter to an advisor raises no flag', () => {
	expect(flagsIn(fairLetter)).toEqual([])
})
