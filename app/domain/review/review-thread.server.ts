import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '#app/infrastructure/threads.server.ts'
import type { ReviewInput, ReviewPart } from './review-parts.ts'

const second = 1000

/** How long checking one document may take; the longest contract that is accepted takes a few seconds. */
const engineTimeout = 60 * second

const heapMegabytes = 512

/** Thrown when a review takes longer than any contract should. */
export class EngineTooSlow extends Error {
	override name = 'EngineTooSlow'
}

/** Kept warm between reviews: starting a thread takes longer than reviewing an NDA. */
let idle: Worker | null = null

/**
 * Reviews a document in a thread of its own, giving each section as it is ready.
 *
 * @throws EngineTooSlow after a minute; whatever the engine throws; AbortError when `signal` aborts
 */
export async function* reviewInThread(input: ReviewInput, signal: AbortSignal): AsyncGenerator<ReviewPart> {
	const worker = idle ?? new Worker(threadFile('review-worker'), { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
	idle = null
	worker.ref()
	const limit = AbortSignal.timeout(engineTimeout)
	let finished = false
	try {
		const messages = on(worker, 'message', { signal: AbortSignal.any([signal, limit]), close: ['exit'] })
		worker.postMessage(input)
		for await (const [part] of messages as AsyncIterable<[ReviewPart]>) {
			finished = part.kind === 'done'
			yield part
			if (finished) return
		}
		throw new Error('The review thread ended before the review did')
	} catch (error) {
		throw limit.aborted && !signal.aborted ? new EngineTooSlow('The review took too long', { cause: error }) : error
	} finally {
		if (finished && !idle) {
			idle = worker
			worker.unref()
		} else {
			await worker.terminate()
		}
	}
}
