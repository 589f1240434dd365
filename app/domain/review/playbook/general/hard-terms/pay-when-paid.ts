import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, readYourself } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import { isEmployment, isFunding, isPublicTerms, readerPays } from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import type { Passage } from '../../passages.ts'
import { sideIn } from './who-is-named.ts'

const third = patternPart`
	(?:(?:its|their|an?|the|any|end|own|ultimate|prime|upstream|such)\s+){0,3}(?:end[\s-]?|own\s+|prime\s+|ultimate\s+|upstream\s+)?(?:
		customers?|clients?|owner|employer|contractor|third\s+part(?:y|ies)|licensees?|sponsor|funder|funding|insurer|buyer
	)
`
const hangs = patternPart`
	(?:
		until|unless|only\s+(?:if|when|after|once|out\s+of|upon)|condition(?:al|ed)\s+(?:up)?on|contingent\s+(?:up)?on|subject\s+to
		|dependent\s+(?:up)?on|condition\s+precedent
	)
`
const received = String.raw`(?:pays?|paid|payments?|receiv\w+|collect\w*)`
const waits = new RegExp(
	patternPart`
		\b(?:pay|pays|paid|payable|payments?|invoices?|fees?)\b[^.;]{0,160}\b${hangs}\b[^.;]{0,120}(?:
			\b${third}\b(?:(?!\b(?:shall|will|must|may|agrees?)\b)[^.;]){0,60}\b${received}\b
			|\b(?:receiv\w+|receipt|collect\w*)\b[^.;]{0,60}\b(?:payments?|funds|money|sums?|amounts?)\b[^.;]{0,30}\b(?:from|by)\b\s+${third}\b
			|\bpaid\s+by\s+${third}\b
		)
		|\bpay[\s-](?:when|if)[\s-]paid\b
	`,
	'i',
)
/** A share of what comes in is due when it comes in, and a pass-through is no fee for work. */
const shareOfIncome = longPattern('i')`
	\b(?:
		commissions?|royalt\w+|referral|finder\w*|revenue\s+shar\w+|profit\s+shar\w+|sub-?licen[cs]\w+|brokers?|placement|success\s+fee
		|bonus|introduc\w+|rebates?|distribut(?:ion|able)|tax\w*|insurance\s+proceeds|escrow|refund\w*|net\s+(?:sales|revenues?|receipts)
	)\b
`
const denied =
	/\b(?:not|no)\s+(?:be\s+)?(?:contingent|conditional|conditioned|dependent|subject)\b|\b(?:whether\s+or\s+not|regardless|irrespective)\b/i

export const payWhenPaid: Rule = {
	id: 'general.pay_when_paid',
	playbook: 'general',
	title: 'You are paid whether or not their customer pays',
	basis: { kind: 'G', source: 'commercial practice; several states limit such clauses' },
	stake: 7,
	step: { unless: /\bnot\s+be\s+(?:construed|deemed|considered)\b/i },
	decide(input) {
		if (isFunding(input) || isEmployment(input) || (isPublicTerms(input) && input.documentType === null) || !input.reader.party)
			return notApplicable
		const place = mentions(input, waits, denied, /\b(?:pay|paid|payable|payments?|invoices?|fees?)\b/i).find(
			({ sentence }) => !shareOfIncome.test(sentence.text),
		)
		if (!place) return notApplicable
		const paid = isPaid(input, place)
		if (paid === null) return readYourself('Check whether your payment waits until somebody else has paid.', place)
		if (!paid) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'Pay when paid: you are paid only after the other side has been paid by someone else.',
			why: 'You carry the risk that a customer you did not choose pays late or never, although your work is done.',
			market: 'Invoices are due 30 days after receipt, whatever others pay.',
			action: 'make payment due 30 days after receipt of the invoice, whether or not your customer has paid',
			reason: 'We have no contract with your customer and cannot pursue it.',
			fallback: 'Payment when the customer pays, and 60 days after the invoice at the latest.',
			replacement: null,
			confidence: 0.8,
		})
	},
}

/** Whether the reader waits for payment: by the name before the verb, else by its role; `null` where that can't be told. */
function isPaid(input: RuleInput, { sentence, match }: Passage): boolean | null {
	const { text } = sentence
	const obliged = longPattern('i')`
		^([^.;]{2,120}?)(?:
			['’]s?\s+(?:obligation|duty|liability)\s+to\s+pay
			|\b(?:shall|will|must|is|may|agrees?\s+to)\b[^.;]{0,40}?\b(?:pay|make\s+payments?|remit)\b
		)
	`.exec(text)?.[1]
	const payer = obliged === undefined ? null : sideIn(input, obliged)
	if (payer) return payer === 'other'
	const payee = sideIn(input, /\bpay(?:ments?)?\s+(?:of\s+[^.;]{0,30}\s)?(?:to\s+)?([^.;]{2,40})/i.exec(text.slice(match.index))?.[1] ?? '')
	if (payee) return payee === 'reader'
	const role = readerPays(input)
	return role === null ? null : !role
}
