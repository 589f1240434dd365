import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Confidence } from './confidence.ts'
import type { FactName, ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'

export interface FactValue {
	value: string
	unit?: string
	quantity?: number | null
	/** What the value belongs to, see `Fact.of`. */
	of?: string
	confidence: Confidence
}

/**
 * Makes every fact: the quote is cut from the text at the span, so it cannot differ.
 *
 * @throws when the span is empty or leaves the text, since a fact without its words is a claim without proof.
 */
export function makeFact(
	source: FactSource,
	name: FactName,
	{ start, end }: Span,
	{ value, unit, of, quantity = null, confidence }: FactValue,
): ParsedFact {
	const quote = source.text.slice(start, end)
	if (start < 0 || end <= start || quote.length !== end - start) throw new RangeError(`Fact ${name} has no words at ${start} to ${end}`)
	return {
		name,
		value,
		...(unit === undefined ? {} : { unit }),
		...(of === undefined ? {} : { of }),
		quote,
		start,
		end,
		page: source.pageAt(start),
		confidence,
		quantity,
		clauseId: source.clauseAt(start)?.id ?? null,
	}
}
