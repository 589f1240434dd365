import { createHash } from 'node:crypto'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type Finding, type ReviewReport, severityRank, standing } from '#app/domain/review/report/report.ts'

/** One defect put into a form, as it stands in a line of bench/defects/single-defects.jsonl. It holds no words of the form. */
export interface SingleDefect {
	id: string
	/** Where the form lies in the data folder. */
	form: string
	family: string
	/** The party for which it is reviewed, as the form names it. */
	side: string
	type: string
	/** The place that changes, in the text of the form. */
	find: { offset: number; length: number }
	/** Of the replaced words, so that another version of the form is not taken for this one. */
	hash: string
	/** The words that stand there instead; empty where words are only deleted. */
	insert: string
	what: string
	severity: 'high' | 'medium' | 'low'
	held_back: boolean
	/** Of a deletion: patterns of which a finding about it matches one, by its rule, the rule's title or what it says. */
	expects?: string[]
}

/** What a review does with the words of a defect. */
export interface DefectOutcome {
	/** Rules of the findings that are about it and that the unchanged form does not have. */
	found: string[]
	/** The words stand among those to be read. */
	listed: boolean
	/** Rules that passed with these words as evidence that all is well. */
	passed: string[]
}

/** @throws when the words at the place are not those that the defect was written for. */
export function changedText(text: string, { id, find: { offset, length }, hash, insert }: SingleDefect): string {
	const replaced = createHash('sha256')
		.update(text.slice(offset, offset + length))
		.digest('hex')
	if (offset + length > text.length || !replaced.startsWith(hash))
		throw new Error(`${id}: the form reads otherwise than when this defect was written`)
	return text.slice(0, offset) + insert + text.slice(offset + length)
}

/** Compares the review of the changed text with that of the unchanged one, for the same side. */
export function judgeDefect(defect: SingleDefect, before: ReviewReport, after: ReviewReport): DefectOutcome {
	const { offset, length } = defect.find
	const changed = { start: offset, end: offset + defect.insert.length }
	const moved = (place: number) => (place < offset + length ? Math.min(place, changed.end) : place + defect.insert.length - length)
	const earlier = standing(before.findings).map((finding) => ({
		...finding,
		start: finding.start === null ? null : moved(finding.start),
		end: finding.end === null ? null : moved(finding.end),
	}))
	const added = standing(after.findings).filter((finding) => !earlier.some((one) => isAsGrave(one, finding)))
	const about =
		defect.insert === ''
			? added.filter((finding) => isExpected(finding, defect, after))
			: added.filter((finding) => touches(finding, changed))
	return {
		found: [...new Set(about.map(({ rule }) => rule))],
		listed: after.read_yourself.some((item) => touches(item, changed)),
		passed: after.rules.flatMap(({ id, outcome, evidence }) =>
			outcome === 'passed' && evidence && touches(evidence, changed) ? [id] : [],
		),
	}
}

/** Whether an earlier finding of the same rule, at the same place, says at least as much as this one. */
function isAsGrave(earlier: Finding, finding: Finding): boolean {
	if (earlier.rule !== finding.rule || severityRank[earlier.severity] > severityRank[finding.severity]) return false
	if (earlier.start === null || finding.start === null) return earlier.start === finding.start
	return touches(earlier, { start: finding.start, end: finding.end ?? finding.start })
}

function isExpected({ rule, says }: Finding, { expects = [] }: SingleDefect, { rules }: ReviewReport): boolean {
	const title = rules.find(({ id }) => id === rule)?.title ?? ''
	return expects.some((pattern) => new RegExp(pattern, 'i').test(`${rule}\n${title}\n${says}`))
}

/** Whether two places share a character; a place without words lies in the one that surrounds it. */
function touches({ start, end }: { start: number | null; end: number | null }, place: Span): boolean {
	if (start === null || end === null) return false
	return place.start === place.end ? start <= place.start && place.end <= end : start < place.end && place.start < end
}
