import type { Redlined } from '#app/domain/word/edit/apply-edits.ts'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import { firstDifference, intendedTexts } from './intended-text.ts'
import { packageFaults } from './package-faults.ts'
import { acceptAll, type Decide, type ReadParagraph, rejectAll } from './plain-reader.ts'
import type { Editable } from './random-edits.ts'
import { WordPackage } from './word-package.ts'
import { everyNode, type XmlNode } from './xml-tree.ts'

/** A file before it is redlined, read once for all scripts that are tried on it. */
export interface Subject {
	file: WordPackage
	accepted: ReadParagraph[][]
	rejected: string[][]
	editables: Editable[]
}

/**
 * Everything that is wrong with a redline, by readers of the tests' own: texts when all or only our changes are
 * rejected or all are accepted, paragraphs and parts that nobody asked to change, ids, and the package.
 *
 * @param author whose changes are ours; nobody else in the file may have that name.
 */
export function faultsOfRedline(
	{ file, accepted, rejected, editables }: Subject,
	edits: readonly Edit[],
	{ bytes, outcomes }: Redlined,
	author: string,
): string[] {
	const after = new WordPackage(bytes)
	const applied = edits.filter((_, index) => outcomes[index]?.status === 'applied')
	const isOwnChange = (change: XmlNode) => change.attributes.get('w:author') === author
	const rejectOwn: Decide = (change) => (isOwnChange(change) ? 'reject' : 'accept')
	return [
		...(outcomes.length === edits.length ? [] : [`${outcomes.length} outcomes for ${edits.length} edits`]),
		...sameTexts('all rejected', rejected, textsOf(after.read(rejectAll))),
		...sameTexts('ours rejected', textsOf(accepted), textsOf(after.read(rejectOwn))),
		...differences('all accepted', intendedTexts(accepted, editables, applied), textsOf(after.read(acceptAll))),
		...touchedByMistake(file, after, applied, accepted, editables),
		...changedParts(file, after, applied, editables),
		...packageFaults(file, after, isOwnChange),
	]
}

function sameTexts(view: string, before: string[][], after: string[][]): string[] {
	return differences(
		view,
		before.map((texts) => texts.map((text) => ({ text }))),
		after,
	)
}

function differences(view: string, intended: { text: string; mayBeGone?: boolean }[][], actual: string[][]): string[] {
	if (actual.length !== intended.length) return [`${view}: ${actual.length} stories instead of ${intended.length}`]
	return intended.flatMap((texts, story) => {
		const difference = firstDifference(texts, actual[story]!)
		return difference
			? [
					`${view}, story ${story}, paragraph ${difference.at}: ${JSON.stringify(difference.actual)} instead of ${JSON.stringify(difference.intended)}`,
				]
			: []
	})
}

/** Paragraphs outside every edit must stand there with the same characters, in the same order. */
function touchedByMistake(
	before: WordPackage,
	after: WordPackage,
	edits: readonly Edit[],
	accepted: ReadParagraph[][],
	editables: readonly Editable[],
): string[] {
	const byId = new Map(editables.map((editable) => [editable.id, editable]))
	const touched = edits.flatMap((edit) => {
		const { story, at, paragraph } = byId.get(edit.paragraphId)!
		const paragraphs = accepted[story]!
		const nodes = [...paragraph.nodes]
		const row = edit.kind === 'delete_row' ? paragraph.within.findLast(({ name }) => name === 'w:tr') : undefined
		if (row) nodes.push(row)
		// A paragraph put before or behind may need the neighbour's mark, as the last of a cell does.
		if (edit.kind === 'insert_paragraphs' || edit.kind === 'delete_paragraph')
			nodes.push(...(paragraphs[at - 1]?.nodes ?? []), ...(paragraphs[at + 1]?.nodes ?? []))
		// Both copies of a text box may be written alike.
		return nodes.map((node) => ({ part: before.stories[story]!.part, node: outermost(node) }))
	})
	return [...before.trees].flatMap(([part, tree]) => {
		const source = before.text(part)
		const wanted = paragraphsOf(tree).filter(
			(node) => !touched.some((other) => other.part === part && other.node.start <= node.end && node.start <= other.node.end),
		)
		const there = after.trees.get(part)
		const found = there ? paragraphsOf(there).map((node) => after.text(part).slice(node.start, node.end)) : []
		let at = 0
		for (const node of wanted) {
			const characters = source.slice(node.start, node.end)
			while (at < found.length && found[at] !== characters) at++
			if (at++ >= found.length) return [`${part}: an untouched paragraph is not what it was: ${characters.slice(0, 200)}`]
		}
		return []
	})
}

/** Parts other than those of the edits and what comments need must have the same bytes. */
function changedParts(before: WordPackage, after: WordPackage, edits: readonly Edit[], editables: readonly Editable[]): string[] {
	const edited = new Set(edits.map((edit) => before.stories[editables.find(({ id }) => id === edit.paragraphId)!.story]!.part))
	const comments = edits.some((edit) => edit.kind === 'comment' || edit.comment !== undefined)
	const allowed = (name: string) =>
		edited.has(name) || (comments && /(comments\w*\.xml|\[Content_Types\]\.xml|\.rels|people\.xml)$/i.test(name))
	return [...new Set([...before.files.keys(), ...after.files.keys()])].flatMap((name) => {
		const [old, now] = [before.files.get(name), after.files.get(name)]
		return (old && now && old.equals(now)) || allowed(name)
			? []
			: [`${name} ${old ? (now ? 'was changed' : 'is gone') : 'came'} without need`]
	})
}

function paragraphsOf(tree: XmlNode): XmlNode[] {
	return [...everyNode(tree)].filter(({ name }) => name === 'w:p')
}

/** The paragraph around all others that an element stands in: a text box is part of what anchors it. */
function outermost(node: XmlNode): XmlNode {
	let found = node
	for (let at = node.parent; at; at = at.parent) if (at.name === 'w:p') found = at
	return found
}

function textsOf(stories: ReadParagraph[][]): string[][] {
	return stories.map((story) => story.map(({ text }) => text))
}
