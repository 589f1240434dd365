import type { XmlElement } from '../package/xml/xml-element.ts'
import { sourceOf } from '../package/xml/element-source.ts'
import { qualifiedName, startTag } from '../package/xml/write-markup.ts'
import type { BlockMerges } from './block-merges.ts'
import { holdsProperties, writeProperties } from './changed-properties.ts'
import { declareIn, type Declarations, lostDeclarations, noDeclarations } from './declarations.ts'
import type { Decisions } from './decisions.ts'
import { isEmptiedMathRun, isMathArgument, takesOutMathObject } from './math-objects.ts'
import type { PartTree } from './part-tree.ts'
import { isRangeMarker, type RangeMarkers } from './range-markers.ts'

/** What is known about a part before it is written. */
export interface PartPlan {
	tree: PartTree
	decisions: Decisions
	merges: BlockMerges
	markers: RangeMarkers
	/** Elements that go with everything in them: the marks of comments whose words are gone, and the comments. */
	dropped: ReadonlySet<XmlElement>
}

interface Around {
	/** In a deletion that was rejected: deleted text is text again. */
	restored: boolean
	/** Declarations that stood on tags which are not written any more. */
	lost: Declarations
}

const nothing: Around = { restored: false, lost: noDeclarations }
/** What stands around runs and shows nothing without them. */
const droppedWhenEmptied = new Set(['w:hyperlink', 'w:smartTag', 'w:fldSimple', 'w:dir', 'w:bdo'])
const restoredNames: Record<string, string> = { 'w:delText': 't', 'w:delInstrText': 'instrText' }

