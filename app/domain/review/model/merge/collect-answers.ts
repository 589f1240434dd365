import type { Frame } from '../../frames/frame.ts'
import type { CheckFine, DealSentence, Verdict } from '../answer/answer-element.ts'
import type { Proven, ProvenFinding } from '../answer/prove-element.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'

/** The model's answer about one part, as far as it holds. */
export interface GroupAnswer {
	/** Number of the part, in document order; 0 for an earlier version. */
	group: number
	elements: readonly Proven[]
}

/** A point with where it was raised. */
export interface RaisedPoint {
	point: ProvenFinding
	group: number
	/** 1-based among the elements of its part: ids are made of it, so that they do not depend on which answer came first. */
	index: number
}

/** Everything that holds of all answers, sorted by what it is; of two on the same subject the first counts. */
export interface CollectedAnswers {
	frames: Frame[]
	points: RaisedPoint[]
	/** By the id of the finding or check. */
	verdicts: Map<string, Verdict & { span: Span | null; group: number }>
	fine: Map<string, CheckFine & { span: Span }>
	deal: Map<DealSentence['about'], DealSentence & { span: Span }>
	/** By the id of the clause. */
	plain: Map<string, string>
	/** Words of grave points that could not be proven, with the part that they were read in. */
	unproven: (Span & { group: number })[]
}

/** Sorts answers by what they are, in document order of their parts, so that the order in which they came does not count. */
export function collectAnswers(answers: readonly GroupAnswer[]): CollectedAnswers {
	const found: CollectedAnswers = {
		frames: [],
		points: [],
		verdicts: new Map(),
		fine: new Map(),
		deal: new Map(),
		plain: new Map(),
		unproven: [],
	}
	for (const { group, elements } of [...answers].sort((a, b) => a.group - b.group)) {
		for (const [at, element] of elements.entries()) {
			if (element.type === 'frame') found.frames.push({ ...element.frame, id: `m${found.frames.length + 1}` })
			else if (element.type === 'unproven') found.unproven.push({ ...element.span, group })
			else if (element.type === 'finding') found.points.push({ point: element, group, index: at + 1 })
			else if (element.type === 'verdict') keepFirst(found.verdicts, element.finding, { ...element, group })
			else if (element.type === 'open_check_fine') keepFirst(found.fine, element.check, element)
			else if (element.type === 'deal') keepFirst(found.deal, element.about, element)
			else keepFirst(found.plain, element.clause, element.plain)
		}
	}
	return found
}

function keepFirst<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
	if (!map.has(key)) map.set(key, value)
}
