import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { Condition, Path } from '../expressions/condition.ts'
import type { Shown } from '../expressions/parse-expression.ts'
import type { Spot } from './tags.ts'

/** What a block leaves behind among its neighbors. */
export type BlockKind = 'p' | 'tbl' | 'tr' | 'tc'

/** A template, taken apart as far as its placeholders ask for it. */
export type Node =
	/** Characters of the part as they are; `last` is the last block among them, `null` without any. */
	| RawNode
	| { kind: 'container'; role: ContainerRole; open: string; close: string; nodes: Node[]; followsTable: boolean; prefix: string }
	| ParagraphNode
	| Branching<Node>
	| Repeating<Node>

/** What a container must have: a cell a last paragraph, a story one at all, a table a row; a wrapper with nothing in it goes, a plain one stays. */
export type ContainerRole = 'cell' | 'story' | 'tbl' | 'tr' | 'wrapper' | 'plain'

export interface RawNode {
	kind: 'raw'
	start: number
	end: number
	last: BlockKind | null
	/** Its first block is a table, and none stood before it in the template. */
	startsTable?: boolean
	/** The properties of the last section, which end a body. */
	isSection?: boolean
}

export interface ParagraphNode {
	kind: 'paragraph'
	element: XmlElement
	properties: XmlElement | null
	content: Inline[]
	/** Nothing but blocks: when they leave no words, the paragraph goes. */
	isBlocksOnly: boolean
	/** Its one placeholder is all it holds. */
	isOneValue: boolean
}

/** What stands in a paragraph, with the elements around it from the outermost to the run. */
export type Inline =
	| { kind: 'text'; path: readonly XmlElement[]; text: XmlElement; words: string }
	| { kind: 'leaf'; path: readonly XmlElement[]; nodes: Node[]; isContent: boolean }
	| { kind: 'value'; path: readonly XmlElement[]; text: XmlElement; shown: Shown; spot: Spot; slot: string | null }
	| Branching<Inline>
	| Repeating<Inline>

export interface Branching<Within> {
	kind: 'if'
	branches: { condition: Condition | null; nodes: Within[]; spot: Spot }[]
	/** Where an open condition is to be told, inside a paragraph. */
	at: { path: readonly XmlElement[]; text: XmlElement } | null
	/** Among rows there is no place for words. */
	isOfRows: boolean
}

export interface Repeating<Within> {
	kind: 'each'
	path: Path
	join: string | null
	nodes: Within[]
	spot: Spot
	at: { path: readonly XmlElement[]; text: XmlElement } | null
	isOfRows: boolean
}
