import type { Edit } from '#app/domain/word/edit/edits.ts'
import type { Chance } from './chance.ts'
import { acceptAll, type ReadParagraph } from './plain-reader.ts'
import type { WordPackage } from './word-package.ts'
import { everyNode, type XmlNode } from './xml-tree.ts'

/** A paragraph that can be edited: one that extraction shows. */
export interface Editable {
	id: string
	story: number
	/** Its place in the accepted reading of the story. */
	at: number
	paragraph: ReadParagraph
}

/** Which edits a script may hold. */
export interface ScriptOptions {
	/** At most so many. */
	most?: number
	/** Edits inside paragraphs alone: no paragraphs and rows come or go. */
	wordsOnly?: boolean
}

const replacements = [
	'ninety (90) days',
	'shall not',
	'the Customer',
	'fees & charges',
	'“Losses”',
	'a < b > c',
	'x',
	'gross\tnegligence',
	'up to 12 months',
	'ß',
	'条',
	'and, for the avoidance of doubt, also',
]

/** The paragraphs that have an id, empty ones too. */
export function editableParagraphs(file: WordPackage): Editable[] {
	return file.read(acceptAll).flatMap((paragraphs, story) => {
		const { prefix, first } = file.stories[story]!
		return prefix === null ? [] : paragraphs.map((paragraph, at) => ({ id: `${prefix}${paragraph.index - first}`, story, at, paragraph }))
	})
}

/**
 * Edits as somebody who redlines might make: a few words in most cases, each in a place of its own, now and then a
 * whole paragraph or row. Ranges and expected texts are right, but for one edit in forty, which expects other words.
 */
export function randomScript(chance: Chance, editables: readonly Editable[], { most = 6, wordsOnly = false }: ScriptOptions = {}): Edit[] {
	const free = new Set(editables)
	return chance
		.several(1, most, (): Edit[] => {
			if (free.size === 0) return []
			const target = chance.pick([...free])
			free.delete(target)
			const { text } = target.paragraph
			const dice = wordsOnly ? 1 : chance.next()
			const row = target.paragraph.within.findLast(({ name }) => name === 'w:tr')
			const comment = chance.happens(0.2) ? { comment: `Our reason: ${chance.pick(replacements)}` } : {}
			if (row && dice < 0.2) {
				// Nothing else may be asked of what stands in the row.
				for (const other of [...free]) if (touches(other.paragraph, row)) free.delete(other)
				if (dice < 0.1) return [{ kind: 'delete_row', paragraphId: target.id, expected: text, ...comment }]
				return [
					{
						kind: 'insert_row',
						paragraphId: target.id,
						where: chance.pick(['before', 'after']),
						expected: text,
						cells: cellsOf(row).map(() => chance.pick(replacements)),
						...comment,
					},
				]
			}
			if (dice < 0.12)
				return [
					{
						kind: 'insert_paragraphs',
						paragraphId: target.id,
						where: chance.pick(['before', 'after']),
						expected: text,
						texts: chance.several(1, 3, () => chance.pick(replacements)),
						...comment,
					},
				]
			if (dice < 0.22) {
				for (const other of [...free]) if (other.paragraph.within.some((node) => target.paragraph.nodes.includes(node))) free.delete(other)
				return [{ kind: 'delete_paragraph', paragraphId: target.id, expected: text, ...comment }]
			}
			return wordEdits(chance, target, comment, wordsOnly)
		})
		.flat()
}

/** One to three edits in a paragraph, from left to right, with a character at least between them. */
function wordEdits(
	chance: Chance,
	{ id, paragraph: { text, nodes } }: Editable,
	comment: { comment?: string },
	wordsOnly: boolean,
): Edit[] {
	const edits: Edit[] = []
	let from = 0
	// In which half of a paragraph that is split its text box stays is for the engine to say.
	const hasBox = nodes.some((node) => [...everyNode(node)].some(({ name }) => name === 'w:txbxContent'))
	for (let left = 1 + chance.below(3); left > 0 && from <= text.length; left--) {
		const [start, end] = chance.happens(0.2) ? anywhere(chance, text, from) : wordRange(chance, text, from)
		const dice = chance.next()
		const place = { paragraphId: id, start, end, expected: text.slice(start, end) }
		if (chance.happens(0.025)) place.expected = `${place.expected}?`
		if (dice < 0.1) {
			if (end > start) edits.push({ kind: 'comment', text: 'Is this what was agreed?', ...place })
		} else if (dice < 0.3) {
			if (end > start) edits.push({ kind: 'replace', text: '', ...place, ...comment })
		} else if (dice < 0.45)
			edits.push({
				kind: 'replace',
				text: `${chance.pick(replacements)} `,
				...place,
				end: start,
				expected: place.expected.endsWith('?') ? '?' : '',
				...comment,
			})
		else if (dice < 0.5 && !wordsOnly && !hasBox)
			edits.push({ kind: 'replace', text: `${chance.pick(replacements)}\n${chance.pick(replacements)}`, ...place, ...comment })
		else edits.push({ kind: 'replace', text: chance.pick(replacements), ...place, ...comment })
		from = whole(text, end + 2)
	}
	return edits
}

/** Where one to four words of a text stand, at or after a place. */
function wordRange(chance: Chance, text: string, from: number): [number, number] {
	const words = [...text.matchAll(/\S+/g)].filter(({ index }) => index >= from)
	if (words.length === 0) return [from, text.length]
	const first = chance.below(words.length)
	const last = words[Math.min(words.length - 1, first + chance.below(4))]!
	return [words[first]!.index, last.index + last[0].length]
}

/** Any range, but none that cuts a character in two. */
function anywhere(chance: Chance, text: string, from: number): [number, number] {
	const start = whole(text, from + chance.below(text.length - from + 1))
	return [start, whole(text, Math.min(text.length, start + chance.below(25)))]
}

/** The place, or the next one if a character of two units stands around it. */
function whole(text: string, at: number): number {
	return /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at
}

export function cellsOf(row: XmlNode): XmlNode[] {
	return [...everyNode(row)].filter((node) => node.name === 'w:tc' && nearest(node, 'w:tr') === row)
}

function nearest(node: XmlNode, name: string): XmlNode | null {
	for (let at = node.parent; at; at = at.parent) if (at.name === name) return at
	return null
}

function touches(paragraph: ReadParagraph, row: XmlNode): boolean {
	return paragraph.within.includes(row) || paragraph.nodes.some((node) => row.start <= node.start && node.end <= row.end)
}
