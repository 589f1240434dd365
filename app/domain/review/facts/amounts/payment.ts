import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import { around, durationFacts, evenly } from '../dates/duration-facts.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { plainNumber } from './plain-number.ts'

const net = /(?<![\w.@/-])[Nn](?:et|ET)(?:[ -](?=\d)|(?=\d\d))(\d{1,3})(?: ?days?)?\b(?! (?:business|calendar)|[.,]\d|\/|-\w)/g
const paying = /\b(?:pay\w*|paid|invoice[sd]?|due(?!\sdiligence)|reimburs\w+|remit\w*)\b/i
const pays = /\b(?:within|in|no\slater\sthan|not\slater\sthan|due(?!\sdiligence))\s(?:\w+\s){0,2}?$/i
const behindPay =
	/^[^.;]{0,60}\b(?:invoices?|receipt|billing|statement|due\sdate|presentation|(?:end|close)\sof\s(?:the|each|such)|submission|delivery)\b/i

/** "shall invoice within ten days": a time to bill, not to pay; and what is paid only once, at the end. */
const billing = longPattern('i')`
	\b(?:will|shall|must|may)\s(?:\w+\s)?(?:invoice|bill|submit)\b[^.;]{0,80}$
	|\b(?:final|last)\s(?:\w+\s)?(?:invoice|payment|pay(?:check|roll)?)s?\b[^.;]{0,80}$
`
/** "services used within 180 days before the invoice": the time of what is billed, not the time to pay. */
const ofThing = longPattern('i')`
	\b(?:used|incurred|rendered|performed|ordered|occurring|arising|sold|purchased|shipped|booked|registered|earned|accrued)\s$
	|\bcorrections?\sto\b[^.;]{0,40}$
`
const backwards = /^[)’'\s]{0,3}(?:immediately\s)?(?:before|prior\sto|preceding)\b/i
/** Refunds, and money due only for a mishap, are no price on terms. */
const paysBack = anyOf(
	/\b(?:negative|adjustments?|reconcil\w+|true-?up|reimburs\w+|refund\w*|repay\w*|indemnif\w+|overbook\w*|deposits?|damages|penalt\w+|awards?)\b/i,
	/\b(?:settlements?|tax(?:es)?)\b/i,
)
/** What an audit or a yearly count finds missing. */
const corrects = /\b(?:deficienc(?:y|ies)|shortfalls?|under-?pa\w+|over-?pa\w+)\b/i
const owedUnderPart =
	/\b(?:sums?|amounts?|moneys?)\s(?:[\w.’-]+\s){0,5}?under\s(?:this|the\sforegoing)\s(?:[Cc]lause|[Ss]ection|[Pp]aragraph|[Aa]rticle)\b/
const price = /\b(?:invoices?|fees?|rents?|rental|commissions?|charges?|price|royalt\w+|purchase|salary|wages|compensation)\b/i

/** "after receipt thereof", "of the insurance proceeds": what follows money that somebody else pays. */
const onOtherMoney = anyOf(
	/^[^.;]{0,25}\breceipt\s(?:thereof)/iu,
	longPattern('iu')`
		^[^.;]{0,25}\breceipt\s(?:
			of\s(?:[\p{L}]+\s){0,3}(?:proceeds|funds|payments?|moneys?|amounts?|sums?|awards?|settlements?|consideration)\b
			(?!\s(?:requests?|invoices?|demands?|statements?))
		)
	`,
)
/** "within thirty days of the end of each quarter Acme shall furnish a report": the actor behind the time does not pay. */
const actsBehind =
	/^[^.;]{0,90}?,?\s\p{Lu}[\p{L}.’'&-]*(?:\s\p{Lu}[\p{L}.’'&-]*){0,3}\s(?:shall|will|must|agrees\sto)\s(?!(?:\w+\s)?(?:pay|remit|make|reimburse|cause)\b)/u
const dutyBehind =
	/^[^.;]{0,80}?,\s(?:either\s|promptly\s)?(?:accept|reject|notify|inspect|test|return|object|deliver|provide|furnish|submit)\b/i
/** "provide a report on the payment obligations within five days": the payment is only mentioned. */
const reports = longPattern('i')`
	\b(?:provide|furnish|deliver|submit|send|render|give)\b[^.;]{0,60}\b
	(?:reports?|statements?|accounting|summar\w+|notice|information|records?)\b(?![^.;]{0,160}\b(?:pay|pays|paid|payable|remit|due)\b)
	[^.;]{0,200}$
`

const otherDuty = longPattern('i')`
	\b(?:
		object(?:ion)?s?|return\w*|withdraw\w*|reject\w*|accept\w*|inspect\w*|notif\w+|claim\w*|report\w*|deliver|ship|provide|respond
		|bonus|refund\w*|advise|calculat\w+|election|diligence|period
	)\b[^.;]{0,70}$
`

const finalStatement = /^[^.;]{0,40}\bfinal\s(?:statement|account|invoice)/i
const notPayingBehind = [actsBehind, dutyBehind, finalStatement, backwards]

/** How many days there are to pay: "net 30", "within thirty (30) days of receipt of the invoice". */
export function readPaymentFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	for (const match of allMatches(source.text, net)) {
		const value = Number(match[1])
		facts.push(
			makeFact(
				source,
				'payment_terms',
				{ start: match.index, end: match.index + match[0].length },
				{ value: plainNumber(value), unit: 'days', quantity: value, confidence: confidence.labelled },
			),
		)
	}
	for (const sentence of source.sentences) {
		const durations = within(source.durations, sentence)
		const words = evenly(sentence.text)
		if (
			durations.length === 0 ||
			!paying.test(words) ||
			longPattern('i')`
				\bbonus(?:es)?\b|\bgross-up\b|\bseverance\b|\bdividends?\b|\bdispute|\bterminat\w+\sthis|\bcure\b|\bfail(?:s|ed|ure)?\b
				|\bnon-?payment\b|\bnot\s(?:made?|paid|pay|received?)\b|\b(?:event\sof\s)?default\b
			`.test(words)
		)
			continue
		for (const duration of durations) {
			const { before, behind } = around(sentence, duration)
			if (/\bnet\s$/i.test(before)) continue
			if (duration.unit === 'months' || !pays.test(before)) continue
			const onPaper = behindPay.test(behind)
			const said = /\b(?:pay(?:able|ment)?|paid|due)\b[^.;]{0,50}$/i.test(before)
			const told = sentence.text.slice(0, duration.start - sentence.start)
			if (otherDuty.test(before) || billing.test(before) || reports.test(told) || ofThing.test(before.replace(pays, ''))) continue
			if (notPayingBehind.some((pattern) => pattern.test(behind))) continue
			// "pay such invoice within thirty days after receipt thereof" speaks of the invoice.
			if (onOtherMoney.test(behind) && !/\binvoices?\b/i.test(before)) continue
			if (onPaper || said)
				facts.push(
					...durationFacts(
						source,
						'payment_terms',
						duration,
						onPaper && said && !isPaidBack(told, behind) ? confidence.stated : confidence.implied,
					),
				)
		}
	}
	return facts
}

function isPaidBack(before: string, behind: string): boolean {
	return (
		owedUnderPart.test(before) ||
		corrects.test(before) ||
		(paysBack.test(before) && !price.test(before) && !/^[^.;]{0,60}\binvoices?\b/i.test(behind))
	)
}
