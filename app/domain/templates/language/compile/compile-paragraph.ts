import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { type Compilation, placeEdges, type Unit } from './compiled.ts'
import { findTags } from './find-tags.ts'
import { matchBlocks } from './match-blocks.ts'
import { objectCharacter, type Piece, piecesOf } from './paragraph-pieces.ts'
import { type Block, isBlock, type Spot, type Tag } from './tags.ts'
import type { Inline } from './template-nodes.ts'

interface BlockTagItem {
	tag: Block
	path: readonly XmlElement[]
	text: XmlElement
}

/** Takes a paragraph apart at its tags. */
export function compileParagraph(paragraph: XmlElement, spot: Spot, compilation: Compilation): Unit {
	const { mistakes } = compilation
	const pieces = piecesOf(paragraph)
	const starts: number[] = []
	let words = ''
	for (const piece of pieces) {
		starts.push(words.length)
		words += piece.words
	}
	const placed = findTags(words, spot, (at) => pieces[pieceAt(starts, at)]?.element.start ?? paragraph.start, mistakes)
	compilation.tags.push(...placed.map(({ tag }) => tag))

	const items: (Inline | BlockTagItem)[] = []
	let next = 0
	for (const [index, piece] of pieces.entries()) {
		const start = starts[index] ?? 0
		const end = start + piece.words.length
		const reaching = placed[next - 1]
		const isInTag = reaching !== undefined && reaching.end > start
		let from = isInTag ? Math.min(reaching.end, end) : start
		// A tag goes to the first of its pieces, and with it to that formatting.
		for (let placing = placed[next]; placing && placing.start < end; placing = placed[++next]) {
			if (placing.start > from) items.push(textItem(piece, words.slice(from, placing.start)))
			items.push(tagItem(placing.tag, piece))
			from = Math.min(placing.end, end)
		}
		if (piece.isText) {
			if (from < end || words === '') items.push(textItem(piece, words.slice(from, end)))
		} else if (!isNoise(piece, isInTag)) items.push(leafItem(piece, compilation))
	}

	const places = new Map(items.flatMap((item) => ('tag' in item ? [[item.tag, item] as const] : [])))
	const folded = matchBlocks<Inline>(items.map(asItem), (open, branches) => buildInline(open, branches, places.get(open)), compilation)
	const edges = placeEdges(
		folded.map((item) => ('tag' in item ? item : { hasContent: isContent(item) })),
		'paragraph',
		mistakes,
	)
	return finish(
		paragraph,
		folded.filter((item): item is Inline => !('tag' in item)),
		edges,
	)
}

function finish(paragraph: XmlElement, content: Inline[], edges: Omit<Unit, 'node'>): Unit {
	const properties = paragraph.child('w:pPr') ?? null
	const tagsOnly = !edges.hasContent && edges.leading.length + edges.trailing.length > 0
	if (tagsOnly && !properties?.child('w:sectPr')) {
		// What has no words outlives the paragraph: a bookmark may begin or end here.
		const marks = content.flatMap((item) => (item.kind === 'leaf' ? item.nodes : []))
		return {
			...edges,
			node:
				marks.length > 0 ? { kind: 'container', role: 'plain', open: '', close: '', nodes: marks, followsTable: false, prefix: '' } : null,
		}
	}
	const substance = content.filter(isContent)
	return {
		...edges,
		hasContent: edges.hasContent || !tagsOnly,
		node: {
			kind: 'paragraph',
			element: paragraph,
			properties,
			content,
			isBlocksOnly: substance.length > 0 && substance.every(({ kind }) => kind === 'if' || kind === 'each'),
			isOneValue: substance.length === 1 && substance[0]?.kind === 'value',
		},
	}
}

function textItem({ path, element }: Piece, words: string): Inline {
	return { kind: 'text', path, text: element, words }
}

function leafItem({ path, element, words }: Piece, compilation: Compilation): Inline {
	return { kind: 'leaf', path, nodes: compilation.inside(element), isContent: words === objectCharacter }
}

function tagItem(tag: Tag, { path, element }: Piece): Inline | BlockTagItem {
	if (isBlock(tag)) return { tag, path, text: element }
	// A slot that no clause was put into is told elsewhere; it leaves no words.
	const shown = tag.kind === 'shown' ? tag.shown : { text: '' }
	return { kind: 'value', path, text: element, shown, spot: tag.spot, slot: tag.kind === 'slot' ? tag.name : null }
}

const asItem = (item: Inline | BlockTagItem): Inline | { tag: Block } => ('tag' in item ? { tag: item.tag } : item)

function buildInline(
	open: Block,
	branches: Parameters<Parameters<typeof matchBlocks<Inline>>[1]>[1],
	found: BlockTagItem | undefined,
): Inline {
	const at = found ? { path: found.path, text: found.text } : null
	if (open.kind === 'each')
		return { kind: 'each', path: open.path, join: open.join, nodes: branches[0]?.items ?? [], spot: open.spot, at, isOfRows: false }
	return {
		kind: 'if',
		branches: branches.map(({ condition, items: nodes, tag }) => ({ condition, nodes, spot: tag.spot })),
		at,
		isOfRows: false,
	}
}

function isContent(item: Inline): boolean {
	return item.kind === 'text' ? /\S/.test(item.words) : item.kind === 'leaf' ? item.isContent : true
}

/** Spelling marks and rendered page breaks say nothing of new words; tabs inside a tag were part of it. */
function isNoise({ element, words }: Piece, isInTag: boolean): boolean {
	return element.name === 'w:proofErr' || element.name === 'w:lastRenderedPageBreak' || (isInTag && words !== '')
}

function pieceAt(starts: readonly number[], at: number): number {
	let low = 0
	let high = starts.length
	while (low < high) {
		const middle = (low + high) >> 1
		if ((starts[middle] ?? 0) <= at) low = middle + 1
		else high = middle
	}
	return low - 1
}
