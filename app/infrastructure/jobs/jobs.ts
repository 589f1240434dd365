import type { z } from 'zod'
import type { Tx } from '../db/db.ts'

/** A kind of background job, as far as whoever asks for one needs to know it. */
export interface JobKind<Data extends object = object> {
	/** Names its queue. Jobs that wait when the program is updated are found by it: never change it. */
	name: string
	/** Ids only: no text, no tokens. */
	data: z.ZodType<Data>
	/** How often a failed job is tried again; the pauses between the tries grow from one second. */
	retry: number
	/** How many of this kind one process works on at once. */
	concurrency: number
	/** Seconds after which a running job is given up and tried again. */
	expiresIn: number
	/** Names what it is about: while a job with the same key waits or runs, another one is not queued. */
	key?(data: Data): string
	/** Names whose work it is: of one account no more than half of what a process works on at once. */
	account?(data: Data): string
}

/** Something that jobs follow, without whoever announces it knowing which. */
export interface Topic<Data extends object = object> {
	name: string
	data: z.ZodType<Data>
}

export interface JobQueue {
	/** Puts a job in the queue inside the caller's transaction: no rows without their job, no job without its rows. */
	enqueue<Data extends object>(tx: Tx, job: JobKind<Data>, data: Data): Promise<void>
	/** Queues, inside the caller's transaction, every job that this process works on and that follows the topic. Announced by jobs. */
	announce<Data extends object>(tx: Tx, topic: Topic<Data>, data: Data): Promise<void>
	/** Whether the newest job with a key failed for the last time not longer ago than `seconds`. */
	failedLately(job: Pick<JobKind, 'name'>, key: string, seconds: number): Promise<boolean>
}
