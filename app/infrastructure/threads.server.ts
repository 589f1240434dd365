import { join } from 'node:path'
import { startDeadline } from './deadline.ts'
import { startProcess, startThread, type Helper, type HelperEnd } from './helpers.server.ts'
import { projectRoot } from './project-root.server.ts'

/** The built file of a thread: `vite.threads.config.ts` names it, `npm run build` and the tests build it. */
export function threadFile(name: string): string {
	return join(projectRoot, 'build', 'threads', `${name}.js`)
}

/** How a job ended. Running out of time or memory, or crashing, is caused by the file and not an error of the caller. */
export type ThreadOutcome<Result> = { result: Result } | { stopped: 'out_of_time' | 'out_of_memory' | 'crashed' }

/** The messages of a thread: first `ready`; then, for each job, any number of reports and one end. */
export type ThreadMessage<Result, Report> = { ready: true } | { report: Report } | { result: Result } | { error: string }

export interface ThreadPool<Job, Result, Report> {
	/**
	 * Runs a job in another thread, after waiting for a free one.
	 *
	 * @param options.timeout milliseconds from the start of the job; time in which a process waits for a processor does
	 *   not count.
	 * @param options.timeoutAfterReport milliseconds that the job has after a report.
	 * @throws the signal's reason when aborted; Error when the job failed for any other reason than `stopped` names.
	 */
	run(job: Job, options: JobOptions<Report>): Promise<ThreadOutcome<Result>>
	/** Ends all threads. Running jobs are rejected. */
	close(): Promise<void>
}

interface JobOptions<Report> {
	timeout: number
	timeoutAfterReport?: number
	signal?: AbortSignal
	onReport?: (report: Report) => void
}

interface PoolOptions {
	/** How many jobs run at once. */
	size: number
	heapMegabytes: number
	/** Uses a process instead of a thread for each, for jobs that may crash it. */
	ownProcess?: boolean
	/** Further Node options for each process. */
	nodeFlags?: readonly string[]
}

/**
 * Threads for work that may hang, use too much memory, or block everything else. A thread is reused after a successful
 * job and discarded after a stopped one. Idle ones don't keep the program running.
 */
export function createThreadPool<Job, Result, Report = never>(
	name: string,
	{ size, heapMegabytes, ownProcess = false, nodeFlags }: PoolOptions,
): ThreadPool<Job, Result, Report> {
	const warm: Helper[] = []
	const all = new Set<Helper>()
	const waiting: (() => void)[] = []
	let busy = 0

	async function run(job: Job, options: JobOptions<Report>): Promise<ThreadOutcome<Result>> {
		options.signal?.throwIfAborted()
		if (busy < size) busy++
		else await turn(options.signal)
		try {
			options.signal?.throwIfAborted()
			return await runIn(warm.pop(), job, options)
		} finally {
			const next = waiting.shift()
			if (next) next()
			else busy--
		}
	}

	function turn(signal: AbortSignal | undefined): Promise<void> {
		return new Promise((resolve, reject) => {
			const take = () => {
				signal?.removeEventListener('abort', leave)
				resolve()
			}
			const leave = () => {
				waiting.splice(waiting.indexOf(take), 1)
				reject(signal?.reason as Error)
			}
			waiting.push(take)
			signal?.addEventListener('abort', leave, { once: true })
		})
	}

	function start(): Helper {
		const helper: Helper = (ownProcess ? startProcess : startThread)({
			file: threadFile(name),
			heapMegabytes,
			nodeFlags,
			onGone() {
				all.delete(helper)
				if (warm.includes(helper)) warm.splice(warm.indexOf(helper), 1)
			},
		})
		all.add(helper)
		return helper
	}

	function runIn(
		started: Helper | undefined,
		job: Job,
		{ timeout, timeoutAfterReport = timeout, signal, onReport }: JobOptions<Report>,
	): Promise<ThreadOutcome<Result>> {
		const helper = started ?? start()
		helper.hold(true)
		return new Promise((resolve, reject) => {
			let callOff = () => {}
			const settle = () => {
				callOff()
				signal?.removeEventListener('abort', onAbort)
				helper.listen(null)
			}
			const discard = () => {
				settle()
				void helper.stop()
			}
			const allow = (milliseconds: number) => {
				callOff()
				callOff = startDeadline(milliseconds, helper.heldUp, () => {
					discard()
					resolve({ stopped: 'out_of_time' })
				})
			}
			const begin = () => {
				helper.send(job)
				allow(timeout)
			}
			const onAbort = () => {
				discard()
				reject(signal?.reason as Error)
			}
			const onMessage = (message: ThreadMessage<Result, Report>) => {
				if ('ready' in message) begin()
				else if ('report' in message) {
					allow(timeoutAfterReport)
					onReport?.(message.report)
				} else if ('error' in message) {
					discard()
					reject(new Error(`The thread ${name} failed: ${message.error}`))
				} else {
					settle()
					helper.hold(false)
					warm.push(helper)
					resolve({ result: message.result })
				}
			}
			const onEnd = (end: HelperEnd) => {
				settle()
				if (end instanceof Error) reject(end)
				else resolve({ stopped: end })
			}
			signal?.addEventListener('abort', onAbort, { once: true })
			helper.listen({ onMessage: (message) => onMessage(message as ThreadMessage<Result, Report>), onEnd })
			if (started) begin()
		})
	}

	return {
		run,
		async close() {
			await Promise.all([...all].map((helper) => helper.stop()))
		},
	}
}
