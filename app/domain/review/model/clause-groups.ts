import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Finding, ReportClause, Severity } from '../report/report.ts'

/** Whole clauses that the model reads at once. */
export interface ClauseGroup extends Span {
	/** 1-based, in document order. */
	number: number
	/** How much is at stake in it; groups of more weight are read first. */
	weight: number
}

/** Characters of a group: long enough for clauses to be read together, short enough to be read with care. */
export const usualGroupLength = 6000

/**
 * Parts a document into groups of whole clauses, together the whole text, those with most at stake first: when the
 * budget ends early, what is left unread matters least. A clause longer than a group is parted at its own sub-clauses,
 * then at paragraphs.
 *
 * @param isRead what need not be read again: it is in no group
 * @param groupLength characters that a group may have
 */
export function groupClauses(
	text: string,
	clauses: readonly ReportClause[],
	findings: readonly Finding[],
	isRead: (span: Span) => boolean = () => false,
	groupLength = usualGroupLength,
): ClauseGroup[] {
	const groups: Span[] = []
	let goesOn = false
	for (const piece of piecesOf(text, { start: 0, end: text.length }, clauses, groupLength)) {
		if (text.slice(piece.start, piece.end).trim() === '') continue
		if (isRead(piece)) {
			goesOn = false
			continue
		}
		const last = groups.at(-1)
		if (last && goesOn && piece.end - last.start <= groupLength) last.end = piece.end
		else groups.push({ ...piece })
		goesOn = true
	}
	return groups
		.map((span, index) => ({ ...span, number: index + 1, weight: weigh(span, clauses, findings) }))
		.sort((a, b) => b.weight - a.weight || a.number - b.number)
}

function piecesOf(text: string, within: Span, clauses: readonly ReportClause[], groupLength: number): Span[] {
	const inside = clauses.filter(({ start, end }) => within.start <= start && end <= within.end && end - start < within.end - within.start)
	const pieces: Span[] = []
	let at = within.start
	for (const clause of [...inside].sort((a, b) => a.start - b.start || b.end - a.end)) {
		// Sub-clauses of one that was taken whole.
		if (clause.start < at) continue
		pieces.push(...paragraphsOf(text, { start: at, end: clause.start }, groupLength))
		pieces.push(
			...(clause.end - clause.start <= groupLength
				? [{ start: clause.start, end: clause.end }]
				: piecesOf(text, clause, inside, groupLength)),
		)
		at = clause.end
	}
	pieces.push(...paragraphsOf(text, { start: at, end: within.end }, groupLength))
	return pieces
}

/** Text without clauses, parted at line ends where it is longer than a group, and hard where there are none. */
function paragraphsOf(text: string, { start, end }: Span, groupLength: number): Span[] {
	const pieces: Span[] = []
	while (end - start > groupLength) {
		const line = text.lastIndexOf('\n', start + groupLength)
		const stop = line > start ? line : Math.max(text.lastIndexOf(' ', start + groupLength), start + groupLength / 2)
		pieces.push({ start, end: stop })
		start = stop
	}
	return start < end ? [...pieces, { start, end }] : pieces
}

const severityWeights: Record<Severity, number> = { high: 6, medium: 3, low: 1 }

/** Labels of clauses that cost founders most, whether or not a rule found something. */
const costlyLabels = new Set([
	'Uncapped Liability',
	'Cap On Liability',
	'Liquidated Damages',
	'Indemnification',
	'IP Ownership Assignment',
	'Irrevocable Or Perpetual License',
	'Non-Compete',
	'Exclusivity',
	'Change Of Control',
	'Anti-Assignment',
	'Termination For Convenience',
	'Minimum Commitment',
	'Renewal Term',
	'Conversion',
])

function weigh(group: Span, clauses: readonly ReportClause[], findings: readonly Finding[]): number {
	const flagged = findings.filter(({ start }) => start !== null && group.start <= start && start < group.end)
	const labels = new Set(
		clauses.filter(({ start }) => group.start <= start && start < group.end).flatMap((clause) => clause.labels.map(({ name }) => name)),
	)
	return (
		flagged.reduce((sum, { severity }) => sum + severityWeights[severity], 0) +
		2 * [...labels].filter((name) => costlyLabels.has(name)).length
	)
}
