import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { hour, inSeconds, minute } from '#app/units.ts'

/** Calls with one token. */
export const callsPerToken: RateRule = { name: 'api-token', points: 600, seconds: inSeconds(minute) }

/** Tokens that one person makes: each sends a mail. */
export const tokensPerMember: RateRule = { name: 'api-token-made', points: 20, seconds: inSeconds(hour) }
