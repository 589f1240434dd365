/** How many times as long as was allowed it may become on a machine that is busy with others. */
const mostTimes = 6
/** Less than this is not waited for once more. */
const leastMilliseconds = 10

/**
 * Calls back once work has had its time. Time in which the machine did not let the worker work does not count: what
 * is allowed says what the work may need, not how busy the machine may be.
 *
 * @param milliseconds allowed, as on a machine with nothing else to do.
 * @param heldUp how long the worker has waited for a processor since it began, in milliseconds; rises only.
 * @returns what calls it off.
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
