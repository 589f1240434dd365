import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { legible } from '../reading-view.ts'
import type { Finding, ReviewReport } from '../report.ts'
import { readFineNote } from './fine-note.ts'
import type { FoldedText } from './locate-quote.ts'
import { noMask } from './mask.ts'
import { modelRule } from './model-finding.ts'
import { readWhole } from './model-note.ts'
import { proveElement, type Proven } from './prove-element.ts'

/** What a model has read of a document already, in an earlier version. */
export interface ReadBefore {
	/** Whether a stretch of the document stood in the earlier version line for line, so that it need not be read again. */
	covers(span: Span): boolean
	/** What the model said then, as far as it holds of this version. */
	elements: Proven[]
}

/**
 * Holds a document against an earlier version that the same model read for the same side. What it said of words that
 * still stand there is proved again, like every answer. Where that fails, the words count as unread: nothing it said
 * is lost without its being asked once more.
 *
 * @param document the later version
 * @param report what the rules say of it
 * @returns `null` when the earlier report is no help: another model or side, or not read to the end
 */
export function readBefore(document: FoldedText, report: ReviewReport, earlier: ReviewReport, model: string): ReadBefore | null {
	const { engine, options } = earlier
	if (engine.model !== model || !readWhole(engine.model_note) || options.party_role !== report.options.party_role || options.review_tone !== report.options.review_tone) return null
	const [then, now] = [legible(earlier.text), document.view]
	const [stoodThen, standsNow] = [block(then), block(now)]
	const checks = report.rules.filter(({ outcome }) => outcome === 'undecided')
	const unsettled = new Set<string>()
	const elements: Proven[] = []

	for (const { raw, words } of saidOf(earlier, report)) {
		const lines = block(then.slice(...wholeLines(then, words)))
		const place = standsNow.includes(lines) ? placeOf(document, lines) : null
		const proven = place && proveElement(raw, { document, group: place, findings: report.findings, checks, mask: noMask })
		if (proven) elements.push(proven)
		else for (const line of lines.split('\n')) unsettled.add(line)
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
	/** As the model would say it of this version. */
	raw: unknown
	/** The words of the earlier version that it is about. */
	words: Span
}

/** Everything that the model said of the earlier version and that has something to be about in this one. */
function saidOf({ findings, rules, text }: ReviewReport, report: ReviewReport): Said[] {
	const points = findings.filter(isPlaced).flatMap((finding): Said[] => {
		if (finding.origin === 'model') return [{ raw: { ...finding, ...(finding.rule === modelRule ? { type: 'finding' } : { type: 'open_check_flagged', check: finding.rule }) }, words: finding }]
		const same = finding.comment === undefined ? undefined : report.findings.find(({ rule, quote }) => rule === finding.rule && quote === finding.quote)
		return same ? [{ raw: { type: 'comment', finding: same.id, comment: finding.comment }, words: finding }] : []
	})
	const fine = rules.flatMap(({ id, note }): Said[] => {
		const said = note === undefined ? null : readFineNote(note)
		const start = said ? text.indexOf(said.quote) : -1
		return said && start >= 0 ? [{ raw: { type: 'open_check_fine', check: id, ...said }, words: { start, end: start + said.quote.length } }] : []
	})
	return [...points, ...fine]
}

function isPlaced(finding: Finding): finding is Finding & { start: number; end: number } {
	return finding.start !== null && finding.end !== null
}

/** Where lines of the document stand first. */
function placeOf({ folded, places }: FoldedText, lines: string): Span | null {
	const words = lines.trim().replaceAll('\n', ' ')
	const at = folded.indexOf(words)
	return at < 0 ? null : { start: places[at]!, end: places[at + words.length]! }
}

/** Text as lines that can be looked up whole: white space folded, empty ones left out, a line end on either side of each. */
function block(text: string): string {
	const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
	return `\n${lines.filter((line) => line !== '').join('\n')}\n`
}

/** The lines that a stretch touches, from the first one's beginning to the last one's end. */
function wholeLines(text: string, { start, end }: Span): [number, number] {
	const next = text.indexOf('\n', Math.max(start, end - 1))
	return [text.lastIndexOf('\n', start - 1) + 1, next < 0 ? text.length : next]
}
