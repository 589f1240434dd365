import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { economicsOf } from './economics.ts'
import { safeRules } from './safe-rules.ts'

const preamble =
	'This Safe certifies that in exchange for the payment by Alder Ventures LP (the "Investor") of $500,000 (the "Purchase Amount") on or about March 2, 2026, Tern Inc., a Delaware corporation (the "Company"), issues to the Investor the right to certain shares.'
const cap = 'The "Post-Money Valuation Cap" is $10,000,000.'
const core =
	'In an Equity Financing this Safe converts. In a Liquidity Event or a Dissolution Event the Investor is paid. This Safe then terminates. The Company represents that it exists. The Investor represents that it buys for itself.'

const cases: RuleCase[] = [
	{
		rule: 'safe.standard_form',
		finds: 'parts of the standard SAFE are gone, or the form is not what it says',
		flags: [
			preamble,
			`${core}\nThis Safe is one of the standard forms and has not been modified.\nThe Purchase Amount bears interest at a rate of 6% per annum.`,
		],
		accepts: [core],
		nearMisses: [`${core}\nThis Safe is one of the standard forms. No interest accrues.`],
	},
	{
		rule: 'safe.post_money',
		finds: 'the cap is pre-money or of no stated kind',
		flags: [
			'The "Valuation Cap" is $5,000,000. "Company Capitalization" means all shares and options, excluding this instrument and all other Safes.',
			'The "Valuation Cap" is $5,000,000.',
			'The pre-money valuation cap is $5,000,000.',
		],
		accepts: [cap],
		nearMisses: [
			'The "Discount Rate" is 80%. Holders of Safes with the same Post-Money Valuation Cap may amend this Safe.',
			'If the Company issues Subsequent Convertible Securities on more favorable terms (including a valuation cap), the Investor may take them.',
			'The "Valuation Cap" is a post-money amount of $5,000,000.',
		],
	},
	{
		rule: 'safe.variant',
		finds: 'the title names other price terms than the text, or there are none',
		flags: [
			`SAFE (discount only)\n${cap}`,
			'SAFE\nCap and no discount.\nThe "Valuation Cap" is $4,000,000. The "Discount Rate" is 85%.',
			'The Company issues this Safe.',
		],
		accepts: ['The Discount Rate is ____.', cap, `SAFE (post-money valuation cap, no discount)\n${cap}`],
		nearMisses: [
			'The "Valuation Cap" is as agreed.',
			`SAFE\n${cap}\nThe Investor pays in cash with no discount for early payment of the Purchase Amount.`,
		],
		failures: {
			'several conditions': {
				flags: `SAFE (valuation cap only)\n${cap} The "Discount Rate" is 80%.`,
				accepts: `SAFE (valuation cap only)\n${cap}`,
			},
			absent: { flags: 'The Company issues this Safe to the Investor.', accepts: `The Company issues this Safe to the Investor. ${cap}` },
		},
	},
	{
		rule: 'safe.discount_rate',
		finds: 'a discount was written where the rate belongs, or it is deep',
		flags: ['The "Discount Rate" is 20%.', 'The "Discount Rate" is 60%.'],
		accepts: ['The "Discount Rate" is 80%.'],
		nearMisses: ['The Investor gets a discount of 20% on the price. The "Discount Rate" is 100% minus 20%.'],
	},
	{
		rule: 'safe.ownership',
		finds: 'the share that is sold is worked out',
		flags: [
			`${preamble}\nThe pre-money Valuation Cap is $1,500,000.`,
			`${preamble}\nThe "Post-Money Valuation Cap" is $4,000,000.`,
			`${preamble}\nThe "Post-Money Valuation Cap" is $400,000.`,
			`${preamble}\n${cap}\nThe Investor owns 4% of the Company after conversion.`,
		],
		accepts: [
			'The "Discount Rate" is 80%.',
			`${preamble}\n${cap}`,
			`${preamble}\n${cap}\nThe Investor owns 5% of the Company after conversion.`,
		],
		nearMisses: [preamble, `${preamble}\nThe pre-money Valuation Cap is $5,000,000.`],
		failures: {
			'over the threshold': {
				flags: `${preamble}\nThe "Post-Money Valuation Cap" is $2,000,000.`,
				accepts: `${preamble}\nThe "Post-Money Valuation Cap" is $9,000,000.`,
			},
		},
	},
	{
		rule: 'safe.stack',
		finds: 'all SAFEs together sell a lot',
		flags: [
			`${preamble}\n${cap}\nThe Company has issued other Safes: $1,000,000 at a $5,000,000 cap.`,
			`${preamble}\n${cap}\nThe Company has already sold Safes of $900,000 at a post-money cap of $6,000,000 and of $200,000 at a cap of $5,000,000.`,
		],
		accepts: [`${preamble}\n${cap}`],
		nearMisses: [`${preamble}\n${cap}\nThe Company has issued other Safes: $100,000 at a $10,000,000 cap.`],
	},
	{
		rule: 'safe.mfn',
		finds: 'better terms may be taken over later',
		flags: [
			`${cap} The Investor has a most favored nation right.`,
			`${cap} If the Company later gives another investor better terms, the Investor may choose them for this Safe.`,
			`${cap} The Investor is entitled to any better price that a later Safe has.`,
		],
		accepts: [preamble],
		nearMisses: [
			'The Investor has no MFN right.',
			'The Investor has a most favored nation right.',
			'The Company seeks better terms from its bank.',
		],
	},
	{
		rule: 'safe.pro_rata',
		finds: 'the right to buy is too wide',
		flags: [
			'The Investor may participate in each later round for its pro rata share multiplied by two.',
			'The Investor has a super pro rata right in the next round.',
			'The Investor has a pro rata right in each subsequent financing.',
			'In the next round the Investor may buy twice its share of the new stock.',
			'In every later round the Investor may subscribe for its share of the issue.',
		],
		accepts: [
			'The Investor has a pro rata right in the Equity Financing.',
			'In the Equity Financing the Investor may buy its share of the new stock.',
		],
		nearMisses: ['Proceeds are shared pro rata among holders of Safes.'],
	},
	{
		rule: 'safe.no_maturity',
		finds: 'the SAFE falls due',
		flags: [
			'If there is no financing within two years, the Purchase Amount shall be repaid on demand.',
			'The Purchase Amount is due and payable on the Maturity Date.',
			'If this Safe has not converted within two years, the Company returns the Purchase Amount.',
			'On the third anniversary of its date the Company shall repay this Safe.',
		],
		accepts: [preamble],
		nearMisses: [
			'If there is a Dissolution Event, the Company pays the Purchase Amount, due and payable right before the Dissolution Event.',
			'This Safe has no maturity date.',
			'A convertible note with a maturity date is a converting security.',
		],
	},
	{
		rule: 'safe.no_interest',
		finds: 'the SAFE bears interest',
		flags: [
			'The Company pays the Investor a quarterly coupon of 3% of the Purchase Amount.',
			'The Purchase Amount bears interest at 8% per annum.',
			'For conversion the Purchase Amount increases by 6% each year.',
			'The Purchase Amount, with an annual uplift of 8%, converts in the next round.',
		],
		accepts: [preamble],
		nearMisses: [
			'No interest accrues on the Purchase Amount.',
			'This Safe does not bear interest.',
			'The Investor acquires an interest in the Company.',
			'It carries no interest, has no due date and is unsecured.',
			'The option pool increases to 10% of all shares this year.',
		],
	},
	{
		rule: 'safe.no_repayment',
		finds: 'the money can be asked back',
		flags: [
			'After two years the Purchase Amount shall be repaid to the Investor.',
			'The Company shall repay the Purchase Amount on request.',
			'The Investor may require repayment after two years.',
			'Each of these is an Event of Default.',
			'The Holder may oblige the Company to buy back this Safe.',
		],
		accepts: [preamble],
		nearMisses: ['The Company has no duty to repay the Purchase Amount.'],
	},
	{
		rule: 'safe.no_security',
		finds: 'assets stand behind the SAFE',
		flags: [
			'A first charge over the patents of the Company is created in favor of the Investor.',
			'As security the Company charges all its intellectual property to the Investor.',
			'The Company grants a security interest in its assets.',
			'The founder gives a personal guarantee.',
		],
		accepts: [preamble],
		nearMisses: ['The shares are free of any lien on them.', 'This Safe is not secured by any assets.'],
	},
	{
		rule: 'safe.no_control',
		finds: 'a board seat or a veto is given',
		flags: [
			'The Investor may appoint one director to the board.',
			"The Company shall not incur debt without the Investor's consent.",
			"The yearly budget and new loans need the Investor's approval.",
			'The Investor may name one member of the board.',
		],
		accepts: [preamble],
		nearMisses: [
			'The Investor is not entitled to a board seat.',
			'This Safe may be amended only with the prior written consent of the Investor.',
		],
	},
	{
		rule: 'safe.no_payout',
		finds: 'a sale pays more than the money back',
		flags: ['In a sale the Investor receives two times the Purchase Amount.', 'In a sale the Investor receives 2x its investment.'],
		accepts: ['In a sale the Investor receives the Purchase Amount.'],
		nearMisses: ['In a sale the Investor receives one times the Purchase Amount, which is 100% of it.'],
	},
	{
		rule: 'safe.capitalization',
		finds: 'the share count is missing or changed',
		flags: [
			cap,
			`${cap}\n"Company Capitalization" means all shares, options and converting securities and includes any increase of the option pool.`,
			`${cap}\n"Company Capitalization" means all shares that are outstanding.`,
			`${cap}\n"Capitalization" means all shares, options and converting securities before the round, with the whole increase of the pool, but without this Safe.`,
		],
		accepts: [
			`${cap}\n"Company Capitalization" means all shares, options, the option pool and all converting securities.`,
			`${cap}\n"Fully Diluted Shares" means all shares, options, the unissued pool as it is today and all convertible papers.`,
		],
		nearMisses: [
			`${cap}\n"Company Capitalization" means all shares and options, all converting securities, and shares reserved for future grant under an equity incentive plan.`,
			`${cap}\n"Company Capitalization" means all shares, options, converting securities and the option pool, except for any increase of the pool.`,
		],
	},
	{
		rule: 'safe.issuer',
		finds: 'the company is not fully named',
		flags: [
			'This Safe is issued by Tern (the "Company").',
			'This Safe is issued by [Company Name], a [state] corporation (the "Company").',
			`${preamble}\nTERN HOLDINGS LLC\nBy: ________`,
		],
		accepts: [preamble],
		nearMisses: [
			'This Safe is issued by Tern Inc., incorporated in Delaware.',
			`${preamble}\nTERN, INC.\nBy: ________\nALDER VENTURES LP\nBy: ________`,
		],
	},
	{
		rule: 'safe.date_and_amount',
		finds: 'the amount is missing or stated twice',
		flags: [
			'This Safe is issued by Tern Inc. to the Investor.',
			`${preamble}\nThe Investor pays $450,000 (the "Purchase Amount").`,
			`${preamble}\nThe Company confirms receipt of a wire of $480,000 from the Investor.`,
		],
		accepts: [preamble],
		nearMisses: [
			`${preamble}\nThe Company also leases a van for $450 a month.`,
			`${preamble}\nThe Company confirms receipt of a wire of $500,000 from the Investor, less bank charges of $20.`,
		],
	},
	{
		rule: 'safe.authority',
		finds: 'nothing says that the board agreed, or a junior person signs',
		flags: [
			preamble,
			'The Company keeps a board of surfboards.',
			'The Company has the power to issue this Safe.',
			`${preamble}\n${cap}\n1. Power. The board has approved this Safe.\n2. Law. Delaware law governs.\nIN WITNESS WHEREOF, the parties have signed.\nTERN INC.\nBy: ________\nName: Otis Fenn\nTitle: Marketing Assistant`,
		],
		accepts: [
			'The Company represents that this Safe was approved by its board.',
			'Its board has duly approved the Safe.',
			'The Company has taken all necessary corporate action.',
		],
		nearMisses: [
			`${preamble}\n${cap}\n1. Power. The directors have agreed to this Safe.\n2. Law. Delaware law governs.\nIN WITNESS WHEREOF, the parties have signed.\nTERN INC.\nBy: ________\nName: Otis Fenn\nTitle: Chief Marketing Officer`,
		],
		failures: {
			absent: {
				flags: 'The Company is in good standing.',
				accepts: 'The Company is in good standing, and its directors have approved this Safe.',
			},
		},
	},
	{
		rule: 'safe.accredited',
		finds: 'the investor is not said to be accredited',
		flags: [preamble, 'The Investor is not an accredited investor.'],
		accepts: ['The Investor is an accredited investor.'],
		nearMisses: ['The Investor represents that it qualifies as an "accredited investor" under Rule 501.'],
	},
	{
		rule: 'safe.form_d',
		finds: 'the filing goes on the calendar',
		flags: [preamble, 'This Safe was sold under the Securities Act.', 'The parties agree that no form will be filed with the SEC.'],
		accepts: ['An instrument.', `${preamble} The Company will file Form D within 15 days.`],
		nearMisses: ['The Company files its yearly report.'],
	},
]

