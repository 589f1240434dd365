import type { ParagraphBlock } from '../read/blocks.ts'
import { isOfParagraph, type Step } from './steps.ts'

/**
 * Pairs the last deleted with the last inserted paragraph before a table or the end of a container: the mark of a
 * deleted paragraph joins what follows, and there nothing follows.
 *
 * @param keep makes one kept paragraph of the two.
 */
export function pairAtBoundaries(steps: readonly Step[], keep: (old: ParagraphBlock, next: ParagraphBlock) => Step): Step[] {
	const settled: Step[] = []
	const broken = new Set<number>()
	let open: Step[] = []
	for (const step of steps) {
		if (isOfParagraph(step) && step.kind !== 'kept') {
			open.push(step)
			continue
		}
		settled.push(...(isOfParagraph(step) ? open : settle(open)), step)
		open = []
	}
	settled.push(...settle(open))
	return settled.map((step) => ('move' in step && step.move !== null && broken.has(step.move) ? { ...step, move: null } : step))

	function settle(trailing: Step[]): Step[] {
		const gone = trailing.findLast((step) => step.kind === 'gone')
		const come = trailing.findLast((step) => step.kind === 'come')
		if (gone?.kind !== 'gone' || come?.kind !== 'come' || gone.old.kind !== 'paragraph' || come.new.kind !== 'paragraph') return trailing
		for (const { move } of [gone, come]) if (move !== null) broken.add(move)
		return [...trailing.filter((step) => step !== gone && step !== come), keep(gone.old, come.new)]
	}
}
