import type { Services } from '../services.ts'
import type { JobKind, Topic } from './jobs.ts'

/** What a job receives about its current run. */
export interface JobRun {
	/** Aborts when the program stops: the job runs again after the next start. */
	signal: AbortSignal
	/** Whether a failure of this run is final. */
	lastTry: boolean
}

/** A kind of background job with the function that does it. */
export interface Job<Data extends object = object> extends JobKind<Data> {
	/**
	 * The topic that it follows: each announcement queues a job with the announced data. Such a job is made in advance:
	 * it waits, at most half a minute, until other jobs of its process are done, unless it is queued for somebody who waits.
	 */
	follows?: Topic<Data>
	/** For scheduled jobs: five cron fields, UTC. */
	cron?: string
	/** Does one job. It may run more than once for the same data. Throwing makes the queue retry. */
	run(services: Services, data: Data, run: JobRun): Promise<void>
}

/**
 * Defines a background job. Define it beside its feature, add it to the list in `app/entry.worker.ts`, and queue it
 * with `services.jobs.enqueue` in the transaction that makes it necessary.
 */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
	return job
}
