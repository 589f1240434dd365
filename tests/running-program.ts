import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'
import { v8Flags } from '../scripts/v8-flags.mjs'

/** The product as `npm start` runs it, in a process of its own. */
export interface RunningProgram {
	url: string
	pid: number
	dataDir: string
	/** Milliseconds from its start to the first answer. */
	startedIn: number
	/** Asks it to end and waits until it has. */
	stop(): Promise<void>
	/** kill -9. The database server goes on, as it would on a real machine. */
	kill(): Promise<void>
	/** Resident memory in bytes, from the kernel. Linux only. */
	memory(): Promise<number>
}

const millisecond = 1
const second = 1000 * millisecond

/** A folder for one program's data that PostgreSQL's own user may enter too. */
export function temporaryDataDir(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fineprint-program-'))
	chmodSync(folder, 0o711)
	return folder
}

/** Starts the product and waits until it answers. Everything built already: build first. */
export async function startProgram({
	dataDir = temporaryDataDir(),
	env = {},
	host = '127.0.0.1',
	ownGroup = false,
}: {
	dataDir?: string
	/** Further settings; what needs the program's address gets it. */
	env?: Record<string, string> | ((url: string) => Promise<Record<string, string>>)
	host?: '127.0.0.1' | 'localhost'
	/** Whether `kill` takes the processes that it started along. */
	ownGroup?: boolean
} = {}): Promise<RunningProgram> {
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const settings = typeof env === 'function' ? await env(url) : env
	const began = performance.now()
	const output: string[] = []
	const child = spawn(process.execPath, [...v8Flags, 'scripts/start.mjs'], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: String(port),
			DATA_DIR: dataDir,
			APP_URL: url.replace('127.0.0.1', host),
			LOG_LEVEL: 'error',
			AUTH_DEV_BYPASS: '1',
			TRUST_PROXY: '1',
			LOCAL_MODEL: 'off',
			...settings,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: ownGroup,
	})
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void output.push(chunk.toString()))
	const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
	await answers(`${url}/`, child, output)

	return {
		url,
		pid: child.pid!,
		dataDir,
		startedIn: performance.now() - began,
		async stop() {
			child.kill('SIGTERM')
			await ended
		},
		async kill() {
			if (ownGroup) process.kill(-child.pid!, 'SIGKILL')
			else child.kill('SIGKILL')
			await ended
		},
		async memory() {
			const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
			return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
		},
	}
}

/** Removes a data folder; a database server that was left running in it is stopped first. */
export async function removeDataDir(dataDir: string): Promise<void> {
	const postgres = await openEmbeddedPostgres(dataDir)
	await postgres.release()
	await rm(dataDir, { recursive: true, force: true })
}

async function answers(url: string, child: ChildProcess, output: string[]): Promise<void> {
	const deadline = performance.now() + 120 * second
	for (;;) {
		if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}:\n${output.join('')}`)
		const status = await fetch(url).then(
			(response) => response.status,
			() => 0,
		)
		if (status === 200) return
		if (performance.now() > deadline) throw new Error(`The program did not answer:\n${output.join('')}`)
		await new Promise((resolve) => setTimeout(resolve, 10 * millisecond))
	}
}

async function freePort(): Promise<number> {
	const probe = createServer()
	return new Promise((resolve) => {
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as { port: number }
			probe.close(() => resolve(port))
		})
	})
}

/** Somebody signed in over the API of a running program, with as many credits as asked for; `null`: those that everybody begins with. */
export async function signInAt(program: RunningProgram, credits: number | null = 1000): Promise<{ token: string; email: string }> {
	const email = `bench.${Math.random().toString(36).slice(2)}@founders.example`
	const body = (value: unknown) => ({ method: 'POST', body: JSON.stringify(value) })
	const json = { 'content-type': 'application/json' }
	// Mails are counted by the caller's address; what a proxy passed on can't sign in without one.
	const caller = { 'x-forwarded-for': `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` }
	await fetch(`${program.url}/api/register`, {
		...body({ email, first_name: 'Bea', last_name: 'Bench' }),
		headers: { ...json, ...caller },
	})
	const answer = await fetch(`${program.url}/api/auth/magic-link`, { ...body({ email }), headers: json })
	const { token } = (await answer.json()) as { token?: string }
	if (!token) throw new Error(`Signing in answered ${answer.status}`)
	if (credits === null) return { token, email }
	await new Promise<void>((resolve, reject) => {
		spawn(process.execPath, ['scripts/command.mjs', 'user', email, '--credits', String(credits)], {
			env: { ...process.env, DATA_DIR: program.dataDir, LOG_LEVEL: 'error' },
			stdio: 'ignore',
		}).once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm run user ended with ${code}`))))
	})
	return { token, email }
}
