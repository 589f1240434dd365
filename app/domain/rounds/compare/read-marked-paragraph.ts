import { readableBranch } from '#app/domain/word/read/paragraph-content.ts'
import { symbolCharacter } from '#app/domain/word/read/symbols.ts'
import { switchValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { type FieldResults, isOfLayout } from './field-results.ts'
import type { Mark, MarkedParagraph, MarkedPiece } from './marked-story.ts'

/** The tracked changes around an element: a row, a cell, a run. */
export type Around = Pick<MarkedPiece, 'inserted' | 'deleted'>

const skipped = new Set([
	'w:pPr',
	'w:rPr',
	'w:sdtPr',
	'w:sdtEndPr',
	'w:smartTagPr',
	'w:customXmlPr',
	'w:rt',
	'w:fldData',
	'w:annotationRef',
	'm:rPr',
])

/**
 * Reads one `w:p` with its tracked changes. Text that is not deleted has the same characters as in extraction
 * (`paragraph-content.ts`), so that offsets into it are offsets into the accepted text.
 *
 * @param around the tracked changes around the paragraph
 * @returns the paragraph, and the text boxes anchored in it, each with the tracked changes around it
 */
export function readMarkedParagraph(
	paragraph: XmlElement,
	id: string,
	around: Around,
	fields: FieldResults,
): { read: MarkedParagraph; boxes: { box: XmlElement; around: Around }[] } {
	const pieces: MarkedPiece[] = []
	const boxes: { box: XmlElement; around: Around }[] = []
	for (const child of paragraph.children) readInline(child, around, false)
	return { read: { id, pieces, end: within(around, paragraph.at('w:pPr', 'w:rPr')?.children ?? []) }, boxes }

	function readInline(element: XmlElement, state: Around, computed: boolean): void {
		if (skipped.has(element.name)) return
		switch (element.name) {
			case 'w:t':
			case 'm:t':
				return add(element.text().replace(/[\t\n]/g, ' '))
			case 'w:delText':
				return state.deleted ? add(element.text().replace(/[\t\n]/g, ' ')) : undefined
			case 'w:instrText':
			case 'w:delInstrText':
				return fields.meetInstruction(element.text())
			case 'w:tab':
			case 'w:ptab':
				return add('\t')
			case 'w:cr':
				return add(' ')
			case 'w:br':
				return opensThePage(element) ? undefined : add(' ')
			case 'w:noBreakHyphen':
				return add('-')
			case 'w:sym':
				return add(symbolCharacter(element.attribute('w:font') ?? '', element.attribute('w:char') ?? ''))
			case 'w:fldChar':
				fields.meetCharacter(element.attribute('w:fldCharType'))
				return addCheckbox(element)
			case 'w:txbxContent':
			case 'w:tbl':
			case 'w:p':
				boxes.push({ box: element, around: state })
				return
			case 'mc:AlternateContent':
				for (const child of readableBranch(element)) readInline(child, state, computed)
				return
		}
		const inner = within(state, [element])
		const ofField = element.name === 'w:fldSimple' && isOfLayout(element.attribute('w:instr') ?? '')
		for (const child of element.children) readInline(child, inner, computed || ofField)

		function add(text: string): void {
			if (text !== '' && !fields.insideInstruction) pieces.push({ text, ...state, computed: computed || fields.computed })
		}

		/** A page or column break with nothing before it is only layout. */
		function opensThePage(line: XmlElement): boolean {
			const type = line.attribute('w:type')
			return (type === 'page' || type === 'column') && !pieces.some(({ deleted }) => deleted === null)
		}

		/** The box is read where its field begins, before that field's instruction. */
		function addCheckbox(character: XmlElement): void {
			const checkbox = character.at('w:ffData', 'w:checkBox')
			if (!checkbox) return
			const ticked = switchValue(checkbox.child('w:checked')) ?? switchValue(checkbox.child('w:default')) ?? false
			pieces.push({ text: ticked ? '☒' : '☐', ...state, computed: false })
		}
	}
}

/** The state inside elements that may be tracked changes: children of `w:trPr`, of a paragraph mark, or a wrapper. */
export function within(around: Around, elements: readonly XmlElement[]): Around {
	let { inserted, deleted } = around
	for (const element of elements) {
		if (element.name === 'w:ins' || element.name === 'w:moveTo' || element.name === 'w:cellIns') inserted = markOf(element)
		if (element.name === 'w:del' || element.name === 'w:moveFrom' || element.name === 'w:cellDel') deleted = markOf(element)
	}
	return { inserted, deleted }
}

function markOf(element: XmlElement): Mark {
	const id = element.attribute('w:id')
	return {
		author: element.attribute('w:author') ?? '',
		date: element.attribute('w:date'),
		id: id !== null && /^-?\d{1,10}$/.test(id) ? Number(id) : null,
	}
}
