import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import type { RedlineAnswer, RedlineJob, RedlineJobName, RedlineJobs } from './word-jobs.ts'
import { redlineProcessFlags } from './process-flags.ts'
import { takingTurns } from './account-turns.ts'

const second = 1000

/** How long one job may take: what a hundred pages with fifty edits need is a small part of it. */
const redliningTimeout = 60 * second

/** How many files are worked on at once. */
const redliningProcesses = 2

/**
 * What comparing a million words takes, or 300,000 where years of editing left a run for every few of them. A file
 * that wants more ends as one that takes too long, which has its sentence.
 */
const redliningHeapMegabytes = 512

/** The work on Word files, wherever it is done. */
export interface RedlineEngine {
	/**
	 * Does one job.
	 *
	 * @returns its value, or why there is none; a file that takes too long or crashes its reader counts as unreadable
	 * @throws the signal's reason when aborted
	 */
	run<Name extends RedlineJobName>(
		name: Name,
		input: RedlineJobs[Name]['takes'],
		options?: { signal?: AbortSignal },
	): Promise<RedlineAnswer<Name>>
}

const processes = createThreadPool<RedlineJob, RedlineAnswer>('word-worker', {
	size: redliningProcesses,
	heapMegabytes: redliningHeapMegabytes,
	ownProcess: true,
	nodeFlags: redlineProcessFlags,
})

const turns = takingTurns(redliningProcesses)

/**
 * The engine in processes of its own, within limits of time and memory: no file can hang the program or bring it down,
 * and no account keeps it from the others, however much it asks for.
 *
 * @param account whose work it is
 */
export function redlineEngineFor(account: string): RedlineEngine {
	return {
		async run<Name extends RedlineJobName>(name: Name, input: RedlineJobs[Name]['takes'], { signal }: { signal?: AbortSignal } = {}) {
			const done = await turns.take(account, signal)
			const outcome = await processes.run({ do: name, input }, { timeout: redliningTimeout, signal }).finally(done)
			if ('stopped' in outcome) return { unreadable: outcome.stopped === 'crashed' ? 'corrupt' : 'too_slow' }
			return outcome.result as RedlineAnswer<Name>
		},
	}
}
