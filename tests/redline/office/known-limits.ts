import type { Edit } from '#app/domain/word/edit/edits.ts'
import type { Editable } from '../random-edits.ts'
import { everyNode, type XmlNode } from '../xml-tree.ts'

/**
 * Why LibreOffice 7.4 can't be asked about an edit, `null` where it can. Each was seen on hand-written files of a few
 * lines, where Word's rules leave no doubt what a file says.
 *
 * @param others all edits made together with it.
 */
export function officeLimit(edit: Edit, editables: readonly Editable[], others: readonly Edit[]): string | null {
	const target = editables.find(({ id }) => id === edit.paragraphId)
	if (!target) return null
	const { nodes, within, text } = target.paragraph
	if (within.some(isCovered)) return 'a cell that the one above covers is not loaded'
	if (/^(hd|ft)/.test(edit.paragraphId) && text === '') return 'an empty header that no page shows is not loaded'
	if (
		insertsAt(edit, text.length) &&
		others.some(
			(other) =>
				insertsAt(other, 0) &&
				editables.some(({ id, story, at }) => id === other.paragraphId && story === target.story && at === target.at + 1),
		)
	)
		return 'two insertions that meet between paragraphs are taken for one, with the mark between them'
	for (const node of nodes) {
		if (node.children.find(({ name }) => name === 'w:pPr')?.children.some(({ name }) => name === 'w:framePr'))
			return 'changes in a frame are kept when all are rejected'
		if (ancestors(node).some(({ name }) => name === 'w:sdt'))
			return 'a content control around paragraphs swallows the changes in its first one'
		if ([...everyNode(node)].some(({ name }) => name === 'w:sdt')) return 'a content control for plain text swallows the changes in it'
		if ([...everyNode(node)].some(({ name, text: words }) => name === 'w:instrText' && /\b(PAGE|NOTE)?REF\b/.test(words)))
			return 'cross-references in a changed paragraph are worked out anew'
		if ([...everyNode(node)].some(({ name }) => name === 'w:moveTo')) return 'changes within moved text are mixed up'
		const mark = node.children.find(({ name }) => name === 'w:pPr')?.children.find(({ name }) => name === 'w:rPr')
		if (edit.kind === 'delete_paragraph' && mark?.children.some(({ name }) => name === 'w:ins' || name === 'w:moveTo'))
			return "a paragraph mark that is somebody's insertion and our deletion stays when all is rejected"
	}
	return null
}

function insertsAt(edit: Edit, place: number): boolean {
	return edit.kind === 'replace' && edit.start === place && edit.end === place
}

function isCovered(node: XmlNode): boolean {
	const merge =
		node.name === 'w:tc' ? node.children.find(({ name }) => name === 'w:tcPr')?.children.find(({ name }) => name === 'w:vMerge') : undefined
	return merge !== undefined && merge.attributes.get('w:val') !== 'restart'
}

function ancestors(node: XmlNode): XmlNode[] {
	const found: XmlNode[] = []
	for (let at = node.parent; at; at = at.parent) found.push(at)
	return found
}
