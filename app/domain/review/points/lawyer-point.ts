import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { PointKind, PointTopic } from './point-kinds.ts'

/** A sentence that a lawyer would raise before signing, for one side. */
export interface LawyerPoint extends Span {
	/** The likeliest kind. */
	kind: PointKind
	/** The topic to name; `null` where only the words can be shown. */
	topic: PointTopic | null
	/** 0 to 1: the chance that a lawyer raises it. */
	chance: number
	/** 0 to 1: the chance that it is of medium or high severity. */
	weighty: number
	/** 0 to 1: the chance that it is of high severity. */
	high: number
	/** 0 to 1: the chance that a lawyer calls a finding about it right; 0 where it is too unlikely, or its kind too unsure, to be one. */
	worth: number
	/** 0 to 1: the chance that a lawyer calls a finding about it wrong; 0 where `worth` is 0. */
	wrong: number
	/** Whether points of this topic and chance were mostly right in contracts that the model had not seen. */
	proven: boolean
}