testRules(safeRules, cases, 'SAFE')

function decide(id: string, text: string) {
	const decision = safeRules.find((rule) => rule.id === id)?.decide(ruleInput(text, 'SAFE'))
	if (!decision || !('findings' in decision)) throw new Error(`${id} found nothing`)
	const [finding] = decision.findings
	return { outcome: decision.outcome, finding, says: typeof finding?.says === 'string' ? finding.says : (finding?.says.neutral ?? '') }
}

test('the share that a SAFE sells is the amount divided by the post-money cap', () => {
	expect(economicsOf(ruleInput(`${preamble}\n${cap}`)).ownership).toBe(5)
	expect(decide('safe.ownership', `${preamble}\n${cap.replace('$10,000,000', '$4,000,000')}`).says).toContain(
		'$500,000 ÷ $4,000,000 = 12.5%',
	)
})

test('a pre-money cap gives no share, since others decide it too', () => {
	expect(economicsOf(ruleInput(`${preamble}\nThe pre-money Valuation Cap is $10,000,000.`)).ownership).toBeNull()
})

test('a cap that is not above the amount is high risk', () => {
	expect(decide('safe.ownership', `${preamble}\nThe "Post-Money Valuation Cap" is $400,000.`).finding?.severity).toBe('high')
})

test('a discount rate of 20 percent is shown as the discount of 80 percent that it is', () => {
	const { says, finding } = decide('safe.discount_rate', 'The "Discount Rate" is 20%.')
	expect(says).toContain('the discount is 80%, not 20%')
	expect(finding?.severity).toBe('high')
	expect(finding?.action).toBe('change the Discount Rate from 20% to 80%')
})

