import type { ParagraphBlock } from '../read/blocks.ts'
import { type Come, type Gone, isOfParagraph, type KeptParagraph, type Step } from './steps.ts'

export type GoneParagraph = Gone & { old: ParagraphBlock }
export type ComeParagraph = Come & { new: ParagraphBlock }
export type ParagraphStep = KeptParagraph | GoneParagraph | ComeParagraph

/** Paragraphs with neither a table nor an end of their container between them, or a table. */
export type Segment =
	{ kind: 'paragraphs'; steps: ParagraphStep[]; endsContainer: boolean } | { kind: 'table'; step: Exclude<Step, ParagraphStep> }

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
 * How the marks of a segment's paragraphs change, paragraph by paragraph.
 *
 * 'own': a mark goes or comes with its paragraph. 'passes': the paragraph stays and its mark goes or comes instead of
 * that of a later one, which 'takes' its place and stays: what Word writes for paragraphs at the end of a segment,
 * since nothing follows them, and for what is typed on behind the last word of a paragraph.
 */
export type MarkRole = { kind: 'own' } | { kind: 'passes'; mark: 'ins' | 'del' } | { kind: 'takes'; from: KeptParagraph }

/** What stays in a segment: 'none, all gone' and 'none, all come' have no mark to pass on. */
export type Remains = 'some' | 'none, all gone' | 'none, all come'

export function remainsOf(steps: readonly ParagraphStep[]): Remains {
	if (steps.some(({ kind }) => kind === 'kept')) return 'some'
	return steps.some(({ kind }) => kind === 'gone') ? 'none, all gone' : 'none, all come'
}

/** The roles of the marks of a segment of which some paragraph stays. */
export function markRoles(steps: readonly ParagraphStep[]): MarkRole[] {
	const roles: MarkRole[] = steps.map(() => ({ kind: 'own' }))
	for (const [at, step] of steps.entries()) {
		const next = steps[at + 1]
		if (step.kind !== 'kept' || !next || next.kind === 'kept') continue
		let end = at + 1
		while (steps[end + 1]?.kind === next.kind) end++
		const isTrailing = end === steps.length - 1
		if (!isTrailing && !(next.kind === 'come' && growsAtEnd(step))) continue
		roles[at] = { kind: 'passes', mark: next.kind === 'come' ? 'ins' : 'del' }
		roles[end] = { kind: 'takes', from: step }
	}
	return roles
}

/**
 * Whether words are added behind a paragraph's last ones. LibreOffice takes such an insertion and an inserted paragraph
 * behind it for one, and rejecting it would join the paragraph with the next.
 */
function growsAtEnd({ old, pieces }: KeptParagraph): boolean {
	const section = old.element.at('w:pPr', 'w:sectPr')
	return !section && pieces.at(-1)?.kind === 'comes' && pieces.at(-2)?.kind !== 'goes'
}

/** Whether the first thing that a step writes is an insertion. */
export function beginsWithArrival(step: ParagraphStep | undefined): boolean {
	return step?.kind === 'come' || (step?.kind === 'kept' && step.pieces[0]?.kind === 'comes')
}
