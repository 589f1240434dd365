// One time zone and locale, so that server and browser render the same.
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A day and time, in UTC. */
export function Moment({ at }: { at: Date }) {
	return <time dateTime={at.toISOString()}>{moments.format(at)} UTC</time>
}
