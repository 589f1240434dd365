import { setTimeout as pause } from 'node:timers/promises'

const interval = 50

/** How long a page waits for what a job is about to make before it says that it is under way, in milliseconds. */
export const pagePatience = 3_000

/**
 * Looks again and again until something is there.
 *
 * @param patience how long, in milliseconds
 * @returns what was found, or `null` when patience ended first
 */
export async function lookUntil<Found>(look: () => Promise<Found | null>, patience = pagePatience): Promise<Found | null> {
	const end = Date.now() + patience
	for (;;) {
		const found = await look()
		if (found !== null || Date.now() >= end) return found
		await pause(interval, undefined, { ref: false })
	}
}
