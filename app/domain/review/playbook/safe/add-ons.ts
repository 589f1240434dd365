import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'

interface AddOn {
	name: string
	/** As of a rule. */
	stake: number
	title: string
	/** What to do about it: "strike the due date". */
	action: string
	pattern: RegExp
	unless?: RegExp
	/** Words that say outright that there is no such term: the proof of a pass. */
	denied?: RegExp
	says: string
	why: string
	replacement: string
}

const addOns: AddOn[] = [
	{
		name: 'maturity',
		stake: 6,
		denied: /\bno\s+maturity\b|\b(?:not|never)\b[^.;]{0,20}\b(?:a\s+loan|indebtedness|fall\s+due)\b/i,
		title: 'No maturity date',
		action: 'strike the maturity date',
		pattern: longPattern('i')`
			\bmaturity\s+date\b
			|\bmatur(?:es?|ity)\b[^.;]{0,60}\b(?:on|date|months?|years?)\b
			|\b(?:due\s+and\s+payable|repayable|(?:repaid|payable|due)\s+(?:in\s+full\s+)?(?:on|upon)\s+demand)\b
			|\b(?:if|unless|should)\b[^.;]{0,100}\bconver(?:t|ted|ts|sion)\b[^.;]{0,60}\b(?:by|before|within|until|after)\b[^.;]{0,120}\b
				(?:pays?|repays?|returns?|redeems?|refunds?|repaid|returned|due|buys?\s+back)\b
			|\bon\s+(?:the\s+)?(?:\w+\s+){0,2}anniversary\b[^.;]{0,120}\b(?:pays?|repays?|repaid|returns?|redeems?|due|payable)\b
			|\b(?:purchase\s+amount|safe|instrument)\b[^.;]{0,60}\b(?:falls?\s+due|is\s+(?:due|repayable))\s+(?:and\s+payable\s+)?
				(?:on|in|at|after)\b
		`,
		unless: longPattern('i')`
			\bno\s+maturity\b|\bpromissory\s+notes?\b|\bconvertible\s+(?:notes?|securit)
			|\b(?:dissolution|liquidity|change\s+of\s+control)\s+event\b
			|\bin\s+(?:a|the\s+event\s+of\s+a)\s+(?:dissolution|liquidation)\b
		`,
		says: 'This SAFE has a maturity date, on which the Purchase Amount falls due like a loan.',
		why: 'The company may owe the whole amount in the middle of its next raise.',
		replacement: 'This Safe has no maturity date.',
	},
	{
		name: 'interest',
		stake: 7,
		denied:
			/\bno\s+interest\s+(?:accrues|rate|is|will|shall)\b|\b(?:not|no)\s+(?:bear|accrue|carry)\s+(?:any\s+)?interest\b|\bwithout\s+interest\b/i,
		title: 'No interest',
		action: 'strike the interest',
		pattern: longPattern('i')`
			\b(?:accru\w+|bear\w*|pay\w*|carr\w+|earn\w*|simple|compound(?:ed|ing)?)\b(?:(?!\b(?:no|not|nor|without)\b)[^.;]){0,40}\binterest\b
			|\binterest\b(?:(?!\b(?:no|not|nor)\b)[^.;]){0,40}\b(?:accru\w+|at\s+(?:a|the)\s+rate|per\s+annum|annually|a\s+year|rate\s+of)\b
			|\binterest\s+rate\b
			|\b(?:annual|quarterly|monthly|half-yearly|yearly)\s+(?:coupon|yield)\b|\b(?:coupon|yield)\s+of\s+\d
			|\b(?:purchase\s+amount|amount|principal|sum|investment)\b[^.;]{0,40}\b(?:grow|accret|increas|ris|step)\w*\b[^.;]{0,60}
				(?:%|\bper\s*cent)[^.;]{0,40}\b(?:years?|annum|annually|months?|quarter|yearly|monthly)\b
			|\b(?:annual|yearly|monthly)\s+(?:uplift|increase|accretion|premium|step-?up)\s+of\s+\d
			|\b(?:preferred\s+return|coupon|accretion|payment\s+in\s+kind|PIK)\b[^.;]{0,60}(?:%|\bper\s*cent)
		`,
		unless: /\binterest\s+in\s+the\s+(?:company|shares)\b/i,
		says: 'This SAFE bears interest, which a SAFE does not.',
		why: 'Interest adds to the amount that converts, so the company issues more shares each year.',
		replacement: 'No interest accrues on the Purchase Amount.',
	},
	{
		name: 'repayment',
		stake: 8,
		title: 'No repayment duty',
		action: 'strike the repayment right',
		pattern: longPattern('i')`
			\b(?:company|issuer)\b[^.;]{0,40}\b(?:shall|must|will|agrees?\s+to)\s+(?:repay|redeem|repurchase|refund|buy\s+back)\b
			|\b(?:investor|holder)\b[^.;]{0,60}\b(?:may|right\s+to|option\s+to|elect\s+to)\b[^.;]{0,60}\b(?:
				demand\s+(?:re)?payment
				|(?:require|ask|oblige|cause)\s+(?:(?:the\s+company|it|the\s+issuer)\s+to\s+)?
					(?:repay|redeem|repurchase|buy\s+back|refund|return|repayment|redemption)
				|be\s+repaid|(?:its|the)\s+money\s+back|put\s+(?:this|the)\s+(?:safe|instrument)
			)\b
			|\b(?:put\s+option|right\s+of\s+redemption|redemption\s+right)\b
			|\bpurchase\s+amount\b[^.;]{0,80}\b(?:shall|must|will)\s+be\s+(?:repaid|refunded|redeemed|returned\s+to\s+the\s+investor)\b
			|\bevents?\s+of\s+default\b
		`,
		says: 'The Investor can claim repayment, which turns this SAFE into a loan.',
		why: 'The claim comes when the company has the least cash, and it can force a shutdown.',
		replacement: 'The Company is not obligated to repay the Purchase Amount other than upon a Liquidity Event or a Dissolution Event.',
	},
	{
		name: 'security',
		stake: 9,
		title: 'No security interest or guarantee',
		action: 'strike the security interest or guarantee',
		pattern: longPattern('i')`
			\b(?:security\s+interest|pledges?|collateral|lien)\b[^.;]{0,80}\b(?:in|over|on|of|grant\w*|secur\w*|assets?)\b|\bsecured\s+by\b
			|\bas\s+security\b[^.;]{0,80}\b(?:charges?|pledges?|assigns?|grants?|transfers?)\b
			|\bcharges?\s+(?:over|on|upon)\b[^.;]{0,60}\b(?:created|granted|given|registered|in\s+favou?r)\b
			|\bcharges?\b[^.;]{0,30}\b(?:all|its)\b[^.;]{0,40}\b(?:assets|property|receivables)\b|\bpersonal(?:ly)?\s+guarant\w+
		`,
		unless: /\b(?:free\s+(?:and\s+clear\s+)?of|conflict|violat|default|result\s+in|creation\s+or\s+imposition)\b/i,
		says: 'This SAFE is secured by company assets or by a personal guarantee.',
		why: 'If things go wrong the Investor can take the IP and the cash, or turn to the guarantor.',
		replacement: 'This Safe is unsecured and is not guaranteed by any person.',
	},
	{
		name: 'control',
		stake: 8,
		denied: /\binvestor\b[^.;]{0,40}\bnot\s+(?:be\s+)?entitled\b[^.;]{0,80}\bto\s+vote\b/i,
		title: 'No board seat or veto',
		action: 'strike the board seat or veto',
		pattern: longPattern('i')`
			\b(?:investor|holder)\b[^.;]{0,120}\b(?:
				(?:appoint|designate|nominate|elect|name|choose|pick|send)\w*\b[^.;]{0,60}\b(?:director|board|observer)|board\s+(?:seat|observer)
				|veto
			)\b
			|\bboard\s+(?:seat|observer)\b
			|\b(?:without|prior)\s+(?:the\s+)?(?:prior\s+)?(?:written\s+)?(?:consent|approval)\s+of\s+(?:the\s+)?investor\b[^.;]{0,160}\b
				(?:issue|incur|hire|sell|budget|debt|dividend|indebtedness|change)
			|\b(?:company|issuer)\b[^.;]{0,40}\b(?:shall|may|will)\s+not\b[^.;]{0,200}\bwithout\b[^.;]{0,40}\binvestor'?s?\b[^.;]{0,30}\b
				(?:consent|approval)
			|\b(?:
				budgets?|hir(?:es?|ing)|borrow\w*|debt|loans?|spend\w*|issu\w+|dividends?|salar\w+|options?|acqui\w+|sale|licen[cs]\w+
				|business\s+plan
			)\b[^.;]{0,120}\b(?:requires?|needs?|subject\s+to|only\s+with|without)\b[^.;]{0,40}\b(?:investor|holder)['’]?s?\b[^.;]{0,20}\b
				(?:prior\s+|written\s+|advance\s+)*(?:consent|approval|agreement|permission|sign-?off)\b
			|\b(?:budgets?|hir(?:es?|ing)|borrow\w*|debt|loans?|spend\w*|dividends?|salar\w+|business\s+plan)\b[^.;]{0,80}\b
				(?:requires?|needs?|subject\s+to|only\s+with|without)\b[^.;]{0,30}\b(?:consent|approval|agreement|permission)\s+of\s+(?:the\s+)?
				(?:investor|holder)\b
			|\b(?:investor|holder)\b[^.;]{0,30}\b(?:must|shall|has\s+to)\s+(?:first\s+)?(?:approve|agree\s+to|consent\s+to|sign\s+off)\b
				[^.;]{0,120}\b(?:budget|hir\w+|borrow\w*|debt|spend\w*|issu\w+|dividend|sale)
		`,
		unless: longPattern('i')`
			\b(?:amend\w*|assign\w*|transfer\w*|waive[dr]?)\b[^.;]{0,120}\bconsent|\bnot\s+(?:be\s+)?(?:entitled|deemed)
			|\b(?:this\s+(?:safe|instrument))\b[^.;]{0,60}\bmay\s+(?:not\s+)?be\s+(?:amended|assigned|transferred)
		`,
		says: 'This SAFE gives the Investor a board seat or a veto before any priced round.',
		why: 'The company may need the Investor’s consent to hire, borrow or raise money.',
		replacement:
			'The Investor is not entitled, as a holder of this Safe, to vote, to consent to any action of the Company or to appoint any director or observer.',
	},
	{
		name: 'payout',
		stake: 8,
		title: 'Liquidation payout of 1x',
		action: 'limit the payout on a sale to 1x',
		pattern: longPattern('i')`
			\b(?:
				(?:[2-9]|[1-9]\d|1\.[1-9]\d?|[2-9]\.\d+)\s?[x×]\b|(?:two|three|four|five)\s+times|(?:twice|double)
				|(?:1[1-9]\d|[2-9]\d\d)\s*(?:%|percent)
			)[^.;]{0,80}\b(?:purchase\s+amount|cash-?out|investment|liquidation|proceeds)
			|\b(?:purchase\s+amount|cash-?out\s+amount)\b[^.;]{0,60}\b(?:multiplied\s+by|times)\s+(?:two|three|four|five|[2-9]|1\.[1-9])
		`,
		unless: /\bpro[\s-]?rata\b/i,
		says: 'The payout on a sale is more than 1x the Purchase Amount.',
		why: 'In a small sale the Investor takes money that founders and staff would get.',
		replacement:
			'Upon a Liquidity Event the Investor will receive the greater of (a) the Purchase Amount and (b) the amount payable on the shares ' +
			'into which this Safe would have converted.',
	},
]

/** One rule for each thing that turns a SAFE into debt or control. */
export const addOnRules: Rule[] = addOns.map((addOn) => ({
	id: `safe.no_${addOn.name}`,
	playbook: 'safe',
	title: addOn.title,
	stake: addOn.stake,
	provenByQuote: true,
	basis: { kind: 'S', source: 'Y Combinator post-money SAFE form, which has none of these' },
	protects: ['company', 'founder'],
	decide(input) {
		const clause = passage(input, addOn.pattern, addOn.unless)
		if (!clause) {
			const denied = addOn.denied ? wording(input, addOn.denied) : null
			return denied ? passed(denied) : notApplicable
		}
		return flagged({
			severity: 'high',
			span: clause,
			says: addOn.says,
			why: addOn.why,
			market: 'The standard SAFE has no maturity date, interest, security or control rights, and pays at most 1x on a sale.',
			action: addOn.action,
			reason: 'The standard SAFE has no such term.',
			fallback: 'A convertible note on standard terms, if the Investor wants a debt instrument.',
			replacement: addOn.replacement,
			decideBy: 'lawyer',
		})
	},
}))
