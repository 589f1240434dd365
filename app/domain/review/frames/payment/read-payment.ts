import { emptyFrame } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { judgementIn } from '../reading/judgements.ts'
import { type Provision, provisionsOf } from '../reading/provisions.ts'
import { withReciprocity } from '../reading/reciprocity.ts'
import { slot } from '../reading/slots.ts'
import { whoOf } from '../reading/subject-of.ts'
import { noticeIn } from '../reading/times.ts'
import { effectsOf } from './payment-verbs.ts'
import { readPaymentTerms } from './payment-terms.ts'
import { readRaises } from './raises.ts'
import { readCharges } from './charges.ts'

/**
 * Who pays what, when, and what may change it. Effects: `payment_term` (duration, payer), `late_charge` (measure:
 * percent a month), `price_increase` (measure: percent a year, notice), `then_current_price`, `non_refundable`,
 * `refund`, `ending_charge`, `set_off`, `minimum`, `acceptance` (whose judgment), `return_right`.
 */
export function readPayment(source: FrameSource): FrameDraft[] {
	const provisions = provisionsOf(source)
	const acts = provisions.flatMap((provision) => provision.predications.flatMap((predication) => framesOf(source, provision, predication)))
	return [...withReciprocity(acts), ...readRaises(source, provisions), ...readPaymentTerms(source, provisions), ...readCharges(source)]
}

function framesOf(source: FrameSource, provision: Provision, predication: Predication): FrameDraft[] {
	const { subject, modality, verbSpan, sentence, confidence, object } = predication
	return effectsOf(predication, provision).map((effect) => ({
		...emptyFrame('payment', slot<string>(effect, verbSpan, confidence), {
			start: sentence.start,
			end: sentence.end,
			clauseId: sentence.clauseId,
		}),
		who: whoOf(predication, source.parties),
		modality: slot(modality, verbSpan, confidence),
		what: object ? slot(object.text, object, confidence) : null,
		notice: noticeIn(sentence),
		judgement: judgementIn(sentence, subject, source.parties),
		conditions: predication.conditions.map((each) => slot(each.text, each, confidence)),
		exceptions: predication.exceptions.map((each) => slot(each.text, each, confidence)),
	}))
}
