import { describe, expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { boardSeats } from './board-seats.ts'
import { termSheetRules } from './term-sheet-rules.ts'

const priced = 'The price is based on a post-money valuation of $15,000,000 and a fully diluted capitalization of 12,500,000 shares.'
const loose = 'Except for confidentiality, exclusivity and costs, this term sheet is not binding.'

const cases: RuleCase[] = [
	{
		rule: 'term_sheet.price',
		finds: 'the price is open',
		flags: [
			'The Lead buys Series Seed for $2,000,000 at a valuation to be agreed at signing.',
			'The Lead buys Series A for $4,000,000 at a post-money valuation of $20,000,000, which makes $2.00 a share on 10,000,000 fully diluted shares. The price is $2.40 a share for its affiliates.',
			'1. Sable puts in $3,000,000 and holds that the company is worth $12,000,000. 2. It gets Series A preferred.',
			'Valuation: $20 million\nInvestment: $5,000,000',
			'The investors buy Series A preferred stock for $4,000,000 at a valuation of $16,000,000.',
			'The investors buy shares of Series Seed preferred stock.',
			'Pre-money valuation: $10,000,000\nAmount raised: $2,000,000\nPost-money valuation: $13,000,000',
			'The pre-money valuation is $8,000,000.',
		],
		accepts: [
			'With our money in, the company is valued at EUR 9,000,000. On 6,000,000 shares the price is EUR 1.50 a share.',
			priced,
			'Price per share: $1.25, based on 8,000,000 shares outstanding on a fully diluted basis.',
			'Pre-money valuation: $10,000,000, fully diluted\nAmount raised: $2,000,000\nPost-money valuation: $12,000,000',
		],
		nearMisses: ['The parties will obtain a yearly audit.', `${priced} The 409A valuation is done each year.`],
		failures: {
			'unusual place': {
				flags: 'Price: as set out in Annex A\nThe shares are Series A preferred stock.\nAnnex A\nValuation: $9,000,000',
				accepts:
					'Price: as set out in Annex A\nThe shares are Series A preferred stock.\nAnnex A\nPost-money valuation of $9,000,000 on the fully diluted capitalization.',
			},
			'by reference': {
				flags: 'The price is the Valuation divided by the Shares.\n"Valuation" means a valuation of $9,000,000.',
				accepts:
					'The price is the Valuation divided by the Shares.\n"Valuation" means a post-money valuation of $9,000,000. "Shares" means the fully diluted capitalization.',
			},
			'several conditions': {
				flags: 'The post-money valuation is $9,000,000.',
				accepts: 'The post-money valuation is $9,000,000 on the fully diluted capitalization.',
			},
			absent: {
				flags: 'Lead Investor: Oak Fund\nSecurity: Series A preferred stock',
				accepts: `Lead Investor: Oak Fund\nSecurity: Series A preferred stock\n${priced}`,
			},
		},
	},
	{
		rule: 'term_sheet.option_pool',
		finds: 'the pool is taken from the founders with no plan',
		flags: [
			'Pool. Before the Fund pays, the Company enlarges its pool to 18% of the stock as counted after the closing, at the expense of today’s holders.',
			'Prior to the closing the Company increases its option pool to 15% of the post-closing capitalization.',
			'The pre-money valuation includes an unallocated employee pool representing 18% of the fully diluted capitalization.',
			'Option Pool: 30% after the closing.',
		],
		accepts: [
			'The pre-money valuation includes a free option pool of 10%, sized to a hiring plan for the next 15 months.',
			'The option pool is increased after the closing, so that it dilutes all holders.',
		],
		nearMisses: [
			'The Company keeps a pool car for staff travel. There are no options.',
			'Existing option pool: 5%',
			'Options under the plan vest over four years.',
		],
		failures: {
			'over the threshold': {
				flags: 'The option pool is 22% of the Company, sized to the hiring plan.',
				accepts: 'The option pool is 12% of the Company, sized to the hiring plan.',
			},
			'unusual place': {
				flags:
					'Price Per Share\nThe price is based on a pre-money valuation of $8,000,000, including an available option pool equal to 15% of the shares.',
				accepts:
					'Price Per Share\nThe price is based on a pre-money valuation of $8,000,000, including an available option pool equal to 15% of the shares to meet hiring needs for 18 months.',
			},
			'several conditions': {
				flags: 'Before the closing the Company will create an equity pool of 12%.',
				accepts: 'Before the closing the Company will create an equity pool of 12% that matches its hiring plan.',
			},
		},
	},
	{
		rule: 'term_sheet.liquidation_preference',
		finds: 'investors get more than their money back',
		flags: [
			'On each sale or merger the Series Seed is paid one time its price and then shares with the common stock pro rata.',
			'The Series B gets back its money before the Series A and the common stock get anything.',
			'If the Company is sold, the Lead first gets three times its money and then shares in what is left like everyone else.',
			'Liquidation Preference: 2x the original purchase price.',
			'Liquidation Preference\n1x, participating with the common stock on an as-converted basis.',
			'In the event of a liquidation the Series A receives one times its price. Thereafter the remaining proceeds are shared pro rata by the holders of preferred and common stock.',
			'The liquidation preference of the Series B ranks senior to all other series.',
			'Holders of participating preferred receive their price first upon a liquidation.',
		],
		accepts: [
			'Liquidation Preference: 1x non-participating, pari passu with earlier series.',
			'In the event of a liquidation the Series A receives the original purchase price; the balance goes to the holders of common stock.',
		],
		nearMisses: [
			'Investors may participate in later rounds.',
			'Liquidation preference: 1x, senior to the common stock, and then no further participation.',
			'Liquidation Preference: the greater of 1x and the amount due as converted to common stock.',
		],
		failures: {
			'over the threshold': {
				flags: 'The liquidation preference is 1.5x the purchase price.',
				accepts: 'The liquidation preference is 1x the purchase price.',
			},
			'unusual place': {
				flags: 'Dividends: None, if the liquidation preference of two times the price is paid.',
				accepts: 'Dividends: None, if the liquidation preference of one times the price is paid.',
			},
			'by reference': {
				flags:
					'On a sale of the Company the holders receive the Preference Amount. "Preference Amount" means a liquidation preference equal to 300% of the purchase price.',
				accepts:
					'On a sale of the Company the holders receive the Preference Amount. "Preference Amount" means a liquidation preference equal to 100% of the purchase price.',
			},
		},
	},
	{
		rule: 'term_sheet.anti_dilution',
		finds: 'a down round resets the price',
		flags: [
			'A cheaper issue resets the conversion price to the lower price.',
			'The conversion price falls by a weighted average that counts preferred stock alone.',
			"If the Company sells stock for less later on, the Lead's price drops to the same level.",
			'Anti-dilution: Full ratchet.',
			'In a down round the conversion price is reduced to the new price.',
			'Anti-dilution\nNarrow-based weighted average.',
		],
		accepts: ['Anti-dilution: broad-based weighted average.', 'The conversion price is adjusted on a broad-based weighted average basis.'],
		nearMisses: ['Anti-dilution: no ratchet; broad-based weighted average.', 'Tools include a socket set.', 'Anti-dilution: None.'],
		failures: {
			'unusual place': {
				flags: 'Conversion. Each share converts into one common share, subject to price-ratchet adjustment.',
				accepts: 'Conversion. Each share converts into one common share, subject to a broad-based weighted average adjustment.',
			},
			'several conditions': {
				flags: 'Anti-dilution: full ratchet in the first year, broad-based weighted average after that.',
				accepts: 'Anti-dilution: weighted average (broad-based) in the first year and after that.',
			},
		},
	},
	{
		rule: 'term_sheet.dividends',
		finds: 'dividends pile up',
		flags: [
			'Dividends: 8% cumulative.',
			'Dividends accrue at 6% per annum, whether or not declared.',
			'The Series A carries an accruing dividend of 5% that accrues daily.',
		],
		accepts: [
			'Dividends: 6% non-cumulative, when and if declared by the board.',
			'Dividends are paid on an as-converted basis if declared.',
		],
		nearMisses: ['Dividends are not cumulative.', 'The cumulative sum of all investments is $5,000,000.'],
		failures: {
			'unusual place': {
				flags: 'Liquidation Preference: 1x plus all dividends, which accrue at 8% per annum.',
				accepts: 'Liquidation Preference: 1x plus all declared and unpaid dividends.',
			},
			'several conditions': {
				flags: 'Dividends\nNon-compounding dividends of 8% accumulate each year.',
				accepts: 'Dividends\nNon-cumulative dividends of 8% if declared.',
			},
		},
	},
	{
		rule: 'term_sheet.redemption',
		finds: 'investors can ask for their money back',
		flags: [
			'After five years the Lead can hand its stock back and be paid out.',
			'Redemption. After six years the Purchaser may force the Issuer to take its stock back: the Issuer shall buy it back at cost. Dividends add up whether or not declared, and are paid on redemption.',
			'Exit. After four years the Fund may require the Issuer to buy back its stock at the price paid.',
			'Redemption: at the election of the holders of Series A after five years.',
			'After the fifth anniversary the Company shall redeem the preferred stock at its price.',
			'Each investor has a put right against the Company.',
		],
		accepts: ['Redemption: None.', 'The preferred stock is not redeemable.'],
		nearMisses: [
			'Without the consent of the Series A the Company shall not redeem any shares.',
			'The Company may repurchase unvested shares from departing staff.',
			'Gift cards are redeemable in our shop. Redemption rights: none.',
		],
		failures: {
			'unusual place': {
				flags: 'Other Terms. The investors may require the Company to repurchase their shares after year six.',
				accepts: 'Other Terms. The investors may not require the Company to redeem their shares.',
			},
			'by reference': {
				flags:
					'Redemption\nAs described in Annex B.\nAnnex B\nAt the request of a majority of the preferred stock the Company shall redeem all of it.',
				accepts: 'Redemption\nNot applicable.',
			},
		},
	},
	{
		rule: 'term_sheet.board',
		finds: 'investors control the board',
		flags: [
			'The terms are between Gullhorn Foods, Inc. ("Gullhorn") and Sandbar Rock Partners ("Sandbar").\nSandbar fills three of five seats on the board.',
			'Board: Five directors, three designated by the Investors and two by the common stock.',
			'The board consists of three members: two appointed by the Lead Investor and the CEO.',
			'The Series A may elect a majority of the board of directors.',
			'Board of Directors\n(a) two elected by the Series A;\n(b) one elected by the common stock;\n(c) one independent director selected by the Investors.',
		],
		accepts: [
			'Board: three directors, one elected by the Series Seed, one elected by the common stock, and one independent director agreed by both.',
			'The board has five seats: two for the Investors, two for the founders and one independent.',
		],
		nearMisses: [
			'The Lead Investor may send one observer to the board.',
			'The board meets once a quarter.',
			'Board: the board will consist of three directors, two elected by the common stock and one elected by the Series Seed.',
		],
		failures: {
			'over the threshold': {
				flags: 'Board: four directors: two elected by the preferred, one by the common stock, and one independent director agreed by both.',
				accepts:
					'Board: four directors: one elected by the preferred, two by the common stock, and one independent director agreed by both.',
			},
			'several conditions': {
				flags:
					'Board: three directors, one elected by the common stock, one by the Series A, and one independent director designated by the Series A.',
				accepts:
					'Board: three directors, one elected by the common stock, one by the Series A, and one independent director approved by both.',
			},
			'unusual place': {
				flags: 'Closing Conditions. The Investors appoint two directors, and the founders appoint one director.',
				accepts: 'Closing Conditions. The Investors appoint one director, and the founders appoint two directors.',
			},
		},
	},
	{
		rule: 'term_sheet.vetoes',
		finds: 'investors run the daily business',
		flags: [
			'The terms are between Gullhorn Foods, Inc. ("Gullhorn") and Sandbar Rock Partners ("Sandbar").\nGullhorn asks Sandbar before it hires staff, spends above $5,000 or changes its prices.',
			'Approvals. Ask us first before you appoint a sales manager, sign a lease or open an account.',
			'Protective Provisions: Without the consent of the Investors the Company shall not approve its annual budget.',
			'Consent of the Series A is needed to: (i) hire any employee with a salary over $100,000; (ii) enter any contract worth more than $25,000.',
			'Reserved Matters\nthe yearly business plan\nany expenditure above $10,000',
		],
		accepts: [
			'Protective Provisions: consent of the Series A is required to change its rights, issue senior stock, pay dividends, or sell the Company.',
		],
		nearMisses: [
			'Investor consent. Needed for new senior stock and a sale. The plan for the year is sent to the investors for information.',
			'The Company delivers its annual budget to the Investors.',
			'Consent of the preferred is needed for transactions with related parties outside the ordinary course.',
			'Protective Provisions: the usual NVCA list. No veto extends to budgets or hiring.',
		],
		failures: {
			'unusual place': {
				flags: 'Information Rights. Monthly figures. The budget needs the prior approval of the Lead Investor.',
				accepts: 'Information Rights. Monthly figures. The budget needs the prior approval of the board.',
			},
			'several conditions': {
				flags:
					'The Company shall not hire executives unless the board and the Investors consent. Consent of the Investors is needed to hire any officer.',
				accepts: 'The Company shall not hire executives unless the board agrees.',
			},
			'by reference': {
				flags: 'The Investors must consent to each Reserved Matter.\nReserved Matters\nHiring or dismissing any employee.',
				accepts: 'The Investors must consent to each Reserved Matter.\nReserved Matters\nChanging the rights of the preferred stock.',
			},
		},
	},
	{
		rule: 'term_sheet.founder_vesting',
		finds: 'founders lose stock they have earned',
		flags: [
			'The founders start from zero: their stock is earned over four years from today.',
			'Founder Vesting: all founder shares vest over four years starting on the closing.',
			'Each founder’s stock will be re-vested over 48 months with a one-year cliff.',
			'Founder shares vest over four years with credit for time served. There is no acceleration.',
			'Founders’ shares become subject to a repurchase right that lapses over four years from closing.',
		],
		accepts: [
			'10. Founders. The time since they began counts. The rest vests monthly over three years, and at once if a founder is sent away without reason within a year of a sale.',
			'Founder Vesting: four years from incorporation, with credit for time served and double-trigger acceleration.',
			'The founders’ shares remain on their existing vesting, with full acceleration if a founder is let go after a sale.',
		],
		nearMisses: ['Employee options vest over four years with a one-year cliff.', 'The founders will sign the usual papers.'],
		failures: {
			'several conditions': {
				flags: 'Founders vest over four years from the closing, with double-trigger acceleration.',
				accepts: 'Founders vest over four years from the closing with credit of 50% already vested, and double-trigger acceleration.',
			},
			'unusual place': {
				flags: 'Closing Conditions. Each founder agrees that all of its shares vest anew over four years.',
				accepts:
					'Closing Conditions. Each founder agrees that its shares vest over four years from its hire date, with acceleration after a sale.',
			},
			'over the threshold': {
				flags: 'Key Holder Matters: each key holder’s stock vests over four years from the closing.',
				accepts:
					'The founders’ stock vests over four years from the date on which each began, so that 50% is vested at the closing, with double-trigger acceleration.',
			},
			absent: {
				flags: 'Founder Stock\nVests monthly over four years.',
				accepts: 'Founder Stock\nVests monthly over four years from the start of work, with credit and double-trigger acceleration.',
			},
		},
	},
	{
		rule: 'term_sheet.drag_along',
		finds: 'investors alone can force a sale',
		flags: [
			'If the Lead and the board approve a sale, the common holders shall vote for it and stand in for the claims of the buyer in full.',
			'If the Lead wants to sell the Company, all holders must go along and stand behind every promise without limit.',
			'Drag-Along: holders of a majority of the Series A may require all stockholders to sell.',
			'Drag-along: upon approval by the board and the preferred, all holders must sell.',
			'Drag-Along: a sale approved by the board, the preferred and the common stock binds all. Sellers are liable jointly and severally.',
		],
		accepts: [
			'Drag-Along: applies if the board, a majority of the preferred and a majority of the common stock approve, with liability several and capped at proceeds.',
			'Drag-Along: None.',
		],
		nearMisses: [
			'The founders will attend the closing.',
			'Drag-along: needs the board, the preferred and the founders; liability is several and not joint.',
		],
		failures: {
			'several conditions': {
				flags: 'Drag-Along: a sale approved by the board and the Investors.',
				accepts: 'Drag-Along: a sale approved by the board, the Investors and the founders.',
			},
			'unusual place': {
				flags: 'Voting. The preferred stock may force all other holders to sell their shares in a sale it approves.',
				accepts: 'Voting. If the board, the common stock and the preferred stock approve, they may force all other holders to sell.',
			},
		},
	},
	{
		rule: 'term_sheet.pro_rata',
		finds: 'old investors fill the next round',
		flags: [
			'Later rounds. We may buy one and a half times our share of every new issue.',
			'Later rounds. The Purchaser may take up to one third of each later issue of stock.',
			'Investors may purchase up to two times their pro rata share in future rounds.',
			'Further investment: pro rata, plus any shares not taken up by others, and in any case at least 30% of each future financing.',
			'Super pro rata right: the Lead Investor may take 50% of the next round.',
			'Pro rata rights: each Investor is deemed a Major Investor.',
			'"Major Investor" means a holder of at least $10,000 of preferred stock, with pro rata rights.',
		],
		accepts: [
			'Major Investors, holding at least $250,000, may purchase their pro rata share of later rounds.',
			'Pro Rata Rights: each holder of 5% or more may maintain its percentage.',
		],
		nearMisses: [
			'Later rounds. Each holder of 5% may take part in later issues for its own share.',
			'Proceeds are shared pro rata.',
			'Pay-to-play: investors join pro rata.',
		],
		failures: {
			'over the threshold': {
				flags: 'A Major Investor is one that holds at least $50,000 and may join later rounds pro rata.',
				accepts: 'A Major Investor is one that holds at least $200,000 and may join later rounds pro rata.',
			},
			'by reference': {
				flags: 'Major Investors have pro rata rights. "Major Investor" means any Investor.',
				accepts: 'Major Investors have pro rata rights. "Major Investor" means any Investor that holds at least 1,000,000 shares.',
			},
			'unusual place': {
				flags: 'Information Rights. Quarterly figures. The Lead Investor has a super pro rata right.',
				accepts: 'Information Rights. Quarterly figures. The Lead Investor has a pro rata right.',
			},
		},
	},
	{
		rule: 'term_sheet.no_shop',
		finds: 'you are tied for too long, or to everything',
		flags: [
			'Once signed, these terms bind both sides in full.',
			'No legal duties follow from this sheet except from paragraph 9.\n9. Quiet period. For four months the Company looks for no other investor.',
			'None of these terms binds either side, save this one: for four months the Issuer does not speak to anyone else about money.',
			`No-Shop: 90 days. ${loose}`,
			`The Company will not solicit other offers for sixty (60) days. ${loose}`,
			'This term sheet is legally binding on the parties.',
			`Exclusivity: until the Lead Investor gives notice that it withdraws. ${loose}`,
		],
		accepts: [
			'This letter is no contract, apart from the paragraph on secrecy. For 30 days you speak only to us.',
			'No legal duties follow from this sheet except from paragraph 9. For 30 days the Company will not look for other investors.',
			'Save for costs and silence, none of this binds either side. For three weeks you do not talk with others about a sale of shares.',
			'These heads are for guidance. Only clauses 9 and 10 create duties enforceable in court.',
			`No-Shop: 30 days. ${loose}`,
			`For a period of forty-five days the Company will not solicit other proposals for financing. ${loose}`,
		],
		nearMisses: [
			'The no shop shall be a binding obligation of the Company. No other legally binding obligations will be created until definitive agreements are signed.',
			`The Company will inform the Lead Investor of offers within 60 days. ${loose}`,
			'Only the sections on confidentiality and exclusivity are binding. Exclusivity: 30 days.',
			`The Company keeps exclusive title to its code. ${loose}`,
		],
		failures: {
			'over the threshold': {
				flags: `Exclusivity: 46 days from signing. ${loose}`,
				accepts: `Exclusivity: 45 days from signing. ${loose}`,
			},
			'unusual place': {
				flags: `Confidentiality. The terms are secret, and for three months the Company will not negotiate with other investors. ${loose}`,
				accepts: `Confidentiality. The terms are secret, and for one month the Company will not negotiate with other investors. ${loose}`,
			},
			absent: { flags: 'No-Shop: 30 days.', accepts: `No-Shop: 30 days. ${loose}` },
		},
	},
	{
		rule: 'term_sheet.counsel_fees',
		finds: 'the bill for their lawyers is open',
		flags: [
			'Heads of Terms for Seed Stock\nThe terms are between Gullhorn Foods, Inc. ("Gullhorn") and Sandbar Rock Partners ("Sandbar").\nGullhorn pays Sandbar\'s counsel for the time they record.',
			'Costs. You will pay our lawyers, whatever the bill is.',
			'The Company pays all legal fees of the Investors.',
			'Expenses: Company to reimburse counsel to the Lead Investor for all reasonable fees.',
			'Legal fees of the Lead Investor are borne by the Company.',
		],
		accepts: ['The Company pays the fees of one counsel to the Lead Investor up to $25,000.', 'Expenses: each party bears its own costs.'],
		nearMisses: [
			'The Company reimburses directors for travel to board meetings.',
			'The Company pays counsel to the Investors a fixed fee, not to exceed $30,000.',
		],
		failures: {
			'over the threshold': {
				flags: 'The Company pays counsel to the Investors up to $150,000.',
				accepts: 'The Company pays counsel to the Investors up to $40,000.',
			},
			'unusual place': {
				flags: 'Closing. Within 30 days. The Company bears the legal costs of the Lead Investor.',
				accepts: 'Closing. Within 30 days. The Company bears the legal costs of the Lead Investor, capped at $20,000.',
			},
		},
	},
	{
		rule: 'term_sheet.closing',
		finds: 'the money comes in parts, or on unclear terms',
		flags: [
			'A holder that does not take part in a later round loses its preference.',
			'Half of the money comes now and half once the Lead is happy with sales.',
			'The investment is made in two tranches.',
			'The second closing of $1,000,000 takes place upon achievement of the milestones.',
			'Pay-to-Play: holders that do not participate in a later round are converted to common stock.',
			'The Company has issued SAFEs for $900,000, which convert at the closing.',
		],
		accepts: [
			'The whole sum is paid at a single closing.',
			'The SAFEs convert at the closing and are included in the pre-money capitalization.',
		],
		nearMisses: [
			'Pay-to-play: None.',
			'Additional investors may join in later closings within 90 days on the same terms.',
			'The closing takes place in a single tranche.',
			'The Company has no SAFEs or convertible notes.',
		],
		failures: {
			'several conditions': {
				flags: 'All outstanding convertible notes will convert into shares of the round.',
				accepts:
					'All outstanding convertible notes will convert into shares of the round, and these are counted in the fully diluted capitalization.',
			},
			'unusual place': {
				flags: 'Use of Proceeds. Growth. Half of the money is released when the Company meets its revenue targets.',
				accepts: 'Use of Proceeds. Growth. All of the money is released at the closing.',
			},
			'by reference': {
				flags: 'The sum is paid as set out in Annex 1.\nAnnex 1\nTranche 1: $500,000. Tranche 2: $500,000 on launch.',
				accepts: 'The sum is paid as set out in Annex 1.\nAnnex 1\n$1,000,000 at the closing.',
			},
		},
	},
]

testRules(termSheetRules, cases, 'Term Sheet')

describe('board seats are counted from the words', () => {
	const seats = (text: string) => boardSeats(ruleInput(text, 'Term Sheet'))

	test.each([
		[
			'Five directors: two elected by the Series A, two by the common stock, and one independent.',
			{ investors: 2, founders: 2, independent: 1, total: 5 },
		],
		[
			'The board will consist of three (3) members, of whom one shall be designated by the Lead Investor and two by the founders.',
			{ investors: 1, founders: 2, independent: 0, total: 3 },
		],
		[
			'The board will have three members: two nominated by Investor and the chief executive officer.',
			{ investors: 2, founders: 1, independent: 0, total: 3 },
		],
		['Board: 5 seats: 3 Series A, 1 common, 1 independent', { investors: 3, founders: 1, independent: 1, total: 5 }],
	])('%s', (text, expected) => {
		expect(seats(text)).toEqual(expected)
	})

	test('no seats, no count', () => {
		expect(seats('The board meets once a quarter.')).toBeNull()
	})
})

test('a term sheet laid out as a table is read by its first column', () => {
	const text = 'Redemption\nAt the election of the holders after five years.\nBoard\nThe CEO.'
	const document = documentFromText(text)
	const paragraphs = document.paragraphs.map((paragraph, index) => ({
		...paragraph,
		kind: 'table_cell' as const,
		cell: { table: 0, row: Math.floor(index / 2), column: index % 2 },
	}))
	const rule = termSheetRules.find(({ id }) => id === 'term_sheet.redemption')
	expect(rule?.decide(ruleInput({ ...document, paragraphs }, 'Term Sheet')).outcome).toBe('flagged')
})

const fairTermSheet = `# TERM SHEET FOR SERIES SEED PREFERRED STOCK FINANCING OF KESTREL LABS, INC.
March 2, 2026
This term sheet summarizes the principal terms of the proposed Series Seed Preferred Stock financing of Kestrel Labs, Inc., a Delaware corporation (the "Company"). Except for the sections called Confidentiality, Exclusivity and Expenses, this term sheet is not legally binding.
# Offering Terms
# Investors
Juniper Ventures Fund I, L.P. (the "Lead Investor") and others.
# Amount Raised
$3,000,000, all of it at a single closing, including conversion of the outstanding SAFEs, whose shares are counted in the pre-money capitalization.
# Price Per Share
$1.2000 per share, based on a post-money valuation of $15,000,000 and a fully diluted capitalization of 12,500,000 shares, including an available option pool of 10%, sized to a hiring plan for the next 15 months attached as Annex A. The pre-money valuation is $12,000,000.
# Liquidation Preference
One times the Original Purchase Price plus declared and unpaid dividends; the balance of proceeds goes to the holders of Common Stock. The Preferred Stock is non-participating and ranks pari passu.
# Dividends
Non-cumulative dividends, payable only when and if declared by the Board.
# Redemption
None.
# Anti-dilution
Broad-based weighted average adjustment.
# Board of Directors
Three directors: one elected by the Series Seed, initially Ana Ruiz of the Lead Investor; one elected by the Common Stock, initially the CEO; and one independent director agreed by both.
# Protective Provisions
So long as shares of Series Seed remain outstanding, consent of a majority of the Series Seed is required to: (i) change the rights of the Series Seed; (ii) authorize a senior or equal series; (iii) redeem shares, other than repurchases from departing staff; (iv) pay a dividend; (v) sell or wind up the Company; or (vi) change the size of the Board.
# Founder Vesting
Each founder's shares vest monthly over four years from October 1, 2024, with credit for the time served, and full acceleration upon a termination without cause within 12 months after a change of control.
# Drag-Along
Stockholders vote for a sale that is approved by the Board, a majority of the Preferred Stock and a majority of the Common Stock held by employees. Liability of each stockholder is several and limited to the proceeds it receives.
# Pro Rata Rights
Each Major Investor, meaning one that holds at least $250,000 of Series Seed, may maintain its percentage in later financings.
# Exclusivity
For 30 days after signing, the Company will not solicit other offers for its stock. 
# Confidentiality
The Company and the Lead Investor will keep these terms confidential.
# Expenses
The Company pays the reasonable fees of counsel to the Lead Investor at the closing, up to $25,000.
# Governing Law
Delaware.
KESTREL LABS, INC.
By: ____________
JUNIPER VENTURES FUND I, L.P.
By: ____________`

test('a fair term sheet comes out with nothing to change', () => {
	const outcomes = termSheetRules.map((rule) => `${rule.id} ${rule.decide(ruleInput(fairTermSheet, 'Term Sheet')).outcome}`)
	expect(outcomes).toEqual(termSheetRules.map(({ id }) => `${id} passed`))
})

const letter = [
	'We offer to invest $1.5 million in Marigold AI, Inc. at a value of $6 million.',
	'1. Stock. On a sale we get our money back two times over, and after that we share in the rest with the common holders.',
	'2. Pool. Before we invest, you set aside 20% of all shares for new hires.',
	'3. Later rounds. If you ever sell shares for less than we paid, our price drops to the new price.',
	'4. Yield. Our stock earns 10% a year, which adds up whether or not you pay it.',
	'5. Exit. After five years we can ask the Company to buy our shares back.',
	'6. Board. There are three seats. We fill two, you fill one.',
	'7. Consent. You will ask us before you hire anyone, sign a contract above $20,000 or change the budget.',
	'8. Your shares. Your own shares start to vest when we close, over four years.',
	'9. Sale. If we want to sell the Company, you and all others must sell too.',
	'10. Next rounds. We may take up to half of each later round.',
	'11. Talks. You talk to nobody else until we close.',
	'12. Lawyers. You pay our lawyers.',
	'13. Money. We pay half at closing and half when you reach $50,000 of monthly revenue.',
].join('\n')

test('a letter in plain words is read like a term sheet in the usual ones', () => {
	const outcomes = termSheetRules.map((rule) => rule.decide(ruleInput(letter, 'Term Sheet')).outcome)
	expect(outcomes.filter((outcome) => outcome === 'flagged' || outcome === 'absent')).toHaveLength(termSheetRules.length)
})
