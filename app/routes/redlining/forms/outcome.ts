import { refusals, type Refusal, type RefusalCode } from '#app/http/refusals.ts'

/** The outcome of a form: one sentence, and the suggestion that it changed or made. */
export interface FormOutcome {
	message: string
	failed: boolean
	/** The HTTP status of a failure, where it is not 400. */
	status?: number
	/** The refused field, if it was one field. */
	field?: string
	number?: number
}

/** A refusal as an outcome: from the table, or a sentence. */
export function refused(reason: string | Refusal): FormOutcome {
	if (typeof reason === 'string') return { message: reason, failed: true }
	return { message: reason.error, failed: true, status: reason.status, field: reason.field }
}

/**
 * The outcome of a domain function's answer.
 *
 * @param result its result: a value, the code of a refusal, or `null` where there is no such thing for the member
 * @param say the sentence for a value
 */
export function outcomeOf<Value>(result: Value | RefusalCode | null, say: (value: Value) => string): FormOutcome | null {
	if (result === null) return null
	if (typeof result === 'string' && result in refusals) return refused(refusals[result as RefusalCode])
	const value = result as Value
	const number =
		typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'number' ? value.number : undefined
	return { message: say(value), failed: false, number }
}
