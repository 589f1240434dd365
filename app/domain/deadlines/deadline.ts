import type { RecordField } from '#app/domain/record/record-fields.ts'
import type { Day } from './calendar-days.ts'

/** A day on which somebody has to have done something, with how it was computed. */
export interface ComputedDeadline {
	/** What it is about within its document or company: the same for the same duty on another day. */
	kind: string
	/** What happens or is due, in a few words. */
	what: string
	date: Day
	/** The rule and where it comes from. */
	rule: string
	/** The arithmetic, a line for each step. */
	steps: string[]
	/** The fields of the record that it rests on. */
	fields: RecordField[]
	/** Whether every value that it rests on was confirmed by somebody. */
	confirmed: boolean
	/** What to know beside it, such as that the day is a Sunday. */
	notes: string[]
}

/** A deadline that can't be computed, and why. */
export interface RefusedDeadline {
	kind: string
	what: string
	reason: string
}

/** What follows from one document or from the company's profile. */
export interface Computed {
	deadlines: ComputedDeadline[]
	refused: RefusedDeadline[]
}
