import { shownWait } from '#app/domain/text/shown-wait.ts'
import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { day, hour, inSeconds, minute } from '#app/units.ts'

/** Mails to one address that one caller requests: counted together, so that nobody uses up another person's mails. */
export const mailsPerAddressAndCaller: RateRule = { name: 'sign-in-mail-address-caller', points: 5, seconds: inSeconds(15 * minute) }

/**
 * Mails to one address that all callers request, so that nobody's mailbox is flooded from many networks. It does not
 * hold for networks that the person has signed in from: they still get in while somebody floods them.
 */
export const mailsPerAddress: RateRule = { name: 'sign-in-mail-address', points: 20, seconds: inSeconds(hour) }

/** Mails that one caller requests, to any addresses. An office behind one address stays well below. */
export const mailsPerCaller: RateRule = { name: 'sign-in-mail-caller', points: 60, seconds: inSeconds(15 * minute) }

/**
 * Codes tried for one address, over all its mails. With only the limit of 5 tries per mail, an attacker could request
 * mail after mail; this keeps the odds below 1 in 30,000 a day. Links are not counted: the owner still gets in.
 */
export const codesPerAddress: RateRule = { name: 'sign-in-code-address', points: 30, seconds: inSeconds(day) }

/** Codes that one caller tries, for any addresses: against guessing a few for each of many accounts. */
export const codesPerCaller: RateRule = { name: 'sign-in-code-caller', points: 60, seconds: inSeconds(hour) }

/** Answers of sign-in providers that one caller brings back: each makes this program ask the provider. */
export const socialAnswersPerCaller: RateRule = { name: 'social-answer-caller', points: 60, seconds: inSeconds(15 * minute) }

/** 'Too many requests. …' with the wait. */
export function tooManyRequests(seconds: number): string {
	return `Too many requests. Please try again in ${shownWait(seconds)}.`
}
