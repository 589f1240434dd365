import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import buildThreads from '#tests/build-threads.ts'
import { threadFile } from './threads.server.ts'

await buildThreads()

const program = `
	const { fork } = require('node:child_process')
	const child = fork(process.argv[1], [String(process.pid)], { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
	child.on('message', () => process.stdout.write('ready'))
	process.stdout.write(child.pid + ' ')
	setInterval(() => {}, 1000)
`

// /proc tells whether a process runs; a dead one that was not reaped is Z there.
test.runIf(existsSync('/proc/self/stat')).each(['while it starts', 'when it is ready'])(
	'an extraction process whose program is killed %s ends too',
	async (moment) => {
		const killed = spawn(process.execPath, ['-e', program, threadFile('extraction-worker')], { stdio: ['ignore', 'pipe', 'ignore'] })
		const pid = await new Promise<number>((resolve) => {
			let said = ''
			killed.stdout.on('data', (chunk: Buffer) => {
				said += chunk.toString()
				if (moment === 'while it starts' ? said.includes(' ') : said.includes('ready')) resolve(Number(said.split(' ')[0]))
			})
		})
		killed.kill('SIGKILL')

		await expect.poll(() => state(pid), { timeout: 15_000, interval: 100 }).toMatch(/^(gone|Z)$/)
	},
)

function state(pid: number): string {
	try {
		return /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 'gone'
	} catch {
		return 'gone'
	}
}
