import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type express from 'express'
import type { Services } from '#app/infrastructure/services.ts'
import { readsSavedMail } from './dev-mail-link.ts'
import { isFromThisMachine } from './this-machine.ts'

const mailName = /^[0-9TZ-]+-\d+\.eml$/

/**
 * GET /dev/mail lists the saved mails, newest first; /dev/mail/<name> is one as it was sent. On loopback only, and
 * only for requests from this machine: these mails let their reader sign in as anybody.
 */
export function answerDevMail(app: express.Express, { env }: Services): void {
	if (!readsSavedMail(env)) return
	const folder = join(env.dataDir, 'mail')
	app.use('/dev/mail', (request, response, next) => {
		if (isFromThisMachine(request)) return next()
		response.status(404).type('text/plain').send('Saved mail can be read on the machine itself only, at http://127.0.0.1.')
	})
	app.get('/dev/mail', async (_request, response) => {
		const names = (await readdir(folder).catch(() => [] as string[]))
			.filter((name) => mailName.test(name))
			.sort()
			.reverse()
		const mails = await Promise.all(
			names.slice(0, 50).map(async (name) => ({ name, ...summary(await readFile(join(folder, name), 'utf8')) })),
		)
		response.type('html').send(page(mails))
	})
	app.get('/dev/mail/:name', async (request, response) => {
		const mail = mailName.test(request.params.name) ? await readFile(join(folder, request.params.name), 'utf8').catch(() => null) : null
		if (mail === null) return void response.status(404).type('text/plain').send('This email doesn’t exist.')
		response.type('text/plain').send(mail)
	})
}

interface Summary {
	to: string
	subject: string
	links: string[]
}

function summary(mail: string): Summary {
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''
	const text = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=')
	return { to: header('To'), subject: header('Subject'), links: [...new Set(text.match(/https?:\/\/[^\s"<>]+/g) ?? [])] }
}

function page(mails: (Summary & { name: string })[]): string {
	const rows = mails.map(
		(mail) =>
			`<li><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)} · <a ` +
			`href="/dev/mail/${mail.name}">source</a></p>${mail.links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('')}</li>`,
	)
	return (
		'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Saved ' +
		'mail</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light ' +
		'dark}h2{font-size:1rem;margin:0}li{margin:0 0 1.5rem}p{margin:.25rem 0;overflow-wrap:anywhere}</style><main><h1>Saved ' +
		`mail</h1>${rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No email has been sent yet.</p>'}</main></html>`
	)
}

function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
