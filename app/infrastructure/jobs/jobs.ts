import type { z } from 'zod'
import type { Tx } from '../db/db.ts'

/** A kind of background job, as needed to queue one. */
export interface JobKind<Data extends object = object> {
	/** The name of its queue. Waiting jobs survive an update by it: never change it. */
	name: string
	/** Ids only: no text, no tokens. */
	data: z.ZodType<Data>
	/** How often a failed job is retried; the pauses grow from one second. */
	retry: number
	/** How many of this kind one process runs at once. */
	concurrency: number
	/** Seconds after which a running job is given up and retried. */
	expiresIn: number
	/** What the job is about: while a job with the same key waits or runs, no other one is queued. */
	key?(data: Data): string
	/** The account it works for: one account gets at most half of what a process runs at once. */
	account?(data: Data): string
}

/** An event that jobs can follow without its announcer knowing them. */
export interface Topic<Data extends object = object> {
	name: string
	data: z.ZodType<Data>
}

/** A job that failed for good. */
export interface FailedJob {
	id: string
	/** The name of its queue. */
	name: string
	/** What it was about: ids. */
	data: Record<string, unknown>
	/** What went wrong at the last try, in one line; empty when unknown. */
	error: string
	tries: number
	failedAt: Date
}

export interface JobQueue {
	/**
	 * Queues a job inside the caller's transaction: no rows without their job, no job without its rows. One that was
	 * queued in advance stops waiting for others to finish.
	 */
	enqueue<Data extends object>(tx: Tx, job: JobKind<Data>, data: Data): Promise<void>
	/** Queues a job behind all that somebody waits for; `enqueue` of the same data brings it forward. */
	enqueueBehind<Data extends object>(tx: Tx, job: JobKind<Data>, data: Data): Promise<void>
	/** Queues, inside the caller's transaction, every job of this process that follows the topic. */
	announce<Data extends object>(tx: Tx, topic: Topic<Data>, data: Data): Promise<void>
	/** The jobs that failed for good, without those of one kind, the latest first; the queue keeps them for a week. */
	listFailed(most: number, without: Pick<JobKind, 'name'>): Promise<FailedJob[]>
	/** How many jobs failed for good, without those of one kind. */
	countFailed(without: Pick<JobKind, 'name'>): Promise<number>
	/** Tries a failed job once more, within seconds. @returns whether there is such a job that failed */
	retryFailed(job: Pick<FailedJob, 'name' | 'id'>): Promise<boolean>
	/** Whether the newest job with a key failed finally within the last `seconds`. */
	failedRecently(job: Pick<JobKind, 'name'>, key: string, seconds: number): Promise<boolean>
}
