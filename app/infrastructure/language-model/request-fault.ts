import { APICallError } from 'ai'
import type { ModelOutcome } from './language-model.ts'

/** The meaning of a failed request: its outcome, and when its server wants a retry. */
export interface RequestFault {
	outcome: ModelOutcome
	/** Milliseconds; `null` where the server names none. */
	retryAfter: number | null
	/** Whether the server may accept a plainer format of the same question. */
	formatRefused: boolean
}

/**
 * Reads the error of a request.
 *
 * @param now milliseconds since 1970, for a Retry-After that names a date
 */
export function requestFault(error: unknown, now: number): RequestFault {
	if (!APICallError.isInstance(error)) return { outcome: 'cut_off', retryAfter: null, formatRefused: false }
	const { statusCode: status, responseHeaders } = error
	// The connection broke after the answer had begun.
	if (status === 200) return { outcome: 'cut_off', retryAfter: null, formatRefused: false }
	if (status === undefined) return { outcome: 'unreachable', retryAfter: null, formatRefused: false }
	const busy = status === 408 || status === 409 || status === 429 || status >= 500
	return {
		outcome: busy ? 'busy' : 'refused',
		retryAfter: retryAfter(responseHeaders ?? {}, now),
		formatRefused: status === 400 || status === 422,
	}
}

/** RFC 9110, section 10.2.3: seconds or a date; OpenAI adds milliseconds in a header of its own. */
function retryAfter(headers: Record<string, string>, now: number): number | null {
	const { 'retry-after-ms': milliseconds, 'retry-after': value } = headers
	if (milliseconds !== undefined && /^\d{1,9}$/.test(milliseconds)) return Number(milliseconds)
	if (value === undefined) return null
	if (/^\d{1,6}(?:\.\d{1,3})?$/.test(value)) return Number(value) * 1000
	const date = Date.parse(value)
	return Number.isNaN(date) ? null : Math.max(0, date - now)
}
