import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { day, hour, inSeconds } from '#app/units.ts'

/** Invitations to one address, from whichever company: nobody's mailbox is flooded. */
export const invitationsPerAddress: RateRule = { name: 'invitation-address', points: 5, seconds: inSeconds(day) }

/** Invitations that one company sends. A team is invited in one go; a list of strangers is not. */
export const invitationsPerCompany: RateRule = { name: 'invitation-company', points: 50, seconds: inSeconds(hour) }
