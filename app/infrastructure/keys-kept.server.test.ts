import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyEventJob } from '#app/domain/billing/events/apply-event-job.server.ts'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { sendMailJob } from '#app/domain/mail/send-mail-job.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { smallAgreement } from '#tests/fixtures/upload-request.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { productRoutes, wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { openLanguageModel, usualPatience } from './language-model/open-language-model.server.ts'
import { keysOf } from './keys-of.ts'
import { createLogger } from './log.server.ts'
import { createSmtpMailer } from './mail/mailer.server.ts'

// Every key of the environment is a word that occurs nowhere else; it is then looked for in all that the program hands
// out or keeps, while the services that it is for refuse it.

const word = (name: string) => `kept-${name}-4b1d9c07e6f24a58`
const keys = {
	SESSION_SECRET: word('session-secret'),
	SESSION_SECRET_EARLIER: word('earlier-session-secret'),
	OPENAI_API_KEY: word('model'),
	GOOGLE_CLIENT_SECRET: word('google'),
	LINKEDIN_CLIENT_SECRET: word('linkedin'),
	MICROSOFT_CLIENT_SECRET: word('microsoft'),
	INBOUND_WEBHOOK_SECRET: word('inbound-mail'),
	STRIPE_SECRET_KEY: 'sk_live_kept4b1d9c07e6f24a58',
	STRIPE_WEBHOOK_SECRET: word('stripe-webhook'),
}
const mailPassword = word('mail-server')
/** The key that the tests' services seal with. */
const sealingKey = 'ab'.repeat(32)

const refusing = await refusingServer()
const prices = { STRIPE_PRICE_BUILDER: 'price_b', STRIPE_PRICE_STARTUP: 'price_s', STRIPE_PRICE_SCALE: 'price_c' }
const base = await testServices({
	...keys,
	...prices,
	STRIPE_API_URL: refusing.url,
	OPENAI_BASE_URL: `${refusing.url}/v1`,
	GOOGLE_CLIENT_ID: 'google-id',
	GOOGLE_ISSUER: refusing.url,
	LINKEDIN_CLIENT_ID: 'linkedin-id',
	LINKEDIN_ISSUER: refusing.url,
	MICROSOFT_CLIENT_ID: 'microsoft-id',
	MICROSOFT_ISSUER: refusing.url,
	INBOUND_MAIL_DOMAIN: 'in.fineprint.example',
	// Nobody listens there.
	SMTP_URL: `smtp://mailer:${mailPassword}@127.0.0.1:1`,
})
const logged: string[] = []
const log = createLogger('trace', keysOf(base.env), { write: (line) => void logged.push(line) })
const mail = createSmtpMailer(base.env.smtpUrl!, base.env.mailFrom)
const model = openLanguageModel(base.env.model!, { ...usualPatience, backOffMs: 1, retries: 0 })
const services = { ...base, log, mail, model, forReads: { ...base.forReads, log, mail, model } }
const { db } = services
const app = await wholeApp(services)

