import { hour, inSeconds, minute } from '#app/units.ts'

/** How long to wait, in words: 'a minute', '20 minutes', '3 hours'; rounded up. */
export function shownWait(seconds: number): string {
	const minutes = Math.ceil(seconds / inSeconds(minute))
	if (minutes > 60) return `${Math.ceil(seconds / inSeconds(hour))} hours`
	return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
