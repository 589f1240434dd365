import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const mostTries = 120
const second = 1000

/** Asks for a sign-in link as the login page does, and reads it in the saved mail. */
export async function mailedLink(url: string, dataDir: string, email: string): Promise<string> {
	const before = (await mailsTo(dataDir, email)).length
	const answer = await fetch(`${url}/login`, { method: 'POST', body: new URLSearchParams({ mode: 'login', email }), redirect: 'manual' })
	if (answer.status >= 400) throw new Error(`Asking for a sign-in link answered ${answer.status}`)
	for (let tries = 0; tries < mostTries; tries += 1) {
		const mails = await mailsTo(dataDir, email)
		const link = mails.length > before ? /https?:\/\/\S+\/auth\/callback\?\S+/.exec(mails.at(-1) ?? '')?.[0] : undefined
		if (link) return link
		await wait(second / 4)
	}
	throw new Error(`No mail with a link came to ${email}`)
}

async function mailsTo(dataDir: string, email: string): Promise<string[]> {
	const folder = join(dataDir, 'mail')
	const names = await readdir(folder).catch(() => [])
	const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
	return mails.map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=')).filter((mail) => mail.includes(`To: ${email}`))
}