test('no key of the environment is in any page, answer, log line, row or file', { timeout: 180_000 }, async () => {
	const admin = await register(services, { userType: 'admin' })
	await withMfa(services, admin)
	const { token, sessionId } = await signedIn(services, admin)
	await openStepUp(services, admin, sessionId)
	const cookie = { Cookie: `token=${token}` }

	// What the keys are for, each refused by who should take them.
	const { documentId, reviewId } = await queueReview(services, admin, { bytes: await smallAgreement() })
	await db.review.update({ where: { id: reviewId }, data: { askModel: true } })
	await runReview(services, reviewId, new AbortController().signal, reviewerHere)
	await db.$transaction((tx) => queueMail(services, tx, { to: admin.email, subject: 'News', text: 'News', html: '<p>News</p>' }))
	const { id: mailId } = await db.outgoingMail.findFirstOrThrow({ where: { subject: 'News' } })
	const run = { signal: new AbortController().signal, lastTry: true }
	await expect(sendMailJob.run(services, { mailId }, run)).rejects.toThrow()
	await services.jobs.work(services, [applyEventJob])
	await db.$transaction(async (tx) => {
		await tx.paymentEvent.create({ data: { id: 'evt_1', type: 'charge.refunded', chargeId: 'ch_1' } })
		await services.jobs.enqueue(tx, applyEventJob, { eventId: 'evt_1' })
	})
	const failedJobs = () => db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = ${applyEventJob.name} AND output IS NOT NULL`
	await expect.poll(failedJobs, { timeout: 30_000 }).toHaveLength(1)
	const answers: string[] = []
	const ask = async (path: string, init: RequestInit = {}) => {
		const answer = await fetch(new URL(path, app), { redirect: 'manual', ...init })
		answers.push(JSON.stringify([...answer.headers]), await answer.text())
	}
	const form = (fields: Record<string, string>) => ({ method: 'POST', headers: cookie, body: new URLSearchParams(fields) })
	await ask('/checkout', form({ plan: 'startup', price: '4900' }))
	for (const path of ['/api/payment/webhook', '/api/inbound-mail']) await ask(path, { method: 'POST', body: '{}' })
	for (const provider of ['google', 'linkedin', 'microsoft']) await ask(`/auth/${provider}`)
	expect(refusing.requests).toEqual(
		expect.arrayContaining([expect.stringContaining(keys.STRIPE_SECRET_KEY), expect.stringContaining(keys.OPENAI_API_KEY)]),
	)

	// And every page and call that reads, as the person who may see most; without a session, those about nobody.
	const params: Record<string, string> = { documentId, userId: admin.id }
	for (const path of await readPaths()) {
		const filled = path.replace(parameter, (_, name: string) => params[name] ?? '1')
		await ask(filled, { headers: cookie })
		if (!path.includes(':')) await ask(path)
	}

	const places = { answers, log: logged, database: await allRows(), files: await allFiles(services.env.dataDir) }
	// The search sees what is there.
	for (const [where, texts] of Object.entries(places))
		expect([where, texts.some((text) => text.includes(certainWords[where]!(admin.email)))]).toEqual([where, true])
	const found = Object.entries({ ...keys, mailPassword, sealingKey }).flatMap(([name, key]) =>
		Object.entries(places).flatMap(([where, texts]) =>
			texts.some((text) => spellings(key).some((each) => text.includes(each))) ? [`${name} in ${where}`] : [],
		),
	)
	expect(found).toEqual([])
})

/** What is in each of the places for certain. */
const certainWords: Record<string, (email: string) => string> = {
	answers: (email) => email,
	log: () => 'Incorrect API key provided',
	database: (email) => email,
	files: () => 'PK',
}

/** A key as it is, as PostgreSQL prints bytes, as headers and sealed text carry it, and within an address. */
function spellings(key: string): string[] {
	const bytes = Buffer.from(key)
	return [key, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), encodeURIComponent(key)]
}

/** A part of a path that is filled in. */
const parameter = /:(\w+)\??|\*/g

/** The path of every page and call that reads. */
async function readPaths(): Promise<string[]> {
	const { routes } = await productRoutes()
	const pathOf = (id: string): string[] => {
		const { parentId, path } = routes[id]!
		return [...(parentId === undefined ? [] : pathOf(parentId)), ...(path ? [path] : [])]
	}
	const paths = Object.values(routes).flatMap((route) => {
		const { loader, default: component } = route!.module
		return loader || component ? [`/${pathOf(route!.id).join('/')}`] : []
	})
	// Events go on for ever; where the redlining page posts its forms, a link shows that page.
	return [...new Set(paths)].filter((path) => !/events$|logout|^\/review\/:documentId\/(?!rounds)/.test(path))
}

/** Every row of every table, the queue's too, as text. */
async function allRows(): Promise<string[]> {
	const tables = await db.$queryRaw<{ name: string }[]>`
		SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
		WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`
	const rows: string[] = []
	for (const { name } of tables) {
		const found = await db.$queryRawUnsafe<{ row: string }[]>(`SELECT "each"::text AS row FROM ${name} AS "each"`)
		rows.push(...found.map(({ row }) => row))
	}
	return rows
}

async function allFiles(folder: string): Promise<string[]> {
	const names = await readdir(folder, { recursive: true, withFileTypes: true })
	return Promise.all(names.filter((each) => each.isFile()).map((each) => readFile(join(each.parentPath, each.name), 'latin1')))
}

/** A server that answers everybody that their key is wrong, and says which they sent, as careless ones do. */
async function refusingServer(): Promise<{ url: string; requests: string[] }> {
	const requests: string[] = []
	const server = createServer((request, response) => {
		void bodyOf(request).then((body) => {
			const sent = `${request.headers.authorization ?? ''} ${body}`
			requests.push(sent)
			const error = { type: 'invalid_request_error', code: 'invalid_api_key', message: `Incorrect API key provided: ${sent}` }
			response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }))
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = []
	for await (const part of request) parts.push(part as Buffer)
	return Buffer.concat(parts).toString()
}
