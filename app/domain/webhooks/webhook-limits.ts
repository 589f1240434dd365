import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { hour, inSeconds } from '#app/units.ts'

/** Webhooks that one person makes: each sends a mail. */
export const webhooksPerMember: RateRule = { name: 'webhook-made', points: 20, seconds: inSeconds(hour) }

/** Deliveries that one person asks for: tests, and those that are sent again. */
export const requestedDeliveriesPerMember: RateRule = { name: 'webhook-asked', points: 60, seconds: inSeconds(hour) }
