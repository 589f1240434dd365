import { longPattern } from '#app/domain/text/long-pattern.ts'
import { emptyFrame } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { factsNamedIn } from '../reading/facts.ts'
import type { Provision } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'

const sureEnough = 0.6
const longestSentence = 900
const pays = /^(?:pay|remit|settle|reimburse|make|tender|discharge)$/
const otherMoney = longPattern('i')`
	\b(?:
		terminat\w+|severance|refund\w*|indemnif\w+|default|arrears|dispute\w*|audit\w*|escrow|judgment|award|expenses?|tax(?:es)?
		|interest|bonus|purchase\s+price|closing|dividend|death|disabilit\w+|option|underpa\w+|overpa\w+|shortfall|deposit|reinstat\w*
		|advance|salary|wages|COBRA|curing|costs?\s+(?:of\s+\w+\s+)?incurred|expenses\s+incurred|upon\s+(?:signing|execution)
	)\b
`
const bill = /\b(?:invoic\w+|bill(?:s|ed|ing)?|statements?|net\s*\d+|month|quarter|fees?|charges|price|royalt\w+|commissions?)\b/i

/** How long there is to pay an invoice, and who pays it; a payment that hangs on an event is none of these. */
export function readPaymentTerms(source: FrameSource, provisions: readonly Provision[]): FrameDraft[] {
	return factsNamedIn(source, 'payment_terms').flatMap((fact): FrameDraft[] => {
		const provision = provisions.find(({ sentence }) => fact.start >= sentence.start && fact.start < sentence.end)
		if (fact.quantity === null || fact.confidence < sureEnough || !provision) return []
		const { sentence, predications } = provision
		// A table that was read as one sentence does not show who pays when.
		if (sentence.text.length > longestSentence) return []
		const net = /\bnet[ -]+\d/i.test(fact.quote)
		if (/\bnet/i.test(fact.quote) && !net) return []
		const before = sentence.text.slice(0, fact.start - sentence.start)
		// The time to send an invoice is not the time to pay it.
		if (
			!net &&
			!/\b(?:pay(?:s|able)?|payments?\s+(?:is|are|shall|will|terms?|of|to|by|from)|paid|due|remit\w*|settle\w*)\b[^.;]{0,160}$/i.test(
				before,
			) &&
			!/^[^.;]{0,120}\b(?:pay(?:s|ment)?|paid|remit)\b/i.test(sentence.text.slice(fact.end - sentence.start))
		)
			return []
		if (
			!net &&
			longPattern('i')`
				(?<!\b(?:each|the|an|any|such|all|every|undisputed|correct|proper|per|of)\s)\b
				(?:submit\w*|furnish\w*|issue|send|invoice|render|deliver|object\w*|dispute)\s+[^.;]{0,40}\bwithin\s+(?:\w+\s+){0,3}\(?$
			`.test(before)
		)
			return []
		if (
			!net &&
			/\b(?:reports?|statements?|data|summar\w+)\b[^.;]{0,120}$/i.test(before) &&
			!/\b(?:pay|pays|paid|payable|due)\b/i.test(before)
		)
			return []
		if (!net && (otherMoney.test(sentence.text) || !bill.test(sentence.text))) return []
		const payments = predications.filter(({ verb, modality, passive }) => pays.test(verb) && modality !== 'may' && !passive)
		const payers = payments.flatMap(({ subject }) => (subject?.actor ? [subject] : []))
		const same = new Set(payers.map(({ actor }) => JSON.stringify(actor))).size === 1
		const payer = same ? payers[0]! : null
		return [
			{
				...emptyFrame('payment', slot<string>('payment_term', fact, fact.confidence), {
					start: sentence.start,
					end: sentence.end,
					clauseId: sentence.clauseId,
				}),
				who: payer?.actor ? slot(payer.actor, payer, payments[0]!.confidence) : null,
				duration: slot(
					{ amount: fact.quantity, unit: fact.unit === 'business days' ? 'business_days' : fact.unit === 'hours' ? 'hours' : 'days' },
					fact,
					fact.confidence,
				),
			},
		]
	})
}
