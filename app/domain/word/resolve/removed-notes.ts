import type { XmlElement } from '../package/xml/xml-element.ts'
import type { Decisions } from './decisions.ts'

const kinds: Record<string, 'footnotes' | 'endnotes'> = { 'w:footnoteReference': 'footnotes', 'w:endnoteReference': 'endnotes' }

/** Ids of the notes whose marks in the text all go, by the kind of part that holds them. Notes that nothing referred to stay. */
export function removedNotes(root: XmlElement, decisions: Decisions): Record<'footnotes' | 'endnotes', Set<string>> {
	const gone = { footnotes: new Set<string>(), endnotes: new Set<string>() }
	const kept = { footnotes: new Set<string>(), endnotes: new Set<string>() }
	visit(root, false)
	for (const kind of ['footnotes', 'endnotes'] as const) for (const id of kept[kind]) gone[kind].delete(id)
	return gone

	function visit(element: XmlElement, goes: boolean): void {
		const kind = kinds[element.name]
		if (kind) (goes ? gone : kept)[kind].add(element.attribute('w:id') ?? '')
		const going = goes || decisions.takesOut(element) || decisions.takesOutBlock(element)
		for (const child of element.children) visit(child, going)
	}
}
