import { shownDateTime } from './shown-date.ts'

/** A day and time, in UTC. */
export function Moment({ at }: { at: Date }) {
	return <time dateTime={at.toISOString()}>{shownDateTime(at.toISOString())}</time>
}
