import { symbolCharacter } from '#app/domain/word/read/symbols.ts'
import { everyNode, type XmlNode } from './xml-tree.ts'

/** What becomes of a tracked change in the reading. */
export type Decide = (change: XmlNode) => 'accept' | 'reject'
export const acceptAll: Decide = () => 'accept'
export const rejectAll: Decide = () => 'reject'

/** A paragraph of the reading; of several `w:p` where the marks between them are gone. */
export interface ReadParagraph {
	text: string
	/** Index among the `w:p` of the part of the one whose mark survives. */
	index: number
	/** Every `w:p` it is made of. */
	nodes: XmlNode[]
	/** What it stands in, from outside in: tables, rows, cells, and paragraphs whose text box it is in. */
	within: XmlNode[]
}

const skipped = new Set([
	'w:pPr',
	'w:rPr',
	'w:sdtPr',
	'w:sdtEndPr',
	'w:smartTagPr',
	'w:customXmlPr',
	'w:instrText',
	'w:delInstrText',
	'w:rt',
	'w:fldData',
	'w:annotationRef',
	'm:rPr',
	'w:tblPr',
	'w:tblGrid',
	'w:tblPrEx',
	'w:trPr',
	'w:tcPr',
	'w:sectPr',
])
const insertions = new Set(['w:ins', 'w:moveTo', 'w:cellIns'])
const deletions = new Set(['w:del', 'w:moveFrom', 'w:cellDel'])
const understood =
	/^(http:\/\/schemas\.microsoft\.com\/office\/word\/|urn:schemas-microsoft-com:vml$|http:\/\/schemas\.openxmlformats\.org\/|http:\/\/purl\.oclc\.org\/ooxml\/)/

/**
 * The paragraphs of a story as the product's specification of its text says, written once more and in another way:
 * what the engine claims about its own files is held against this reading.
 *
 * @param root a body, note, header or footer.
 * @param part the root of its part, in which `w:p` are counted.
 */
