import type { ParagraphBlock } from './blocks.ts'
import { type Come, type Gone, isOfParagraph, type KeptParagraph, type Step } from './steps.ts'

export type GoneParagraph = Gone & { old: ParagraphBlock }
export type ComeParagraph = Come & { new: ParagraphBlock }
export type ParagraphStep = KeptParagraph | GoneParagraph | ComeParagraph

/** Paragraphs with neither a table nor an end of their container between them, or a table. */
export type Segment = { kind: 'paragraphs'; steps: ParagraphStep[]; endsContainer: boolean } | { kind: 'table'; step: Exclude<Step, ParagraphStep> }

/** Cuts the steps of a container at its tables: the mark of a paragraph joins only what follows in its segment. */
export function segmentsOf(steps: readonly Step[]): Segment[] {
	const segments: Segment[] = []
	for (const [at, step] of steps.entries()) {
		const endsContainer = at === steps.length - 1
		const last = segments.at(-1)
		if (!isOfParagraph(step)) segments.push({ kind: 'table', step })
		else if (last?.kind === 'paragraphs') {
			last.steps.push(step)
			last.endsContainer = endsContainer
		} else segments.push({ kind: 'paragraphs', steps: [step], endsContainer })
	}
	return segments
}

/**
 * How the marks of a segment's paragraphs change.
 *
 * 'own': each mark goes or comes with its paragraph. 'passed on': paragraphs went or came behind the last that stays,
 * and since nothing follows them, that one's mark goes or comes instead and the last mark of the segment stays; that
 * is what Word writes. 'only gone', 'only come': none stays.
 */
export type MarkPlan = { kind: 'own' } | { kind: 'passed on'; from: number } | { kind: 'only gone' } | { kind: 'only come' }

export function planMarks(steps: readonly ParagraphStep[]): MarkPlan {
	const lastKept = steps.findLastIndex(({ kind }) => kind === 'kept')
	if (lastKept === steps.length - 1) return { kind: 'own' }
	if (lastKept >= 0) return { kind: 'passed on', from: lastKept }
	return { kind: steps.some(({ kind }) => kind === 'gone') ? 'only gone' : 'only come' }
}
