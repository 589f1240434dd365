import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { type Condition, negated, type Path, usesIn } from '../expressions/condition.ts'
import type { Format } from '../../fields/formats/format-names.ts'
import type { Inline, Node } from '../compile/template-nodes.ts'
import type { Spot } from '../compile/tags.ts'

/** One use of a field in a template. */
export interface FieldUse {
	path: Path
	as: 'shown' | 'is' | 'has' | 'each' | Extract<Condition, { kind: 'compare' }>
	formats: readonly Format[]
	spot: Spot
	place: UsePlace
}

/** What has to hold for something to be in the document, and the lists that it stands in, from the outermost. */
export interface UsePlace {
	conditions: readonly { condition: Condition; depth: number }[]
	lists: readonly Path[]
}

/** Is told of everything in a template in its order. */
export interface Visitor {
	use(use: FieldUse): void
	slot?(name: string, place: UsePlace): void
	/** Characters that stay as they are. */
	raw?(start: number, end: number, place: UsePlace): void
}

/** Walks the nodes of a part. */
export function visitNodes(nodes: readonly Node[], visitor: Visitor, place: UsePlace = { conditions: [], lists: [] }): void {
	for (const node of nodes) {
		switch (node.kind) {
			case 'raw':
				visitor.raw?.(node.start, node.end, place)
				break
			case 'container':
				visitNodes(node.nodes, visitor, place)
				break
			case 'paragraph':
				if (node.properties) visitor.raw?.(node.properties.start, node.properties.end, place)
				visitInline(node.content, visitor, place)
				break
			default:
				visitBlock(node, visitor, place, visitNodes)
		}
	}
}

function visitInline(content: readonly Inline[], visitor: Visitor, place: UsePlace): void {
	let around: XmlElement | undefined
	for (const item of content) {
		const field = 'path' in item && item.kind !== 'each' ? item.path.find(({ name }) => name === 'w:fldSimple') : undefined
		if (field && field !== around) visitor.raw?.(field.start, field.contentStart, place)
		around = field
		switch (item.kind) {
			case 'text':
				break
			case 'leaf':
				visitNodes(item.nodes, visitor, place)
				break
			case 'value':
				if (item.slot !== null) visitor.slot?.(item.slot, place)
				else if ('path' in item.shown) visitor.use({ ...item.shown, as: 'shown', spot: item.spot, place })
				break
			default:
				visitBlock(item, visitor, place, visitInline)
		}
	}
}

function visitBlock<Within>(
	block:
		| { kind: 'if'; branches: { condition: Condition | null; nodes: Within[]; spot: Spot }[] }
		| { kind: 'each'; path: Path; nodes: Within[]; spot: Spot },
	visitor: Visitor,
	place: UsePlace,
	visit: (nodes: readonly Within[], visitor: Visitor, place: UsePlace) => void,
): void {
	if (block.kind === 'each') {
		visitor.use({ path: block.path, as: 'each', formats: [], spot: block.spot, place })
		return visit(block.nodes, visitor, { ...place, lists: [...place.lists, block.path] })
	}
	let { conditions } = place
	const depth = place.lists.length
	for (const { condition, nodes, spot } of block.branches) {
		for (const { path, as } of condition ? usesIn(condition) : [])
			visitor.use({ path, as, formats: [], spot, place: { ...place, conditions } })
		visit(nodes, visitor, { ...place, conditions: condition ? [...conditions, { condition, depth }] : conditions })
		if (condition) conditions = [...conditions, { condition: negated(condition), depth }]
	}
}
