import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import { clauseLocator } from '../clauses/clause-locator.ts'
import type { FactName, ParsedFact } from './fact-names.ts'

/** What every fact parser reads, with the look-ups prepared once for a document. */
export interface FactSource {
	document: ExtractedDocument
	structure: Structure
	text: string
	sentences: readonly Sentence[]
	clauseAt(offset: number): Clause | null
	pageAt(offset: number): number | null
}

export function factSource(document: ExtractedDocument, structure: Structure): FactSource {
	return {
		document,
		structure,
		text: document.text,
		sentences: structure.sentences,
		clauseAt: clauseLocator(structure.clauses),
		pageAt: (offset) => paragraphAt(document, offset)?.page ?? null,
	}
}

export interface FactValue {
	value: string
	unit?: string
	quantity?: number | null
}

/**
 * The one place where facts are made: the quote is cut from the text at the span, so it cannot differ.
 *
 * @throws when the span is empty or leaves the text, since a fact without its words is a claim without proof.
 */
export function makeFact(source: FactSource, name: FactName, { start, end }: Span, { value, unit, quantity = null }: FactValue): ParsedFact {
	const quote = source.text.slice(start, end)
	if (start < 0 || end <= start || quote.length !== end - start) throw new RangeError(`Fact ${name} has no words at ${start} to ${end}`)
	return {
		name,
		value,
		...(unit === undefined ? {} : { unit }),
		quote,
		start,
		end,
		page: source.pageAt(start),
		quantity,
		clauseId: source.clauseAt(start)?.id ?? null,
	}
}

/** A number as the report writes it: plain decimal, no exponent, no grouping, at most six decimals. */
export function plainNumber(value: number): string {
	return Number.isInteger(value) ? value.toFixed(0) : value.toFixed(6).replace(/0+$/, '')
}

function paragraphAt({ paragraphs }: ExtractedDocument, offset: number) {
	let low = 0
	let high = paragraphs.length
	while (low < high) {
		const middle = (low + high) >> 1
		if ((paragraphs[middle]?.start ?? 0) <= offset) low = middle + 1
		else high = middle
	}
	return paragraphs[low - 1]
}
