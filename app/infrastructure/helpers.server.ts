import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Why a helper ended: too little memory, a crash, or an error that should be reported. */
export type HelperEnd = 'out_of_memory' | 'crashed' | Error

/** A thread or a process that exchanges messages with this one. */
export interface Helper {
	send(message: unknown): void
	/** Replaces the listener; `null` for none. */
	listen(listener: { onMessage(message: unknown): void; onEnd(end: HelperEnd): void } | null): void
	/** Whether it keeps the program running. */
	hold(held: boolean): void
	/** How long it has waited for a processor since its start, in milliseconds; 0 where that is unknown. */
	heldUp(): number
	/** Ends it at once, whatever it is doing. */
	stop(): Promise<void>
}

interface HelperOptions {
	file: string
	heapMegabytes: number
	/** Further Node options for a process. */
	nodeFlags?: readonly string[]
	onGone: () => void
}

/** Starts a thread: fast to start, and enough for our own code. */
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

/** How V8 (abort) and the kernel (kill) end a process that runs out of memory. */
const memorySignals = ['SIGABRT', 'SIGKILL']

/**
 * Starts a process, for code that reads untrusted files. A thread's heap limit is not reliable: when one array grows
 * past it in a single step, V8 ends the whole program; here it ends only the helper. The helper's one argument is this
 * program's process id. It gets an empty environment, so no secrets, and its output is discarded.
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
 * How long the main thread of a process waited for a processor, in milliseconds: the second number of
 * `/proc/{pid}/schedstat`, in nanoseconds (Linux, Documentation/scheduler/sched-stats). 0 on systems without it.
 */
export function waitedForProcessor(pid: number): number {
	try {
		return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1] ?? 0) / nanosecondsInMillisecond
	} catch {
		return 0
	}
}