/** The characters of a part with the decisions carried out. Unaffected elements are copied as they are. */
export function writePart({ tree, decisions, merges, markers, dropped }: PartPlan): string {
	const { root } = tree
	const { source } = root.scope
	return source.slice(0, root.start) + write(root, nothing) + source.slice(root.end)

	function write(element: XmlElement, around: Around): string {
		if (dropped.has(element) || merges.moved.has(element) || merges.outlived.has(element)) return ''
		if (decisions.takesOut(element) || decisions.takesOutBlock(element) || merges.emptied.has(element)) return writeLeft(element)
		const renamed = around.restored ? restoredNames[element.name] : undefined
		if (renamed) return writeRenamed(element, renamed, around)
		if (!tree.isChanged(element) && !(around.restored && /del(?:Instr)?Text/.test(sourceOf(element))))
			return declareIn(sourceOf(element), element.contentStart - element.start, around.lost)
		if (decisions.of(element) !== undefined) return isRangeMarker(element) ? '' : unwrap(element, around)
		if (decisions.controls.has(element)) return unwrapControl(element, around)
		if (element.name === 'w:p') return writeParagraph(element, around)
		if (holdsProperties(element))
			return writeWithin(
				element,
				writeProperties(element, decisions, (child) => write(child, nothing)),
				around,
			)
		if (isEmptiedMathRun(element, decisions)) return writeLeft(element)
		if (takesOutMathObject(element, decisions)) return unwrapMath(element, around)
		if ((element.name === 'w:sdt' || element.name === 'w:customXml') && merges.keepsBlocks(element) === false) return writeLeft(element)
		return writeElement(element, around)
	}

	function writeLeft(element: XmlElement): string {
		return markers
			.left(element)
			.filter((marker) => !dropped.has(marker) && decisions.of(marker) === undefined && !merges.moved.has(marker))
			.map(sourceOf)
			.join('')
	}

	function writeElement(element: XmlElement, around: Around): string {
		const within = { restored: around.restored && element.name !== 'w:del' && element.name !== 'w:txbxContent', lost: noDeclarations }
		let content = writeChildren(element, within)
		if (merges.wanting.has(element)) content = withLastParagraph(element, content)
		if (droppedWhenEmptied.has(element.name) && content.trim() === '') return ''
		return writeWithin(element, content, around)
	}

	/** An element around content that is written already; nothing for `null`. */
	function writeWithin(element: XmlElement, content: string | null, { lost }: Around): string {
		if (content === null) return ''
		const tag = declareIn(startTag(element), element.contentStart - element.start, lost)
		if (element.contentStart < element.end) return tag + content + source.slice(element.contentEnd, element.end)
		return content === '' ? tag : `${tag.replace(/\s*\/>$/, '>')}${content}</${qualifiedName(element)}>`
	}

	function writeChildren(element: XmlElement, around: Around, left: (child: XmlElement) => boolean = () => false): string {
		let from = element.contentStart
		let written = ''
		for (const child of element.children) {
			written += source.slice(from, child.start)
			if (!left(child)) written += write(child, around)
			from = child.end
		}
		return written + source.slice(from, element.contentEnd)
	}

	function unwrap(element: XmlElement, around: Around): string {
		const restored = around.restored || element.name === 'w:del' || element.name === 'w:moveFrom'
		return writeChildren(element, { restored, lost: lostTo(element, tree.parentOf(element), around.lost) })
	}

	function unwrapControl(control: XmlElement, around: Around): string {
		const content = control.name === 'w:sdt' ? control.child('w:sdtContent') : control
		if (!content) return ''
		const lost = lostTo(control, tree.parentOf(control), around.lost)
		return writeChildren(
			content,
			{ restored: around.restored, lost: content === control ? lost : lostTo(content, tree.parentOf(control), lost) },
			({ name }) => name === 'w:customXmlPr' || name === 'w:smartTagPr',
		)
	}

	function unwrapMath(object: XmlElement, around: Around): string {
		return object.children
			.filter(isMathArgument)
			.map((argument) =>
				argument.name === 'm:mr' ? unwrapMath(argument, around) : writeChildren(argument, around, ({ name }) => name.endsWith('Pr')),
			)
			.join('')
	}

	function writeParagraph(paragraph: XmlElement, around: Around): string {
		const taken = merges.takenIn.get(paragraph) ?? []
		if (taken.length === 0) return writeElement(paragraph, around)
		const properties = paragraph.child('w:pPr')
		const start = properties ? source.slice(paragraph.contentStart, properties.start) + write(properties, nothing) : ''
		const content = taken.map((each) =>
			each.name === 'w:p'
				? contentOf(each, lostOnTheWay(each, paragraph))
				: decisions.of(each) === undefined && !dropped.has(each)
					? sourceOf(each)
					: '',
		)
		return writeWithin(paragraph, start + content.join('') + contentOf(paragraph, noDeclarations), around)
	}

	function contentOf(paragraph: XmlElement, lost: Declarations): string {
		return writeChildren(paragraph, { restored: false, lost }, ({ name }) => name === 'w:pPr')
	}

	/** What a paragraph's content loses on its way into another: all that is declared below what both stand in. */
	function lostOnTheWay(from: XmlElement, to: XmlElement): Declarations {
		const tags: XmlElement[] = []
		for (let each: XmlElement | undefined = from; each && !(each.start <= to.start && each.end >= to.end); each = tree.parentOf(each))
			tags.unshift(each)
		return tags.reduce((lost, each) => lostDeclarations(each, to.scope, lost), noDeclarations)
	}

	function lostTo(element: XmlElement, parent: XmlElement | undefined, lost: Declarations): Declarations {
		return parent ? lostDeclarations(element, parent.scope, lost) : lost
	}

	function writeRenamed(element: XmlElement, name: string, { lost }: Around): string {
		const renamed = prefixOf(element) + name
		const tag = startTag(element)
		const opened = declareIn(`<${renamed}${tag.slice(1 + qualifiedName(element).length)}`, tag.length, lost)
		return element.contentStart < element.end ? `${opened}${source.slice(element.contentStart, element.contentEnd)}</${renamed}>` : opened
	}

	function withLastParagraph(container: XmlElement, content: string): string {
		const paragraph = `<${prefixOf(container)}p/>`
		// The last section's properties are the last thing in a body.
		return container.name === 'w:body' ? paragraph + content : content + paragraph
	}
}

function prefixOf(element: XmlElement): string {
	const name = qualifiedName(element)
	return name.slice(0, name.indexOf(':') + 1)
}
