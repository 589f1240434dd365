import { day, hour, minute } from '#app/units.ts'

/** The waits between the eight attempts of a delivery: together about a day. */
const waits = [minute, 5 * minute, 30 * minute, hour, 3 * hour, 7 * hour, 12 * hour] as const

/** How long every delivery of a webhook fails before it is switched off. */
export const patience = 5 * day

/** How long deliveries stay in the log. */
export const logKept = 30 * day

/** How long a secret that was replaced signs beside the new one. */
export const secretOverlap = day

/** When a delivery is tried again after so many failed attempts; `null`: it is given up. */
export function nextAttempt(attempts: number, now: number): Date | null {
	const wait = waits[attempts - 1]
	return wait === undefined ? null : new Date(now + wait)
}
