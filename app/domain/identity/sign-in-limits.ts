import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { day, hour, inSeconds, minute } from '#app/units.ts'

/** Mails that one address gets: nobody's mailbox is flooded from here. */
export const mailsPerAddress: RateRule = { name: 'sign-in-mail-address', points: 5, seconds: inSeconds(15 * minute) }

/** Mails that one caller asks for, to whatever addresses. An office behind one address stays well below. */
export const mailsPerCaller: RateRule = { name: 'sign-in-mail-caller', points: 60, seconds: inSeconds(15 * minute) }

/**
 * Codes that are tried for one address, over all its mails. With 5 tries a mail alone, somebody patient could ask
 * for mail after mail; this keeps the odds below 1 in 30,000 a day. Links are not counted: the owner still gets in.
 */
export const codesPerAddress: RateRule = { name: 'sign-in-code-address', points: 30, seconds: inSeconds(day) }

/** Codes that one caller tries, for whatever addresses: against guessing a little at many doors. */
export const codesPerCaller: RateRule = { name: 'sign-in-code-caller', points: 60, seconds: inSeconds(hour) }

/** 'Too many requests. …' with the wait in minutes, rounded up. */
export function tooManyRequests(seconds: number): string {
	const minutes = Math.ceil(seconds / inSeconds(minute))
	return `Too many requests. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
