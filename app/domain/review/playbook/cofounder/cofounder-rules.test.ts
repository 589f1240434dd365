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
	{
		rule: 'cofounder.acceleration',
		finds: 'a sale alone speeds vesting up, or nothing guards a founder',
		flags: [
			`${vests}\n4. Sale. Upon a Change of Control, all unvested Shares shall vest immediately.`,
			'4. Sale. If the Company is acquired, vesting accelerates in full, whether or not the Founder is terminated.',
			'4. Sale. Upon a merger or if the Founder is dismissed without Cause, 100% of the unvested Shares become fully vested.',
			vests,
			`${vests}\n4. Sale. There is no acceleration of vesting for any reason.`,
		],
		accepts: [`${vests}\n4. Sale. If, within twelve months after a Change of Control, a Founder is terminated without Cause, all unvested Shares vest in full.`],
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
			'5. Leaving. If a Founder is terminated for Cause, all unvested Shares are forfeited.',
			'5. Leaving. "Cause" means any act that the Board considers harmful. On a termination for Cause the Company may buy back the Shares.',
			'5. Leaving. "Cause" includes, without limitation, poor work. A founder removed for Cause loses the unvested shares.',
			'5. Leaving. A Founder who leaves for Good Reason keeps vesting for six months.',
		],
		accepts: ['5. Leaving. "Cause" means fraud, a conviction for a felony, or a material breach not cured within 30 days after notice. If a Founder is terminated for Cause, unvested Shares are forfeited.'],
		nearMisses: [
			'5. Leaving. If a Founder leaves for any reason, with or without cause, the unvested Shares are forfeited.',
			'5. Votes. Each Founder shall cause the Company to hold a meeting each year.',
			'5. Leaving. "Cause" means only theft, fraud or a felony, as found in good faith by the Board after a hearing. On termination for Cause unvested Shares lapse.',
		],
		failures: {
			'unusual place': {
				flags: '5. Leaving. On termination without Cause half of the unvested Shares vest.\n11. Notices. Notices are in writing.',
				accepts: '5. Leaving. On termination without Cause half of the unvested Shares vest.\nSchedule 1\nCause: fraud, theft, or a felony conviction.',
			},
			'by reference': {
				flags: '1. Terms. "Cause" means Misconduct. "Misconduct" means any conduct that the Board in its sole discretion finds unfit.\n5. Leaving. On a termination for Cause unvested Shares lapse.',
				accepts: '1. Terms. "Cause" means Misconduct. "Misconduct" means fraud or theft.\n5. Leaving. On a termination for Cause unvested Shares lapse.',
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
			'6. Leaving. Upon leaving the Founder shall transfer all vested and unvested Shares to the other Founder for a total of $1.00.',
		],
		accepts: ['6. Leaving. A Founder who leaves forfeits unvested Shares and keeps all vested Shares.'],
		nearMisses: [
			'6. Leaving. A Founder who commits fraud against the Company forfeits all Shares, whether vested or unvested.',
			'6. Leaving. When a Founder leaves, the Company may repurchase unvested Shares at cost. Vested Shares remain with the Founder.',
			'6. Sale. Vested Shares may be sold after a right of first refusal; a Founder who leaves the country stays bound.',
		],
		failures: {
			'unusual place': {
				flags: '13. General. Headings are for ease only. On departure for any reason the Company may acquire vested shares at nominal value.',
				accepts: '13. General. Headings are for ease only. On departure for any reason the Founder retains the vested shares.',
			},
			'by reference': {
				flags: '1. Terms. "Leaver Shares" means all Shares of the leaving Founder, vested or unvested.\n6. Leaving. A Founder who resigns shall sell the Leaver Shares to the Company at cost.',
				accepts: '1. Terms. "Leaver Shares" means the unvested Shares of the leaving Founder.\n6. Leaving. A Founder who resigns shall sell the Leaver Shares to the Company at cost. Vested Shares stay with the Founder.',
			},
			'several conditions': {
				flags: '6. Leaving. "Bad Leaver" means a Founder who resigns or is dismissed. A Bad Leaver shall sell all vested Shares to the Company at cost.',
				accepts: '6. Leaving. "Bad Leaver" means a Founder who was convicted of fraud against the Company. A Bad Leaver shall sell all vested Shares to the Company at cost.',
			},
		},
	},
	{
		rule: 'cofounder.election_83b',
		finds: 'the tax election is forgotten or given the wrong time',
		flags: [vests, '3. Shares. The Shares vest over four years.\n8. Tax. Each Founder shall file an 83(b) election within sixty (60) days after the purchase.'],
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
	{
		rule: 'cofounder.ip_assignment',
		finds: 'the company may not own its product',
		flags: [
			'1. Roles. Noor builds the product.',
			'7. Ideas. Each Founder agrees to assign to the Company all inventions and code.',
			'7. Ideas. Pim grants the Company a non-exclusive license to use the software he wrote.',
			'7. Ideas. Each Founder hereby assigns to the Company all inventions made during his or her service to the Company.',
		],
		accepts: ['7. Ideas. Each Founder hereby assigns to the Company all right, title and interest in all inventions and code related to the Business, whether made before or after the date of this Agreement.'],
		nearMisses: [
			'7. Ideas. In exchange for the Shares and without further payment, the Founder irrevocably assigns and transfers to the Company the technology listed in Exhibit A.',
			'7. Ideas. You hereby transfer to the Company all intellectual property that you have created for the product to date, and agree to assign further inventions.',
			'7. Ideas. All code and designs related to the product are hereby assigned to the Company.',
		],
		failures: {
			'unusual place': {
				flags: '1. Terms. "Work" means inventions and code, which each Founder will assign to the Company on request.\n2. Law. Delaware law governs.',
				accepts: '1. Terms. "Work" means inventions and code, all of which each Founder hereby assigns to the Company.\n2. Law. Delaware law governs.',
			},
			'by reference': {
				flags: '7. Ideas. Each Founder shall assign to the Company the inventions listed in Schedule 1.\nSchedule 1\nThe booking engine.',
				accepts: '7. Ideas. Each Founder hereby assigns to the Company the inventions listed in Schedule 1.\nSchedule 1\nThe booking engine.',
			},
			'several conditions': {
				flags: '7. Ideas. Each Founder hereby assigns to the Company all existing inventions, effective upon payment of $50,000 to that Founder.',
				accepts: '7. Ideas. Each Founder hereby assigns to the Company all existing inventions, effective on the date of this Agreement.',
			},
			absent: { flags: '1. Roles. Pim runs sales.', accepts: '1. Roles. Pim runs sales.\n2. Ideas. Pim hereby assigns to the Company all existing customer lists, designs and other work.' },
		},
	},
	{
		rule: 'cofounder.spouse_consent',
		finds: 'a husband or wife has not agreed where the law gives them half',
		flags: [
			'This Agreement is made by Noor Haddad, residing at 12 Elm Street, Austin, Texas, and Pim de Wit.',
			'1. Shares. Each Founder holds 4,000,000 shares.\n9. Law. This Agreement is governed by the laws of the State of California.',
		],
		accepts: ['This Agreement is made by Noor Haddad, residing in Austin, Texas.\n10. Family. The spouse of each Founder shall sign the consent in Exhibit B.', 'Noor Haddad, residing in Reno, Nevada, is not married.'],
		nearMisses: [
			'This Agreement is made by Noor Haddad, residing at 5 Main Street, Denver, Colorado, and Tern Inc., a California corporation.',
			'9. Law. This Agreement is governed by the laws of the State of Delaware.',
		],
		failures: {
			'unusual place': {
				flags: 'Noor Haddad\nAddress: 44 Pine Road, Seattle, WA 98101\n10. Transfers. A Founder may transfer shares to a spouse or a trust with the consent of the Company.',
				accepts: 'Noor Haddad\nAddress: 44 Pine Road, Seattle, WA 98101\nExhibit D\nConsent of Spouse',
			},
			'several conditions': {
				flags: 'Noor Haddad resides in Phoenix, Arizona. Noor Haddad is married to Sam Haddad.',
				accepts: 'Noor Haddad resides in Portland, Oregon. Noor Haddad is married to Sam Haddad.',
			},
			absent: { flags: 'Noor Haddad, residing in San Diego, California, holds 4,000,000 shares.', accepts: 'Noor Haddad, residing in San Diego, California, holds 4,000,000 shares. A spousal consent is attached.' },
		},
	},
	{
		rule: 'cofounder.share_count',
		finds: 'the share numbers do not add up',
		flags: [
			'1. Shares. Noor Haddad holds 5,000,000 shares and Pim de Wit holds 3,000,000 shares, a total of 9,000,000 shares.',
			'1. Stakes. Noor Haddad owns 60% of the Company and Pim de Wit owns 50% of the Company.',
			'1. Sale. The Founder purchases 5,000,000 shares at $0.0001 per share, for a total of $5,000.',
		],
		accepts: ['1. Shares. Noor Haddad holds 5,000,000 shares and Pim de Wit holds 3,000,000 shares, a total of 8,000,000 shares. The Company is authorized to issue 10,000,000 shares.'],
		nearMisses: [
			'1. Stakes. Noor Haddad owns 50% of the Company and Pim de Wit owns 40%. An option pool of 10% is kept for staff.',
			'1. Sale. The Founder purchases 4,000,000 shares at $0.00001 per share, for a total of $40.00.',
			'1. Capital. The issued capital is 8,000,000 shares out of 10,000,000 authorized, held as to 4,400,000 shares (55%) by Priya Nair and 3,600,000 shares (45%) by Owen Hart.',
			'1. Vesting. 25% of the shares vest after a year, and 75% of the shares in 36 monthly steps.',
		],
		failures: {
			'unusual place': {
				flags: 'Exhibit A\nNoor Haddad: 5,000,000 shares (50%)\nPim de Wit: 4,000,000 shares (50%)',
				accepts: 'Exhibit A\nNoor Haddad: 5,000,000 shares (50%)\nPim de Wit: 5,000,000 shares (50%)',
			},
			'over the threshold': {
				flags: '1. Shares. The Company is authorized to issue 8,000,000 shares. Noor Haddad receives 5,000,000 shares and Pim de Wit receives 4,000,000 shares.',
				accepts: '1. Shares. The Company is authorized to issue 10,000,000 shares. Noor Haddad receives 5,000,000 shares and Pim de Wit receives 4,000,000 shares.',
			},
			'several conditions': {
				flags: '1. Stakes. Noor Haddad owns 45% of the Company and Pim de Wit owns 45%. An option pool of 5% is kept for staff.',
				accepts: '1. Stakes. Noor Haddad owns 45% of the Company and Pim de Wit owns 45%. An option pool of 10% is kept for staff.',
			},
		},
	},
	{
		rule: 'cofounder.deadlock',
		finds: 'two equal founders can block each other',
		flags: [
			'1. Shares. Noor Haddad and Pim de Wit each hold 50% of the shares of the Company.',
			'1. Shares. The Founders own the Company equally.\n2. Deadlock. If the Founders disagree, they shall talk in good faith.',
			'2. Votes. All decisions require the consent of both Founders.',
		],
		accepts: ['1. Shares. Noor and Pim each hold 50% of the shares.\n2. Deadlock. If they can’t agree, a mediator is called, and after 30 days an independent director decides.'],
		nearMisses: [
			'1. Shares. Noor holds 60% of the shares and Pim holds 40% of the shares. The majority decides.',
			'1. Pay. The Founders share costs equally.',
			'1. Shares. The three founders hold one third each, in equal shares.',
		],
		failures: {
			'unusual place': {
				flags: 'Exhibit A\nNoor Haddad: 4,000,000 shares\nPim de Wit: 4,000,000 shares',
				accepts: '1. Roles. Noor is CEO and has the casting vote on the board.\nExhibit A\nNoor Haddad: 4,000,000 shares\nPim de Wit: 4,000,000 shares',
			},
			'several conditions': {
				flags: '1. Board. The board has two directors, one named by each Founder.',
				accepts: '1. Board. The board has two directors, one named by each Founder, and the chair has a casting vote.',
			},
			absent: { flags: '1. Stakes. The Company is split 50/50 between the Founders.', accepts: '1. Stakes. The Company is split 50/50 between the Founders. If they can’t agree, a shotgun offer settles it.' },
		},
	},
	{
		rule: 'cofounder.transfer_limits',
		finds: 'shares can go to a stranger',
		flags: [
			'1. Shares. Noor holds 5,000,000 shares.',
			'6. Transfers. A Founder may freely transfer the Shares.',
			'6. Transfers. Unvested Shares may not be sold or transferred.',
		],
		accepts: ['6. Transfers. Before a sale of Shares the Company has a right of first refusal.', '6. Transfers. No Founder may sell or transfer any Shares without the consent of the Board.'],
		nearMisses: [
			'6. Transfers. A Founder who wants to sell Shares must offer them first to the other Founder.',
			'6. Transfers. The Holder may not transfer shares without consent, and the Company has a right of first refusal on vested shares.',
			'6. Transfers. Unvested Shares may not be transferred. Vested Shares may be transferred subject to the right of first refusal of the Company.',
		],
		failures: {
			'unusual place': {
				flags: '1. Shares. Noor holds 5,000,000 shares.\n14. General. This Agreement may not be assigned without consent.',
				accepts: '1. Shares. Noor holds 5,000,000 shares.\n14. General. This Agreement may not be assigned without consent. Shares are subject to the pre-emption rights in the bylaws.',
			},
			'several conditions': {
				flags: '6. Transfers. The Founder may not transfer Shares until they are vested.',
				accepts: '6. Transfers. The Founder may not transfer Shares until they are vested. After that the Founder shall offer them to the Company first.',
			},
			absent: { flags: vests, accepts: `${vests}\n6. Transfers. A lock-up of 180 days holds for all shares after an IPO.` },
		},
	},
	{
		rule: 'cofounder.payment',
		finds: 'nobody can show that the shares were paid for',
		flags: [
			'1. Sale. The Founder agrees to purchase 5,000,000 shares at a price of $0.0001 per share.',
			'1. Sale. The Founder agrees to purchase 5,000,000 shares for $500. The purchase price of the shares is payable when the Founder is able.',
			'1. Sale. The Company sells and issues 5,000,000 shares to the Founder against a promissory note for the purchase price.',
		],
		accepts: ['1. Sale. The Founder agrees to purchase 5,000,000 shares for $500, paid by check at the Closing. The Company acknowledges receipt.'],
		nearMisses: [
			'1. Shares. Noor holds 5,000,000 shares.',
			'1. Sale. The Founder agrees to purchase 5,000,000 shares for a price of $500, in exchange for the assignment of the technology in Exhibit A.',
			'6. Leaving. The Company may purchase the unvested shares of a leaver.',
		],
		failures: {
			'unusual place': {
				flags: '1. Sale. The Founder agrees to purchase 5,000,000 shares for $500.\n12. Notices. Notices are in writing. The price of the shares has not been paid.',
				accepts: '1. Sale. The Founder agrees to purchase 5,000,000 shares for $500.\n12. Notices. Notices are in writing. The Company has received the price of the shares.',
			},
			absent: {
				flags: '1. Sale. The Founder subscribes for 5,000,000 shares at $0.0001 per share.',
				accepts: '1. Sale. The Founder subscribes for 5,000,000 shares at $0.0001 per share, paid in cash today.',
			},
		},
	},
	{
		rule: 'cofounder.conflicts',
		finds: 'an old or second job may have a claim',
		flags: ['1. Roles. Noor builds the product and Pim runs sales.', '7. Ideas. Each Founder hereby assigns all inventions to the Company.\n9. Law. No conflict of laws rule applies.'],
		accepts: ['7. Past work. Each Founder states that no former employer has any claim on the product.'],
		nearMisses: [
			'7. Past work. No Founder is bound by any agreement that limits the work for the Company.',
			'7. Time. The Founders disclose any outside activities in Schedule 2.',
		],
		failures: {
			'unusual place': {
				flags: '14. General. Notices are in writing. Headings are for ease only.',
				accepts: '14. General. Notices are in writing. Each Founder is free of any conflicting obligation to a third party.',
			},
			absent: { flags: vests, accepts: `${vests}\n7. Past work. Neither founder used the time or tools of a current or past employer.` },
		},
	},
	{
		rule: 'cofounder.conflicts_resignation',
		finds: 'a leaver keeps the board seat',
		flags: [
			'2. Board. Each Founder is entitled to a seat on the Board.\n6. Leaving. A Founder who leaves forfeits unvested Shares.',
			'2. Board. Both Founders serve as directors.\n6. Leaving. When a Founder ceases to work for the Company, vesting stops.',
		],
		accepts: ['2. Board. Each Founder is entitled to a seat on the Board.\n6. Leaving. A Founder who leaves shall resign from the board and all offices.'],
		nearMisses: ['2. Roles. Noor is CEO.\n6. Leaving. A Founder who leaves forfeits unvested Shares.', '2. Board. Each Founder is a director as long as he or she works for the Company; a Founder who leaves steps down.'],
		failures: {
			'by reference': {
				flags: '2. Board. Each Founder has a board seat as set out in Section 3.\n3. Seats. There are three seats.\n6. Leaving. On leaving, unvested Shares lapse.',
				accepts: '2. Board. Each Founder has a board seat as set out in Section 3.\n3. Seats. A seat lapses when its holder stops working.\n6. Leaving. On leaving, the board seat ends under Section 3.',
			},
		},
	},
]

testRules(cofounderRules, cases, 'Co-Founder Agreement')
