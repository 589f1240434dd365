import { minute, second } from '#app/units.ts'

/**
 * Loads again what failed to load, after 2 seconds and then after twice as long each time, up to a minute: offline the
 * page stays as it is, because an error would take it away together with what was typed.
 */
export async function untilItWorks<Result>(attempt: () => Promise<Result>): Promise<Result> {
	for (let wait = 2 * second; ; wait = Math.min(2 * wait, minute))
		try {
			return await attempt()
		} catch {
			await new Promise((resolve) => setTimeout(resolve, wait))
		}
}
