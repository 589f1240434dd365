import type { Tx } from '../db/db.ts'

/** Work that happens behind the request, by name, with what each needs. Ids only: no text, no tokens. */
export interface JobData {
	'run-review': { reviewId: string }
	/** Removes what has run out: held uploads, used links, files without a record. */
	sweep: Record<string, never>
}

export type JobName = keyof JobData

export interface JobQueue {
	/** Puts a job in the queue inside the caller's transaction: no rows without their job, no job without its rows. */
	enqueue<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>
}

/** What does a job. Throwing makes the queue try again, three times at most. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name], signal: AbortSignal) => Promise<void> }
