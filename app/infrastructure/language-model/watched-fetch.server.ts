/** Limits of one request to a model's server, in milliseconds and bytes. */
export interface RequestLimits {
	/** From sending to the last byte. */
	answerMs: number
	/** From sending to the first byte: a long question takes a while to read. */
	firstMs: number
	/** Between two signs of life. */
	silenceMs: number
	answerBytes: number
}

/** Why a request was broken off by us. */
export class RequestBrokenOff extends Error {
	override name = 'RequestBrokenOff'

	constructor(readonly reason: 'too_slow' | 'too_long') {
		super(`The request was broken off: ${reason}`)
	}
}

/** The request is over; whoever still reads of it stops. */
class RequestReleased extends Error {
	override name = 'RequestReleased'
}

/** One request, watched: `signal` aborts with `RequestBrokenOff` when a limit is passed, and with the caller's reason. */
export interface WatchedRequest {
	fetch: typeof globalThis.fetch
	signal: AbortSignal
	/** Ends the watching. */
	release(): void
}

/**
 * A `fetch` for one request that gives up on a server which is silent or endless, and shows the exact body before it
 * leaves. Redirects are refused: the words go to the server that was named, to no other.
 */
export function watchRequest(limits: RequestLimits, caller: AbortSignal, beforeSending: (body: string) => Promise<void>): WatchedRequest {
	const breaker = new AbortController()
	// By hand: a signal from AbortSignal.any may be collected before it tells of the abort (Node 20).
	const stop = () => breaker.abort(caller.reason)
	if (caller.aborted) stop()
	else caller.addEventListener('abort', stop, { once: true })
	const breakOff = (reason: RequestBrokenOff['reason']) => breaker.abort(new RequestBrokenOff(reason))
	let silence: NodeJS.Timeout | undefined
	let whole: NodeJS.Timeout | undefined
	let bytes = 0
	let released = false
	// What comes in after the end must start no timer: it would keep the program alive for nothing.
	const within = (milliseconds: number) => (released ? undefined : setTimeout(() => breakOff('too_slow'), milliseconds))
	const alive = (patience = limits.silenceMs) => {
		clearTimeout(silence)
		silence = within(patience)
	}
	const watch = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			alive()
			bytes += chunk.byteLength
			if (bytes > limits.answerBytes) breakOff('too_long')
			controller.enqueue(chunk)
		},
	})
	return {
		signal: breaker.signal,
		async fetch(input, init) {
			await beforeSending(String(init?.body ?? ''))
			// Given up while it was being written down: nothing leaves any more.
			breaker.signal.throwIfAborted()
			whole = within(limits.answerMs)
			alive(limits.firstMs)
			const response = await globalThis.fetch(input, { ...init, redirect: 'error' })
			return new Response(response.body?.pipeThrough(watch) ?? null, {
				status: response.status,
				statusText: response.statusText,
				headers: response.headers,
			})
		},
		release() {
			released = true
			caller.removeEventListener('abort', stop)
			clearTimeout(silence)
			clearTimeout(whole)
			// Whatever still comes of an answer that nobody waits for is not received any more.
			breaker.abort(new RequestReleased())
		},
	}
}
