import { Worker } from 'node:worker_threads'
import type { ThreadMessage } from './threads.server.ts'

/**
 * Makes this process answer the jobs of a pool with `ownProcess`: whatever a file does to its reader happens in here.
 *
 * @param answer does one job; `report` sends its progress. What it throws fails the job, not the process
 */
export function answerJobs<Job, Result, Report = never>(answer: (job: Job, report: (progress: Report) => void) => Promise<Result>): void {
	// Reading a damaged file may leave rejected promises that nothing awaits; those that matter are awaited.
	process.on('unhandledRejection', () => {})
	process.on('uncaughtException', (error) => say({ error: error.stack ?? error.message }))
	process.on('disconnect', () => process.exit())
	endWithProgram()

	process.on('message', (job: Job) => {
		answer(job, (report) => say({ report })).then(
			(result) => say({ result }),
			(error: unknown) => say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
		)
	})
	say({ ready: true })

	function say(message: ThreadMessage<Result, Report>): void {
		// Without a parent there is nothing left to do; reporting a failed send would fail again, endlessly.
		if (!process.connected) process.exit()
		process.send?.(message, undefined, undefined, (error: Error | null) => {
			if (error) process.exit()
		})
	}
}

/**
 * A file may keep this process so busy that it does not notice when the program is killed: a thread beside it does.
 * The program passes its id: read here, the parent may already be the process that adopts orphans.
 */
function endWithProgram(): void {
	new Worker(
		`const { workerData: parent } = require('node:worker_threads')
		setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`,
		{ eval: true, workerData: Number(process.argv[2]) },
	).unref()
}
