import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { companyRules } from './cofounder-rules.ts'

const vests =
	'3. Vesting. The Shares of each Founder vest over four (4) years from the Effective Date. 25% vest on the first anniversary of the Effective Date and 1/48 at the end of each month after that.'

const cases: RuleCase[] = [
	{
		rule: 'cofounder.ip_assignment',
		finds: 'the company may not own its product',
		flags: [
			'1. Roles. Noor builds the product.',
			'7. Ideas. Each Founder agrees to assign to the Company all inventions and code.',
			'7. Ideas. Pim grants the Company a non-exclusive license to use the software he wrote.',
			'7. Ideas. Each Founder hereby assigns to the Company all inventions made during his or her service to the Company.',
		],
		accepts: [
			'7. Ideas. Each Founder hereby assigns to the Company all right, title and interest in all inventions and code related to the Business, whether made before or after the date of this Agreement.',
		],
		nearMisses: [
			'7. Ideas. In exchange for the Shares and without further payment, the Founder irrevocably assigns and transfers to the Company the technology listed in Exhibit A.',
			'7. Ideas. You hereby transfer to the Company all intellectual property that you have created for the product to date, and agree to assign further inventions.',
			'7. Ideas. All code and designs related to the product are hereby assigned to the Company.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Terms. "Work" means inventions and code, which each Founder will assign to the Company on request.\n2. Law. Delaware law governs.',
				accepts:
					'1. Terms. "Work" means inventions and code, all of which each Founder hereby assigns to the Company.\n2. Law. Delaware law governs.',
			},
			'by reference': {
				flags: '7. Ideas. Each Founder shall assign to the Company the inventions listed in Schedule 1.\nSchedule 1\nThe booking engine.',
				accepts:
					'7. Ideas. Each Founder hereby assigns to the Company the inventions listed in Schedule 1.\nSchedule 1\nThe booking engine.',
			},
			'several conditions': {
				flags:
					'7. Ideas. Each Founder hereby assigns to the Company all existing inventions, effective upon payment of $50,000 to that Founder.',
				accepts: '7. Ideas. Each Founder hereby assigns to the Company all existing inventions, effective on the date of this Agreement.',
			},
			absent: {
				flags: '1. Roles. Pim runs sales.',
				accepts:
					'1. Roles. Pim runs sales.\n2. Ideas. Pim hereby assigns to the Company all existing customer lists, designs and other work.',
			},
		},
	},
	{
		rule: 'cofounder.spouse_consent',
		finds: 'a husband or wife has not agreed where the law gives them half',
		flags: [
			'This Agreement is made by Noor Haddad, residing at 12 Elm Street, Austin, Texas, and Pim de Wit.',
			'1. Shares. Each Founder holds 4,000,000 shares.\n9. Law. This Agreement is governed by the laws of the State of California.',
		],
		accepts: [
			'This Agreement is made by Noor Haddad, residing in Austin, Texas.\n10. Family. The spouse of each Founder shall sign the consent in Exhibit B.',
			'Noor Haddad, residing in Reno, Nevada, is not married.',
		],
		nearMisses: [
			'This Agreement is made by Noor Haddad, residing at 5 Main Street, Denver, Colorado, and Tern Inc., a California corporation.',
			'9. Law. This Agreement is governed by the laws of the State of Delaware.',
		],
		failures: {
			'unusual place': {
				flags:
					'Noor Haddad\nAddress: 44 Pine Road, Seattle, WA 98101\n10. Transfers. A Founder may transfer shares to a spouse or a trust with the consent of the Company.',
				accepts: 'Noor Haddad\nAddress: 44 Pine Road, Seattle, WA 98101\nExhibit D\nConsent of Spouse',
			},
			'several conditions': {
				flags: 'Noor Haddad resides in Phoenix, Arizona. Noor Haddad is married to Sam Haddad.',
				accepts: 'Noor Haddad resides in Portland, Oregon. Noor Haddad is married to Sam Haddad.',
			},
			absent: {
				flags: 'Noor Haddad, residing in San Diego, California, holds 4,000,000 shares.',
				accepts: 'Noor Haddad, residing in San Diego, California, holds 4,000,000 shares. A spousal consent is attached.',
			},
		},
	},
	{
		rule: 'cofounder.share_count',
		finds: 'the share numbers do not add up',
		flags: [
			'1. Shares. Noor Haddad holds 5,000,000 shares and Pim de Wit holds 3,000,000 shares, a total of 9,000,000 shares.',
			'1. Stakes. Noor Haddad owns 60% of the Company and Pim de Wit owns 50% of the Company.',
			'1. Sale. The Founder purchases 5,000,000 shares at $0.0001 per share, for a total of $5,000.',
			'1. Shares. The Company may issue up to 6,000,000 authorized shares. Each of the two Founders receives 4,000,000 shares.',
		],
		accepts: [
			'1. Shares. Noor Haddad holds 5,000,000 shares and Pim de Wit holds 3,000,000 shares, a total of 8,000,000 shares. The Company is authorized to issue 10,000,000 shares.',
		],
		nearMisses: [
			'1. Stakes. Noor Haddad owns 50% of the Company and Pim de Wit owns 40%. An option pool of 10% is kept for staff.',
			'1. Sale. The Founder purchases 4,000,000 shares at $0.00001 per share, for a total of $40.00.',
			'1. Capital. The issued capital is 8,000,000 shares out of 10,000,000 authorized, held as to 4,400,000 shares (55%) by Priya Nair and 3,600,000 shares (45%) by Owen Hart.',
			'1. Shares. There are 6,000,000 authorized shares. Both Founders take 2,500,000 shares each, and each of the two Founders receives 2,500,000 shares.',
			'1. Vesting. 25% of the shares vest after a year, and 75% of the shares in 36 monthly steps.',
		],
		failures: {
			'unusual place': {
				flags: 'Exhibit A\nNoor Haddad: 5,000,000 shares (50%)\nPim de Wit: 4,000,000 shares (50%)',
				accepts: 'Exhibit A\nNoor Haddad: 5,000,000 shares (50%)\nPim de Wit: 5,000,000 shares (50%)',
			},
			'over the threshold': {
				flags:
					'1. Shares. The Company is authorized to issue 8,000,000 shares. Noor Haddad receives 5,000,000 shares and Pim de Wit receives 4,000,000 shares.',
				accepts:
					'1. Shares. The Company is authorized to issue 10,000,000 shares. Noor Haddad receives 5,000,000 shares and Pim de Wit receives 4,000,000 shares.',
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
		accepts: [
			'1. Shares. Noor and Pim each hold 50% of the shares.\n2. Deadlock. If they can’t agree, a mediator is called, and after 30 days an independent director decides.',
		],
		nearMisses: [
			'This Agreement is made among Lin Zhao ("Zhao"), Priya Raman ("Raman") and Tomas Vega ("Vega"). 7. Decisions. The sale of the Company requires the consent of all founders.',
			'1. Shares. Noor holds 60% of the shares and Pim holds 40% of the shares. The majority decides.',
			'1. Pay. The Founders share costs equally.',
			'1. Shares. The three founders hold one third each, in equal shares.',
		],
		failures: {
			'unusual place': {
				flags: 'Exhibit A\nNoor Haddad: 4,000,000 shares\nPim de Wit: 4,000,000 shares',
				accepts:
					'1. Roles. Noor is CEO and has the casting vote on the board.\nExhibit A\nNoor Haddad: 4,000,000 shares\nPim de Wit: 4,000,000 shares',
			},
			'several conditions': {
				flags: '1. Board. The board has two directors, one named by each Founder.',
				accepts: '1. Board. The board has two directors, one named by each Founder, and the chair has a casting vote.',
			},
			absent: {
				flags: '1. Stakes. The Company is split 50/50 between the Founders.',
				accepts: '1. Stakes. The Company is split 50/50 between the Founders. If they can’t agree, a shotgun offer settles it.',
			},
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
		accepts: [
			'6. Transfers. Before a sale of Shares the Company has a right of first refusal.',
			'6. Transfers. No Founder may sell or transfer any Shares without the consent of the Board.',
		],
		nearMisses: [
			'6. Transfers. A Founder who wants to sell Shares must offer them first to the other Founder.',
			'6. Transfers. Neither Noor nor Pim sells Shares before offering them to the Company for 30 days.',
			'6. Transfers. No Founder may sell Shares until the other has had a month to buy them.',
			'6. Transfers. The Holder may not transfer shares without consent, and the Company has a right of first refusal on vested shares.',
			'6. Transfers. Unvested Shares may not be transferred. Vested Shares may be transferred subject to the right of first refusal of the Company.',
		],
		failures: {
			'unusual place': {
				flags: '1. Shares. Noor holds 5,000,000 shares.\n14. General. This Agreement may not be assigned without consent.',
				accepts:
					'1. Shares. Noor holds 5,000,000 shares.\n14. General. This Agreement may not be assigned without consent. Shares are subject to the pre-emption rights in the bylaws.',
			},
			'several conditions': {
				flags: '6. Transfers. The Founder may not transfer Shares until they are vested.',
				accepts:
					'6. Transfers. The Founder may not transfer Shares until they are vested. After that the Founder shall offer them to the Company first.',
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
			'1. Shares. Each Founder gets 2,000,000 shares. The price of $0.001 per share is settled one day, once the Company can.',
		],
		accepts: [
			'1. Sale. The Founder agrees to purchase 5,000,000 shares for $500, paid by check at the Closing. The Company acknowledges receipt.',
		],
		nearMisses: [
			'1. Shares. Noor holds 5,000,000 shares.',
			'1. Sale. The Founder agrees to purchase 5,000,000 shares for a price of $500, in exchange for the assignment of the technology in Exhibit A.',
			'6. Leaving. The Company may purchase the unvested shares of a leaver.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Sale. The Founder agrees to purchase 5,000,000 shares for $500.\n12. Notices. Notices are in writing. The price of the shares has not been paid.',
				accepts:
					'1. Sale. The Founder agrees to purchase 5,000,000 shares for $500.\n12. Notices. Notices are in writing. The Company has received the price of the shares.',
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
		flags: [
			'1. Roles. Noor builds the product and Pim runs sales.',
			'7. Ideas. Each Founder hereby assigns all inventions to the Company.\n9. Law. No conflict of laws rule applies.',
		],
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
			'2. Board. The Founders are the only directors.',
		],
		accepts: [
			'2. Board. Each Founder is entitled to a seat on the Board.\n6. Leaving. A Founder who leaves shall resign from the board and all offices.',
		],
		nearMisses: [
			'2. Roles. Noor is CEO.\n6. Leaving. A Founder who leaves forfeits unvested Shares.',
			'2. Board. Each Founder is a director as long as he or she works for the Company; a Founder who leaves steps down.',
		],
		failures: {
			'by reference': {
				flags:
					'2. Board. Each Founder has a board seat as set out in Section 3.\n3. Seats. There are three seats.\n6. Leaving. On leaving, unvested Shares lapse.',
				accepts:
					'2. Board. Each Founder has a board seat as set out in Section 3.\n3. Seats. A seat lapses when its holder stops working.\n6. Leaving. On leaving, the board seat ends under Section 3.',
			},
		},
	},
]

testRules(companyRules, cases, 'Co-Founder Agreement')
