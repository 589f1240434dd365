/** Limits of one request to a model's server, in milliseconds and bytes. */
export interface RequestLimits {
	/** From sending to the last byte. */
	answerMs: number
	/** From sending to the first byte: a long question takes a while to read. */
	firstMs: number
	/** Between two received chunks. */
	silenceMs: number
	answerBytes: number
}

/** Why we aborted a request. */
export class RequestBrokenOff extends Error {
	override name = 'RequestBrokenOff'

	constructor(readonly reason: 'too_slow' | 'too_long') {
		super(`The request was broken off: ${reason}`)
	}
}

class RequestReleased extends Error {
	override name = 'RequestReleased'
}

/** A watched request: `signal` aborts with `RequestBrokenOff` when a limit is passed, and with the caller's reason. */
export interface WatchedRequest {
	fetch: typeof globalThis.fetch
	signal: AbortSignal
	/** Ends the watching. */
	release(): void
}

/**
 * A `fetch` for one request that gives up on a silent or endless server, and passes on the exact body before it is
 * sent. Redirects are refused: words go only to the configured server.
 */
export function watchRequest(limits: RequestLimits, caller: AbortSignal, beforeSending: (body: string) => Promise<void>): WatchedRequest {
	const breaker = new AbortController()
	// By hand: a signal from AbortSignal.any may be collected before its abort event (Node 20).
	const stop = () => breaker.abort(caller.reason)
	if (caller.aborted) stop()
	else caller.addEventListener('abort', stop, { once: true })
	const breakOff = (reason: RequestBrokenOff['reason']) => breaker.abort(new RequestBrokenOff(reason))
	let silence: NodeJS.Timeout | undefined
	let whole: NodeJS.Timeout | undefined
	let bytes = 0
	let released = false
	// Data after the end must start no timer: it would keep the program alive for nothing.
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
			// Aborted while the body was being recorded: nothing is sent any more.
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
			// The rest of an answer that nobody waits for is not received any more.
			breaker.abort(new RequestReleased())
		},
	}
}
