import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail, Mailer } from './mailer.ts'

/** Sends through the SMTP server that `url` names. */
export function createSmtpMailer(url: string, from: string): Mailer {
	const transport = nodemailer.createTransport(url, { from })
	return {
		async send(mail) {
			await transport.sendMail(messageOf(mail, from))
		},
	}
}

/** Saves each mail as `<folder>/<time>-<n>.eml`, exactly as it would have been sent. */
export function createSavingMailer(folder: string, from: string): Mailer {
	const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
	let saved = 0
	return {
		async send(mail) {
			const { message } = await transport.sendMail(messageOf(mail, from))
			await mkdir(folder, { recursive: true, mode: 0o700 })
			const time = new Date().toISOString().replace(/[:.]/g, '-')
			await saveNew((number) => join(folder, `${time}-${number}.eml`), message as Buffer)
		},
	}

	/** Uses the next free number: another program on the same folder may save a mail at the same time. */
	async function saveNew(pathOf: (number: number) => string, message: Buffer): Promise<void> {
		saved += 1
		try {
			await writeFile(pathOf(saved), message, { mode: 0o600, flag: 'wx' })
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
			await saveNew(pathOf, message)
		}
	}
}

function messageOf({ id, automatic, inReplyTo, ...mail }: Mail, from: string) {
	return {
		...mail,
		from,
		...(id ? { messageId: `<${id}@fineprint>` } : {}),
		...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
		...(automatic ? { headers: { 'Auto-Submitted': 'auto-replied' } } : {}),
	}
}
