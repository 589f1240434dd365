import type { XmlElement } from '../package/xml/xml-element.ts'
import type { PartChanges } from '../changes/list-changes.ts'
import type { DocxFile } from '../package/docx-file.ts'
import type { TrackedChange } from '../changes/tracked-change.ts'
import { BlockMerges } from './block-merges.ts'
import { addReplies, removeThreads } from './comment-threads.ts'
import { type Decision, Decisions } from './decisions.ts'
import { PartTree } from './part-tree.ts'
import { RangeMarkers } from './range-markers.ts'
import { marksOfComments, removedComments } from './removed-comments.ts'
import { removedNotes } from './removed-notes.ts'
import { writePart } from './write-part.ts'

/** One part with what was decided about its changes. */
export interface DecidedPart {
	part: string
	/** As it was parsed when the changes were found. */
	root: XmlElement
	decisions: Decisions
	/** Ids of the comments or notes of the part that went. */
	gone: ReadonlySet<string>
	/** Whether the format asked for empty paragraphs that the text has not. */
	padded: boolean
}

/** Decides about every change of a file. Both places of a move go one way: where one is left, it follows the other. */
export function decideParts(parts: readonly PartChanges[], decide: (change: TrackedChange) => Decision | 'leave'): DecidedPart[] {
	const decided = parts.flatMap(({ part, changes }) =>
		changes.map(({ change, found }) => ({ part, change, found, decision: decide(change) })),
	)
	const ofMoves = new Map(
		decided.flatMap(({ change, decision }) => (change.move === null || decision === 'leave' ? [] : [[change.move, decision] as const])),
	)
	const result: DecidedPart[] = []
	for (const { part, root } of parts) {
		const decisions = new Decisions()
		let count = 0
		for (const { change, found, decision } of decided.filter((each) => each.part === part)) {
			const final = decision === 'leave' && change.move !== null ? (ofMoves.get(change.move) ?? 'leave') : decision
			if (final === 'leave') continue
			decisions.add(found, final)
			count++
		}
		if (count > 0) result.push({ part, root, decisions, gone: new Set(), padded: false })
	}
	return result
}

/**
 * Carries decisions out in the opened file that the changes were found in. Comments on words that go and notes whose
 * marks go are taken out with them.
 *
 * @returns every part that was written.
 */
export function resolveFile(file: DocxFile, decided: readonly DecidedPart[]): DecidedPart[] {
	const comments = new Set(decided.flatMap(({ root, decisions }) => [...removedComments(root, decisions)]))
	addReplies(file, comments)
	removeThreads(file, comments)
	const main = decided.find(({ part }) => part === file.mainPart)
	const entries = { comments, ...(main ? removedNotes(main.root, main.decisions) : {}) }

	const parts = [...decided]
	for (const [type, ids] of Object.entries(entries)) {
		const part = file.related(type)
		const root = part === null ? null : file.tree(part)
		if (part === null || !root || ids.size === 0) continue
		const known = parts.find((each) => each.part === part)
		if (known) known.gone = ids
		else parts.push({ part, root, decisions: new Decisions(), gone: ids, padded: false })
	}
	for (const each of parts) resolvePart(file, each, comments)
	return parts
}

function resolvePart(file: DocxFile, each: DecidedPart, comments: ReadonlySet<string>): void {
	const { root, decisions, gone } = each
	const tree = new PartTree(root)
	for (const mark of [...decisions.marks, ...decisions.controls]) tree.change(mark)
	const entries = root.children.filter(
		(entry) => ['w:comment', 'w:footnote', 'w:endnote'].includes(entry.name) && gone.has(entry.attribute('w:id') ?? ''),
	)
	const dropped = new Set([...marksOfComments(tree.elements, comments), ...entries])
	for (const element of dropped) tree.change(element)
	const merges = new BlockMerges(tree, decisions)
	each.padded = merges.wanting.size > 0
	file.setPart(each.part, writePart({ tree, decisions, merges, markers: new RangeMarkers(tree.elements), dropped }))
}
