import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Sends through the SMTP server that `url` names. */
export function createSmtpMailer(url: string, from: string): Mailer {
	const transport = nodemailer.createTransport(url, { from })
	return {
		async send(mail) {
			await transport.sendMail({ ...mail, from })
		},
	}
}

/** Saves each mail as `<folder>/<time>-<n>.eml`, exactly as it would have been sent. */
export function createSavingMailer(folder: string, from: string): Mailer {
	const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
	let saved = 0
	return {
		async send(mail) {
			const { message } = await transport.sendMail({ ...mail, from })
			await mkdir(folder, { recursive: true, mode: 0o700 })
			const time = new Date().toISOString().replace(/[:.]/g, '-')
			saved += 1
			await writeFile(join(folder, `${time}-${saved}.eml`), message as Buffer, { mode: 0o600 })
		},
	}
}
