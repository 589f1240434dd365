import { ProofFailed, UnreadableDocx } from '../package/word-errors.ts'
import type { WordFileFailure } from '../package/word-file-failure.ts'

/** A kind of work on Word files that is done in a process of its own. */
export interface WordJob<Input, Output> {
	/** The name by which the process finds it. */
	name: string
	/**
	 * Does it where it is called. Load what does the work in here (`await import`): the web process asks for jobs and
	 * never does them.
	 *
	 * @throws UnreadableDocx, ProofFailed
	 */
	run(input: Input): Promise<Output>
}

/** A job as it is sent to the process. */
export interface WordJobRequest {
	job: string
	input: unknown
}

/** Why a job gave nothing: what is wrong with the file, or which check of what was written failed. */
export type WordJobFailure = { unreadable: WordFileFailure } | { unproven: string }

export type WordJobAnswer<Output> = { value: Output } | WordJobFailure

/** Defines a kind of work on Word files. Define it beside its feature and add it to the list in `app/entry.word-worker.ts`. */
export function defineWordJob<Input, Output>(job: WordJob<Input, Output>): WordJob<Input, Output> {
	return job
}

/** Does a job where it is called. A file that can't be read, and work that fails its check, are answers. */
export async function doWordJob<Input, Output>(job: WordJob<Input, Output>, input: Input): Promise<WordJobAnswer<Output>> {
	try {
		return { value: await job.run(input) }
	} catch (error) {
		if (error instanceof UnreadableDocx) return { unreadable: error.reason }
		if (error instanceof ProofFailed) return { unproven: error.message }
		throw error
	}
}
