import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../parse/predication.ts'
import type { Provision } from '../reading/provisions.ts'

const sums =
	/\b(?:amounts?|sums?|payments?|fees?|charges?|invoices?|royalt(?:y|ies)|commissions?|monies|moneys|price|compensation|consideration)\b/i
/** Any debt, not one fee that was agreed to be taken off. */
const owed = /\b(?:owed|owing|due\s+(?:from|to)|damages|losses|claims?|liabilit(?:y|ies)|costs\s+incurred)\b/i
const goods =
	/\b(?:deliverables?|work(?:\s+product)?|goods|products?|services?|materials|milestones?|items?|units?|results?|shipments?|specimens?)\b/i
const minimum = /\b(?:minimum|at\s+least|no\s+(?:less|fewer)\s+than|not\s+less\s+than)\b/i
const quantity = /\b(?:purchase|royalt\w+|payment|commitment|guarantee\w*|order|quantit\w+|fees?|volume|spend|units|sales|amount)\b/i
const otherMinimum =
	/\b(?:inventory|insurance|wages?|union|guild|standards?|balance|net\s+worth|capital|coverage|liquidated\s+damages|notice|organization)\b/i
const ending = /\b(?:terminat\w+|cancel\w*|early\s+end)\b/i
const endingCharge = longPattern('i')`
	\b(?:
		(?:early\s+)?(?:termination|cancellation|break|exit)\s+(?:fee|charge|payment)s?
		|(?:remaining|unpaid|outstanding|balance\s+of\s+the|all)\s+(?:\w+\s+){0,4}?(?:fees?|payments?|amounts?|charges|instal\w+)\b
			[^.;]{0,80}\b(?:remainder|remaining|balance|rest|through\s+the\s+end|would\s+have)
		|(?:remainder|balance)\s+of\s+the\s+(?:\w+\s+)?(?:term|fees?|contract)
	)\b
`

/** The effects of a verb on money, by verb and object together; most have none. */
export function effectsOf(
	{ verb, object, modality, conditions, subject, adjuncts, passive }: Predication,
	{ labels, sentence }: Provision,
): string[] {
	const what = object?.text ?? (passive ? (subject?.text ?? '') : '')
	const actor = subject?.actor ?? null
	const words = [what, ...adjuncts.map(({ text }) => text)].join(' ')
	if (
		/^(?:set off|set-off|offset|setoff|recoup)$/.test(verb) ||
		(verb === 'set' && /^off\b/i.test(what)) ||
		(/^(?:deduct|withhold)$/.test(verb) && owed.test(what) && sums.test(words))
	) {
		// Taxes that the law requires everybody to withhold are no set-off.
		const byLaw = /\b(?:tax(?:es)?|withholding|required\s+by\s+(?:applicable\s+)?law|payroll|authori[sz]ed\s+deductions?)\b/i.test(
			sentence.text,
		)
		return byLaw || actor === null || modality === 'is' ? [] : ['set_off']
	}
	if (
		verb === 'refund' ||
		((verb === 'return' || verb === 'repay' || verb === 'credit') && /\b(?:fees|prepaid|advance|deposit|unused|unearned)\b/i.test(what)) ||
		(verb === 'reimburse' && /\b(?:prepaid|unused|unearned)\b/i.test(what))
	)
		return modality === 'must' && actor ? ['refund'] : []
	if (/^(?:pay|owe|be liable|be responsible|be obligated)$/.test(verb) && modality === 'must') {
		if (endingCharge.test(words) && (ending.test(words) || conditions.some(({ text }) => ending.test(text)))) return ['ending_charge']
	}
	if (
		/^(?:pay|purchase|order|buy|guarantee|spend|commit|achieve|meet|sell)$/.test(verb) &&
		modality === 'must' &&
		minimum.test(what.slice(0, 90)) &&
		quantity.test(`${verb} ${what}`) &&
		!otherMinimum.test(what)
	)
		return (labels.get('Minimum Commitment') ?? 0) >= 0.3 || /\bminimum\b/i.test(what) ? ['minimum'] : []
	if (verb === 'reject' && goods.test(what) && modality === 'may' && actor) return ['acceptance']
	if (verb === 'return' && goods.test(what) && modality === 'may' && actor && /\bcredit|refund\b/i.test(sentence.text))
		return ['return_right']
	return []
}
