import { switchValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { ViewParagraph } from './view-document.ts'

/** Paragraph properties as far as a page shows them; what is not set is inherited. Lengths in points. */
export interface ParagraphFormat {
	align?: ViewParagraph['align'] | 'left'
	left?: number
	/** Of the first line to the others, negative where it hangs. */
	firstLine?: number
	pageBreakBefore?: boolean
}

const twipsPerPoint = 20

/** The deepest indent that a page narrower than paper can show: deeper ones are cut. */
const deepestIndent = 144

/** Reads `w:pPr`, of a paragraph, a style or a list level (ECMA-376 17.3.1). */
export function readParagraphFormat(properties: XmlElement | undefined): ParagraphFormat {
	const format: ParagraphFormat = {}
	for (const property of properties?.children ?? []) {
		switch (property.name) {
			case 'w:jc':
				format.align = alignments[property.attribute('w:val') ?? ''] ?? 'left'
				break
			case 'w:ind':
				readIndent(property, format)
				break
			case 'w:pageBreakBefore':
				format.pageBreakBefore = switchValue(property) === true
				break
		}
	}
	return format
}

const alignments: Record<string, ParagraphFormat['align']> = {
	center: 'center',
	right: 'right',
	end: 'right',
	both: 'justify',
	distribute: 'justify',
}

function readIndent(element: XmlElement, format: ParagraphFormat): void {
	const left = points(element.attribute('w:left') ?? element.attribute('w:start'))
	const hanging = points(element.attribute('w:hanging'))
	const firstLine = points(element.attribute('w:firstLine'))
	if (left !== null) format.left = left
	// Where a file gives both, Word lets the hanging one win (17.3.1.12).
	if (hanging !== null) format.firstLine = hanging === 0 ? 0 : -hanging
	else if (firstLine !== null) format.firstLine = firstLine
}

/** Twips, or a length with its unit as strict files write it, in points. */
function points(value: string | null): number | null {
	const read = /^\s*(-?\d{1,7}(?:\.\d{1,6})?)\s*(pt|in|cm|mm|pc|pi)?\s*$/.exec(value ?? '')
	if (!read) return null
	const number = Number(read[1])
	const inPoints = read[2] === undefined ? number / twipsPerPoint : number * (unitPoints[read[2]] ?? 1)
	return Math.round(Math.max(-deepestIndent, Math.min(deepestIndent, inPoints)))
}

const unitPoints: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, pc: 12, pi: 12 }
