/** Lengths of time in milliseconds, as timers and dates count them. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A length of time in seconds, as cookies, HTTP headers, rate limits and the job queue count it. */
export function inSeconds(milliseconds: number): number {
	return milliseconds / second
}

/** Sizes in bytes. */
export const kilobyte = 1024
export const megabyte = 1024 * kilobyte
export const gigabyte = 1024 * megabyte
