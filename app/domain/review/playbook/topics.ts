import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import { searchFor } from '../clauses/search/sentences-to-read.ts'
import type { RuleInput } from './rule.ts'

const labels = new WeakMap<Structure, Map<Sentence, string>>()

/**
 * The document with its sentences cut down to what stands under a heading that matches `label` or says `words` itself; `null` when nothing
 * does. Term sheets and cover pages put the subject in a heading, a first table column or before a colon, and only
 * "None." or "2x, senior" behind it: such words mean nothing without their label.
 */
export function aboutTopic(input: RuleInput, label: RegExp, words?: RegExp): RuleInput | null {
	const labelOf = labelsOf(input)
	const maySay = words ? searchFor(input.structure.sentences, words) : null
	const says = ({ text }: Sentence, number: number) => words !== undefined && maySay?.(number) !== false && words.test(text)
	const sentences = input.structure.sentences.filter(
		(sentence, number) => label.test(labelOf.get(sentence) ?? '') || says(sentence, number),
	)
	if (sentences.length === 0) return null
	return { ...input, structure: { ...input.structure, sentences } }
}

/** All sentences of a topic as one string, so that a pattern can look across them. */
export function topicText({ structure }: Pick<RuleInput, 'structure'>): string {
	return structure.sentences.map(({ text }) => text).join(' ')
}

function labelsOf(input: RuleInput): Map<Sentence, string> {
	let found = labels.get(input.structure)
	if (!found) labels.set(input.structure, (found = readLabels(input)))
	return found
}

const runIn = /^[“"]?(\p{Lu}[^.:;]{1,58}):(?=\s|$)/u

function readLabels({ document, structure }: RuleInput): Map<Sentence, string> {
	const clauses = new Map(structure.clauses.map((clause) => [clause.id, clause]))
	const found = new Map<Sentence, string>()
	let at = 0
	let paragraphId = ''
	let ownLabel = ''
	let label = ''
	let rowLabel = ''
	let row = ''
	for (const sentence of structure.sentences) {
		while ((document.paragraphs[at]?.end ?? Infinity) <= sentence.start) at++
		const paragraph = document.paragraphs[at]
		if (paragraph && paragraph.id !== paragraphId) {
			paragraphId = paragraph.id
			ownLabel = ''
		}
		const cell = paragraph?.cell
		if (cell) {
			const place = `${cell.table}/${cell.row}`
			if (place !== row || cell.column === 0) rowLabel = place === row ? `${rowLabel} ${sentence.text}` : sentence.text
			row = place
		}
		ownLabel = runIn.exec(sentence.text)?.[1] ?? ownLabel
		if (isBareLabel(sentence.text)) label = sentence.text
		const headings = headingsOf(clauses, sentence.clauseId)
		// Under a real heading a short line is no label of what follows it.
		found.set(sentence, [headings, ownLabel, cell ? rowLabel : headings ? '' : label].filter((part) => part !== '').join(' / '))
	}
	return found
}

function isBareLabel(text: string) {
	return text.length <= 60 && /^\p{Lu}/u.test(text) && !/[.;,]$/.test(text) && !/\b(?:shall|will|must|may|is|are|has|have)\b/i.test(text)
}

function headingsOf(clauses: ReadonlyMap<string, Clause>, id: string | null): string {
	const headings: string[] = []
	for (let clause = clauses.get(id ?? ''); clause && headings.length < 6; clause = clauses.get(clause.parentId ?? '')) {
		if (clause.kind !== 'title' && clause.heading) headings.unshift(clause.heading)
	}
	return headings.join(' / ')
}
