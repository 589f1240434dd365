/** The most a limit may be extended, as a factor, on a busy machine. */
const mostTimes = 6
/** A shorter rest is not waited for. */
const leastMilliseconds = 10

/**
 * Calls back once work has used up its time. Time in which the worker waited for a processor does not count: the limit
 * is for the work, not for the load of the machine.
 *
 * @param milliseconds the limit, as on an idle machine.
 * @param heldUp how long the worker has waited for a processor since it began, in milliseconds; rises only.
 * @returns a function that cancels it.
 */
export function startDeadline(milliseconds: number, heldUp: () => number, over: () => void): () => void {
	const latest = milliseconds * mostTimes
	let given = milliseconds
	let counted = heldUp()
	let timer = setTimeout(look, milliseconds)
	return () => clearTimeout(timer)

	function look(): void {
		const now = heldUp()
		const more = Math.min(now - counted, latest - given)
		if (more < leastMilliseconds) return over()
		counted = now
		given += more
		timer = setTimeout(look, more)
	}
}
