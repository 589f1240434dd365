import { flagged, passed } from '../draft-finding.ts'
import { passage } from '../passages.ts'
import type { Rule } from '../rule.ts'

interface AddOn {
	name: string
	title: string
	/** What to do about it: "strike the due date". */
	action: string
	pattern: RegExp
	unless?: RegExp
	friendly: string
	neutral: string
	legal: string
	why: string
	replacement: string
}

const addOns: AddOn[] = [
	{
		name: 'maturity',
		title: 'No due date',
		action: 'strike the due date',
		pattern: /\bmaturity\s+date\b|\bmatur(?:es?|ity)\b[^.;]{0,60}\b(?:on|date|months?|years?)\b|\b(?:due\s+and\s+payable|repayable|(?:repaid|payable|due)\s+(?:in\s+full\s+)?(?:on|upon)\s+demand)\b|\b(?:if|unless|should)\b[^.;]{0,100}\bconver(?:t|ted|ts|sion)\b[^.;]{0,60}\b(?:by|before|within|until|after)\b[^.;]{0,120}\b(?:pays?|repays?|returns?|redeems?|refunds?|repaid|returned|due|buys?\s+back)\b|\bon\s+(?:the\s+)?(?:\w+\s+){0,2}anniversary\b[^.;]{0,120}\b(?:pays?|repays?|repaid|returns?|redeems?|due|payable)\b|\b(?:purchase\s+amount|safe|instrument)\b[^.;]{0,60}\b(?:falls?\s+due|is\s+(?:due|repayable))\s+(?:and\s+payable\s+)?(?:on|in|at|after)\b/i,
		unless: /\bno\s+maturity\b|\bpromissory\s+notes?\b|\bconvertible\s+(?:notes?|securit)|\b(?:dissolution|liquidity|change\s+of\s+control)\s+event\b|\bin\s+(?:a|the\s+event\s+of\s+a)\s+(?:dissolution|liquidation)\b/i,
		friendly: 'This SAFE has a due date, like a loan. A real SAFE never falls due.',
		neutral: 'The SAFE has a due date.',
		legal: 'The instrument carries a maturity date, which is foreign to a SAFE.',
		why: 'On that day you may owe all the money back, in the middle of a raise.',
		replacement: 'This instrument has no maturity date.',
	},
	{
		name: 'interest',
		title: 'No interest',
		action: 'strike the interest',
		pattern: /\b(?:accru\w+|bear\w*|pay\w*|carr\w+|earn\w*|simple|compound(?:ed|ing)?)\b(?:(?!\b(?:no|not|nor|without)\b)[^.;]){0,40}\binterest\b|\binterest\b(?:(?!\b(?:no|not|nor)\b)[^.;]){0,40}\b(?:accru\w+|at\s+(?:a|the)\s+rate|per\s+annum|annually|a\s+year|rate\s+of)\b|\binterest\s+rate\b|\b(?:purchase\s+amount|amount|principal|sum|investment)\b[^.;]{0,40}\b(?:grow|accret|increas|ris|step)\w*\b[^.;]{0,60}(?:%|\bper\s*cent)[^.;]{0,40}\b(?:years?|annum|annually|months?|quarter|yearly|monthly)\b|\b(?:preferred\s+return|coupon|accretion|payment\s+in\s+kind|PIK)\b[^.;]{0,60}(?:%|\bper\s*cent)/i,
		unless: /\binterest\s+in\s+the\s+(?:company|shares)\b/i,
		friendly: 'You would pay interest here. A SAFE is not a loan and has none.',
		neutral: 'The SAFE bears interest.',
		legal: 'The instrument accrues interest, which is foreign to a SAFE.',
		why: 'Interest adds to what converts, so you sell more shares each year.',
		replacement: 'No interest accrues on the Purchase Amount.',
	},
	{
		name: 'repayment',
		title: 'No duty to pay back',
		action: 'strike the duty to pay the money back',
		pattern: /\b(?:company|issuer)\b[^.;]{0,40}\b(?:shall|must|will|agrees?\s+to)\s+(?:repay|redeem|repurchase|refund|buy\s+back)\b|\b(?:investor|holder)\b[^.;]{0,60}\b(?:may|right\s+to|option\s+to|elect\s+to)\b[^.;]{0,60}\b(?:demand\s+(?:re)?payment|(?:require|ask|oblige|cause)\s+(?:(?:the\s+company|it|the\s+issuer)\s+to\s+)?(?:repay|redeem|repurchase|buy\s+back|refund|return|repayment|redemption)|be\s+repaid|(?:its|the)\s+money\s+back|put\s+(?:this|the)\s+(?:safe|instrument))\b|\b(?:put\s+option|right\s+of\s+redemption|redemption\s+right)\b|\bpurchase\s+amount\b[^.;]{0,80}\b(?:shall|must|will)\s+be\s+(?:repaid|refunded|redeemed|returned\s+to\s+the\s+investor)\b|\bevents?\s+of\s+default\b/i,
		friendly: 'The investor can ask for the money back. That makes it a loan.',
		neutral: 'The company may have to pay the money back.',
		legal: 'The instrument contains a repayment, redemption or default provision.',
		why: 'You would need the cash at the worst time, and may have to close the company.',
		replacement: 'The Company has no duty to repay the Purchase Amount other than in a Liquidity Event or a Dissolution Event.',
	},
	{
		name: 'security',
		title: 'No pledge and no personal guarantee',
		action: 'strike the pledge or guarantee',
		pattern: /\b(?:security\s+interest|pledges?|collateral|lien)\b[^.;]{0,80}\b(?:in|over|on|of|grant\w*|secur\w*|assets?)\b|\bsecured\s+by\b|\bpersonal(?:ly)?\s+guarant\w+/i,
		unless: /\b(?:free\s+(?:and\s+clear\s+)?of|conflict|violat|default|result\s+in|creation\s+or\s+imposition)\b/i,
		friendly: 'Your company’s assets, or your own, stand behind this paper.',
		neutral: 'The investor gets a pledge or a guarantee.',
		legal: 'The instrument creates a security interest or guarantee.',
		why: 'If things go wrong the investor takes the code, the cash or your home.',
		replacement: 'This instrument is unsecured, and nobody guarantees it.',
	},
	{
		name: 'control',
		title: 'No board seat and no veto',
		action: 'strike the board seat or veto',
		pattern: /\b(?:investor|holder)\b[^.;]{0,120}\b(?:(?:appoint|designate|nominate|elect|name|choose|pick|send)\w*\b[^.;]{0,60}\b(?:director|board|observer)|board\s+(?:seat|observer)|veto)\b|\bboard\s+(?:seat|observer)\b|\b(?:without|prior)\s+(?:the\s+)?(?:prior\s+)?(?:written\s+)?(?:consent|approval)\s+of\s+(?:the\s+)?investor\b[^.;]{0,160}\b(?:issue|incur|hire|sell|budget|debt|dividend|indebtedness|change)|\b(?:company|issuer)\b[^.;]{0,40}\b(?:shall|may|will)\s+not\b[^.;]{0,200}\bwithout\b[^.;]{0,40}\binvestor'?s?\b[^.;]{0,30}\b(?:consent|approval)|\b(?:budgets?|hir(?:es?|ing)|borrow\w*|debt|loans?|spend\w*|issu\w+|dividends?|salar\w+|options?|acqui\w+|sale|licen[cs]\w+|business\s+plan)\b[^.;]{0,120}\b(?:requires?|needs?|subject\s+to|only\s+with|without)\b[^.;]{0,40}\b(?:investor|holder)['’]?s?\b[^.;]{0,20}\b(?:prior\s+|written\s+|advance\s+)*(?:consent|approval|agreement|permission|sign-?off)\b|\b(?:budgets?|hir(?:es?|ing)|borrow\w*|debt|loans?|spend\w*|dividends?|salar\w+|business\s+plan)\b[^.;]{0,80}\b(?:requires?|needs?|subject\s+to|only\s+with|without)\b[^.;]{0,30}\b(?:consent|approval|agreement|permission)\s+of\s+(?:the\s+)?(?:investor|holder)\b|\b(?:investor|holder)\b[^.;]{0,30}\b(?:must|shall|has\s+to)\s+(?:first\s+)?(?:approve|agree\s+to|consent\s+to|sign\s+off)\b[^.;]{0,120}\b(?:budget|hir\w+|borrow\w*|debt|spend\w*|issu\w+|dividend|sale)/i,
		unless: /\b(?:amend\w*|assign\w*|transfer\w*|waive[dr]?)\b[^.;]{0,120}\bconsent|\bnot\s+(?:be\s+)?(?:entitled|deemed)|\b(?:this\s+(?:safe|instrument))\b[^.;]{0,60}\bmay\s+(?:not\s+)?be\s+(?:amended|assigned|transferred)/i,
		friendly: 'The investor gets a board seat or a veto. That is control, before any priced round.',
		neutral: 'The SAFE gives the investor a board seat or a veto.',
		legal: 'The instrument confers governance rights on the Investor.',
		why: 'You may need leave to hire, borrow or raise, and lose weeks each time.',
		replacement: 'This instrument gives the Investor no right to vote, to consent or to name a director.',
	},
	{
		name: 'payout',
		title: 'No more than the money back',
		action: 'bring the payout on a sale back to 1×',
		pattern: /\b(?:(?:[2-9]|[1-9]\d|1\.[1-9]\d?|[2-9]\.\d+)\s?[x×]\b|(?:two|three|four|five)\s+times|(?:twice|double)|(?:1[1-9]\d|[2-9]\d\d)\s*(?:%|percent))[^.;]{0,80}\b(?:purchase\s+amount|cash-?out|investment|liquidation|proceeds)|\b(?:purchase\s+amount|cash-?out\s+amount)\b[^.;]{0,60}\b(?:multiplied\s+by|times)\s+(?:two|three|four|five|[2-9]|1\.[1-9])/i,
		unless: /\bpro[\s-]?rata\b/i,
		friendly: 'On a sale the investor gets more than its money back, before you get a cent.',
		neutral: 'The payout on a sale is more than one times the amount.',
		legal: 'The liquidity payout exceeds a 1× return of the Purchase Amount.',
		why: 'In a small sale the investor takes the money that founders and staff would get.',
		replacement: 'In a Liquidity Event the Investor gets the greater of the Purchase Amount and the amount payable on its shares as converted.',
	},
]

/** One rule for each thing that turns a SAFE into debt or control. */
export const addOnRules: Rule[] = addOns.map((addOn) => ({
	id: `safe.no_${addOn.name}`,
	playbook: 'safe',
	title: addOn.title,
	basis: { kind: 'S', source: 'Y Combinator post-money SAFE form, which has none of these' },
	decide(input) {
		const clause = passage(input, addOn.pattern, addOn.unless)
		if (!clause) return passed()
		return flagged({
			severity: { sending: 'medium', receiving: 'high', unsure: 'high' },
			span: clause,
			says: { friendly: addOn.friendly, neutral: addOn.neutral, legal: addOn.legal },
			why: addOn.why,
			market: 'The standard SAFE has no due date, no interest, no pledge, no control rights and pays 1× at most on a sale.',
			action: addOn.action,
			reason: 'The standard SAFE has no such term.',
			fallback: 'If the investor insists, ask for a convertible note with fair terms instead.',
			replacement: addOn.replacement,
			decideBy: 'lawyer',
		})
	},
}))
