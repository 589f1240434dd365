import { longPattern } from '#app/domain/text/long-pattern.ts'
import { sendableWording } from '#app/domain/review/wording/sendable-wording.ts'
import { standsInPlace } from '#app/domain/review/wording/stands-in-place.ts'
import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from './clauses/clause.ts'
import { clauseName, innermostClause, pageOf } from './places-in-text.ts'
import { usualConfidence } from './judging/rule-confidence.ts'
import type { FindingDraft, Rule, RuleBasis, Toned } from './playbook/rule.ts'
import type { Finding, ReviewOptions, ReviewTone } from './report/report.ts'

export interface FindingContext {
	document: ExtractedDocument
	structure: Structure
	options: ReviewOptions
}

/**
 * Makes every finding of a rule: role picks the severity, tone the wording, and the quote is cut from the document's
 * own text. A draft that quotes nothing, or a span outside the text, throws: it is a bug in its rule.
 */
export function makeFinding(rule: Rule, number: number, draft: FindingDraft, { document, structure, options }: FindingContext): Finding {
	const quoted = draft.span ? { quote: quoteFrom(document, draft.span, rule.id), ...draft.span } : null
	if (!quoted && draft.kind !== 'missing') throw new Error(`Rule ${rule.id} reports a finding of kind ${draft.kind} without its place`)
	if (quoted && document.text.slice(quoted.start, quoted.end) !== quoted.quote)
		throw new Error(`The quote of rule ${rule.id} is not the text at ${quoted.start}–${quoted.end}`)
	// The opening of a list is not replaced without its items.
	const wording =
		draft.replacement === null || quoted?.quote.trimEnd().endsWith(':')
			? null
			: sendableWording(draft.replacement, document.text, isReplaced(rule) ? (quoted?.quote ?? null) : null)
	const offered = wording ?? (draft.proposal === undefined ? null : sendableWording(draft.proposal, document.text, null))
	const stands = wording !== null && mayReplace(rule, wording, quoted, document, structure)
	return {
		id: `${rule.id}-${number}`,
		rule: rule.id,
		kind: draft.kind,
		severity: typeof draft.severity === 'string' ? draft.severity : draft.severity[options.partyRole],
		clause: quoted ? (innermostClause(structure, quoted.start)?.id ?? null) : null,
		quote: quoted?.quote ?? null,
		start: quoted?.start ?? null,
		end: quoted?.end ?? null,
		page: quoted ? pageOf(document, quoted.start) : null,
		says: inTone(draft.says, options.reviewTone),
		why: inTone(draft.why, options.reviewTone),
		market: `${draft.market} ${sourceNote(rule.basis)}`,
		ask: withPlace(inTone(draft.ask, options.reviewTone), draft, { structure, document }),
		fallback: draft.fallback,
		replacement: stands ? wording : null,
		...(offered !== null && !stands ? { proposal: offered } : {}),
		decide_by: draft.decideBy,
		confidence: draft.confidence ?? rule.confidence ?? usualConfidence,
	}
}

/** Whether a rule's wording replaces what it quotes, rather than standing beside it. */
function isReplaced({ wording }: Rule): boolean {
	return wording?.stands !== 'beside' && wording?.stands !== 'ending_obligation'
}

function mayReplace(
	rule: Rule,
	wording: string,
	quoted: (Span & { quote: string }) | null,
	document: ExtractedDocument,
	{ sentences }: Structure,
): boolean {
	if (quoted === null) return true
	if (rule.wording?.stands === 'beside') return false
	return isNumber(quoted.quote) || standsInPlace(wording, quoted, { text: document.text, sentences })
}

/** A quote that is one number: the number alone is changed. */
function isNumber(quote: string): boolean {
	return /\d/.test(quote) && quote.length < 40
}

/** Where a market standard comes from, and whether a lawyer verified it. */
export function sourceNote({ kind, source }: RuleBasis): string {
	if (kind === 'S') return `Source: ${source}.`
	const practice = kind === 'L' || /\bpractice\b/.test(source) ? '' : 'general practice, '
	return `Basis: ${source}; ${practice}not verified by a lawyer.`
}

/** The request with its section, so that it can be pasted into an e-mail: "limit the cap (Section 4.2)?". */
function withPlace(
	ask: string,
	{ action, span }: FindingDraft,
	{ structure: { clauses }, document: { text } }: Pick<FindingContext, 'structure' | 'document'>,
) {
	const place = span ? clauseName({ clauses, text }, innermostClause({ clauses }, span.start), span.start) : null
	return action && place && citable.test(place) ? ask.replace(action, () => `${action} (${place})`) : ask
}

const citable = longPattern()`
	^(?:(?:Exhibit|Schedule|Annex|Appendix|Attachment|Addendum)\s\S{1,6},\s)?(?:Article\s\S{1,6},\s)?
	(?:Section|Article|Clause|Exhibit|Schedule|Annex|Appendix)\s[^\s,]{1,12}$
`

function quoteFrom({ text }: ExtractedDocument, { start, end }: Span, rule: string) {
	if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length)) {
		throw new Error(`Rule ${rule} quotes ${start}–${end} of a text of ${text.length} characters`)
	}
	return text.slice(start, end)
}

function inTone(words: Toned, tone: ReviewTone) {
	return typeof words === 'string' ? words : words[tone]
}
