import { expect, test } from 'vitest'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { convertibleNoteRules } from './convertible-note-rules.ts'

const promise =
	'Dated March 2, 2026. Heron Foods, Inc. (the "Company") promises to pay to Alder Angels LLC (the "Holder") the principal sum of $100,000.'
const due = 'The unpaid principal and interest are due and payable on March 2, 2028 (the "Maturity Date").'
const capped = 'The "Valuation Cap" is $5,000,000.'
const counting =
	'The cap price is the Valuation Cap divided by the fully diluted capitalization immediately before the round, counting all options and the shares reserved under the equity plan but excluding the Notes.'
const converting = 'In a Qualified Financing this Note converts into the Preferred Stock sold in that round, at a 20% discount.'

const cases: RuleCase[] = [
	{
		rule: 'convertible_note.maturity',
		finds: 'the note falls due too soon or on demand',
		flags: [
			'The Lender may ask for the loan back whenever it likes.',
			'Issued on January 5, 2026.\nThe Company shall repay the loan with interest on October 5, 2026.',
			'The outstanding balance is due and payable twelve (12) months after the date of this Note (the "Maturity Date").',
			'This Note is payable on demand.',
			'The Lender may at any time request payment, and the Borrower shall repay the loan upon written demand within five days.',
			'Issued on January 5, 2026.\nMaturity Date: January 5, 2027',
			'The Company repays the loan to the Holder.',
		],
		accepts: [
			'Issued on March 2, 2026. Unless it converts, the Company repays the loan on March 2, 2028.',
			due,
			'"Maturity Date" means the date that is twenty-four (24) months from the date of issuance.',
			'After the Maturity Date, principal and interest are payable upon demand. The Maturity Date is 24 months from issue. A majority of holders may extend the Maturity Date.',
		],
		nearMisses: [
			'The Company waives presentment, demand for payment and protest. The Note matures 24 months after issue.',
			'The Note matures two years from the date hereof. The Company gives 10 days’ notice before the Maturity Date.',
			'Repayment is due on the second anniversary (the "Maturity Date"). At any time after maturity the holders of a majority of the Notes may demand payment on demand.',
		],
		failures: {
			'unusual place': {
				flags: '1. Miscellaneous. Notices are in writing. This Note matures nine months from the date hereof.',
				accepts: '1. Miscellaneous. Notices are in writing. This Note matures 24 months from the date hereof.',
			},
			'over the threshold': {
				flags: 'The Maturity Date is 17 months after the date of issuance.',
				accepts: 'The Maturity Date is 18 months after the date of issuance.',
			},
			'by reference': {
				flags: 'All sums are due on the Maturity Date.\n"Maturity Date" means the first anniversary, that is 12 months after issue.',
				accepts: 'All sums are due on the Maturity Date.\n"Maturity Date" means the day 30 months after issue.',
			},
			'several conditions': {
				flags: 'After the Maturity Date, which is 24 months from issue, the Note is payable on demand.',
				accepts:
					'After the Maturity Date, which is 24 months from issue, the Note is payable on demand. Holders may extend the Maturity Date.',
			},
			absent: { flags: promise, accepts: `${promise} ${due}` },
		},
	},
	{
		rule: 'convertible_note.interest',
		finds: 'interest is high, compounding or rises after a default',
		flags: [
			'3. Interest. The Notes carry simple interest at 5% a year. Should the Company fail to pay on time, the rate rises to 15% a year.',
			'1. Interest. 15% a year, paid when the note falls due.\n2. Stock. The note turns into stock in a round of $1,000,000.',
			`${promise} ${due} Interest accrues at 12% per annum.`,
			'Interest accrues at the rate of 6% per annum, compounded quarterly.',
			'The loan bears interest at 5% per year. Upon an Event of Default interest accrues at the rate of 15% per annum.',
			'Interest Rate: 10%',
		],
		accepts: [
			'Simple interest accrues at 8% per annum.',
			'This Note does not bear interest.',
			'The rate of interest is six percent (6%) per annum, non-compounding.',
		],
		nearMisses: [
			'The conversion price is 80% of the price paid. Interest accrues at 5% per annum.',
			'Interest at 4% per annum shall not compound.',
			'Holders of 66% in interest of the Notes may waive any term. Simple interest of 6% per annum accrues.',
		],
		failures: {
			'unusual place': {
				flags: '1. Definitions. "Applicable Rate" means an interest rate of eighteen percent (18%) per annum.',
				accepts: '1. Definitions. "Applicable Rate" means an interest rate of five percent (5%) per annum.',
			},
			'over the threshold': { flags: 'Interest accrues at 8.5% per annum.', accepts: 'Interest accrues at 8% per annum.' },
			'by reference': {
				flags: 'Interest accrues at 5% per annum. "Default Rate" means the stated rate plus eight percent (8%).',
				accepts: 'Interest accrues at the Stated Rate. "Stated Rate" means a rate of interest of 5% per annum.',
			},
			'several conditions': {
				flags: 'Interest accrues at 7% per annum and compounds monthly.',
				accepts: 'Interest accrues at 7% per annum and is paid monthly.',
			},
		},
	},
	{
		rule: 'convertible_note.discount',
		finds: 'the discount is too large',
		flags: [
			'The Note converts at the price per share of the round reduced by two fifths.',
			'The Note converts at a 30% discount to the price paid by the new investors.',
			'The conversion price is sixty-five percent (65%) of the price per share paid in the financing.',
			'The "Discount" is 40%.',
		],
		accepts: [
			'The Note converts at a discount of 20%.',
			'The conversion price equals 80% of the lowest price per share paid by new investors.',
			'The "Discount Rate" is 80%. The price is the round price multiplied by the Discount Rate.',
		],
		nearMisses: [
			'Interest accrues at 6%, and the Note converts at the price of the round.',
			'No discount applies. Holders of 60% of the Notes may amend it.',
			'The Company offers staff a 30-day trial.',
		],
		failures: {
			'over the threshold': {
				flags: 'The conversion price reflects a discount of 26% to the round price.',
				accepts: 'The conversion price reflects a discount of 25% to the round price.',
			},
			'by reference': {
				flags: 'The conversion price is the round price multiplied by the Discount Rate.\n"Discount Rate" means 20%.',
				accepts: 'The conversion price is the round price multiplied by the Discount Rate.\n"Discount Rate" means 80%.',
			},
			'unusual place': {
				flags: '9. Definitions. "Conversion Price" means 60% of the price per share in the round.',
				accepts: '9. Definitions. "Conversion Price" means 85% of the price per share in the round.',
			},
		},
	},
	{
		rule: 'convertible_note.cap_basis',
		finds: 'the cap counts nobody knows what',
		flags: [
			capped,
			'The Note converts at the lower of the round price and a price based on a valuation cap of $4,000,000.',
			`${capped} The cap price is the Valuation Cap divided by the fully diluted capitalization.`,
		],
		accepts: [
			'"Cap Price" means $5,000,000 divided by the Full Count. "Full Count" means, just before the round, all issued shares on a fully diluted basis, all options, and the pool as it then stands, without the Notes.',
			`${capped} ${counting}`,
			'Converts at $6,000,000 (the "Valuation Cap") divided by the number of all outstanding shares immediately prior to the closing, including options and the option pool and excluding convertible notes.',
		],
		nearMisses: ['The Note has no valuation cap.', 'The round must be at a pre-money valuation of at least $10,000,000 to count.'],
		failures: {
			'by reference': {
				flags:
					'The price is the Cap divided by the Capitalization.\n"Valuation Cap" means $7,000,000.\n"Capitalization" means the shares of the Company.',
				accepts:
					'The price is the Cap divided by the Capitalization.\n"Valuation Cap" means $7,000,000.\n"Capitalization" means all outstanding shares, all options and the free option pool, but not the Notes.',
			},
			'unusual place': {
				flags: 'Cover Page\nPrincipal: $100,000\nValuation Cap: $8,000,000',
				accepts: `Cover Page\nPrincipal: $100,000\nValuation Cap: $8,000,000\n${counting}`,
			},
			'several conditions': {
				flags: 'The pre-money valuation cap is $5,000,000.',
				accepts: 'The pre-money valuation cap is $5,000,000, divided by all outstanding shares, options and the option pool.',
			},
		},
	},
	{
		rule: 'convertible_note.qualified_financing',
		finds: 'only a very large round converts the note',
		flags: [
			`${promise} A "Qualified Financing" is a sale of preferred stock with gross proceeds of at least $10,000,000.`,
			'If the Company closes an equity financing of not less than $8 million, the Note automatically converts.',
		],
		accepts: [
			`${promise} A "Qualified Financing" is a sale of preferred stock with gross proceeds of at least $1,000,000.`,
			'Qualified Financing: $2,000,000 or more',
		],
		nearMisses: [
			'The Company issues Notes in an aggregate principal amount of up to $15,000,000. A Qualified Financing is one of at least $1,500,000.',
			'A Qualified Financing is a round of at least $1,000,000 at a pre-money valuation of at least $9,000,000.',
		],
		failures: {
			'over the threshold': {
				flags: `${promise} "Qualified Financing" means a round of at least $5,000,000.`,
				accepts: `${promise} "Qualified Financing" means a round of at least $4,000,000.`,
			},
			'unusual place': { flags: 'Schedule 1\nFinancing Threshold: $12,000,000', accepts: 'Schedule 1\nFinancing Threshold: $1,000,000' },
			absent: { flags: `${promise} ${due}`, accepts: `${promise} ${due} In the next equity financing this Note converts into shares.` },
		},
	},
	{
		rule: 'convertible_note.sale_payout',
		finds: 'a sale pays more than once',
		flags: [
			'If the Company is sold before it converts, the Holder gets double the loan back.',
			'On a change of control the Lender is owed two and a half times the loan in cash.',
			'Upon a Change of Control the Company shall pay the Holder two times (2x) the outstanding principal plus interest.',
			'If the Company is sold, the Holder receives its principal and interest in cash and in addition may convert the Note into common stock.',
			'On an acquisition of the Company, the Lender is paid 150% of the principal amount.',
			'4. Sale of the Company\nThe Holder will be paid all principal and interest plus a premium equal to the principal.',
		],
		accepts: [
			'Upon a Change of Control the Holder receives the greater of (a) principal and accrued interest and (b) the amount payable had the Note converted into common stock.',
			'If the Company is sold, the Holder may elect either repayment in full or conversion at the cap.',
		],
		nearMisses: [
			'Upon a sale of the Company the Holder is paid one times (1x) the principal.',
			'"Change of Control" means a sale of more than 50% of the voting power or of all assets.',
			'Interest is paid two times a year.',
		],
		failures: {
			'over the threshold': {
				flags: 'In a Liquidity Event the Holder is paid an amount equal to 1.5x the principal.',
				accepts: 'In a Liquidity Event the Holder is paid an amount equal to 1x the principal.',
			},
			'unusual place': {
				flags: '12. Definitions. "Repayment Amount" means, after a merger, three times the principal, payable to the Holder.',
				accepts: '12. Definitions. "Repayment Amount" means, after a merger, the principal and interest, payable to the Holder.',
			},
			'by reference': {
				flags:
					'"Exit Payment" means three hundred percent (300%) of the principal amount.\nUpon a sale of the Company the Holder is paid the Exit Payment.',
				accepts:
					'"Exit Payment" means one hundred percent (100%) of the principal amount.\nUpon a sale of the Company the Holder is paid the Exit Payment.',
			},
			'several conditions': {
				flags: 'On a sale of the Company the Holder is repaid and shall also receive shares worth its principal.',
				accepts: 'On a sale of the Company the Holder is repaid or, in lieu of cash, receives shares worth its principal.',
			},
		},
	},
	{
		rule: 'convertible_note.security',
		finds: 'assets or founders stand behind the note',
		flags: [
			'All that the Company owns stands good for the debt.',
			'As cover for the loan the Company assigns its patents to the Lender by way of charge.',
			'To secure the loan the Company charges its stock of goods and its claims to the Holder.',
			'The Company grants the Holder a security interest in all of its assets.',
			'The founders shall personally guarantee all amounts.',
			'This Note is secured by the intellectual property of the Company.',
			'Payment of this Note is guaranteed by Dana Moss.',
		],
		accepts: ['This Note is a general unsecured obligation of the Company.', promise],
		nearMisses: [
			'The Company may not assign its assets by way of security to anyone else, and this Note is unsecured.',
			'No founder, officer or director is personally liable for this Note.',
			'This Note is subordinate to any bank loan secured by a lien on assets.',
			'The shares will be free and clear of any lien or security interest.',
			'The Holder may not pledge or transfer this Note.',
		],
		failures: {
			'unusual place': {
				flags: '14. Miscellaneous. Headings are for ease. The obligations under this Note are secured by the collateral in Exhibit B.',
				accepts: '14. Miscellaneous. Headings are for ease. The obligations under this Note are not secured by any collateral.',
			},
			'by reference': {
				flags: 'This Note has the benefit of the Security Agreement of the same date.',
				accepts: 'This Note has the benefit of the Purchase Agreement of the same date.',
			},
		},
	},
	{
		rule: 'convertible_note.preference_overhang',
		finds: 'the preference is larger than the money',
		flags: [
			converting,
			`${capped} The Note converts into the same series of Preferred Stock issued to the investors, with the same rights and preferences.`,
		],
		accepts: [
			`${converting} The shares are of a shadow series.`,
			`${converting} The holder gets shares identical to those sold, except that the liquidation preference per share equals the conversion price.`,
		],
		nearMisses: [
			'The Note converts into the Preferred Stock sold in the round at the price paid by the new investors.',
			`${capped} The Note converts into Common Stock.`,
		],
		failures: {
			'several conditions': {
				flags: 'The Note converts into the Preferred Stock sold in the round at the lower of a 15% discount and the cap price.',
				accepts: 'The Note converts into the Preferred Stock sold in the round at the full price.',
			},
			'by reference': {
				flags: `${converting} "Conversion Shares" means Preferred Stock with all its rights.`,
				accepts: `${converting} "Conversion Shares" means a sub-series of that Preferred Stock.`,
			},
			absent: { flags: converting, accepts: `${converting} Its liquidation preference is based on the conversion price.` },
		},
	},
	{
		rule: 'convertible_note.amendment',
		finds: 'each holder must agree to a change',
		flags: [
			'The Company has sold like notes to nine others. Every lender must agree to a change.',
			'No term of this Note may be amended without the written consent of each holder.',
			'The Notes may be modified only with the unanimous consent of the noteholders.',
			'This Note is one of a series of convertible notes. It may be amended only with the consent of the Company and the Holder.',
		],
		accepts: [
			'The Company has sold like notes to nine others. The Company and lenders who hold more than half of the Notes can change all Notes alike.',
			'The Notes may be amended with the consent of the Company and holders of a majority in principal of the Notes, which binds all holders.',
			'This Note may be amended by a writing signed by the Company and the Holder.',
		],
		nearMisses: [
			'This Note converts at 80% of the price paid by other purchasers. It may be changed by a paper that the Company and the Lender sign.',
			'Any amendment by a majority of the holders binds each holder.',
			'The Company and holders of more than half of the Notes can change the Notes for all holders alike.',
			'The Company waives presentment and protest by all holders.',
			'The Certificate of Incorporation will be amended with the consent of all investors in the round.',
		],
		failures: {
			'by reference': {
				flags: 'This Note may be amended with the consent of the Requisite Holders. "Requisite Holders" means all holders of the Notes.',
				accepts:
					'This Note may be amended with the consent of the Requisite Holders. "Requisite Holders" means holders of a majority of the Notes.',
			},
			'unusual place': {
				flags: '1. Conversion. A waiver of conversion needs the written consent of every holder.',
				accepts: '1. Conversion. A waiver of conversion needs the written consent of a majority of the holders.',
			},
			absent: {
				flags: 'This Note is one of a series of convertible promissory notes of like tenor.',
				accepts: 'This Note is one of a series of convertible promissory notes. The holders of a majority may agree to amend the Notes.',
			},
		},
	},
	{
		rule: 'convertible_note.default',
		finds: 'too much counts as a default',
		flags: [
			'The Borrower is in default if the Lender reasonably believes that repayment is in doubt.',
			'Default. The debt is due at once if the Company is 20 days late after a letter, or if the Lender is worried.',
			'Each of these is an Event of Default: the Company does not pay a sum within 15 days after notice; any material adverse change in the business occurs.',
			'An Event of Default occurs if the Company fails to pay when due, or breaches any covenant in this Note.',
			'The following are Events of Default: (a) the Company fails to pay and does not cure within 15 days; (b) a default under any other agreement for borrowed money.',
			'It is an Event of Default if the Company fails to pay any sum within 2 business days after it is due.',
		],
		accepts: [
			'Each of these is an Event of Default: (a) the Company fails to pay a sum due and does not cure within 15 days after notice; (b) the Company files for bankruptcy.',
			promise,
		],
		nearMisses: [
			'An Event of Default occurs if the Company materially breaches this Note and does not cure within 30 days after notice.',
			'The Company is not in default under its charter.',
			'A default exists only if the Company fails to pay within 20 days of written notice, or enters bankruptcy.',
			'An involuntary petition that is not dismissed within 5 days is an Event of Default, as is failure to pay within 20 days after notice.',
		],
		failures: {
			'over the threshold': {
				flags: 'It is an Event of Default if the Company fails to pay a sum within five days after notice.',
				accepts: 'It is an Event of Default if the Company fails to pay a sum within ten days after notice.',
			},
			'unusual place': {
				flags:
					'1. Definitions. "Event of Default" means failure to pay within 15 days after notice, or that the Lender deems itself insecure.',
				accepts: '1. Definitions. "Event of Default" means failure to pay within 15 days after notice, or insolvency.',
			},
			'several conditions': {
				flags: 'An Event of Default occurs upon any breach of a provision of this Note.',
				accepts:
					'An Event of Default occurs upon a material breach of a provision of this Note that is not cured within 30 days after notice.',
			},
		},
	},
	{
		rule: 'convertible_note.control_rights',
		finds: 'the note gives a say in the company',
		flags: [
			'The Borrower asks the Lender before hiring anyone. The Lender sits on the board.',
			'The Holder may appoint one director to the board.',
			"The Company shall not incur debt or hire staff without the Holder's prior written consent.",
			'If the Company issues notes with more favorable terms, the Holder gets those terms.',
			'The Investor has the right to purchase its pro rata share of each future financing.',
			'The Company shall deliver to the Holder monthly financial statements.',
		],
		accepts: ['The Holder has no rights as a stockholder before conversion.', promise],
		nearMisses: [
			'The Company may not prepay this Note without the consent of the Holder.',
			'This Note may not be assigned without the consent of the Holder.',
			'All payments are shared pro rata among the holders.',
			'The Holder is not entitled to a board seat.',
			'Nothing in this Note gives the Holder voting, board, information or pro rata rights.',
			'The Notes rank equally and without preference.',
		],
		failures: {
			'unusual place': {
				flags: '8. Conversion. The shares are fully paid. The Holder may designate an observer to the board.',
				accepts: '8. Conversion. The shares are fully paid. The Holder may designate a broker to hold the shares.',
			},
			'several conditions': {
				flags: 'Until repayment, the Company will not adopt a budget without the approval of the Lender.',
				accepts: 'Until repayment, the Company will not adopt a budget without the approval of its board.',
			},
		},
	},
	{
		rule: 'convertible_note.prepayment',
		finds: 'the note can’t be paid off early, or only for a fee',
		flags: [
			'Paying early costs a tenth of the sum.',
			'The Company may not prepay this Note before the Maturity Date.',
			'The Company may prepay this Note with a prepayment premium of 10% of the principal.',
			'Prepayment is not permitted.',
		],
		accepts: [
			'The Company may prepay this Note with the consent of the Majority Holders, and without an extra charge or a premium.',
			'The Company may prepay this Note at any time without premium or penalty.',
			'This Note may not be prepaid without the consent of the holders of a majority in principal of the Notes.',
		],
		nearMisses: [
			'The Company may pay early if most lenders agree. It costs nothing extra.',
			'The Company prepays the rent of its office.',
			promise,
			'Prepayment: with the consent of the Holder',
		],
		failures: {
			'unusual place': {
				flags: '2. Interest. Interest accrues at 5%. No prepayment is permitted.',
				accepts: '2. Interest. Interest accrues at 5%. Prepayment is permitted.',
			},
			'several conditions': {
				flags: 'The Company may prepay with the consent of the Holder and upon payment of an exit fee of 3%.',
				accepts: 'The Company may prepay with the consent of the Holder, and no exit fee is due.',
			},
		},
	},
	{
		rule: 'convertible_note.papers',
		finds: 'a total is wrong, or no board agreed',
		flags: [
			'The Holder is an accredited investor. The board of the Company will have to approve this Note if asked.',
			promise,
			`${promise} ${due} Simple interest accrues at 8% per annum. The total amount due at maturity is $121,000. The board has approved this Note.`,
		],
		accepts: [
			'The directors of the Company have at a meeting approved this Note. The Holder is an accredited investor.',
			`${promise} ${due} Simple interest accrues at 8% per annum. The total amount due at maturity is $116,000. The board has approved this Note, and the Holder is an accredited investor.`,
		],
		nearMisses: [
			`${promise} The issuance was duly authorized by all necessary corporate action. The Qualified Financing is one with total proceeds of $1,000,000.`,
			'The board of directors has approved this Note. Form D will be filed.',
		],
		failures: {
			'unusual place': {
				flags: `${promise} ${due} Interest accrues at 8% per annum. Duly authorized by the board.\nSchedule A\nTotal principal and interest at maturity: $118,500`,
				accepts: `${promise} ${due} Interest accrues at 8% per annum. Duly authorized by the board.\nSchedule A\nTotal principal and interest at maturity: $116,000`,
			},
			'several conditions': {
				flags: `${promise} ${due} Interest accrues at 8% per annum, compounded annually. The amount due at maturity is $116,000. Duly authorized by the board.`,
				accepts: `${promise} ${due} Interest accrues at 8% per annum, compounded annually. The amount due at maturity is $116,640. Duly authorized by the board.`,
			},
			absent: { flags: due, accepts: `${due} This Note was approved by the board of directors.` },
		},
	},
]

