import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { PackageFault, PackageFaultCode } from './package-fault.ts'
import type { Around } from './story-walk.ts'

const noParagraphInside = new Set(['w:p', 'w:r', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:hyperlink'])
const markers = new Set([
	'w:bookmarkStart',
	'w:bookmarkEnd',
	'w:commentRangeStart',
	'w:commentRangeEnd',
	'w:permStart',
	'w:permEnd',
	'w:proofErr',
])
const cellEnds = new Set(['w:p', 'w:sdt', 'w:customXml', 'w:altChunk', 'mc:AlternateContent'])
const markChanges = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'])
/** Properties that are the first child of their element (ECMA-376 part 1, A.1: CT_P, CT_R, CT_Tc). */
const firstChild = new Map([
	['w:p', 'w:pPr'],
	['w:r', 'w:rPr'],
	['w:tc', 'w:tcPr'],
])
/** What properties end with, in this order (CT_PPr, CT_RPr, CT_TrPr, CT_TcPr, CT_SectPr). */
const lastChildren = new Map([
	['w:pPr', ['w:rPr', 'w:sectPr', 'w:pPrChange']],
	['w:rPr', ['w:rPrChange']],
	['w:trPr', ['w:ins', 'w:del', 'w:trPrChange']],
	['w:tcPr', ['w:cellIns', 'w:cellDel', 'w:cellMerge', 'w:tcPrChange']],
	['w:sectPr', ['w:sectPrChange']],
	['w:tblPr', ['w:tblPrChange']],
	['w:body', ['w:sectPr']],
])

/** The fault in how one element stands in its surroundings, which Word calls unreadable content; `null` when there is none. */
export function structureFault(element: XmlElement, around: Around, part: string): PackageFault | null {
	const found = nestingFault(element, around) ?? (element.children.length > 0 ? orderFault(element, around.parent) : null)
	return found ? { code: found[0], part, says: found[1] } : null
}

type Found = [code: PackageFaultCode, says: string] | null

function nestingFault({ name, children }: XmlElement, { parent, inDeletion, inTakenOut }: Around): Found {
	switch (name) {
		case 'w:p':
			return noParagraphInside.has(parent) ? wrongNesting(name, parent) : null
		case 'w:tbl':
			return parent === 'w:p' || parent === 'w:r' ? wrongNesting(name, parent) : null
		case 'w:r':
		case 'w:ins':
		case 'w:del':
			return parent === name ? wrongNesting(name, parent) : null
		case 'w:t':
			if (inDeletion) return ['text_in_deletion', 'Deleted text is in w:t.']
			return parent === 'w:r' ? null : wrongNesting(name, parent)
		case 'w:delText':
			if (parent !== 'w:r') return wrongNesting(name, parent)
			return inTakenOut ? null : ['deleted_text_outside_deletion', 'w:delText is outside a deletion.']
		case 'w:delInstrText':
			return inTakenOut ? null : ['deleted_text_outside_deletion', 'w:delInstrText is outside a deletion.']
		case 'w:instrText':
			return inDeletion ? ['instruction_in_deletion', 'A deleted field instruction is in w:instrText.'] : null
		case 'w:tc': {
			const last = children.findLast((child) => !markers.has(child.name))
			return last && cellEnds.has(last.name) ? null : ['cell_without_paragraph', `A table cell ends with ${last?.name ?? 'nothing'}.`]
		}
		case 'w:tr':
			return children.some((child) => child.name === 'w:tc' || child.children.length > 0)
				? null
				: ['row_without_cell', 'A table row has no cell.']
	}
	return null
}

function wrongNesting(name: string, parent: string): Found {
	return ['wrong_nesting', `${name} is in ${parent || 'an unknown element'}.`]
}

function orderFault({ name, children }: XmlElement, parent: string): Found {
	const first = firstChild.get(name)
	if (first !== undefined)
		return children.some((child, index) => index > 0 && child.name === first)
			? ['wrong_order', `${first} is not the first in ${name}.`]
			: null
	const last = lastChildren.get(name)
	if (last !== undefined && !isEndedBy(children, last)) return ['wrong_order', `${name} does not end with ${last.join(', ')}.`]
	if (
		name === 'w:rPr' &&
		parent === 'w:pPr' &&
		children.some((child, index) => index > 0 && markChanges.has(child.name) && !markChanges.has(children[index - 1]?.name ?? ''))
	) {
		return ['wrong_order', 'The tracked change of a paragraph mark does not come first in its properties.']
	}
	return null
}

function isEndedBy(children: readonly XmlElement[], names: readonly string[]): boolean {
	let reached = -1
	for (const { name } of children) {
		const rank = names.indexOf(name)
		if (rank < reached && name.startsWith('w:')) return false
		if (rank > reached) reached = rank
	}
	return true
}
