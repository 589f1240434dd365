// One time zone and locale, so that server and browser render the same. Created once: that takes longer than formatting.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day of an ISO 8601 date, as pages show it. */
export function shownDate(iso: string): string {
	return days.format(new Date(iso))
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** The day and minute of an ISO 8601 date, as pages show them: in UTC, and saying so. */
export function shownDateTime(iso: string): string {
	return `${moments.format(new Date(iso))} UTC`
}
