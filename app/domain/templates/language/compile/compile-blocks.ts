import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { qualifiedName } from '#app/domain/word/package/xml/write-markup.ts'
import { type Compilation, placeEdges, reportUnmatched, type Unit } from './compiled.ts'
import { compileParagraph } from './compile-paragraph.ts'
import { matchBlocks, type MatchedBranch } from './match-blocks.ts'
import type { PartSource } from './part-source.ts'
import { spotOf } from './spots.ts'
import type { Block } from './tags.ts'
import type { BlockKind, ContainerRole, Node } from './template-nodes.ts'

const blockKinds: Record<string, BlockKind> = { 'w:p': 'p', 'w:tbl': 'tbl', 'w:tr': 'tr', 'w:tc': 'tc' }
const transparent = new Set(['w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag'])
const alternatives = new Set(['mc:AlternateContent', 'mc:Choice', 'mc:Fallback'])

/** A part with nothing taken apart yet. */
export function newCompilation(part: PartSource): Compilation {
	const compilation: Compilation = { part, mistakes: [], tags: [], inside: (element) => compileInside(element, compilation) }
	return compilation
}

/** Takes a story apart: a body, a header, a note, the inside of a text box. */
export function compileStory(container: XmlElement, compilation: Compilation): Node[] {
	return closed(compileSequence(container, compilation), compilation)
}

/** Takes an element apart that is none of the text itself but may hold text boxes. */
function compileInside(element: XmlElement, compilation: Compilation): Node[] {
	const kind = blockKinds[element.name] ?? null
	if (!compilation.part.hasBrace(element) || element.children.length === 0)
		return [{ kind: 'raw', start: element.start, end: element.end, last: kind }]
	if (element.name === 'w:txbxContent') return [container('story', element, compileStory(element, compilation))]
	if (kind !== null) {
		const { node, leading, trailing } = compileUnit(element, false, compilation)
		reportUnmatched([...leading, ...trailing], compilation.mistakes)
		return node ? [node] : []
	}
	// What stands in a fallback stands in the branch before it too, and is told there.
	const target = element.name === 'mc:Fallback' ? newCompilation(compilation.part) : compilation
	const nodes: Node[] = []
	let from = element.start
	for (const child of element.children) {
		nodes.push({ kind: 'raw', start: from, end: child.start, last: null }, ...compileInside(child, target))
		from = child.end
	}
	return [...nodes, { kind: 'raw', start: from, end: element.end, last: null }]
}

interface Sequence {
	nodes: Node[]
	/** What is left to the level above: tags without their other half, and whether something stands between them. */
	edges: ({ tag: Block } | { hasContent: boolean })[]
}

/** @param of what follows each other in it: cells leave all their tags to the row */
function compileSequence(parent: XmlElement, compilation: Compilation, of: 'blocks' | 'rows' | 'cells' = 'blocks'): Sequence {
	const items: (UnitItem | { tag: Block })[] = []
	let followsTable = false
	for (const element of parent.children) {
		const follows = followsTable
		const raw = rawUnit(element, follows, compilation, items.at(-1))
		followsTable = element.name === 'w:tbl' || (followsTable && blockKinds[element.name] === undefined)
		if (raw === 'joined') continue
		const unit = raw ?? compileUnit(element, follows, compilation)
		items.push(...unit.leading.map((tag) => ({ tag })))
		if (unit.node || unit.hasContent) items.push({ node: unit.node, hasContent: unit.hasContent })
		items.push(...unit.trailing.map((tag) => ({ tag })))
	}
	const folded =
		of === 'cells' ? items : matchBlocks<UnitItem>(items, (open, branches) => buildBlock(open, branches, of === 'rows'), compilation)
	return {
		nodes: folded.flatMap((item) => ('node' in item && item.node ? [item.node] : [])),
		edges: folded.map((item) => ('tag' in item ? item : { hasContent: item.hasContent })),
	}
}

/** Tells of the tags of a sequence that nothing reaches out of, and gives what else is in it. */
function closed({ nodes, edges }: Sequence, { mistakes }: Compilation): Node[] {
	reportUnmatched(
		edges.flatMap((edge) => ('tag' in edge ? [edge.tag] : [])),
		mistakes,
	)
	return nodes
}

interface UnitItem {
	node: Node | null
	hasContent: boolean
}

/** An element without tags as it is; one that follows another joins it, so that long texts stay few nodes. */
function rawUnit(
	element: XmlElement,
	followsTable: boolean,
	{ part }: Compilation,
	before: UnitItem | { tag: Block } | undefined,
): Unit | 'joined' | null {
	if (part.hasBrace(element) && !element.name.endsWith('Pr') && element.name !== 'w:tblGrid') return null
	const kind = blockKinds[element.name] ?? blockInside(element)
	const isSection = element.name === 'w:sectPr'
	const startsTable = kind === 'tbl' && !followsTable
	const hasContent = kind !== null && holdsWords(element)
	if (before && 'node' in before && before.node?.kind === 'raw' && !isSection) {
		const { node } = before
		node.startsTable ||= node.last === null && startsTable
		node.end = element.end
		node.last = kind ?? node.last
		before.hasContent ||= hasContent
		return 'joined'
	}
	return { ...alone({ kind: 'raw', start: element.start, end: element.end, last: kind, startsTable, isSection }), hasContent }
}

