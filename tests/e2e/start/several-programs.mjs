// E2E_PROGRAMS=2: the journeys against several processes of the program on one database and one data folder. Each request
// goes to the next process, so a page, its forms and its jobs are hardly ever of the same one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { v8Flags } from '../../../scripts/v8-flags.mjs'

const host = '127.0.0.1'
const port = Number(process.env.PORT)
const ports = Array.from({ length: Number(process.env.E2E_PROGRAMS) }, (_, index) => port + 1 + index)
const programs = []
const answered = ports.map(() => 0)
let stopping = false

// One after the other: the first builds the product and makes the database.
for (const each of ports) {
	const env = { ...process.env, PORT: String(each), APP_URL: `http://${host}:${port}` }
	const program = spawn(process.execPath, [...v8Flags, 'scripts/start.mjs'], { env, stdio: 'inherit' })
	program.once('exit', (code) => stop(code ?? 1))
	programs.push(program)
	await ready(each)
}

let turn = 0
const server = createServer((incoming, answer) => {
	const index = turn++ % ports.length
	answered[index] += 1
	const { method, url: path } = incoming
	const headers = { ...incoming.headers, connection: 'close' }
	const passed = request({ host, port: ports[index], method, path, headers, agent: false }, (reply) => {
		const replied = { ...reply.headers }
		delete replied.connection
		answer.writeHead(reply.statusCode, reply.statusMessage, replied)
		reply.pipe(answer)
		reply.once('error', () => answer.destroy())
	})
	passed.once('error', () => answer.destroy())
	answer.once('close', () => passed.destroy())
	incoming.pipe(passed)
})
server.listen(port, host)
await once(server, 'listening')

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0))

async function stop(code) {
	if (stopping) return
	stopping = true
	console.error(`Requests by process: ${answered.join(', ')}`)
	const ends = programs.filter(({ exitCode }) => exitCode === null).map((program) => once(program, 'exit'))
	for (const program of programs) program.kill('SIGTERM')
	await Promise.all(ends)
	process.exit(code)
}

async function ready(at) {
	for (;;) {
		const answer = await fetch(`http://${host}:${at}/readyz`).catch(() => null)
		if (answer?.ok) return
		await wait(100)
	}
}
