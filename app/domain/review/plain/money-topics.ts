import type { ClauseWords } from './clause-words.ts'
import type { Topic } from './topic.ts'

export const moneyTopics: readonly Topic[] = [
	{
		name: 'Late payment',
		heading: /late (?:fees?|payments?|charges?)|overdue|default interest/i,
		body: /\b(?:late|overdue|past due|unpaid)\b[^.]{0,120}\b(?:interest|charge|fee)\b/i,
		say: (c) => `Late payments cost ${c.percent ? `${c.percent} interest${c.has(/per month|monthly|month/i) ? ' a month' : c.has(/annum|year|annual/i) ? ' a year' : ''}` : 'extra interest or a charge'}.`,
	},
	{
		name: 'Taxes',
		heading: /\btax(?:es|ation)?\b|withholding/i,
		body: /\b(?:responsible|liable|pay|bear)\b[^.]{0,60}\btax(?:es)?\b|withhold\w*[^.]{0,40}tax/i,
		say: (c) => `${c.who === 'One side' ? 'The paying side' : c.who} carries the taxes named here${c.has(/withh/i) ? ', and tax may be withheld from payments where the law says so' : ''}.`,
	},
	{
		name: 'Expenses',
		heading: /expenses|reimburs|costs/i,
		body: /\breimburse\b|\bout-of-pocket\b|bear (?:its|their) own (?:costs|expenses)/i,
		say: (c) => (c.has(/own (?:costs|expenses)/i) ? 'Each side pays its own costs.' : c.has(/\b(?:counsel|lawyers|attorneys)\b/i) ? `${c.payer ?? 'One side'} pays the costs of lawyers named here.` : `Agreed expenses are paid back${c.has(/prior|approv/i) ? ' if approved first' : ''}${c.money() ? `, with ${c.money()} as a limit` : ''}.`),
	},
	{
		name: 'Price changes',
		heading: /(?:price|fee|rent) (?:increase|change|adjust)|escalat/i,
		body: /\b(?:increase|adjust|change|raise)\w*\b[^.]{0,50}\b(?:fees?|prices?|pricing|rates?|rent)\b/i,
		unless: /\b(?:option pool|preferred stock|conversion price|shares)\b/i,
		say: (c) => `The price can go up${c.percent ? ` by up to ${c.percent}` : ''}${c.anyTime ? `, with ${c.anyTime} as the stated period` : ''}.`,
		watch: 'Look for a cap on the increase.',
	},
	{
		name: 'Refunds',
		heading: /refund/i,
		body: /\b(?:non-?refundable|refund)\b/i,
		say: (c) => (c.has(/non-?refundable|no refund|not (?:be )?refund/i) ? 'Money paid is not given back.' : `Money is given back in the cases named here${c.anyTime ? `, within ${c.anyTime}` : ''}.`),
	},
	{
		name: 'Minimum commitment',
		heading: /minimum|commitment/i,
		body: /\bminimum (?:purchase|order|commitment|annual|quantity|fee|royalt)/i,
		say: (c) => `${c.who} must buy or pay at least ${c.money() || 'a set minimum'}.`,
	},
	{
		name: 'Revenue share and royalties',
		heading: /royalt|revenue shar|commission|profit shar/i,
		body: /\broyalt(?:y|ies)\b|\brevenue share\b|\bcommission of\b|\bpercent[^.]{0,40}(?:net|gross) (?:revenue|sales|profit)/i,
		say: (c) => `${c.percent ? `${c.percent} of` : 'A share of'} the income named here is paid to the other side.`,
	},
	{
		name: 'Salary',
		heading: /salary|compensation|wages|remuneration|base pay/i,
		body: /\b(?:base|annual) salary\b/i,
		say: (c) => `The pay is ${c.money() || 'set here'}${c.has(/per (?:year|annum)|annual|yearly/i) ? ' a year' : c.has(/per month|monthly/i) ? ' a month' : c.has(/per hour|hourly/i) ? ' an hour' : ''}${c.has(/withhold|deduction/i) ? ', less tax and other deductions' : ''}.`,
	},
	{
		name: 'Bonus',
		heading: /bonus|incentive/i,
		body: /\b(?:annual|discretionary|signing|performance) bonus\b/i,
		say: (c) => `There ${c.has(/discretion|may/i) ? 'may be' : 'is'} a bonus${c.percent ? ` of up to ${c.percent}` : c.money() ? ` of ${c.money()}` : ''}${c.has(/discretion/i) ? ', decided by the employer' : ''}.`,
	},
	{
		name: 'Benefits',
		heading: /benefits|vacation|paid time off|\bPTO\b|leave/i,
		body: /\b(?:employee benefits?|health insurance|paid time off|vacation days?|401\(k\))\b/i,
		say: (c) => `The employee gets the benefits named here${c.anyTime ? `, with ${c.anyTime} stated` : ''}${c.has(/change|modify|amend/i) ? '; the employer can change them' : ''}.`,
	},
	{
		name: 'Security deposit',
		heading: /deposit/i,
		body: /\bsecurity deposit\b/i,
		say: (c) => `A deposit${c.money() ? ` of ${c.money()}` : ''} must be paid${c.anyTime ? ` and comes back within ${c.anyTime} after the end` : ''}.`,
	},
	{
		name: 'Rent',
		heading: /\brent\b/i,
		body: /\b(?:base|monthly|annual|minimum) rent\b/i,
		say: (c) => `The rent is ${c.money() || 'set here'}${c.has(/month/i) ? ' a month' : c.has(/year|annual/i) ? ' a year' : ''}.`,
	},
	{
		name: 'Interest on the loan',
		heading: /^interest(?: rate)?$/i,
		body: /\binterest\b[^.]{0,80}\b(?:accrue|rate of|per annum)/i,
		say: (c) => `The money carries interest${c.percent ? ` of ${c.percent}${c.has(/annum|year/i) ? ' a year' : ''}` : ''}.`,
	},
	{
		name: 'Repayment',
		heading: /repayment|maturity|prepayment|principal/i,
		body: /\b(?:repay|prepay|maturity date)\b/i,
		say: (c) => `The money must be paid back${c.has(/on demand/i) ? ' when the lender asks for it' : c.value('date') ? ` by ${c.value('date')}` : c.anyTime ? ` after ${c.anyTime}` : ' when due'}${c.has(/prepay/i) ? `; paying early is ${c.has(/not (?:be )?prepa|may not prepay|without the (?:prior )?(?:written )?consent/i) ? 'not allowed without consent' : 'covered too'}` : ''}.`,
	},
	{
		name: 'Payment',
		heading: /fees?\b|payments?|invoic|billing|charges|price|pricing|consideration/i,
		body: /\b(?:shall|will|agrees to|must) pay\b|\binvoices?\b[^.]{0,60}\b(?:due|paid|payable|within)/i,
		say: (c) => `${paid(c)}${c.time('payment_terms') ? ` within ${c.time('payment_terms')}` : ''}.`,
	},
	{
		name: 'Audit',
		heading: /audit|books and records|inspection|records/i,
		body: /\b(?:right to audit|may audit|audit (?:the|its|such)|inspect\w* (?:the )?(?:books|records))/i,
		say: (c) => (c.has(/\bno\b[^.]{0,30}\b(?:audits?|inspect)|\bnot\b[^.]{0,30}\b(?:audit|inspect)|\bwaives?\b[^.]{0,40}\baudit/i) ? "The right to check the other's records is left out or limited." : `${c.who} may check the other's records${c.anyTime ? `, with ${c.anyTime} as the stated period` : ''}${c.has(/expense|cost/i) ? '; the clause says who pays for it' : ''}.`),
	},
]

function paid(c: ClauseWords): string {
	const sum = c.money() || 'the agreed fees'
	if (c.has(/\backnowledges? (?:the )?receipt\b/i)) return `The receipt of ${c.money() || 'the money'} is confirmed`
	return c.payer ? `${c.payer} ${/^(?:You|We)$/.test(c.payer) ? 'pay' : 'pays'} ${sum}` : `${sum.replace(/^t/, 'T')} must be paid`
}
