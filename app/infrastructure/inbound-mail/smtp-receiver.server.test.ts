import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLogger } from '../log.server.ts'
import { startSmtpReceiver, type MailTaker } from './smtp-receiver.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'fineprint-receiver-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function receiver(taker: Partial<MailTaker>, longest?: number) {
	const server = await startSmtpReceiver(
		{ knows: async () => true, take: async () => ({ taken: true }), ...taker },
		{ host: '127.0.0.1', port: 0, name: 'in.example', tls: null, folder, largest: 1000, longest, log: createLogger('silent') },
	)
	afterAll(() => server.close())
	return server.port
}

/** Says each line when the server has answered the one before. @returns all answers, when the connection has ended */
function talk(port: number, lines: readonly string[]): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1')
		const left = [...lines]
		let heard = ''
		socket.on('data', (chunk: Buffer) => {
			heard += chunk.toString()
			if (/^\d{3} .*\r\n$/m.test(chunk.toString()) && left.length > 0) socket.write(`${left.shift()!}\r\n`)
		})
		socket.on('error', reject)
		socket.on('close', () => resolve(heard))
	})
}

const opening = ['EHLO mx.example', 'MAIL FROM:<a@b.example>', 'RCPT TO:<check@in.example>', 'DATA']

test('a sender who never finishes is cut off, and nothing of the mail stays', async () => {
	const port = await receiver({}, 500)
	expect(await talk(port, [...opening, 'Subject: One line, and no more'])).toMatch(/354 /)
	await expect.poll(() => readdir(folder)).toEqual([])
})

test('a fault of ours is told as one that passes: the sender’s server tries again', async () => {
	const broken = await receiver({ take: () => Promise.reject(new Error('No database')) })
	expect(await talk(broken, [...opening, 'Subject: x\r\n\r\nx\r\n.', 'QUIT'])).toMatch(/451 .*try again later/)
	const closed = await receiver({ knows: () => Promise.reject(new Error('No database')) })
	expect(await talk(closed, [...opening.slice(0, 3), 'QUIT'])).toMatch(/451 /)
	expect(await readdir(folder)).toEqual([])
})

test('it offers neither sign-in nor, without a certificate, encryption, and says how much it takes', async () => {
	const port = await receiver({})
	const heard = await talk(port, ['EHLO mx.example', 'VRFY ada', 'QUIT'])
	expect(heard).toMatch(/SIZE 1000/)
	expect(heard).not.toMatch(/AUTH|STARTTLS/)
})
