import type { Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { pageOf } from '../places-in-text.ts'
import type { Finding, ReportClause } from '../report.ts'
import type { CheckFlagged, NewFinding } from './answer-element.ts'

/** The rule that points of the model's own stand under. */
export const modelRule = 'model.finding'

/** Where findings are made from. */
export interface ModelFindingContext {
	/** The document's own words. */
	text: string
	paragraphs: Paragraph[]
	clauses: readonly ReportClause[]
	/** The model's name. */
	model: string
}

/**
 * The one place where a finding of the model's is made. Like those of the rules its quote is cut from the document's
 * text; what the model wrote there has done its duty when the place was found.
 *
 * @param rule `modelRule`, or the open check that it answers
 * @throws Error when the span is none of the text: a bug of ours, never the model's
 */
export function makeModelFinding(id: string, rule: string, point: (NewFinding | CheckFlagged) & { span: Span }, { text, paragraphs, clauses, model }: ModelFindingContext): Finding {
	const { start, end } = point.span
	if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length)) throw new Error(`The finding ${id} quotes ${start}–${end} of a text of ${text.length} characters`)
	return {
		id,
		rule,
		kind: point.type === 'finding' ? point.kind : 'issue',
		severity: point.severity,
		clause: innermost(clauses, start)?.id ?? null,
		quote: text.slice(start, end),
		start,
		end,
		page: pageOf({ paragraphs }, start),
		says: tidy(point.says),
		why: tidy(point.why),
		market: `Added by the language model ${model}. It was compared with no market standard and verified by no lawyer.`,
		ask: tidy(point.ask),
		fallback: null,
		replacement: point.replacement === null ? null : tidy(point.replacement),
		decide_by: point.severity === 'high' ? 'lawyer' : 'counterparty',
		confidence: 0.8,
		origin: 'model',
	}
}

function innermost(clauses: readonly ReportClause[], offset: number): ReportClause | null {
	let found: ReportClause | null = null
	for (const clause of clauses) if (clause.start <= offset && offset < clause.end && (!found || clause.end - clause.start <= found.end - found.start)) found = clause
	return found
}

/** Words of a model as they are shown: no control characters, no gaps. */
export function tidy(words: string): string {
	return words.replace(/[^\S\n]+/g, ' ').replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (character) => (character === '\n' ? '\n' : '')).trim()
}