test('SAFEs named in the paper add up', () => {
	expect(decide('safe.stack', `${preamble}\n${cap}\nThe Company has issued other Safes: $1,000,000 at a $5,000,000 cap.`).says).toContain(
		'5% + 20% = 25%',
	)
})

test('where the text counts the shares, the finding counts those that the SAFEs take', () => {
	const why = (id: string, text: string) => {
		const written = decide(id, text).finding?.why
		return typeof written === 'string' ? written : (written?.neutral ?? '')
	}
	const counted = 'The Company has 8,000,000 shares outstanding, the option pool included.'
	const first = preamble.replace('$500,000', '$1,000,000')
	expect(why('safe.stack', `${first}\n${cap}\n${counted}\nThe Company has issued other Safes: $500,000 at a $5,000,000 cap.`)).toContain(
		'8,000,000 shares today become 10,000,000, and this SAFE takes 1,000,000 of them.',
	)
	expect(why('safe.ownership', `${first}\n${cap}\n${counted}`)).toContain('8,000,000 shares today become 8,888,889')
	expect(why('safe.ownership', `${first}\n${cap}`)).not.toContain('shares today')
})

test('a right to better terms is shown at the best cap that the paper names', () => {
	const right = 'The Investor has a most favored nation right.'
	const others = 'The Company has issued other Safes: $100,000 at an $8,000,000 cap and $200,000 at a $5,000,000 cap.'
	expect(decide('safe.mfn', `${preamble}\n${cap}\n${right}\n${others}`).finding?.why).toContain(
		'At the cap of $5,000,000 that is named here, this SAFE would sell 10% instead of 5%.',
	)
	expect(decide('safe.mfn', `${preamble}\n${cap}\n${right}`).finding?.why).not.toContain('At the cap')
})

test('Form D is due 15 days after the first sale', () => {
	expect(decide('safe.form_d', preamble).says).toContain('2026-03-17')
})

test('a Form D date on a weekend moves to Monday', () => {
	expect(decide('safe.form_d', preamble.replace('March 2, 2026', 'March 6, 2026')).says).toContain('2026-03-23')
})
