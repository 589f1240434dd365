import { createHmac, timingSafeEqual, type Hmac } from 'node:crypto'
import { inSeconds, minute } from '#app/units.ts'

/** How far the clock of a provider may be from ours; an older signature may be somebody's who kept it. */
const tolerance = inSeconds(5 * minute)

/** A signature that is being checked while the body arrives. */
export interface SignatureCheck {
	/** Of the time, a dot, the query without its question mark, a dot; and of the body, which the caller adds. */
	signed: Hmac
	/** Whether it is the provider's, once the whole body was added. */
	matches(): boolean
}

/**
 * Begins to check the header Fineprint-Signature, `t={seconds since 1970},v1={HMAC-SHA256 in hexadecimal}`: the form in
 * which Fineprint signs its own webhooks.
 *
 * @returns `null` for no header of that form, or one of another time
 */
export function checkSignature(secret: string, header: string | null, query: string, now: number): SignatureCheck | null {
	const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
	if (time === undefined || signature === undefined || Math.abs(now / 1000 - Number(time)) > tolerance) return null
	const signed = createHmac('sha256', secret).update(`${time}.${query}.`)
	return { signed, matches: () => timingSafeEqual(signed.digest(), Buffer.from(signature, 'hex')) }
}
