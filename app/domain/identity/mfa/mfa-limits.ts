import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { day, inSeconds, minute } from '#app/units.ts'

/**
 * Wrong codes of one account. With three codes valid at a time, the odds of guessing one are below 1 in 30,000. Networks
 * that the person has signed in from count apart, each for itself.
 */
export const codesPerAccount: RateRule = { name: 'mfa-account', points: 10, seconds: inSeconds(15 * minute) }

/** The same over a day: patience must not pay either. */
export const codesPerAccountDaily: RateRule = { name: 'mfa-account-day', points: 100, seconds: inSeconds(day) }

/**
 * All wrong codes of one account in a day, from whatever networks: a stolen session that moves from network to network makes
 * each one known. Far more than people mistype, so that hardly anybody is locked out by somebody else.
 */
export const codesPerAccountAnywhere: RateRule = { name: 'mfa-account-anywhere', points: 300, seconds: inSeconds(day) }

/**
 * Questions to one person's passkeys, or for a new one, that one caller asks for: each leaves a row for 5 minutes. By both,
 * so that nobody elsewhere uses up the owner's.
 */
export const passkeyQuestions: RateRule = { name: 'passkey-question', points: 30, seconds: inSeconds(15 * minute) }

/** Wrong codes of one caller, for any accounts. */
export const codesPerCaller: RateRule = { name: 'mfa-caller', points: 30, seconds: inSeconds(15 * minute) }
