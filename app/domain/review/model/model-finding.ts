import type { Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { pageOf } from '../places-in-text.ts'
import type { Finding, ReportClause } from '../report/report.ts'
import type { ProvenFinding } from './answer/prove-element.ts'

/** The rule that points of the model's own stand under. */
export const modelRule = 'model.finding'

/** How sure a point of the model is: after the second pass kept it, and before any second pass (ours). */
export const confidences = { checked: 0.9, unchecked: 0.6 } as const

/** Where findings are made from. */
export interface ModelFindingContext {
	/** The document's own words. */
	text: string
	paragraphs: readonly Paragraph[]
	clauses: readonly ReportClause[]
	/** The model's name. */
	model: string
}

/**
 * Makes every finding of the model. As in those of the rules its quote is cut from the document's text; the model's own
 * quote only served to find the place.
 *
 * @param place its id, and `modelRule` or the rule that it confirms or decides
 * @throws Error when the span is none of the text: a bug of ours, never the model's
 */
export function makeModelFinding(
	{ id, rule }: { id: string; rule: string },
	point: ProvenFinding,
	{ text, paragraphs, clauses, model }: ModelFindingContext,
): Finding {
	const { start, end } = inText(point.span, text, id)
	if (point.edit && 'start' in point.edit) inText(point.edit, text, id)
	return {
		id,
		rule,
		kind: point.kind,
		severity: point.severity,
		clause: innermost(clauses, start)?.id ?? null,
		quote: text.slice(start, end),
		start,
		end,
		page: pageOf({ paragraphs: [...paragraphs] }, start),
		says: point.says,
		why: point.why,
		market: `Raised by the language model ${model}. It was compared with no market standard and verified by no lawyer.`,
		ask: point.ask,
		fallback: point.fallback,
		replacement: point.replacement,
		...(point.edit ? { edit: point.edit } : {}),
		decide_by: point.severity === 'high' ? 'lawyer' : 'counterparty',
		confidence: confidences.unchecked,
		origin: 'model',
	}
}

function inText({ start, end }: Span, text: string, id: string): Span {
	if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length))
		throw new Error(`The finding ${id} quotes ${start}–${end} of a text of ${text.length} characters`)
	return { start, end }
}

/** The deepest clause that an offset stands in. */
export function innermost(clauses: readonly ReportClause[], offset: number): ReportClause | null {
	let found: ReportClause | null = null
	for (const clause of clauses)
		if (clause.start <= offset && offset < clause.end && (!found || clause.end - clause.start <= found.end - found.start)) found = clause
	return found
}

/** Words of a model as shown: no control characters, no gaps. */
export function tidy(words: string): string {
	return words
		.replace(/[^\S\n]+/g, ' ')
		.replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (character) => (character === '\n' ? '\n' : ''))
		.trim()
}
