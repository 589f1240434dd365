import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import { clauseLocator } from '../clauses/clause-locator.ts'
import { type Amount, readAmounts } from './amounts/amounts.ts'
import { type CalendarDate, readDates } from './dates/dates.ts'
import { type Duration, readDurations } from './dates/durations.ts'
import { type Percentage, readPercentages } from './amounts/percentages.ts'

/** The input of every fact parser, with the look-ups and the values of the text prepared once for a document. */
export interface FactSource {
	document: ExtractedDocument
	structure: Structure
	text: string
	sentences: readonly Sentence[]
	/** Values in document order; `within` gives those of a stretch. */
	durations: readonly Duration[]
	amounts: readonly Amount[]
	percentages: readonly Percentage[]
	dates: readonly CalendarDate[]
	clauseAt(offset: number): Clause | null
	pageAt(offset: number): number | null
}

export function factSource(document: ExtractedDocument, structure: Structure): FactSource {
	const { text } = document
	return {
		document,
		structure,
		text,
		sentences: structure.sentences,
		durations: readDurations(text),
		amounts: readAmounts(text),
		percentages: readPercentages(text),
		dates: readDates(text),
		clauseAt: clauseLocator(structure.clauses),
		pageAt: (offset) => document.paragraphs[lastFrom(document.paragraphs, offset)]?.page ?? null,
	}
}

/** Those of `values` (in document order) that lie inside the span. */
export function within<Value extends Span>(values: readonly Value[], { start, end }: Span): Value[] {
	const found: Value[] = []
	for (let index = firstFrom(values, start); index < values.length; index++) {
		const value = values[index]
		if (!value || value.start >= end) break
		if (value.end <= end) found.push(value)
	}
	return found
}

/** The sentence an offset stands in or, between sentences, the one before; `undefined` before the first. */
export function sentenceAt({ sentences }: FactSource, offset: number): Sentence | undefined {
	return sentences[lastFrom(sentences, offset)]
}

function firstFrom(spans: readonly Span[], offset: number): number {
	let low = 0
	let high = spans.length
	while (low < high) {
		const middle = (low + high) >> 1
		if ((spans[middle]?.start ?? 0) < offset) low = middle + 1
		else high = middle
	}
	return low
}

function lastFrom(spans: readonly Span[], offset: number): number {
	return firstFrom(spans, offset + 1) - 1
}