/** A unit that leaves no tags to the level above. */
function alone(node: Node): Unit {
	return { node, leading: [], trailing: [], hasContent: true }
}

function compileUnit(element: XmlElement, followsTable: boolean, compilation: Compilation): Unit {
	switch (element.name) {
		case 'w:p':
			return compileParagraph(element, spotOf(element, compilation.part), compilation)
		case 'w:tbl':
			return alone({ ...container('tbl', element, closed(compileSequence(element, compilation, 'rows'), compilation)), followsTable })
		case 'w:tr': {
			const { nodes, edges } = compileSequence(element, compilation, 'cells')
			const row = placeEdges(edges, 'row', compilation.mistakes)
			const tagsOnly = !row.hasContent && row.leading.length + row.trailing.length > 0
			return tagsOnly ? { ...row, node: null } : { ...row, hasContent: true, node: container('tr', element, nodes) }
		}
		case 'w:tc': {
			const { nodes, edges } = compileSequence(element, compilation)
			return { ...placeEdges(edges, 'cell', compilation.mistakes), node: container('cell', element, nodes) }
		}
		case 'w:sdt':
			return compileControl(element, compilation)
	}
	if (transparent.has(element.name)) return alone(container('wrapper', element, closed(compileSequence(element, compilation), compilation)))
	const nodes = alternatives.has(element.name) ? compileBranches(element, compilation) : compileInside(element, compilation)
	return alone({ ...container('plain', element, nodes), open: '', close: '' })
}

/** The branches of alternatives are stories of their own: Word reads one, other programs another. */
function compileBranches(element: XmlElement, compilation: Compilation): Node[] {
	const open: Node = { kind: 'raw', start: element.start, end: element.contentStart, last: null }
	const close: Node = { kind: 'raw', start: element.contentEnd, end: element.end, last: null }
	const inside = element.children.flatMap((child) =>
		alternatives.has(child.name) ? compileBranches(child, compilation) : compileInside(child, compilation),
	)
	return [open, ...inside, close]
}

/** A content control. What is written into it is no hint for typing any more, nor what is kept elsewhere in the file. */
function compileControl(control: XmlElement, compilation: Compilation): Unit {
	const content = control.child('w:sdtContent')
	if (!content) return alone({ kind: 'raw', start: control.start, end: control.end, last: null })
	const kind = blockInside(content)
	const sequence = compileSequence(content, compilation, kind === 'tr' ? 'rows' : kind === 'tc' ? 'cells' : 'blocks')
	return alone({
		...container('wrapper', control, closed(sequence, compilation)),
		open: controlOpening(control),
		close: compilation.part.source.slice(content.contentEnd, control.end),
	})
}

/** Everything of a content control that stands before its content, without what the placeholder in it would contradict. */
export function controlOpening(control: XmlElement): string {
	const { source } = control.scope
	const content = control.child('w:sdtContent')
	const dropped = (control.child('w:sdtPr')?.children ?? []).filter(({ name }) => /:(?:showingPlcHdr|dataBinding)$/.test(name))
	let from = control.start
	let opening = ''
	for (const { start, end } of dropped) {
		opening += source.slice(from, start)
		from = end
	}
	return opening + source.slice(from, content?.contentStart ?? control.contentStart)
}

function container(role: ContainerRole, element: XmlElement, nodes: Node[]): Extract<Node, { kind: 'container' }> {
	const { source } = element.scope
	const name = qualifiedName(element)
	return {
		kind: 'container',
		role,
		open: source.slice(element.start, element.contentStart),
		close: source.slice(element.contentEnd, element.end),
		nodes,
		followsTable: false,
		prefix: name.slice(0, name.indexOf(':') + 1),
	}
}

function buildBlock(open: Block, branches: MatchedBranch<UnitItem>[], isOfRows: boolean): UnitItem {
	const nodesOf = (items: readonly UnitItem[]) => items.flatMap(({ node }) => (node ? [node] : []))
	if (open.kind === 'each')
		return {
			hasContent: true,
			node: { kind: 'each', path: open.path, join: null, nodes: nodesOf(branches[0]?.items ?? []), spot: open.spot, at: null, isOfRows },
		}
	return {
		hasContent: true,
		node: {
			kind: 'if',
			branches: branches.map(({ condition, items, tag }) => ({ condition, nodes: nodesOf(items), spot: tag.spot })),
			at: null,
			isOfRows,
		},
	}
}

function blockInside(element: XmlElement): BlockKind | null {
	for (const child of element.children) {
		const kind = blockKinds[child.name] ?? (child.name.endsWith('Pr') ? null : blockInside(child))
		if (kind !== null) return kind
	}
	return null
}

/** Whether it says anything: an empty cell beside a tag says nothing. */
function holdsWords({ scope, start, end, name }: XmlElement): boolean {
	if (name === 'w:p' || name === 'w:tbl') return true
	return /[<:](?:t|drawing|pict|object|fldChar|sym)[\s>/]/.test(scope.source.slice(start, end))
}
