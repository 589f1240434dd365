import type { XmlElement } from '../../extraction/docx/xml-element.ts'
import type { PartChanges } from '../list-changes.ts'
import type { DocxFile } from '../package/docx-file.ts'
import type { TrackedChange } from '../tracked-change.ts'
import { BlockMerges } from './block-merges.ts'
import { addReplies, removeThreads } from './comment-threads.ts'
import { type Decision, Decisions } from './decisions.ts'
import { PartTree } from './part-tree.ts'
import { RangeMarkers } from './range-markers.ts'
import { marksOfComments, vanishedComments } from './vanished-comments.ts'
import { writePart } from './write-part.ts'

/** One part with what was decided about its changes. */
export interface DecidedPart {
	part: string
	/** As it was parsed when the changes were found. */
	root: XmlElement
	decisions: Decisions
	/** Whether the format asked for empty paragraphs that the text has not. */
	padded: boolean
}

/** Decides about every change of a file. Both places of a move go one way: where one is left, it follows the other. */
export function decideParts(parts: readonly PartChanges[], decide: (change: TrackedChange) => Decision | 'leave'): DecidedPart[] {
	const decided = parts.flatMap(({ part, changes }) => changes.map(({ change, found }) => ({ part, change, found, decision: decide(change) })))
	const ofMoves = new Map(decided.flatMap(({ change, decision }) => (change.move === null || decision === 'leave' ? [] : [[change.move, decision] as const])))
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
		if (count > 0) result.push({ part, root, decisions, padded: false })
	}
	return result
}

/** Carries decisions out in the opened file that the changes were found in, comments on words that go included. */
export function resolveFile(file: DocxFile, decided: readonly DecidedPart[]): void {
	const goneComments = new Set(decided.flatMap(({ root, decisions }) => [...vanishedComments(root, decisions)]))
	addReplies(file, goneComments)
	removeThreads(file, goneComments)
	for (const each of decided) resolvePart(file, each, goneComments)

	const comments = file.related('comments')
	const root = comments === null ? null : file.tree(comments)
	if (comments === null || !root || goneComments.size === 0 || decided.some(({ part }) => part === comments)) return
	resolvePart(file, { part: comments, root, decisions: new Decisions(), padded: false }, goneComments)
}

function resolvePart(file: DocxFile, each: DecidedPart, goneComments: ReadonlySet<string>): void {
	const { root, decisions } = each
	const tree = new PartTree(root)
	for (const mark of [...decisions.marks, ...decisions.controls]) tree.change(mark)
	const dropped = new Set(marksOfComments(tree.elements, goneComments))
	if (root.name === 'w:comments') for (const comment of root.children) if (goneComments.has(comment.attribute('w:id') ?? '')) dropped.add(comment)
	for (const element of dropped) tree.change(element)
	const merges = new BlockMerges(tree, decisions)
	each.padded = merges.wanting.size > 0
	file.setPart(each.part, writePart({ tree, decisions, merges, markers: new RangeMarkers(tree.elements), dropped }))
}
