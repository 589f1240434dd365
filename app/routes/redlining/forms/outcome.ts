import { refusals, type Refusal, type RefusalCode } from '#app/http/refusals.ts'

/** What came of a form: one sentence, and the suggestion that it was about or that it made. */
export interface FormOutcome {
	said: string
	failed: boolean
	/** The HTTP status of a failure that has its own; 400 otherwise. */
	status?: number
	/** The field that was refused, where it was one. */
	field?: string
	number?: number
}

/** An outcome that changed nothing: a refusal of the table, or a sentence about what was sent. */
export function refused(reason: string | Refusal): FormOutcome {
	if (typeof reason === 'string') return { said: reason, failed: true }
	return { said: reason.error, failed: true, status: reason.status, field: reason.field }
}

/**
 * The outcome of a domain function's answer.
 *
 * @param result what it gave: a value, the code of a refusal, or `null` where there is nothing like that for the member
 * @param say the sentence for a value
 */
export function outcomeOf<Value>(result: Value | RefusalCode | null, say: (value: Value) => string): FormOutcome | null {
	if (result === null) return null
	if (typeof result === 'string' && result in refusals) return refused(refusals[result as RefusalCode])
	const value = result as Value
	const number =
		typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'number' ? value.number : undefined
	return { said: say(value), failed: false, number }
}
