import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { cofounderRules } from './cofounder-rules.ts'

const vests = '3. Vesting. The Shares of each Founder vest over four (4) years from the Effective Date. 25% vest on the first anniversary of the Effective Date and 1/48 at the end of each month after that.'

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
				flags: '1. Definitions. "Founder Shares" means 4,000,000 shares of each Founder, which are not subject to vesting.\n2. Law. Delaware law governs.',
				accepts: '1. Law. Delaware law governs.\nExhibit A\nVesting: 48 months, 12-month cliff, monthly steps, from the Effective Date.',
			},
			'over the threshold': {
				flags: '3. Vesting. The Shares vest over eighteen (18) months with a six-month cliff.',
				accepts: '3. Vesting. The Shares vest over thirty-six (36) months with a six-month cliff.',
			},
			'by reference': {
				flags: '1. Terms. "Unrestricted Stock" means shares of a Founder that are not subject to vesting.\n2. Issue. Each Founder receives Unrestricted Stock.',
				accepts: '2. Issue. Each Founder receives shares that vest as set out in Exhibit A.\nExhibit A\n25% of the shares vest after one year, the remaining 75% in 36 equal monthly installments.',
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
				accepts: '3. Shares vest over 48 months from the Vesting Commencement Date.\n9. General. "Vesting Commencement Date" means the date on which the Company was formed.',
			},
			'by reference': {
				flags: '1. Terms. 25% of the Shares vest on the one-year anniversary of the Vesting Start Date and 1/48 per month thereafter.',
				accepts: '1. Terms. 25% of the Shares vest on the one-year anniversary of the Vesting Start Date and 1/48 per month thereafter.\nExhibit A\nVesting Start Date: April 6, 2026',
			},
			'several conditions': {
				flags: '3. Vesting. Shares vest over four years.\nNoor: Vesting Start Date January 5, 2025\nPim: Vesting Start Date June 1, 2026',
				accepts: '3. Vesting. Shares vest over four years.\nNoor: Vesting Start Date June 1, 2026\nPim: Vesting Start Date June 1, 2026',
			},
			absent: { flags: '3. Vesting. Shares vest over four years with a 12-month cliff.', accepts: '3. Vesting. Shares vest over four years with a 12-month cliff, counted from the Closing.' },
		},
	},
]

testRules(cofounderRules, cases, 'Co-Founder Agreement')
