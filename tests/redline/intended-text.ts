import type { Edit } from '#app/domain/word/edit/edits.ts'
import type { Editable } from './random-edits.ts'
import type { ReadParagraph } from './plain-reader.ts'

/** A paragraph that should be there after the edits. */
export interface Intended {
	text: string
	/** Where a paragraph was deleted whose mark may have to stay: it may be there, empty, or be gone. */
	mayBeGone?: boolean
}

/**
 * What a file should say when the edits are made and every change is accepted: worked out on lists of strings, apart
 * from the way in which the engine writes.
 *
 * @param stories the accepted reading before.
 * @param edits those that were applied.
 */
export function intendedTexts(stories: ReadParagraph[][], editables: readonly Editable[], edits: readonly Edit[]): Intended[][] {
	const byId = new Map(editables.map((editable) => [editable.id, editable]))
	const replaced = new Map<ReadParagraph, Intended[]>()
	const before = new Map<ReadParagraph, Intended[]>()
	const after = new Map<ReadParagraph, Intended[]>()

	// From right to left, so that places further left stay where they are.
	const ordered = [...edits].sort((one, other) => ('start' in other ? other.start : 0) - ('start' in one ? one.start : 0))
	for (const edit of ordered) {
		const { story, at } = byId.get(edit.paragraphId)!
		const paragraphs = stories[story]!
		const paragraph = paragraphs[at]!
		const now = replaced.get(paragraph) ?? [{ text: paragraph.text }]
		if (edit.kind === 'replace') {
			const [first = { text: '' }, ...rest] = now
			const lines = `${first.text.slice(0, edit.start)}${edit.text}${first.text.slice(edit.end)}`.split('\n').map((text) => ({ text }))
			replaced.set(paragraph, [...lines, ...rest])
		} else if (edit.kind === 'insert_paragraphs') {
			const added = edit.texts.map((text) => ({ text }))
			if (edit.where === 'before') before.set(paragraph, [...added, ...(before.get(paragraph) ?? [])])
			else {
				const last = paragraphs.findLast((other) => other === paragraph || other.within.some((node) => paragraph.nodes.includes(node)))!
				after.set(last, [...(after.get(last) ?? []), ...added])
			}
		} else if (edit.kind === 'delete_paragraph') {
			replaced.set(paragraph, [{ text: '', mayBeGone: true }])
			for (const other of paragraphs) if (other.within.some((node) => paragraph.nodes.includes(node))) replaced.set(other, [])
		} else if (edit.kind === 'delete_row' || edit.kind === 'insert_row') {
			const row = paragraph.within.findLast(({ name }) => name === 'w:tr')!
			const inRow = paragraphs.filter(({ within }) => within.includes(row))
			if (edit.kind === 'delete_row') for (const other of inRow) replaced.set(other, [])
			else {
				const cells = edit.cells.map((text) => ({ text }))
				const beside = edit.where === 'before' ? inRow[0]! : inRow.at(-1)!
				const side = edit.where === 'before' ? before : after
				side.set(beside, edit.where === 'before' ? [...cells, ...(side.get(beside) ?? [])] : [...(side.get(beside) ?? []), ...cells])
			}
		}
	}
	return stories.map((paragraphs) =>
		paragraphs.flatMap((paragraph) => [
			...(before.get(paragraph) ?? []),
			...(replaced.get(paragraph) ?? [{ text: paragraph.text }]),
			...(after.get(paragraph) ?? []),
		]),
	)
}

/** The first paragraph in which a reading is not what was intended; `null` where all is as it should be. */
export function firstDifference(
	intended: readonly Intended[],
	actual: readonly string[],
): { at: number; intended: string | null; actual: string | null } | null {
	// How many paragraphs of the reading may be accounted for so far: more than one number where some may be gone.
	let reached = new Set([0])
	for (const { text, mayBeGone } of intended) {
		const next = new Set(mayBeGone ? reached : [])
		for (const at of reached) if (actual[at] === text) next.add(at + 1)
		if (next.size === 0) return { at: Math.max(...reached), intended: text, actual: actual[Math.max(...reached)] ?? null }
		reached = next
	}
	return reached.has(actual.length) ? null : { at: Math.max(...reached), intended: null, actual: actual[Math.max(...reached)] ?? null }
}
