import type { Services } from './services.ts'

/** What may write, by what only reads the same. */
const writing = new WeakMap<object, object>()

/** Remembers which implementation may write what another one only reads. */
export function pairForReads<Implementation extends object>(reading: Implementation, writes: Implementation): Implementation {
	writing.set(reading, writes)
	return reading
}

/**
 * The one way for a read (GET, HEAD) to write: what has to be remembered of the very fact that somebody looked, such as
 * the receipt of a download, an invitation that was taken up, or that something is needed which no job has made yet.
 * Anything else belongs into an action or a job. Outside of reads it changes nothing.
 *
 * @param services those that the note needs, as the read has them
 * @param note gets the same services, able to write
 */
export function noteOnRead<Used extends Partial<Services>, Result>(
	services: Used,
	note: (services: Used) => Promise<Result>,
): Promise<Result> {
	const able = Object.entries(services).map(([name, service]) => [
		name,
		(typeof service === 'object' && service !== null && writing.get(service)) || service,
	])
	return note(Object.fromEntries(able) as Used)
}
