import { type RuleFailures, testFailures } from '#tests/fixtures/failure-case.ts'
import { safeRules } from './safe-rules.ts'

const preamble =
	'This Safe certifies that in exchange for the payment by Heron Ventures LP (the "Investor") of $400,000 (the "Purchase Amount") on or about March 2, 2026, Tern Inc., a Delaware corporation (the "Company"), issues to the Investor the right to certain shares.'
const cap = 'The "Post-Money Valuation Cap" is $8,000,000.'
const core =
	'In an Equity Financing this Safe converts. In a Liquidity Event or a Dissolution Event the Investor is paid. This Safe then terminates. The Company represents that it exists. The Investor represents that it buys for itself.'
const signedBy = (title: string) =>
	`IN WITNESS WHEREOF, the parties have signed.\nTERN INC.\nBy: ________\nName: Otis Fenn\nTitle: ${title}`

const failures: Record<string, RuleFailures> = {
	'safe.standard_form': {
		'unusual place': {
			flags: `${core}\n1. Notices. Notices are in writing. The Purchase Amount bears interest at a rate of 4% per annum.\n2. Form. This Safe is one of the standard forms and has not been modified.`,
			accepts: `${core}\n1. Notices. Notices are in writing. The Investor pays by wire.\n2. Form. This Safe is one of the standard forms and has not been modified.`,
		},
		'several conditions': {
			flags: `${core}\nThis Safe is the standard form. The Investor may appoint one director to the board.`,
			accepts: `${core}\nThis Safe is the standard form. The Investor may appoint a lawyer.`,
		},
		absent: { flags: 'In an Equity Financing this Safe converts. The Company represents that it exists.', accepts: core },
	},
	'safe.post_money': {
		'unusual place': {
			flags: `${preamble}\n1. Notices. Notices are in writing. The "Valuation Cap" is $8,000,000, a pre-money amount.`,
			accepts: `${preamble}\n1. Notices. Notices are in writing. The "Valuation Cap" is $8,000,000, a post-money amount.`,
		},
		'by reference': {
			flags:
				'1. Cap. The "Valuation Cap" is $8,000,000, and the shares are counted as in Section 2.\n2. Count. "Company Capitalization" means all shares and options, but not this Safe.',
			accepts:
				'1. Cap. The "Valuation Cap" is $8,000,000, and the shares are counted as in Section 2.\n2. Count. The cap is post-money. "Company Capitalization" means all shares, options and Safes.',
		},
		absent: {
			flags: `${preamble}\nThe "Valuation Cap" is $8,000,000.`,
			accepts: `${preamble}\nThe "Valuation Cap" (post-money) is $8,000,000.`,
		},
	},
	'safe.variant': {
		'unusual place': {
			flags: `Heron Ventures LP\nSAFE with no discount\n${cap}\n1. Notices. Notices are in writing. The "Discount Rate" is 80%.`,
			accepts: `Heron Ventures LP\nSAFE with no discount\n${cap}\n1. Notices. Notices are in writing.`,
		},
		'several conditions': {
			flags: `SAFE (uncapped)\n${cap} The "Discount Rate" is 80%.`,
			accepts: 'SAFE (uncapped)\nThe "Discount Rate" is 80%.',
		},
		absent: {
			flags: 'SAFE\nThe Investor pays, and the Company issues this Safe.',
			accepts: 'SAFE\nThe Investor pays, and the Company issues this Safe. The "Discount Rate" is 85%.',
		},
	},
	'safe.discount_rate': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing. "Discount Rate" means 15%.',
			accepts: '1. Notices. Notices are in writing. "Discount Rate" means 85%.',
		},
		'over the threshold': { flags: 'The "Discount Rate" is 74%.', accepts: 'The "Discount Rate" is 75%.' },
		'by reference': {
			flags: 'The "Discount Rate" is 20%.\n1. Price. The price is the round price multiplied by the Discount Rate.',
			accepts: 'The "Discount Rate" is 100% minus 20%.\n1. Price. The price is the round price multiplied by the Discount Rate.',
		},
	},
	'safe.ownership': {
		'unusual place': {
			flags: `${preamble}\n1. Notices. Notices are in writing. The "Post-Money Valuation Cap" is $1,000,000.`,
			accepts: `${preamble}\n1. Notices. Notices are in writing. ${cap}`,
		},
		'over the threshold': {
			flags: `${preamble}\nThe "Post-Money Valuation Cap" is $4,000,000.`,
			accepts: `${preamble}\nThe "Post-Money Valuation Cap" is $4,100,000.`,
		},
		'several conditions': {
			flags: `${preamble}\n${cap}\nAfter conversion the Investor owns 7% of the Company.`,
			accepts: `${preamble}\n${cap}\nAfter conversion the Investor owns 5% of the Company.`,
		},
	},
	'safe.stack': {
		'unusual place': {
			flags: `${preamble}\n${cap}\n1. Notices. Notices are in writing. The Company has sold other Safes: $900,000 at a $5,000,000 cap.`,
			accepts: `${preamble}\n${cap}\n1. Notices. Notices are in writing. The Company has sold other Safes: $50,000 at a $5,000,000 cap.`,
		},
		'over the threshold': {
			flags: `${preamble}\n${cap}\nThe Company has issued other Safes: $1,500,000 at a $10,000,000 cap.`,
			accepts: `${preamble}\n${cap}\nThe Company has issued other Safes: $1,490,000 at a $10,000,000 cap.`,
		},
		'several conditions': {
			flags: `${preamble}\n${cap}\nThe Company has issued other Safes: $500,000 at a $5,000,000 cap and $500,000 at a $8,000,000 cap.`,
			accepts: `${preamble}\n${cap}\nThe Company has issued other Safes: $500,000 at a $5,000,000 cap.`,
		},
	},
	'safe.mfn': {
		'unusual place': {
			flags: `${cap}\n1. Notices. Notices are in writing. If a later Safe has better terms, the Investor may take them.`,
			accepts: '1. Notices. Notices are in writing. If a later Safe has other terms, the Investor is told.',
		},
		'by reference': {
			flags: `${preamble}\n${cap}\nSection 2 applies.\n2. Later paper. On Subsequent Convertible Securities with better terms this Safe is amended to match.`,
			accepts: `${preamble}\nSection 2 applies.\n2. Later paper. On later paper this Safe does not change.`,
		},
		'several conditions': {
			flags: `${preamble}\n${cap}\nIf a later Safe has better terms, the Investor may choose them for this Safe.`,
			accepts: `${preamble}\nIf a later Safe has better terms, the Company tells the Investor.`,
		},
	},
	'safe.pro_rata': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing. The Investor has a pro rata right in every later financing.',
			accepts: '1. Notices. Notices are in writing. The Investor has a pro rata right in the Equity Financing.',
		},
		'over the threshold': {
			flags: 'In the next round the Investor may buy 150% of its share of the new stock.',
			accepts: 'In the next round the Investor may buy 100% of its share of the new stock.',
		},
		'several conditions': {
			flags: 'The Investor has a pro rata right in the Equity Financing and in any subsequent financing.',
			accepts: 'The Investor has a pro rata right in the Equity Financing, and the right then ends.',
		},
	},
	'safe.no_maturity': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing. This Safe falls due on the Maturity Date.',
			accepts: '1. Notices. Notices are in writing. This Safe has no Maturity Date.',
		},
		'by reference': {
			flags: 'The Purchase Amount is paid back as in Section 2.\n2. End. "Final Day" means the Maturity Date of this Safe, May 4, 2028.',
			accepts: 'The Purchase Amount converts as in Section 2.\n2. End. "Final Day" means the day of the Equity Financing.',
		},
		'several conditions': {
			flags: 'If this Safe has not converted within 18 months, the Company repays the Purchase Amount.',
			accepts:
				'If this Safe has not converted when a Dissolution Event occurs, the Purchase Amount is due and payable right before the Dissolution Event.',
		},
	},
	'safe.no_interest': {
		'unusual place': {
			flags: '"Purchase Amount" means $400,000, which accrues interest at the rate of 5% a year.',
			accepts: '"Purchase Amount" means $400,000, which accrues no interest.',
		},
		'by reference': {
			flags: 'This Safe converts the Due Sum.\n1. Terms. "Due Sum" means the Purchase Amount with simple interest of 5% a year.',
			accepts: 'This Safe converts the Due Sum.\n1. Terms. "Due Sum" means the Purchase Amount without interest.',
		},
		'several conditions': {
			flags: 'If there is no round in a year, the Purchase Amount bears interest at 5% a year.',
			accepts: 'If there is no round in a year, the Purchase Amount bears no interest all the same.',
		},
	},
	'safe.no_repayment': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing. The Company shall redeem this Safe on notice.',
			accepts: '1. Notices. Notices are in writing. The Company shall answer each notice.',
		},
		'by reference': {
			flags: 'Section 2 lists each Event of Default.\n2. Default. A late report counts.',
			accepts: 'Section 2 lists each Equity Financing.\n2. Round. A sale of preferred stock counts.',
		},
		'several conditions': {
			flags: 'If the Company misses a report, the Investor may demand repayment.',
			accepts: 'If the Company misses a report, the Investor may ask for it, but the Company shall not repay the Purchase Amount.',
		},
	},
	'safe.no_security': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing. This Safe is secured by the source code.',
			accepts: '1. Notices. Notices are in writing. This Safe is not secured by anything.',
		},
		'by reference': {
			flags: 'The Company delivers the paper in Exhibit A.\n# Exhibit A\nThe founder gives a personal guarantee.',
			accepts: 'The Company delivers the paper in Exhibit A.\n# Exhibit A\nThe founder gives no personal guarantee.',
		},
	},
	'safe.no_control': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing. The Investor may send an observer to each meeting of the board.',
			accepts: '1. Notices. Notices are in writing. The Investor may send a letter.',
		},
		'by reference': {
			flags: 'Section 2 lists what the Investor must approve.\n2. List. New loans and the budget require the consent of the Investor.',
			accepts: 'Section 2 lists what is sent to the Investor.\n2. List. The yearly report.',
		},
		'several conditions': {
			flags: "The Company shall not incur debt above $50,000 without the Investor's consent.",
			accepts: 'This Safe may not be amended without the consent of the Investor.',
		},
	},
	'safe.no_payout': {
		'unusual place': {
			flags: '"Cash-Out Amount" means two times the Purchase Amount.',
			accepts: '"Cash-Out Amount" means the Purchase Amount.',
		},
		'over the threshold': {
			flags: 'In a sale the Investor receives 1.5x its investment.',
			accepts: 'In a sale the Investor receives 1x its investment.',
		},
		'several conditions': {
			flags: 'In a sale within two years the Investor receives three times the Purchase Amount.',
			accepts: 'In a sale within two years the Investor receives the Purchase Amount or its share, if that is more.',
		},
	},
	'safe.capitalization': {
		'unusual place': {
			flags: `${cap}\n1. Notices. Notices are in writing. "Company Capitalization" means all shares, options, Safes and the pool, with each increase of the pool.`,
			accepts: `${cap}\n1. Notices. Notices are in writing. "Company Capitalization" means all shares, options, Safes and the pool of today.`,
		},
		'by reference': {
			flags: `${cap}\nThe price is the cap over the Capitalization.\n1. Terms. "Capitalization" means all shares.`,
			accepts: `${cap}\nThe price is the cap over the Capitalization.\n1. Terms. "Capitalization" means all shares, options, the unissued pool and all Safes.`,
		},
		'several conditions': {
			flags: `${cap}\n"Company Capitalization" means all shares and options and the pool.`,
			accepts: `${cap}\n"Company Capitalization" means all shares and options and the pool and all Safes.`,
		},
		absent: { flags: cap, accepts: `${cap}\n"Fully Diluted Stock" means all shares, options, the pool and all converting paper.` },
	},
	'safe.issuer': {
		'unusual place': {
			flags: `${preamble}\n1. Notices. Notices are in writing.\nTERN MAPS LLC\nBy: ________`,
			accepts: `${preamble}\n1. Notices. Notices are in writing.\nTERN INC.\nBy: ________`,
		},
		absent: {
			flags: 'This Safe is issued by Tern Maps (the "Company") to the Investor.',
			accepts: 'This Safe is issued by Tern Maps Inc., a Nevada corporation (the "Company"), to the Investor.',
		},
	},
	'safe.date_and_amount': {
		'unusual place': {
			flags: `${preamble}\n1. Notices. Notices are in writing. The Company confirms receipt of a wire of $350,000 from the Investor.`,
			accepts: `${preamble}\n1. Notices. Notices are in writing. The Company confirms receipt of a wire of $400,000 from the Investor.`,
		},
		'several conditions': {
			flags: `${preamble}\nThe Investor pays $380,000 (the "Purchase Amount").`,
			accepts: `${preamble}\nThe Investor pays $400,000 (the "Purchase Amount") and a bank fee of $20.`,
		},
		absent: { flags: 'This Safe is issued by Tern Inc. to Heron Ventures LP.', accepts: preamble },
	},
	'safe.authority': {
		'unusual place': {
			flags: `${preamble}\n1. Notices. Notices are in writing and go to the board.`,
			accepts: `${preamble}\n1. Notices. Notices are in writing. The board has approved this Safe.`,
		},
		'several conditions': {
			flags: `${preamble}\n${cap}\n1. Power. The board has approved this Safe.\n2. Law. Delaware law governs.\n${signedBy('Sales Assistant')}`,
			accepts: `${preamble}\n${cap}\n1. Power. The board has approved this Safe.\n2. Law. Delaware law governs.\n${signedBy('President')}`,
		},
		absent: {
			flags: 'The Company exists and pays its taxes.',
			accepts: 'The Company exists, pays its taxes and has taken all corporate action for this Safe.',
		},
	},
	'safe.accredited': {
		'unusual place': {
			flags: '1. Notices. Notices are in writing and go to the Investor.',
			accepts: '1. Notices. Notices are in writing and go to the Investor, an accredited investor.',
		},
		absent: { flags: 'The Investor buys for itself.', accepts: 'The Investor buys for itself and is an accredited investor.' },
	},
	'safe.form_d': {
		'unusual place': {
			flags: `${preamble}\n1. Notices. No notice of this sale is filed with the SEC.`,
			accepts: `${preamble}\n1. Notices. A notice of this sale on Form D is sent to the SEC.`,
		},
		absent: { flags: `${preamble}\n${cap}`, accepts: `${preamble}\n${cap}\nThe Company files Form D in time.` },
	},
}

testFailures(safeRules, failures, 'SAFE')
