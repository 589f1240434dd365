import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import type { PackageFault, PackageFaultCode } from './package-fault.ts'
import type { Around } from './story-walk.ts'

const noParagraphInside = new Set(['w:p', 'w:r', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:hyperlink'])
const markers = new Set(['w:bookmarkStart', 'w:bookmarkEnd', 'w:commentRangeStart', 'w:commentRangeEnd', 'w:permStart', 'w:permEnd', 'w:proofErr'])
const cellEnds = new Set(['w:p', 'w:sdt', 'w:customXml', 'w:altChunk', 'mc:AlternateContent'])
const markChanges = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'])
/** Properties that are the first child of their element (ECMA-376 part 1, A.1: CT_P, CT_R, CT_Tc). */
const firstChild: Record<string, string> = { 'w:p': 'w:pPr', 'w:r': 'w:rPr', 'w:tc': 'w:tcPr' }
/** What properties end with, in this order (CT_PPr, CT_RPr, CT_TrPr, CT_TcPr, CT_SectPr). */
const lastChildren: Record<string, readonly string[]> = {
	'w:pPr': ['w:rPr', 'w:sectPr', 'w:pPrChange'],
	'w:rPr': ['w:rPrChange'],
	'w:trPr': ['w:ins', 'w:del', 'w:trPrChange'],
	'w:tcPr': ['w:cellIns', 'w:cellDel', 'w:cellMerge', 'w:tcPrChange'],
	'w:sectPr': ['w:sectPrChange'],
	'w:tblPr': ['w:tblPrChange'],
	'w:body': ['w:sectPr'],
}

/** Faults in how one element stands in its surroundings: what Word calls unreadable content. */
export function structureFaults(element: XmlElement, around: Around, part: string): PackageFault[] {
	const { name, children } = element
	const { parent } = around
	const fault = (code: PackageFaultCode, says: string): PackageFault[] => [{ code, part, says }]
	switch (name) {
		case 'w:p':
			if (noParagraphInside.has(parent)) return fault('wrong_nesting', `w:p stands in ${parent}.`)
			break
		case 'w:tbl':
			if (parent === 'w:p' || parent === 'w:r') return fault('wrong_nesting', `w:tbl stands in ${parent}.`)
			break
		case 'w:r':
			if (parent === 'w:r') return fault('wrong_nesting', 'w:r stands in w:r.')
			break
		case 'w:ins':
		case 'w:del':
			if (parent === name) return fault('wrong_nesting', `${name} stands in ${name}.`)
			break
		case 'w:t':
			if (around.inDeletion) return fault('text_in_deletion', 'Deleted text stands in w:t.')
			if (parent !== 'w:r') return fault('wrong_nesting', `w:t stands in ${parent || 'an unknown element'}.`)
			break
		case 'w:delText':
			if (parent !== 'w:r') return fault('wrong_nesting', `w:delText stands in ${parent || 'an unknown element'}.`)
			if (!around.inTakenOut) return fault('deleted_text_outside_deletion', 'w:delText stands outside of a deletion.')
			break
		case 'w:delInstrText':
			if (!around.inTakenOut) return fault('deleted_text_outside_deletion', 'w:delInstrText stands outside of a deletion.')
			break
		case 'w:instrText':
			if (around.inDeletion) return fault('instruction_in_deletion', 'A deleted field instruction stands in w:instrText.')
			break
		case 'w:tc': {
			const last = children.findLast((child) => !markers.has(child.name))
			if (!last || !cellEnds.has(last.name)) return fault('cell_without_paragraph', `A table cell ends with ${last?.name ?? 'nothing'}.`)
			break
		}
		case 'w:tr':
			if (!children.some((child) => child.name === 'w:tc' || child.children.length > 0)) return fault('row_without_cell', 'A table row has no cell.')
	}
	return children.length > 0 ? orderFaults(element, parent, part) : []
}

function orderFaults({ name, children }: XmlElement, parent: string, part: string): PackageFault[] {
	const first = firstChild[name]
	if (first !== undefined && children.some((child, index) => child.name === first && index > 0)) return [{ code: 'wrong_order', part, says: `${first} is not the first in ${name}.` }]
	const last = lastChildren[name]
	if (last !== undefined && !isEndedBy(children, last)) return [{ code: 'wrong_order', part, says: `${name} does not end with ${last.join(', ')}.` }]
	if (name === 'w:rPr' && parent === 'w:pPr' && children.some((child, index) => index > 0 && markChanges.has(child.name) && !markChanges.has(children[index - 1]?.name ?? ''))) {
		return [{ code: 'wrong_order', part, says: 'The tracked change of a paragraph mark does not come first in its properties.' }]
	}
	return []
}

/** Whether those of the children that have one of the names are the last ones, in the order of the names. */
function isEndedBy(children: readonly XmlElement[], names: readonly string[]): boolean {
	let reached = -1
	for (const { name } of children) {
		const rank = names.indexOf(name)
		if (rank < reached && name.startsWith('w:')) return false
		reached = Math.max(reached, rank)
	}
	return true
}
