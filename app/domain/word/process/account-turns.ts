/** Gives out a few places of work among accounts. */
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
 * Places that accounts take in turns: while others wait, nobody has more than one, and whoever has just had one comes
 * after those who have not. With nobody else waiting, one account may have them all.
 */
export function accountTurns(places: number): Turns {
	const running: string[] = []
	const waiting: Waiting[] = []
	/** When each account that has something here last began, as a count. */
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

	/** Accounts that have nothing here any more are as new when they come again; nothing is kept of them. */
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
