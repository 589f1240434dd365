import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Actor, Duration, Frame, Slot } from '../../frames/frame.ts'
import { emptyFrame } from '../../frames/frame.ts'
import { locateQuote } from '../locate-quote.ts'
import type { ModelFrame } from './frame-element.ts'
import { actorOf, nameFits } from './named-parties.ts'
import type { ProofContext } from './prove-element.ts'
import { numbersStandIn } from './said-numbers.ts'

const proven = 0.85

/**
 * A frame that a language model read, each slot checked against its own words: they stand in the document beside the
 * frame's quote, the number in them, the party among the parties.
 *
 * @returns `null` where any slot does not hold: a model that reads one wrong may have read all of it wrong
 */
export function proveFrame(element: ModelFrame, { document, group, parties, reader, clauses }: ProofContext): Frame | null {
	const sides = { parties, reader }
	const sentence = locateQuote(document, element.quote, group)
	if (!sentence) return null
	const clause = clauses
		.filter(({ start, end }) => start <= sentence.start && sentence.start < end)
		.sort((a, b) => a.end - a.start - (b.end - b.start))[0]
	const near = clause ? { start: Math.min(clause.start, sentence.start), end: Math.max(clause.end, sentence.end) } : sentence
	let holds = true

	const frame: Frame = {
		...emptyFrame(
			element.kind,
			{ value: element.effect, ...sentence, confidence: proven, reader: 'model' },
			{ ...sentence, clauseId: clause?.id ?? null },
		),
		id: '',
		who: actor(element.who),
		modality: element.modality === null ? null : slot(element.modality, sentence),
		toWhom: actor(element.to_whom),
		what: words(element.what),
		amount: number(element.amount, (value) => ({ amount: value, currency: element.amount!.currency })),
		measure: number(element.measure, (value) => ({ value, unit: element.measure!.unit })),
		duration: duration(element.duration),
		notice: duration(element.notice),
		trigger: words(element.trigger),
		judgement: actor(element.judgement),
		conditions: (element.conditions ?? []).flatMap((quote) => words({ value: quote, quote }) ?? []),
		exceptions: (element.exceptions ?? []).flatMap((quote) => words({ value: quote, quote }) ?? []),
		mutual: element.mutual === null ? null : slot(element.mutual, sentence),
	}
	return holds ? frame : null

	function slot<Value>(value: Value, span: Span): Slot<Value> {
		return { value, start: span.start, end: span.end, confidence: proven, reader: 'model' }
	}

	function place(quote: string): Span | null {
		const span = locateQuote(document, quote, sentence!, 1)
		if (span && near.start <= span.start && span.end <= near.end) return span
		holds = false
		return null
	}

	function words(said: { value: string; quote: string } | null): Slot<string> | null {
		const span = said && place(said.quote)
		return span && slot(document.text.slice(span.start, span.end), span)
	}

	function actor(said: { value: string; quote: string } | null): Slot<Actor> | null {
		const span = said && place(said.quote)
		if (!span) return null
		const value = actorOf(said.value, sides)
		const isNamed = value.kind !== 'third' || document.folded.toLowerCase().includes(said.value.toLowerCase())
		if (!isNamed || !nameFits(said.value, document.text.slice(span.start, span.end), sides)) holds = false
		return slot(value, span)
	}

	function number<Value>(said: { value: number; quote: string } | null, make: (value: number) => Value): Slot<Value> | null {
		const span = said && place(said.quote)
		if (!span) return null
		if (!numbersStandIn(String(said.value), [said.quote])) holds = false
		return slot(make(said.value), span)
	}

	function duration(said: { value: number | null; unit: Duration['unit']; quote: string } | null): Slot<Duration> | null {
		const span = said && place(said.quote)
		if (!span) return null
		if (said.value !== null && said.value !== 0 && !numbersStandIn(String(said.value), [said.quote])) holds = false
		return slot({ amount: said.value, unit: said.unit }, span)
	}
}