testRules(convertibleNoteRules, cases, 'Convertible Note')

function says(id: string, text: string) {
	const decision = convertibleNoteRules.find((rule) => rule.id === id)?.decide(ruleInput(text, 'Convertible Note'))
	if (!decision || !('findings' in decision)) throw new Error(`${id} found nothing`)
	return decision.findings.map(({ says: words }) => (typeof words === 'string' ? words : words.neutral))
}

test('a high rate is shown in dollars and in shares of the company', () => {
	expect(says('convertible_note.interest', `${promise} ${due} ${capped} Interest accrues at 10% per annum.`)[0]).toContain(
		'$100,000 at 10% for 24 months is $120,000; at the cap of $5,000,000, taken as pre-money, that is 2.34% of the company',
	)
})

test('compounding is shown beside simple interest', () => {
	expect(says('convertible_note.interest', `${promise} ${due} Interest accrues at 8% per annum, compounded annually.`)[0]).toContain(
		'$100,000 at 8% for 24 months is $116,640. Simple interest makes it $116,000, which is $640 less.',
	)
})

test('the preference overhang is worked out on what is owed', () => {
	expect(says('convertible_note.preference_overhang', `${promise} ${due} Interest accrues at 8% per annum. ${converting}`)[0]).toContain(
		'A debt of $116,000 at 20% off gets stock with a preference of $145,000.',
	)
})

