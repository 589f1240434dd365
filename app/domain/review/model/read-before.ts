import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { legible } from '../reading-view.ts'
import type { Finding, ReviewReport } from '../report/report.ts'
import type { DocumentReading } from '../document-reading.ts'
import { proveElement, type Proven } from './answer/prove-element.ts'
import { readFineNote } from './fine-note.ts'
import { locateQuote, type FoldedText } from './locate-quote.ts'
import { noMask } from './mask.ts'
import { lookForIn } from './merge/look-for.ts'
import { confidences, modelRule } from './model-finding.ts'
import { readWhole } from './model-note.ts'

/** What a model has read of a document already, in an earlier version. */
export interface ReadBefore {
	/** Whether a stretch of the document stood in the earlier version line for line, so that it need not be read again. */
	covers(span: Span): boolean
	/** The model's earlier elements, as far as they hold of this version. */
	elements: Proven[]
}

/**
 * Compares a document with an earlier version that the same model read for the same side. Its answers about words that
 * are still there are proved again, like every answer. Where that fails, the words count as unread and are asked about
 * again.
 *
 * @param document the later version
 * @param report of the rules, on it
 * @param reading what the embedded engine knows of it beside that
 * @returns `null` when the earlier report is no help: another model or side, or not read to the end
 */
export function readBefore(
	document: FoldedText,
	report: ReviewReport,
	{ parties, reader }: Pick<DocumentReading, 'parties' | 'reader'>,
	earlier: ReviewReport,
	model: string,
): ReadBefore | null {
	const { engine, options } = earlier
	if (
		engine.model !== model ||
		!readWhole(engine.model_note) ||
		options.party_role !== report.options.party_role ||
		(options.party_name ?? null) !== report.options.party_name ||
		options.review_tone !== report.options.review_tone ||
		JSON.stringify(options.company) !== JSON.stringify(report.options.company)
	)
		return null
	const [then, now] = [legible(earlier.text), document.view]
	const [stoodThen, standsNow] = [block(then), block(now)]
	const checks = report.rules.filter(({ outcome }) => outcome === 'undecided' || outcome === 'passed')
	const unsettled = new Set<string>()
	const elements: Proven[] = []

	for (const { raw, words } of saidOf(earlier, report)) {
		const lines = block(then.slice(...wholeLines(then, words)))
		const place = standsNow.includes(lines) ? placeOf(document, lines) : null
		const proven =
			place &&
			proveElement(raw, {
				document,
				group: place,
				clauses: report.clauses,
				findings: report.findings,
				checks,
				mask: noMask,
				parties,
				reader,
			})
		if (proven) elements.push(proven)
		else for (const line of lines.split('\n')) unsettled.add(line)
	}
	// Words of a grave point that did not hold are still to be read, where they are still there.
	for (const { quote, start, end, look_for } of earlier.read_yourself ?? []) {
		const lines = block(then.slice(...wholeLines(then, { start, end })))
		const place = look_for === lookForIn(quote) && standsNow.includes(lines) ? placeOf(document, lines) : null
		const span = place && locateQuote(document, quote, place)
		if (span) elements.push({ type: 'unproven', span })
	}
	unsettled.delete('')
	return {
		elements,
		covers(span) {
			const lines = block(now.slice(...wholeLines(now, span)))
			return stoodThen.includes(lines) && !lines.split('\n').some((line) => unsettled.has(line))
		},
	}
}

interface Said {
	/** In the form of an answer about this version. */
	raw: unknown
	/** The words of the earlier version that it is about. */
	words: Span
}

const dealSubjects = ['exchange', 'money', 'term', 'way_out', 'worst_case'] as const

function saidOf({ findings, rules, summary, clauses, text }: ReviewReport, report: ReviewReport): Said[] {
	const points = findings.filter(isPlaced).flatMap((finding) => saidOfFinding(finding, text, report))
	const fine = rules.flatMap(({ id, note }): Said[] => {
		const said = note === undefined ? null : readFineNote(note)
		const start = said ? text.indexOf(said.quote) : -1
		return said && start >= 0
			? [{ raw: { type: 'open_check_fine', check: id, ...said }, words: { start, end: start + said.quote.length } }]
			: []
	})
	const deal = (summary.deal ?? []).map(({ sentence, start, end }, index): Said => ({
		raw: { type: 'deal', about: dealSubjects[index] ?? 'worst_case', sentence, quote: text.slice(start, end) },
		words: { start, end },
	}))
	const now = new Map(report.clauses.map((clause) => [report.text.slice(clause.start, clause.end), clause]))
	const plain = clauses.flatMap((clause): Said[] => {
		const same = now.get(text.slice(clause.start, clause.end))
		return same && clause.plain !== '' && clause.plain !== same.plain
			? [{ raw: { type: 'plain', clause: same.id, plain: clause.plain }, words: clause }]
			: []
	})
	return [...points, ...fine, ...deal, ...plain]
}

function saidOfFinding(finding: Finding & { start: number; end: number }, text: string, report: ReviewReport): Said[] {
	const same =
		report.findings.find(({ rule, quote }) => rule === finding.rule && quote === finding.quote) ??
		report.findings.find(({ rule }) => rule === finding.rule)
	const words = { start: finding.start, end: finding.end }
	if (finding.origin === 'model') {
		const check = report.rules.some(({ id, outcome }) => id === finding.rule && outcome === 'undecided') ? finding.rule : null
		const answers = finding.rule === modelRule ? null : (same?.id ?? check)
		const replaces = finding.edit && 'start' in finding.edit ? text.slice(finding.edit.start, finding.edit.end) : null
		return [{ raw: { ...finding, type: 'finding', id: null, clause: null, answers, replaces }, words }]
	}
	if (!same) return []
	if (finding.disputed)
		return [
			{
				raw: { type: 'verdict', finding: same.id, verdict: 'refute', quote: finding.disputed.quote, reason: finding.disputed.reason },
				words: finding.disputed,
			},
		]
	if (finding.comment !== undefined)
		return [{ raw: { type: 'verdict', finding: same.id, verdict: 'comment', reason: finding.comment }, words }]
	return finding.confidence >= confidences.checked ? [{ raw: { type: 'verdict', finding: same.id, verdict: 'agree' }, words }] : []
}

function isPlaced(finding: Finding): finding is Finding & { start: number; end: number } {
	return finding.start !== null && finding.end !== null
}

function placeOf({ folded, places }: FoldedText, lines: string): Span | null {
	const words = lines.trim().replaceAll('\n', ' ')
	const at = folded.indexOf(words)
	return at < 0 ? null : { start: places[at]!, end: places[at + words.length]! }
}

function block(text: string): string {
	const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
	return `\n${lines.filter((line) => line !== '').join('\n')}\n`
}

function wholeLines(text: string, { start, end }: Span): [number, number] {
	const next = text.indexOf('\n', Math.max(start, end - 1))
	return [text.lastIndexOf('\n', start - 1) + 1, next < 0 ? text.length : next]
}
