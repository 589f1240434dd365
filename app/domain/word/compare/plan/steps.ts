import type { Block, ParagraphBlock, RowBlock, TableBlock } from '../read/blocks.ts'
import type { Piece } from './pieces.ts'

/** How one version becomes the other, block by block, in the order in which the redline shows them. */
export type Step = KeptParagraph | KeptTable | Gone | Come

/** A paragraph that stays, with whatever words of it change. */
export interface KeptParagraph {
	kind: 'kept'
	old: ParagraphBlock
	new: ParagraphBlock
	pieces: Piece[]
	/** The words change where no tracked change can be written. */
	isUnshown: boolean
	/** How the text boxes anchored here change; `null` when there are more or fewer of them, which no tracked change can show. */
	boxes: Step[][] | null
	/** The same for the copies that older readers show; no other reader uses them and no proof covers them. */
	copies: Step[][]
}

export interface KeptTable {
	kind: 'table'
	old: TableBlock
	new: TableBlock
	rows: RowStep[]
}

/** `move` is the number that it shares with where it came, `null` when it is gone for good. */
export interface Gone {
	kind: 'gone'
	old: Block
	move: number | null
}

export interface Come {
	kind: 'come'
	new: Block
	move: number | null
}

export type RowStep =
	{ kind: 'kept'; old: RowBlock; new: RowBlock; cells: Step[][] } | { kind: 'gone'; old: RowBlock } | { kind: 'come'; new: RowBlock }

/** Whether a step is a paragraph's, and no table's. */
export function isOfParagraph(step: Step): step is KeptParagraph | (Gone & { old: ParagraphBlock }) | (Come & { new: ParagraphBlock }) {
	return (
		step.kind === 'kept' ||
		(step.kind === 'gone' && step.old.kind === 'paragraph') ||
		(step.kind === 'come' && step.new.kind === 'paragraph')
	)
}