export function readStory(root: XmlNode, part: XmlNode, decide: Decide): ReadParagraph[] {
	const indexes = new Map([...everyNode(part)].filter(({ name }) => name === 'w:p').map((node, index) => [node, index]))
	const read: ReadParagraph[] = []
	const fields = new Fields(part)
	const isGone = (change: XmlNode) =>
		insertions.has(change.name) ? decide(change) === 'reject' : deletions.has(change.name) && decide(change) === 'accept'
	blocks(root.children, [])
	return read

	function blocks(nodes: XmlNode[], within: XmlNode[]): void {
		let pending: { texts: string[]; nodes: XmlNode[]; boxes: XmlNode[] } = { texts: [], nodes: [], boxes: [] }
		let undoesSplit = false
		visit(nodes)
		flush()

		function visit(children: XmlNode[]): void {
			for (const child of children) {
				if (child.name === 'w:p') {
					// What was one paragraph before somebody split it has no beginning here.
					const texts: string[] = undoesSplit && pending.texts.join('') !== '' ? [''] : []
					inline(child.children, texts, pending.boxes)
					pending.texts.push(texts.join(''))
					pending.nodes.push(child)
					const mark = child.children.find(({ name }) => name === 'w:pPr')?.children.find(({ name }) => name === 'w:rPr')
					const gone = mark?.children.find(isGone)
					undoesSplit = gone !== undefined && insertions.has(gone.name)
					if (!gone) flush()
				} else if (child.name === 'w:tbl') {
					flush()
					table(child, within)
				} else if (child.name === 'mc:AlternateContent') visit(branch(child))
				else if (!skipped.has(child.name) && !isGone(child)) visit(child.children)
			}
		}

		function flush(): void {
			const last = pending.nodes.at(-1)
			const { texts, nodes: members, boxes } = pending
			pending = { texts: [], nodes: [], boxes: [] }
			if (!last) return
			read.push({ text: texts.join(''), index: indexes.get(last)!, nodes: members, within })
			for (const box of boxes) blocks(box.name === 'w:txbxContent' ? box.children : [box], [...within, last])
		}
	}

	function table(node: XmlNode, within: XmlNode[]): void {
		for (const row of parts(node, 'w:tr')) {
			if (properties(row, 'w:trPr').some(isGone)) continue
			for (const cell of parts(row, 'w:tc'))
				if (!properties(cell, 'w:tcPr').some(isGone)) blocks(cell.children, [...within, node, row, cell])
		}
	}

	function parts(node: XmlNode, name: string): XmlNode[] {
		return node.children.flatMap((child) => {
			if (child.name === name) return [child]
			if (child.name === 'mc:AlternateContent')
				return branch(child).flatMap((inner) => (inner.name === name ? [inner] : parts(inner, name)))
			return skipped.has(child.name) || isGone(child) ? [] : parts(child, name)
		})
	}

	function inline(nodes: XmlNode[], texts: string[], boxes: XmlNode[]): void {
		for (const node of nodes) {
			if (isGone(node)) followFields(node)
			else if (['w:txbxContent', 'w:tbl', 'w:p'].includes(node.name)) boxes.push(node)
			else if (node.name === 'mc:AlternateContent') inline(branch(node), texts, boxes)
			else if (!skipped.has(node.name)) {
				const text = ownText(node, texts)
				if (text !== '' && (!fields.inInstruction || node.name === 'w:fldChar')) texts.push(text)
				inline(node.children, texts, boxes)
			}
		}
	}

	function followFields(node: XmlNode): void {
		for (const inner of everyNode(node)) if (inner.name === 'w:fldChar') fields.meet(inner)
	}

	function ownText(node: XmlNode, before: string[]): string {
		switch (node.name) {
			case 'w:t':
			case 'w:delText':
			case 'm:t':
				return node.text.replace(/[\t\n]/g, ' ')
			case 'w:tab':
			case 'w:ptab':
				return '\t'
			case 'w:cr':
				return ' '
			case 'w:br':
				return ['page', 'column'].includes(node.attributes.get('w:type') ?? '') && before.length === 0 ? '' : ' '
			case 'w:noBreakHyphen':
				return '-'
			case 'w:sym':
				return symbolCharacter(node.attributes.get('w:font') ?? '', node.attributes.get('w:char') ?? '')
			case 'w:fldChar': {
				const hidden = fields.meet(node)
				const box = [...everyNode(node)].find(({ name }) => name === 'w:checkBox')
				if (!box || hidden) return ''
				const state = box.children.find(({ name }) => name === 'w:checked') ?? box.children.find(({ name }) => name === 'w:default')
				return state && !['0', 'false', 'off'].includes(state.attributes.get('w:val') ?? '') ? '☒' : '☐'
			}
			default:
				return ''
		}
	}
}

/** Whether the reading stands in an instruction to the word processor rather than in its result. */
class Fields {
	private readonly open: string[] = []
	private readonly follows: boolean

	constructor(part: XmlNode) {
		const marks = [...everyNode(part)].filter(({ name }) => name === 'w:fldChar').map((mark) => mark.attributes.get('w:fldCharType'))
		this.follows = marks.filter((mark) => mark === 'begin').length === marks.filter((mark) => mark === 'end').length
	}

	get inInstruction(): boolean {
		return this.open.includes('instruction')
	}

	/** @returns whether what hangs on this mark is hidden in an instruction of a field around it. */
	meet(mark: XmlNode): boolean {
		const hidden = this.inInstruction
		if (!this.follows) return false
		const type = mark.attributes.get('w:fldCharType')
		if (type === 'begin') this.open.push('instruction')
		else if (type === 'separate' || type === 'end') {
			this.open.pop()
			if (type === 'separate') this.open.push('result')
		}
		return hidden
	}
}

function properties(node: XmlNode, name: string): XmlNode[] {
	return node.children.find((child) => child.name === name)?.children ?? []
}

function branch(alternatives: XmlNode): XmlNode[] {
	const choices = alternatives.children.filter(({ name }) => name === 'mc:Choice')
	const known = choices.find((choice) =>
		(choice.attributes.get('Requires') ?? '')
			.split(/\s+/)
			.filter(Boolean)
			.every((prefix) => understood.test(choice.namespaces.get(prefix) ?? '')),
	)
	return (known ?? alternatives.children.find(({ name }) => name === 'mc:Fallback') ?? choices[0])?.children ?? []
}
