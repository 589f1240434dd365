import type { Services } from '../services.ts'
import type { JobKind, Topic } from './jobs.ts'

/** What a job is told of the run that it is in. */
export interface JobRun {
	/** Aborts when the program stops: the job is then taken up again after the next start. */
	signal: AbortSignal
	/** Whether a failure of this run is final. */
	lastTry: boolean
}

/** A kind of background job with the function that does it. */
export interface Job<Data extends object = object> extends JobKind<Data> {
	/** What it follows: whenever that is announced, a job with the announced data is queued. */
	follows?: Topic<Data>
	/** When jobs are queued by the clock: five cron fields, UTC. */
	cron?: string
	/** Does one job. It may run more than once for the same data. Throwing makes the queue try again. */
	run(services: Services, data: Data, run: JobRun): Promise<void>
}

/**
 * Defines a background job. Define it beside its feature, add it to the list in `app/entry.worker.ts`, and queue it
 * with `services.jobs.enqueue` in the transaction that makes it necessary.
 */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
	return job
}
