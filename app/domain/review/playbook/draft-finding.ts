import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { FindingKind, PartyRole, ReviewTone, Severity } from '../report/report.ts'
import type { Decision, FindingDraft, ReadYourself, Toned } from './rule.ts'

/** What a rule writes; the request to the counterparty follows from `action`. */
export interface Wording {
	kind?: FindingKind
	severity: Severity | Record<PartyRole, Severity>
	span?: Span | null
	says: Toned
	why: Toned
	market: string
	/** What to do, as an infinitive phrase without "to" and without a full stop: "make the confidentiality obligations mutual". */
	action: string
	/** One sentence that backs the request and that the other side can accept. */
	reason: string
	fallback?: string | null
	replacement?: string | null
	/** Wording that is offered in a comment, where nothing that stands there may be replaced by it. */
	proposal?: string | null
	decideBy?: FindingDraft['decideBy']
	confidence?: number
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
		...(wording.proposal ? { proposal: wording.proposal } : {}),
		...(wording.confidence === undefined ? {} : { confidence: wording.confidence }),
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

/** Ends a check as fine; without the words that show it, nothing is claimed to be fine. */
export function passed(evidence?: Span | null): Decision {
	return evidence ? { outcome: 'passed', evidence: { start: evidence.start, end: evidence.end } } : { outcome: 'passed' }
}

export const notApplicable: Decision = { outcome: 'not_applicable' }
export const undecided: Decision = { outcome: 'undecided' }

/** Ends a check undecided, with words that a person should read; `lookFor` is one sentence. */
export function readYourself(lookFor: string, ...spans: Span[]): Decision {
	const words: ReadYourself[] = spans.map(({ start, end }) => ({ span: { start, end }, lookFor }))
	return { outcome: 'undecided', readYourself: words }
}

/**
 * Wording that can be pasted into an e-mail; the section is put in front when the finding is made. What the reader does
 * alone is no request.
 */
function request({ action, reason, decideBy }: Pick<Wording, 'action' | 'reason' | 'decideBy'>): Record<ReviewTone, string> {
	const own = `${action.charAt(0).toUpperCase()}${action.slice(1)}. ${reason}`
	if (decideBy === 'you') return { friendly: own, neutral: own, legal: own }
	return {
		friendly: `Could we please ${action}? ${reason} Happy to talk it through.`,
		neutral: `Could we please ${action}? ${reason}`,
		legal: `We would like to ${action}. ${reason}`,
	}
}
