import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import type { WordJob, WordJobAnswer, WordJobRequest } from './word-job.ts'
import { wordProcessFlags } from './process-flags.ts'
import { accountTurns } from './account-turns.ts'
import { minute } from '#app/units.ts'

/** How long one job may take: what a hundred pages with fifty edits need is a small part of it. */
const jobTimeout = minute

/** How many files are worked on at once. */
const wordProcesses = 2

/**
 * Enough to compare a million words, or 300,000 where years of editing left a run for every few of them. A file that
 * needs more is refused as one that takes too long.
 */
const wordHeapMegabytes = 512

/** Does the work on Word files, wherever it runs. */
export interface WordEngine {
	/**
	 * Does one job.
	 *
	 * @returns its value, or why there is none; a file that takes too long or crashes its reader counts as unreadable
	 * @throws the signal's reason when aborted
	 */
	run<Input, Output>(job: WordJob<Input, Output>, input: Input, options?: { signal?: AbortSignal }): Promise<WordJobAnswer<Output>>
}

const processes = createThreadPool<WordJobRequest, WordJobAnswer<unknown>>('word-worker', {
	size: wordProcesses,
	heapMegabytes: wordHeapMegabytes,
	ownProcess: true,
	nodeFlags: wordProcessFlags,
})

const turns = accountTurns(wordProcesses)

/**
 * The engine in processes of its own, within limits of time and memory: no file can hang the program or bring it down,
 * and no account keeps it from the others, however much it asks for.
 *
 * @param account whose work it is
 */
export function wordEngineFor(account: string): WordEngine {
	return {
		async run<Input, Output>({ name }: WordJob<Input, Output>, input: Input, { signal }: { signal?: AbortSignal } = {}) {
			const done = await turns.take(account, signal)
			const outcome = await processes.run({ job: name, input }, { timeout: jobTimeout, signal }).finally(done)
			if ('stopped' in outcome) return { unreadable: outcome.stopped === 'crashed' ? 'corrupt' : 'too_slow' }
			return outcome.result as WordJobAnswer<Output>
		},
	}
}
