import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Why a helper is no more: too little memory, a crash of its own, or an error that somebody should see. */
export type HelperEnd = 'out_of_memory' | 'crashed' | Error

/** A thread or a process that takes messages and sends messages. */
export interface Helper {
	send(message: unknown): void
	/** Replaces who is told; `null` for nobody. */
	listen(listener: { onMessage(message: unknown): void; onEnd(end: HelperEnd): void } | null): void
	/** Whether it keeps the program running. */
	hold(held: boolean): void
	/** How long it has waited for a processor since it began, in milliseconds: others had them. 0 where that is not known. */
	heldUp(): number
	/** Ends it at once, whatever it is doing. */
	stop(): Promise<void>
}

interface HelperOptions {
	file: string
	heapMegabytes: number
	/** Further options of Node for a process. */
	nodeFlags?: readonly string[]
	onGone: () => void
}

/** Starts a thread: quick to start, and for our own code enough. */
export function startThread({ file, heapMegabytes, onGone }: HelperOptions): Helper {
	const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
	let listener: Parameters<Helper['listen']>[0] = null
	let failure: HelperEnd | null = null
	thread.on('message', (message) => listener?.onMessage(message))
	thread.on('error', (error: NodeJS.ErrnoException) => (failure = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : error))
	thread.on('exit', (code) => {
		onGone()
		listener?.onEnd(failure ?? new Error(`The thread ended with ${code} before its job`))
	})
	return {
		send: (message) => thread.postMessage(message),
		listen: (next) => (listener = next),
		hold: (held) => (held ? thread.ref() : thread.unref()),
		heldUp: () => 0,
		stop: async () => void (await thread.terminate()),
	}
}

const nanosecondsInMillisecond = 1_000_000

/** How V8 (abort) and the kernel (kill) end a process that wants more memory than there is. */
const memorySignals = ['SIGABRT', 'SIGKILL']

/**
 * Starts a process, for code that opens files of strangers. The limit of a thread's heap is not one to rely on:
 * when a file makes one array grow past it in a single step, V8 ends the whole program. Here it ends the helper.
 * Its one argument is this program's process id. It gets nothing of the program's environment, so no secret either, and its output goes nowhere.
 */
export function startProcess({ file, heapMegabytes, nodeFlags = [], onGone }: HelperOptions): Helper {
	const child = fork(file, [String(process.pid)], {
		execArgv: [`--max-old-space-size=${heapMegabytes}`, ...nodeFlags],
		env: {},
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	})
	let listener: Parameters<Helper['listen']>[0] = null
	let gone = false
	const end = (reason: HelperEnd) => {
		if (gone) return
		gone = true
		onGone()
		listener?.onEnd(reason)
	}
	child.on('message', (message) => listener?.onMessage(message))
	child.on('error', end)
	child.on('exit', (code, signal) => {
		if (signal && memorySignals.includes(signal)) end('out_of_memory')
		else end(signal ? 'crashed' : new Error(`The process ended with ${code} before its job`))
	})
	return {
		send: (message) => child.send(message as never, (error) => error && end(error)),
		listen: (next) => (listener = next),
		hold(held) {
			if (held) child.ref()
			else child.unref()
			if (held) child.channel?.ref()
			else child.channel?.unref()
		},
		heldUp: () => waitedForProcessor(child.pid ?? 0),
		stop: () =>
			new Promise((resolve) => {
				if (gone) return resolve()
				child.once('exit', () => resolve())
				child.kill('SIGKILL')
			}),
	}
}

/**
 * How long the main thread of a process was ready to run while others ran, in milliseconds: second number of
 * `/proc/{pid}/schedstat`, in nanoseconds (Linux, Documentation/scheduler/sched-stats). 0 on systems without it.
 */
export function waitedForProcessor(pid: number): number {
	try {
		return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1] ?? 0) / nanosecondsInMillisecond
	} catch {
		return 0
	}
}
