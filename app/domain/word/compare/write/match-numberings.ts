import type { CarriedFormatting } from './carried-formatting.ts'
import type { Step } from '../plan/steps.ts'

/** Shows the formatting which numberings of both files belong together: those of paragraphs that stay. */
export function matchNumberings(steps: readonly Step[], formatting: CarriedFormatting): void {
	for (const step of steps) {
		if (step.kind === 'kept') {
			formatting.learnNumbering(step.old.element, step.new.element)
			for (const box of step.boxes ?? []) matchNumberings(box, formatting)
		}
		if (step.kind === 'table')
			for (const row of step.rows) if (row.kind === 'kept') for (const cell of row.cells) matchNumberings(cell, formatting)
	}
}
