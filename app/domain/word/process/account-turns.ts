/** Shares a few work places among accounts. */
export interface Turns {
	/**
	 * Waits for a place.
	 *
	 * @returns what gives the place back
	 * @throws the signal's reason when aborted while waiting
	 */
	take(account: string, signal?: AbortSignal): Promise<() => void>
}

interface Waiting {
	account: string
	begin: () => void
}

/**
 * Places that accounts take in turns: while others wait, no account has more than one, and whoever had the last one
 * comes after those who had none. With no one else waiting, one account may have them all.
 */
export function accountTurns(places: number): Turns {
	const running: string[] = []
	const waiting: Waiting[] = []
	const lastBegan = new Map<string, number>()
	let began = 0

	function begin(account: string): () => void {
		running.push(account)
		lastBegan.set(account, ++began)
		let given = false
		return () => {
			if (given) return
			given = true
			running.splice(running.indexOf(account), 1)
			forget(account)
			next()
		}
	}

	function next(): void {
		if (running.length >= places) return
		const [first] = [...waiting].sort((one, other) => busy(one) - busy(other) || since(one) - since(other))
		if (!first) return
		waiting.splice(waiting.indexOf(first), 1)
		first.begin()
	}

	const busy = ({ account }: Waiting) => running.filter((each) => each === account).length
	const since = ({ account }: Waiting) => lastBegan.get(account) ?? 0

	/** Accounts with nothing left here are dropped, so that nothing accumulates. */
	function forget(account: string): void {
		if (!running.includes(account) && !waiting.some((each) => each.account === account)) lastBegan.delete(account)
	}

	return {
		take(account, signal) {
			return new Promise((resolve, reject) => {
				signal?.throwIfAborted()
				const place: Waiting = {
					account,
					begin() {
						signal?.removeEventListener('abort', leave)
						resolve(begin(account))
					},
				}
				const leave = () => {
					waiting.splice(waiting.indexOf(place), 1)
					forget(account)
					reject(signal?.reason as Error)
				}
				signal?.addEventListener('abort', leave, { once: true })
				waiting.push(place)
				next()
			})
		},
	}
}
