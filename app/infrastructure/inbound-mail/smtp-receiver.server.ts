import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { minute, second } from '#app/units.ts'
import type { Logger } from '../log.ts'
import type { ArrivedMail } from './mail-authentication.ts'

/** What becomes of a mail: taken over, or refused for good or for now with words that its sender's server passes on. */
export type MailAnswer = { taken: true } | { refused: string; code: 550 | 552 | 451 }

/** Who takes the mails of a receiver. */
export interface MailTaker {
	/** Whether there is such an address. */
	knows(recipient: string): Promise<boolean>
	/** Takes a mail for one recipient; its file is gone when that is done. */
	take(mail: ArrivedMail, recipient: string): Promise<MailAnswer>
}

/** A running mail server. */
export interface MailReceiver {
	port: number
	close(): Promise<void>
}

interface ReceiverOptions {
	host: string
	port: number
	/** What it calls itself. */
	name: string
	tls: { certFile: string; keyFile: string } | null
	/** Where mails are while they are received. */
	folder: string
	/** The most bytes of a mail. */
	largest: number
	/** How long a connection may last, in milliseconds; left out, ten minutes. */
	longest?: number
	log: Logger
}

const mostConnections = 50
const mostRecipients = 5
/** How long a connection may last. Without it, a byte a minute holds one for ever. */
const longestConnection = 10 * minute

/**
 * Starts a mail server that receives mail for `taker` and sends none. It takes a mail over (250) only when everything
 * that follows from it is in the database: until then its sender's server keeps it and tries again.
 */
export async function startSmtpReceiver(taker: MailTaker, options: ReceiverOptions): Promise<MailReceiver> {
	const { host, port, name, tls, folder, largest, longest = longestConnection, log } = options
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const server = new SMTPServer({
		name,
		banner: 'Fineprint',
		size: largest,
		// Without a certificate of its own the package would use one whose key everybody has.
		disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
		...(tls ? { cert: await readFile(tls.certFile), key: await readFile(tls.keyFile) } : {}),
		authOptional: true,
		disableReverseLookup: true,
		maxClients: mostConnections,
		socketTimeout: minute,
		closeTimeout: 10 * second,
		onConnect({ id }, callback) {
			setTimeout(() => endConnection(id), longest).unref()
			callback()
		},
		onRcptTo({ address }, session, callback) {
			if (session.envelope.rcptTo.length >= mostRecipients) return callback(refusal(451, 'Too many recipients at once'))
			taker.knows(address).then(
				(known) => callback(known ? null : refusal(550, 'There is no such address')),
				(error: unknown) => callback(fault(error)),
			)
		},
		onData(stream, session, callback) {
			receive(stream, session).then(
				(answer) => ('taken' in answer ? callback(null, 'Taken') : callback(refusal(answer.code, answer.refused))),
				(error: unknown) => callback(fault(error)),
			)
		},
	})
	server.on('error', (error) => log.warn({ err: error }, 'A mail connection failed'))

	async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<MailAnswer> {
		const path = join(folder, randomUUID())
		try {
			await pipeline(stream, withoutRest(stream), createWriteStream(path, { mode: 0o600 }))
			if (stream.sizeExceeded) return { refused: `This email is larger than ${Math.floor(largest / 1_000_000)} MB`, code: 552 }
			const { mailFrom, rcptTo } = session.envelope
			const mail = {
				path,
				envelopeFrom: mailFrom ? mailFrom.address : '',
				ip: session.remoteAddress,
				helo: session.hostNameAppearsAs || null,
			}
			const answers: MailAnswer[] = []
			for (const { address } of rcptTo) answers.push(await taker.take(mail, address))
			// Trying again harms nobody: who has taken a mail does not take it twice.
			return (
				answers.find((answer) => 'refused' in answer && answer.code === 451) ?? answers.find((answer) => 'taken' in answer) ?? answers[0]!
			)
		} finally {
			await rm(path, { force: true })
		}
	}

	function endConnection(sessionId: string): void {
		for (const connection of server.connections) if (connection.session.id === sessionId) connection.close()
	}

	function fault(error: unknown): Error {
		log.error({ err: error }, 'A mail could not be received')
		return refusal(451, 'Something went wrong on our side, try again later')
	}

	await new Promise<void>((resolve, reject) => {
		server.server.once('error', reject)
		server.listen(port, host, () => {
			server.server.off('error', reject)
			resolve()
		})
	})
	return {
		port: (server.server.address() as AddressInfo).port,
		close: () => new Promise((resolve) => server.close(resolve)),
	}
}

/** Lets pass what is within the limit, and drops the rest without writing it down: the sender waits for the end of it. */
function withoutRest(stream: SMTPServerDataStream) {
	return async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) if (!stream.sizeExceeded) yield chunk
	}
}

function refusal(responseCode: number, words: string): Error {
	return Object.assign(new Error(words), { responseCode })
}
