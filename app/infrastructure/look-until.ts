import { setTimeout as pause } from 'node:timers/promises'

const interval = 50

/** How long a page waits for a job's result before it shows that it is under way, in milliseconds. */
export const pagePatience = 3_000

/**
 * Polls until something is found.
 *
 * @param patience the longest wait, in milliseconds
 * @returns what was found, or `null` after the wait
 */
export async function lookUntil<Found>(look: () => Promise<Found | null>, patience = pagePatience): Promise<Found | null> {
	const end = Date.now() + patience
	for (;;) {
		const found = await look()
		if (found !== null || Date.now() >= end) return found
		await pause(interval, undefined, { ref: false })
	}
}
