import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { firstIndexWhere } from '#app/domain/word/package/binary-search.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import type { WholeField } from '../read/run-children.ts'

/** Where new markup stands: in an element of a run, `cut` characters from its beginning; something without text is one long. */
export interface Place {
	element: XmlElement
	cut: number
}

const wrapping = new Set(['w:hyperlink', 'w:fldSimple', 'w:sdt'])

/** Finds where in the markup of a paragraph something can come. */
export class InsertionPlaces {
	private readonly atoms: { element: XmlElement; start: number; end: number; depth: number }[] = []
	private readonly fieldOf = new Map<XmlElement, WholeField>()

	constructor({ element, atoms }: ParagraphBlock, fields: readonly WholeField[]) {
		for (const field of fields) for (const content of field.contents) this.fieldOf.set(content, field)
		const depths = depthsOf(element)
		let at = 0
		for (const atom of atoms) {
			const depth = (depths.get(atom.run ?? atom.element) ?? 0) + (this.fieldOf.has(atom.element) ? 1 : 0)
			this.atoms.push({ element: atom.element, start: at, end: at + atom.text.length, depth })
			at += atom.text.length
		}
	}

	/**
	 * Behind the characters that end at an offset, which are replaced.
	 *
	 * @param gone what goes beside text.
	 */
	behindReplaced(offset: number, gone: ReadonlySet<XmlElement>): Place | null {
		const atom = this.atoms[this.firstFrom(offset) - 1]
		if (!atom) return null
		const field = gone.has(atom.element) ? this.fieldOf.get(atom.element) : undefined
		const last = field?.contents.at(-1)
		return last ? { element: last, cut: 1 } : { element: atom.element, cut: offset - atom.start }
	}

	/**
	 * Between two characters: behind the first, or before the second where the first is deeper in links, controls and
	 * fields. `null` means the end of the paragraph.
	 */
	between(offset: number): Place | null {
		const first = this.firstFrom(offset)
		const before = this.atoms[first - 1]
		if (before && before.end > offset) return { element: before.element, cut: offset - before.start }
		const after = this.atoms[first]
		if (before && (after ? before.depth <= after.depth : before.depth === 0))
			return { element: before.element, cut: before.end - before.start }
		if (after) return { element: this.fieldOf.get(after.element)?.contents[0] ?? after.element, cut: 0 }
		return null
	}

	private firstFrom(offset: number): number {
		return firstIndexWhere(this.atoms, ({ start }) => start >= offset)
	}
}

function depthsOf(paragraph: XmlElement): Map<XmlElement, number> {
	const depths = new Map<XmlElement, number>()
	const visit = (element: XmlElement, depth: number) => {
		if (element.name === 'w:r') depths.set(element, depth)
		const inside = wrapping.has(element.name) ? depth + 1 : depth
		for (const child of element.children) if (child.name !== 'w:txbxContent') visit(child, inside)
	}
	visit(paragraph, 0)
	return depths
}
