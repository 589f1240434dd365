import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { earningRules } from './cofounder-rules.ts'

const vests =
	'3. Vesting. The Shares of each Founder vest over four (4) years from the Effective Date. 25% vest on the first anniversary of the Effective Date and 1/48 at the end of each month after that.'

const cases: RuleCase[] = [
	{
		rule: 'cofounder.vesting',
		finds: 'a founder keeps shares without staying',
		flags: [
			'1. Shares. Noor Haddad holds 5,000,000 shares and Pim de Wit holds 3,000,000 shares.',
			'3. Shares. All Shares are fully vested on the date of this Agreement.',
			'3. Shares. Each Founder’s stock is issued free of any vesting or forfeiture.',
			'3. Shares. The Shares vest over four years in monthly instalments, with no cliff.',
		],
		accepts: [vests, '1. Shares. The Founder’s Shares are subject to reverse vesting over a four-year period with a one-year cliff.'],
		nearMisses: [
			'3. Vesting. The Shares vest over four years with a 12-month cliff. Upon a Change of Control followed by dismissal, all Shares become fully vested.',
			'3. Vesting. 12/48 of the Shares are vested on the Effective Date as credit for past work. The rest vests over the following three years in monthly steps, so that all Shares are fully vested four years after the start.',
			'3. Vesting. No Shares vest before the first anniversary of the Effective Date. After that 1/48 of the Shares vest each month.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Definitions. "Founder Shares" means 4,000,000 shares of each Founder, which are not subject to vesting.\n2. Law. Delaware law governs.',
				accepts: '1. Law. Delaware law governs.\nExhibit A\nVesting: 48 months, 12-month cliff, monthly steps, from the Effective Date.',
			},
			'over the threshold': {
				flags: '3. Vesting. The Shares vest over eighteen (18) months with a six-month cliff.',
				accepts: '3. Vesting. The Shares vest over thirty-six (36) months with a six-month cliff.',
			},
			'by reference': {
				flags:
					'1. Terms. "Unrestricted Stock" means shares of a Founder that are not subject to vesting.\n2. Issue. Each Founder receives Unrestricted Stock.',
				accepts:
					'2. Issue. Each Founder receives shares that vest as set out in Exhibit A.\nExhibit A\n25% of the shares vest after one year, the remaining 75% in 36 equal monthly installments.',
			},
			'several conditions': {
				flags: '3. Vesting. Pim’s shares vest over four years with a one-year cliff. Noor’s shares are fully vested at signing.',
				accepts: '3. Vesting. Pim’s and Noor’s shares vest over four years with a one-year cliff.',
			},
			absent: { flags: '1. Roles. Noor is the CEO and Pim is the CTO of the Company.', accepts: `1. Roles. Noor is the CEO.\n${vests}` },
		},
	},
	{
		rule: 'cofounder.vesting_start',
		finds: 'nobody knows from which day vesting counts',
		flags: [
			'The shares of each Founder vest over four years. The period of Ada begins on May 4, 2026, and that of Lin begins when the Company sees fit.',
			'3. Vesting. The Shares vest over four years in equal monthly parts.',
			'3. Vesting. The Shares vest over 48 months, with 25% on the first anniversary of the Vesting Commencement Date.',
			'3. Vesting. The Shares vest over 48 months. The Vesting Start Date is ____________.',
		],
		accepts: [vests, '3. Vesting. The Shares vest over 48 months from the Vesting Start Date. The Vesting Start Date is March 2, 2026.'],
		nearMisses: [
			'3. Vesting. Each Founder’s Shares vest in 48 equal monthly installments beginning on the date of incorporation.',
			'3. Vesting. The Shares vest over four years. The Vesting Start Date is January 5, 2025 for Noor, who began work that day, and June 1, 2026 for Pim.',
			'3. Shares. No vesting applies.',
		],
		failures: {
			'unusual place': {
				flags: '3. Shares vest over 48 months from the Vesting Commencement Date.\n9. Notices. Notices go to the address on file.',
				accepts:
					'3. Shares vest over 48 months from the Vesting Commencement Date.\n9. General. "Vesting Commencement Date" means the date on which the Company was formed.',
			},
			'by reference': {
				flags: '1. Terms. 25% of the Shares vest on the one-year anniversary of the Vesting Start Date and 1/48 per month thereafter.',
				accepts:
					'1. Terms. 25% of the Shares vest on the one-year anniversary of the Vesting Start Date and 1/48 per month thereafter.\nExhibit A\nVesting Start Date: April 6, 2026',
			},
			'several conditions': {
				flags: '3. Vesting. Shares vest over four years.\nNoor: Vesting Start Date January 5, 2025\nPim: Vesting Start Date June 1, 2026',
				accepts: '3. Vesting. Shares vest over four years.\nNoor: Vesting Start Date June 1, 2026\nPim: Vesting Start Date June 1, 2026',
			},
			absent: {
				flags: '3. Vesting. Shares vest over four years with a 12-month cliff.',
				accepts: '3. Vesting. Shares vest over four years with a 12-month cliff, counted from the Closing.',
			},
		},
	},
	{
		rule: 'cofounder.acceleration',
		finds: 'a sale alone speeds vesting up, or nothing guards a founder',
		flags: [
			`${vests}\n4. Sale. Upon a Change of Control, all unvested Shares shall vest immediately.`,
			'4. Sale. If the Company is acquired, vesting accelerates in full, whether or not the Founder is terminated.',
			'4. If we are sold. Options and open shares become fully exercisable on the day of the sale.',
			'4. Sale of the Company. All unvested Shares vest at once.',
			'4. Sale. Upon a merger or if the Founder is dismissed without Cause, 100% of the unvested Shares become fully vested.',
			vests,
			`${vests}\n4. Sale. There is no acceleration of vesting for any reason.`,
		],
		accepts: [
			`${vests}\n4. Sale. If, within twelve months after a Change of Control, a Founder is terminated without Cause, all unvested Shares vest in full.`,
		],
		nearMisses: [
			'4. Loan. Upon a change of control the Lender may accelerate the note.',
			`${vests}\n4. Sale. If the Purchaser is terminated without Cause within a year after a Change of Control, 100% of the Shares that have not been released from the Repurchase Option shall be immediately released.`,
			'4. Office. The founders work at the Harbor Accelerator until a sale of the house.',
			`${vests}\n4. Sale. Vesting accelerates as to all Shares if a Founder is let go without Cause or leaves for Good Reason in the year that follows the sale of the Company.`,
		],
		failures: {
			'unusual place': {
				flags: `${vests}\n12. Miscellaneous. This Agreement binds successors. All restricted shares vest in full on an acquisition of the Company. Notices are in writing.`,
				accepts: `${vests}\n12. Miscellaneous. This Agreement binds successors. All unvested shares vest in full on a dismissal within a year after an acquisition of the Company.`,
			},
			'by reference': {
				flags: `1. Terms. "Exit Event" means a merger or the sale of the Company.\n${vests}\n4. Early vesting. Upon an Exit Event all unvested Shares vest immediately.`,
				accepts: `1. Terms. "Exit Event" means that the Founder is dismissed without cause within a year after a merger or the sale of the Company.\n${vests}\n4. Early vesting. Upon an Exit Event all unvested Shares vest immediately.`,
			},
			'several conditions': {
				flags: `${vests}\n4. Early vesting. All unvested Shares vest immediately upon a Change of Control or if the Founder is terminated without Cause.`,
				accepts: `${vests}\n4. Early vesting. All unvested Shares vest immediately if the Founder is terminated without Cause after a Change of Control.`,
			},
		},
	},
	{
		rule: 'cofounder.cause_defined',
		finds: 'one side can say what "Cause" is',
		flags: [
			'The shares of each Founder vest over four years. The other Founders may by vote end the service of a Founder for Cause.',
			'5. Leaving. If a Founder is terminated for Cause, all unvested Shares are forfeited.',
			'5. Leaving. "Cause" means any act that the Board considers harmful. On a termination for Cause the Company may buy back the Shares.',
			'5. Leaving. A Founder who goes for a reason that the Board deems to be Cause loses the Shares when leaving.',
			'5. Leaving. "Cause" includes, without limitation, poor work. A founder removed for Cause loses the unvested shares.',
			'5. Leaving. A Founder who leaves for Good Reason keeps vesting for six months.',
		],
		accepts: [
			'5. Leaving. "Cause" means fraud, a conviction for a felony, or a material breach not cured within 30 days after notice. If a Founder is terminated for Cause, unvested Shares are forfeited.',
		],
		nearMisses: [
			'5. Leaving. If a Founder leaves for any reason, with or without cause, the unvested Shares are forfeited.',
			'5. Votes. Each Founder shall cause the Company to hold a meeting each year.',
			'5. Leaving. "Cause" means only theft, fraud or a felony, as found in good faith by the Board after a hearing. On termination for Cause unvested Shares lapse.',
		],
		failures: {
			'unusual place': {
				flags: '5. Leaving. On termination without Cause half of the unvested Shares vest.\n11. Notices. Notices are in writing.',
				accepts:
					'5. Leaving. On termination without Cause half of the unvested Shares vest.\nSchedule 1\nCause: fraud, theft, or a felony conviction.',
			},
			'by reference': {
				flags:
					'1. Terms. "Cause" means Misconduct. "Misconduct" means any conduct that the Board in its sole discretion finds unfit.\n5. Leaving. On a termination for Cause unvested Shares lapse.',
				accepts:
					'1. Terms. "Cause" means Misconduct. "Misconduct" means fraud or theft.\n5. Leaving. On a termination for Cause unvested Shares lapse.',
			},
			absent: {
				flags: '5. Leaving. If a Founder is dismissed without Cause, all Shares vest.',
				accepts: '5. Leaving. If a Founder is dismissed without Cause, all Shares vest. Cause means only fraud or a felony.',
			},
		},
	},
	{
		rule: 'cofounder.repurchase',
		finds: 'the right to take shares back has no end, costs too much, or is not there',
		flags: [
			vests,
			'4. Buy-back. When a Founder leaves, the Company may repurchase the unvested Shares at the original purchase price.',
			'4. Buy-back. When a Founder leaves, the Company may within 90 days repurchase the unvested Shares at their fair market value.',
		],
		accepts: [
			'4. Buy-back. When a Founder leaves, the Company may within 90 days repurchase the unvested Shares at the lower of cost and fair market value.',
			`${vests} A Founder who leaves forfeits all unvested Shares.`,
		],
		nearMisses: [
			'4. Buy-back. The Company is deemed to have exercised its Repurchase Option over the unvested Shares on the day the Founder leaves, at cost.',
			'6. First refusal. If a Founder gets a bona fide offer, the Company may purchase the Shares on the same terms.',
		],
		failures: {
			'unusual place': {
				flags: `${vests}\n14. General. The Company may buy the unvested shares of a leaver at cost. Delaware law governs.`,
				accepts: `${vests}\nExhibit B\nRepurchase window: 90 days after the last day of work, for unvested shares, at cost.`,
			},
			'over the threshold': {
				flags: '4. Buy-back. The Company may repurchase the unvested Shares at cost within ten (10) days after the Founder leaves.',
				accepts: '4. Buy-back. The Company may repurchase the unvested Shares at cost within sixty (60) days after the Founder leaves.',
			},
			'several conditions': {
				flags: '4. Buy-back. Within 90 days the Company may repurchase the unvested Shares at the higher of cost and fair market value.',
				accepts: '4. Buy-back. Within 90 days the Company may repurchase the unvested Shares at the lesser of cost and fair market value.',
			},
			absent: { flags: vests, accepts: `${vests} On the day a Founder leaves, unvested Shares revert to the Company.` },
		},
	},
	{
		rule: 'cofounder.leaver',
		finds: 'a leaver loses shares that were earned',
		flags: [
			'6. Leaving. A Founder who leaves forfeits all Shares, whether or not vested.',
			'6. Leaving. If a Founder resigns, the Company may buy the vested Shares at par value.',
			'6. Parting. A Founder who quits before 2030 gives up the whole of the stake to the other.',
			'6. Parting. Whoever ceases to work here sells all Shares to the others at a nominal price.',
			'6. Leaving. Upon leaving the Founder shall transfer all vested and unvested Shares to the other Founder for a total of $1.00.',
		],
		accepts: ['6. Leaving. A Founder who leaves forfeits unvested Shares and keeps all vested Shares.'],
		nearMisses: [
			'6. Leaving. A Founder who commits fraud against the Company forfeits all Shares, whether vested or unvested.',
			'6. Leaving. When a Founder leaves, the Company may repurchase unvested Shares at cost. Vested Shares remain with the Founder.',
			'6. Leaving. On leaving, the Company may repurchase all Shares that have not yet been released.',
			'6. Leaving. Whoever leaves sells all Shares to the others at fair market value.',
			'6. Sale. Vested Shares may be sold after a right of first refusal; a Founder who leaves the country stays bound.',
		],
		failures: {
			'unusual place': {
				flags:
					'13. General. Headings are for ease only. On departure for any reason the Company may acquire vested shares at nominal value.',
				accepts: '13. General. Headings are for ease only. On departure for any reason the Founder retains the vested shares.',
			},
			'by reference': {
				flags:
					'1. Terms. "Leaver Shares" means all Shares of the leaving Founder, vested or unvested.\n6. Leaving. A Founder who resigns shall sell the Leaver Shares to the Company at cost.',
				accepts:
					'1. Terms. "Leaver Shares" means the unvested Shares of the leaving Founder.\n6. Leaving. A Founder who resigns shall sell the Leaver Shares to the Company at cost. Vested Shares stay with the Founder.',
			},
			'several conditions': {
				flags:
					'6. Leaving. "Bad Leaver" means a Founder who resigns or is dismissed. A Bad Leaver shall sell all vested Shares to the Company at cost.',
				accepts:
					'6. Leaving. "Bad Leaver" means a Founder who was convicted of fraud against the Company. A Bad Leaver shall sell all vested Shares to the Company at cost.',
			},
		},
	},
	{
		rule: 'cofounder.election_83b',
		finds: 'the tax election is forgotten or given the wrong time',
		flags: [
			vests,
			'3. Shares. The Shares vest over four years.\n8. Tax. Each Founder shall file an 83(b) election within sixty (60) days after the purchase.',
		],
		accepts: [`${vests}\n8. Tax. Each Founder files an election under Section 83(b) within 30 days after the transfer.`],
		nearMisses: [
			`${vests}\n8. Tax. The Founder is alone responsible for filing Form 15620 on time.`,
			`${vests}\n8. Law. This Agreement is governed by the laws of Germany.`,
			'3. Shares. The Founder holds shares that are not subject to vesting.',
		],
		failures: {
			'unusual place': {
				flags: `${vests}\n15. Notices. Notices are sent by mail. Each Founder sees to his or her own taxes.`,
				accepts: `${vests}\nExhibit C\nForm of 83(b) election`,
			},
			'over the threshold': {
				flags: `${vests}\n8. Tax. The Founder has ninety days from the purchase to make the 83(b) election.`,
				accepts: `${vests}\n8. Tax. The Founder has thirty days from the purchase to make the 83(b) election and sends the Company a copy within sixty days after filing.`,
			},
			absent: { flags: vests, accepts: `${vests}\n8. Tax. The 83(b) election is the Founder’s duty.` },
		},
	},
]

testRules(earningRules, cases, 'Co-Founder Agreement')
