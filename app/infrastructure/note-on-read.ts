import type { Services } from './services.ts'

const writing = new WeakMap<object, object>()

/** Registers the writing implementation for a read-only one. */
export function pairForReads<Implementation extends object>(reading: Implementation, writes: Implementation): Implementation {
	writing.set(reading, writes)
	return reading
}

/**
 * The only way for a read (GET, HEAD) to write: for what follows from the read itself, such as the receipt of a
 * download, an accepted invitation, or a job for something that does not exist yet. Anything else belongs in an action
 * or a job. Outside of reads it changes nothing.
 *
 * @param services the services that the note needs, as the read has them
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
