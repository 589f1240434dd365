import type { Sentence } from '../../clauses/clause.ts'
import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const longestLabel = 60
/** A short first sentence may look like a heading; it has a verb. */
const verb = /\b(?:is|are|holds?|owns?|gets?|receives?|shall|will|may|must|has|have|agrees?|vests?|assigns?)\b/i
const seen = new WeakMap<RuleInput, RuleInput>()

/**
 * The same input, with each line of a cover page or a two-column table read together with its label:
 * "Equity: 0.5%" and a row "Equity | 0.5%" are sentences of their own there, not a heading and a bare number. So is a
 * short first sentence that was taken for a heading.
 */
export function withLabels(input: RuleInput): RuleInput {
	let labelled = seen.get(input)
	if (!labelled) {
		const labels = labelStarts(input)
		const spoken = spokenHeadings(input)
		const text = visibleText(input)
		const sentences = input.structure.sentences.flatMap((sentence): Sentence[] => {
			const start = labels.get(sentence.start)
			const before = spoken.get(sentence.start)
			const own = start === undefined ? sentence : { ...sentence, start, text: text.slice(start, sentence.end) }
			return before ? [{ ...before, clauseId: sentence.clauseId }, own] : [own]
		})
		seen.set(input, (labelled = { ...input, structure: { ...input.structure, sentences } }))
	}
	return labelled
}

function labelStarts(input: RuleInput): Map<number, number> {
	const text = visibleText(input)
	const starts = new Map<number, number>()
	for (const { heading, start, bodyStart } of input.structure.clauses) {
		if (heading === null || heading.length > longestLabel) continue
		const at = text.indexOf(heading, start)
		if (at < 0 || at >= bodyStart || text.slice(at, bodyStart).includes('\n')) continue
		if (/^\s*:\s*$/.test(text.slice(at + heading.length, bodyStart))) starts.set(bodyStart, at)
	}
	for (const [index, { cell, start }] of input.document.paragraphs.entries()) {
		const label = input.document.paragraphs[index - 1]
		if (cell?.column !== 1 || label?.cell?.column !== 0 || label.cell.row !== cell.row || label.cell.table !== cell.table) continue
		if (label.end > label.start && label.end - label.start <= longestLabel) starts.set(start, label.start)
	}
	return starts
}

function spokenHeadings(input: RuleInput): Map<number, Omit<Sentence, 'clauseId'>> {
	const text = visibleText(input)
	const found = new Map<number, Omit<Sentence, 'clauseId'>>()
	for (const { heading, start, bodyStart } of input.structure.clauses) {
		if (heading === null || !verb.test(heading)) continue
		const at = text.indexOf(heading, start)
		if (at >= 0 && at + heading.length <= bodyStart && !text.slice(at, bodyStart).includes('\n'))
			found.set(bodyStart, { start: at, end: at + heading.length, text: heading })
	}
	return found
}
