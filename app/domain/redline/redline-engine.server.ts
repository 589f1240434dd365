import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import type { RedlineAnswer, RedlineJob, RedlineJobName, RedlineJobs } from './redline-jobs.ts'

const second = 1000

/** How long one job may take: what a hundred pages with fifty edits need is a small part of it. */
const redliningTimeout = 60 * second

const redliningHeapMegabytes = 512

/** The work on Word files, wherever it is done. */
export interface RedlineEngine {
	/**
	 * Does one job.
	 *
	 * @returns its value, or why there is none; a file that takes too long or crashes its reader counts as unreadable
	 * @throws the signal's reason when aborted
	 */
	run<Name extends RedlineJobName>(name: Name, input: RedlineJobs[Name]['takes'], options?: { signal?: AbortSignal }): Promise<RedlineAnswer<Name>>
}

const processes = createThreadPool<RedlineJob, RedlineAnswer>('redline-worker', { size: 2, heapMegabytes: redliningHeapMegabytes, ownProcess: true })

/** The engine in processes of its own, within limits of time and memory: no file can hang the program or bring it down. */
export const redlineEngine: RedlineEngine = {
	async run<Name extends RedlineJobName>(name: Name, input: RedlineJobs[Name]['takes'], { signal }: { signal?: AbortSignal } = {}) {
		const outcome = await processes.run({ do: name, input }, { timeout: redliningTimeout, signal })
		if ('stopped' in outcome) return { unreadable: outcome.stopped === 'crashed' ? 'corrupt' : 'too_slow' }
		return outcome.result as RedlineAnswer<Name>
	},
}
