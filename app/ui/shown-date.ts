// In one time zone and one language, so that the server and the browser write the same. Made once: it takes longer than its use.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day as people write it, of a date in ISO 8601. */
export function shownDate(iso: string): string {
	return days.format(new Date(iso))
}
