import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from './project-root.server.ts'

/** The built file of a thread: `vite.threads.config.ts` names them, `npm run build` and the tests build them. */
export function threadFile(name: string): string {
	return join(projectRoot, 'build', 'threads', `${name}.js`)
}

/** How a job in a thread ended. Running out of time or memory is the file's doing, not a bug. */
export type ThreadOutcome<Result> = { result: Result } | { stopped: 'out_of_time' | 'out_of_memory' }

/** What a thread says. First of all `ready`; then, for each job it is sent, any number of reports and one end. */
export type ThreadMessage<Result, Report> = { ready: true } | { report: Report } | { result: Result } | { error: string }

export interface ThreadPool<Job, Result, Report> {
	/**
	 * Runs a job in a thread of its own, waiting for one while all are busy.
	 *
	 * @param options.timeout milliseconds from when a thread takes the job.
	 * @param options.timeoutAfterReport milliseconds that a report gives the job from then on.
	 * @throws the signal's reason when aborted; Error when the thread failed for any other reason than time or memory.
	 */
	run(job: Job, options: JobOptions<Report>): Promise<ThreadOutcome<Result>>
	/** Ends all threads. Jobs under way are rejected. */
	close(): Promise<void>
}

interface JobOptions<Report> {
	timeout: number
	timeoutAfterReport?: number
	signal?: AbortSignal
	onReport?: (report: Report) => void
}

/**
 * Threads for work that may hang, or eat memory, or simply hold up everyone else. A thread that did its job well
 * is kept warm for the next; one that was stopped is thrown away. Warm threads don't keep the program running.
 *
 * @param size how many jobs run at once; others wait in line.
 */
export function createThreadPool<Job, Result, Report = never>(name: string, { size, heapMegabytes }: { size: number; heapMegabytes: number }): ThreadPool<Job, Result, Report> {
	const warm: Worker[] = []
	const all = new Set<Worker>()
	const waiting: (() => void)[] = []
	let busy = 0

	async function run(job: Job, options: JobOptions<Report>): Promise<ThreadOutcome<Result>> {
		options.signal?.throwIfAborted()
		if (busy < size) busy++
		else await turn(options.signal)
		try {
			return await runInThread(warm.pop(), job, options)
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

	function start(): Worker {
		const thread = new Worker(threadFile(name), { name, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
		all.add(thread)
		thread.once('exit', () => {
			all.delete(thread)
			const index = warm.indexOf(thread)
			if (index >= 0) warm.splice(index, 1)
		})
		return thread
	}

	function runInThread(started: Worker | undefined, job: Job, { timeout, timeoutAfterReport = timeout, signal, onReport }: JobOptions<Report>): Promise<ThreadOutcome<Result>> {
		const thread = started ?? start()
		thread.ref()
		return new Promise((resolve, reject) => {
			let timer: NodeJS.Timeout | undefined
			const allow = (milliseconds: number) => {
				clearTimeout(timer)
				timer = setTimeout(() => discard(() => resolve({ stopped: 'out_of_time' })), milliseconds)
			}
			const begin = () => {
				thread.postMessage(job)
				allow(timeout)
			}
			const settle = () => {
				clearTimeout(timer)
				signal?.removeEventListener('abort', onAbort)
				thread.off('message', onMessage).off('error', onError).off('exit', onExit)
			}
			const discard = (end: () => void) => {
				settle()
				thread.on('error', () => {}) // What it still says on its way out concerns nobody.
				void thread.terminate()
				end()
			}
			const onAbort = () => discard(() => reject(signal?.reason as Error))
			const onExit = () => discard(() => reject(new Error(`The thread ${name} ended before its job`)))
			const onError = (error: NodeJS.ErrnoException) =>
				discard(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ stopped: 'out_of_memory' }) : reject(error)))
			const onMessage = (message: ThreadMessage<Result, Report>) => {
				if ('ready' in message) begin()
				else if ('report' in message) {
					allow(timeoutAfterReport)
					onReport?.(message.report)
				} else if ('error' in message) discard(() => reject(new Error(`The thread ${name} failed: ${message.error}`)))
				else {
					settle()
					thread.unref()
					warm.push(thread)
					resolve({ result: message.result })
				}
			}
			thread.on('message', onMessage).on('error', onError).on('exit', onExit)
			signal?.addEventListener('abort', onAbort, { once: true })
			if (started) begin()
		})
	}

	return {
		run,
		async close() {
			await Promise.all([...all].map((thread) => thread.terminate()))
		},
	}
}
