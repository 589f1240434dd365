import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { FindingKind, PartyRole, ReviewTone, Severity } from '../report.ts'
import type { Decision, FindingDraft, Toned } from './rule.ts'

/** What a rule writes; the request to the counterparty follows from `action`. */
export interface Wording {
	kind?: FindingKind
	severity: Severity | Record<PartyRole, Severity>
	span?: Span | null
	says: Record<ReviewTone, string>
	why: Toned
	market: string
	/** What to do, as an infinitive phrase without "to" and without a full stop: "make the secrecy duty mutual". */
	action: string
	/** One sentence that backs the request. */
	reason: string
	fallback?: string | null
	replacement?: string | null
	decideBy?: FindingDraft['decideBy']
}

/** A finding about words that are there. */
export function issue(wording: Wording & { span: Span }): FindingDraft {
	return {
		kind: wording.kind ?? 'issue',
		severity: wording.severity,
		span: { start: wording.span.start, end: wording.span.end },
		says: wording.says,
		why: wording.why,
		market: wording.market,
		action: wording.action,
		ask: request(wording),
		fallback: wording.fallback ?? null,
		replacement: wording.replacement ?? null,
		decideBy: wording.decideBy ?? 'counterparty',
	}
}

/** Ends a check as `flagged`. */
export function flagged(first: Wording & { span: Span }, ...more: (Wording & { span: Span })[]): Decision {
	return { outcome: 'flagged', findings: [first, ...more].map(issue) }
}

/** Ends a check as `absent`: the one finding says what is not there. */
export function absent(wording: Omit<Wording, 'span' | 'kind'>): Decision {
	return {
		outcome: 'absent',
		findings: [{ ...issue({ ...wording, span: { start: 0, end: 0 } }), kind: 'missing', span: null }],
	}
}

export function passed(evidence?: Span | null): Decision {
	return evidence ? { outcome: 'passed', evidence: { start: evidence.start, end: evidence.end } } : { outcome: 'passed' }
}

export const notApplicable: Decision = { outcome: 'not_applicable' }
export const undecided: Decision = { outcome: 'undecided' }

function request({ action, reason }: Pick<Wording, 'action' | 'reason'>): Record<ReviewTone, string> {
	return {
		friendly: `Could we please ${action}? ${reason} Happy to talk it through.`,
		neutral: `Please ${action}. ${reason}`,
		legal: `We request that the parties ${action} prior to execution. ${reason}`,
	}
}
