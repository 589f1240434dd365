import { type Block, paragraphsOf } from '../read/blocks.ts'
import { textOfPieces } from './pieces.ts'
import { type ParagraphStep, remainsOf, segmentsOf } from './segments.ts'
import type { KeptTable, Step } from './steps.ts'

/** The texts of a container, paragraph by paragraph, once every step is carried out and accepted. */
export function intendedTexts(steps: readonly Step[]): string[] {
	return segmentsOf(steps).flatMap((segment) => {
		if (segment.kind === 'paragraphs') {
			// Where none stays, the last mark has nothing to join and an empty paragraph is left.
			return remainsOf(segment.steps) === 'none, all gone' ? [''] : segment.steps.flatMap(textsOfParagraph)
		}
		const { step } = segment
		if (step.kind === 'table') return textsOfTable(step)
		return step.kind === 'come' ? textsOfNew([step.new]) : []
	})
}

function textsOfParagraph(step: ParagraphStep): string[] {
	if (step.kind === 'gone') return []
	if (step.kind === 'come') return [step.new.text]
	const boxes = step.boxes
		? step.boxes.flatMap(intendedTexts)
		: step.old.boxes.flatMap((box) => [...paragraphsOf(box)].map(({ text }) => text))
	return [textOfPieces(step.pieces, step.old, step.new), ...boxes]
}

function textsOfTable({ rows }: KeptTable): string[] {
	return rows.flatMap((row) => {
		if (row.kind === 'kept') return row.cells.flatMap(intendedTexts)
		return row.kind === 'come' ? row.new.cells.flatMap(({ blocks }) => textsOfCell(blocks)) : []
	})
}

/** Text boxes of new paragraphs are not carried over. */
function textsOfNew(blocks: readonly Block[]): string[] {
	return blocks.flatMap((block) =>
		block.kind === 'paragraph' ? [block.text] : block.rows.flatMap(({ cells }) => cells.flatMap((cell) => textsOfCell(cell.blocks))),
	)
}

/** The texts of a new cell or note; it always ends in a paragraph. */
export function textsOfCell(blocks: readonly Block[]): string[] {
	return [...textsOfNew(blocks), ...(blocks.at(-1)?.kind === 'paragraph' ? [] : [''])]
}
