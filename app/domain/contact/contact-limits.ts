import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { hour, inSeconds } from '#app/units.ts'

/** Messages from one network: an office behind one address stays below. */
export const messagesPerCaller: RateRule = { name: 'contact-caller', points: 10, seconds: inSeconds(hour) }

/** Messages of one network with one address to answer to: typing somebody else's address elsewhere takes nothing from them. */
export const messagesPerAddress: RateRule = { name: 'contact-address', points: 5, seconds: inSeconds(hour) }
