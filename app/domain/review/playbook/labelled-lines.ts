import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence, Structure } from '../clauses/clause.ts'
import { visibleText } from './passages.ts'
import type { Rule, RuleInput } from './rule.ts'

const extended = new WeakMap<Structure, Structure>()

const label = /^\s*(?:\(?[a-z0-9.]{1,6}[).]\s+)?[\p{L}"][^.\n:|]{0,50}\s?[:|–—]\s*$/iu
const verb = /\b(?:shall|will|must|may|is|are|has|have|hereby|agrees?|assigns?|requires?|pays?|deposits?|keeps?|owns?|grants?)\b/
const longestRowLabel = 60

/**
 * A rule that reads "Term: 84 months" and the two cells of a table row as one sentence each. The reader of sentences
 * takes such labels for headings and leaves them out, and "84 months" alone means nothing.
 */
export function readingLabels(rule: Rule): Rule {
	return { ...rule, decide: (input) => rule.decide(withLabels(input)) }
}

function withLabels(input: RuleInput): RuleInput {
	let structure = extended.get(input.structure)
	if (!structure) extended.set(input.structure, (structure = { ...input.structure, sentences: labelled(input) }))
	return { ...input, structure }
}

function labelled(input: RuleInput): Sentence[] {
	const text = visibleText(input)
	const rows = rowLabels(input.document.paragraphs)
	const sentences = input.structure.sentences.map((sentence) => {
		const line = text.lastIndexOf('\n', sentence.start - 1) + 1
		const start = rows.get(line) ?? (label.test(text.slice(line, sentence.start)) ? line : sentence.start)
		return start === sentence.start ? sentence : { ...sentence, start, text: text.slice(start, sentence.end) }
	})
	return [...sentences, ...sentencesAsHeadings(input, text)].sort((a, b) => a.start - b.start)
}

/** "8. Assignment requires consent. …": a short first sentence that was taken for the heading of its clause. */
function sentencesAsHeadings({ structure }: RuleInput, text: string): Sentence[] {
	return structure.clauses.flatMap(({ id, kind, heading, start, bodyStart }) => {
		if (kind !== 'clause' || heading === null || !verb.test(heading)) return []
		const at = text.slice(start, bodyStart).indexOf(heading)
		return at < 0 ? [] : [{ start: start + at, end: start + at + heading.length, text: heading, clauseId: id }]
	})
}

/** Where the first cell of a row begins, by the beginning of each later cell; long first cells are text, not labels. */
function rowLabels(paragraphs: readonly Paragraph[]): Map<number, number> {
	const starts = new Map<number, number>()
	let first: Paragraph | null = null
	for (const paragraph of paragraphs) {
		if (!paragraph.cell) continue
		if (paragraph.cell.column === 0) first = paragraph
		else if (
			first?.cell &&
			first.cell.table === paragraph.cell.table &&
			first.cell.row === paragraph.cell.row &&
			first.end - first.start <= longestRowLabel
		)
			starts.set(paragraph.start, first.start)
	}
	return starts
}
