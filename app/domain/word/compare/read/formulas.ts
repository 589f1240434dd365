import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isWithin } from '#app/domain/word/package/xml/element-paths.ts'
import type { ParagraphBlock } from './blocks.ts'

function formulasOf(element: XmlElement): XmlElement[] {
	if (element.name === 'm:oMath' || element.name === 'm:oMathPara') return [element]
	return element.name === 'w:txbxContent' ? [] : element.children.flatMap(formulasOf)
}

/** Where the text of each formula stands in the paragraph's text. */
export function formulaSpans({ element, atoms }: ParagraphBlock): { start: number; end: number }[] {
	if (atoms.every(({ run }) => run !== null)) return []
	return formulasOf(element).flatMap((formula) => {
		let at = 0
		let start = -1
		let end = -1
		for (const atom of atoms) {
			if (isWithin(atom.element, formula)) {
				if (start < 0) start = at
				end = at + atom.text.length
			}
			at += atom.text.length
		}
		return start < 0 ? [] : [{ start, end }]
	})
}