test('a discount is shown in shares', () => {
	const decision = convertibleNoteRules
		.find(({ id }) => id === 'convertible_note.discount')
		?.decide(ruleInput(`${promise} The Note converts at a 35% discount.`, 'Convertible Note'))
	expect(decision && 'findings' in decision ? decision.findings[0]?.why : '').toContain(
		'pays $0.6500. For $100,000 it gets 153,846 shares, where they get 100,000.',
	)
})

test('a payout in a sale is shown in dollars', () => {
	expect(
		says('convertible_note.sale_payout', `${promise} Upon a sale of the Company the Holder is paid two times the principal amount.`)[0],
	).toContain('For $100,000 lent that is $200,000.')
})

const fairNote = `# CONVERTIBLE PROMISSORY NOTE
Principal Amount: $100,000
Date of Issuance: March 2, 2026
FOR VALUE RECEIVED, Larkspur Robotics, Inc., a Delaware corporation (the "Company"), promises to pay to Meridian Seed Partners LP (the "Holder") the principal sum of $100,000 (the "Principal Amount"), together with interest as set out below. This Note is one of a series of convertible promissory notes of like tenor (together, the "Notes") issued under the Note Purchase Agreement of the same date.
# 1. Interest
Simple interest accrues on the unpaid Principal Amount at 6% per annum from the date of issuance, computed on the basis of a 365-day year. Interest is added to what converts and is not paid in cash before maturity.
# 2. Maturity
Unless converted earlier under Section 3, the outstanding Principal Amount and all unpaid accrued interest become due and payable on March 2, 2028 (the "Maturity Date"). The Requisite Holders may extend the Maturity Date by written notice. If no Qualified Financing has closed by the Maturity Date, the Requisite Holders may elect to convert the Notes into shares of Common Stock at the Cap Price.
# 3. Conversion
3.1 Qualified Financing. If the Company sells shares of its Preferred Stock in a single transaction or series of related transactions with aggregate gross proceeds of at least $1,000,000, excluding the conversion of the Notes (a "Qualified Financing"), the outstanding Principal Amount and accrued interest convert automatically into Conversion Shares at the lower of (a) 80% of the price per share paid by the new investors and (b) the Cap Price.
3.2 Cap Price. "Cap Price" means $8,000,000 (the "Valuation Cap") divided by the Fully Diluted Capitalization immediately before the Qualified Financing. "Fully Diluted Capitalization" means all outstanding shares of capital stock, all options and warrants, and all shares reserved under the Company's equity incentive plan, but excluding the Notes and any increase of the plan made in the Qualified Financing.
3.3 Non-Qualified Financing. In an equity financing that is not a Qualified Financing the Requisite Holders may elect to convert the Notes on the same terms.
3.4 Conversion Shares. "Conversion Shares" means shares of a shadow series of the Preferred Stock sold in the Qualified Financing, identical in all respects except that the liquidation preference per share, the conversion price and the dividend rate are based on the price at which the Notes convert.
# 4. Change of Control
If a Change of Control occurs before conversion, the Company will pay the Holder the greater of (a) the outstanding Principal Amount plus accrued interest and (b) the amount that the Holder would have received had this Note converted into Common Stock at the Cap Price immediately before the Change of Control.
# 5. Prepayment
The Company may prepay this Note only with the written consent of the Requisite Holders.
# 6. Events of Default
Each of these is an "Event of Default": (a) the Company fails to pay any amount when due and does not cure the failure within 15 days after written notice; (b) the Company files a petition in bankruptcy or makes an assignment for the benefit of creditors; (c) an involuntary petition is filed against the Company and is not dismissed within 60 days. Upon an Event of Default the Requisite Holders may declare all amounts due and payable.
# 7. Unsecured
This Note is a general unsecured obligation of the Company. No officer, director or stockholder is personally liable for it.
# 8. Amendment
This Note may be amended, and any provision waived, with the written consent of the Company and the holders of a majority in principal amount of the Notes (the "Requisite Holders"). Such an amendment binds all holders of the Notes.
# 9. Representations
The Company represents that the issuance of this Note has been duly authorized by its board of directors. The Holder represents that it is an accredited investor as defined in Rule 501(a) of Regulation D. The Company will file a Form D within 15 days after the first sale.
# 10. No Stockholder Rights
This Note does not entitle the Holder to any voting rights or other rights as a stockholder of the Company before conversion.
# 11. Governing Law
This Note is governed by the laws of the State of Delaware.
IN WITNESS WHEREOF, the Company has executed this Note.
Larkspur Robotics, Inc.
By: ____________
Name:
Title:`

test('a fair note comes out with nothing to change', () => {
	const outcomes = convertibleNoteRules.map((rule) => `${rule.id} ${rule.decide(ruleInput(fairNote, 'Convertible Note')).outcome}`)
	expect(outcomes).toEqual(convertibleNoteRules.map(({ id }) => `${id} passed`))
})
