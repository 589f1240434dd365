import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ownTemplates } from '#app/domain/templates/own/own-templates.ts'
import { packets } from '#app/domain/templates/own/packets.ts'
import { sweep } from '#app/domain/sweep/sweep.server.ts'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'
import { readEnv } from '#app/infrastructure/env.server.ts'
import { openServices } from '#app/infrastructure/services.server.ts'
import { storedFiles } from '#app/infrastructure/stored-files.ts'
import { hour } from '#app/units.ts'
import { answersFor } from '#tests/fixtures/template-answers.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir, type RunningProgram } from '#tests/running-program.ts'

const dataDir = temporaryDataDir()
afterAll(() => removeDataDir(dataDir))

const packet = packets.find(({ key }) => key === 'raising-on-a-safe-or-note')!
const wanted = packet.documents.map(({ template }) => template)

/** One set of answers for all of its documents. */
function answers() {
	const all = ownTemplates().filter(({ key }) => wanted.includes(key))
	return Object.assign({}, ...all.map(({ fields }) => answersFor(fields)), ...packet.documents.map(({ values }) => values)) as object
}

test(
	'a program that is killed in the middle of a packet has made nothing of it, and its draft makes all of it later',
	{ timeout: 300_000 },
	async () => {
		let program = await startProgram({ dataDir, ownGroup: true })
		const { token } = await signInAt(program)
		await seeded(program, token)
		const draft = await startPacket(program, token)
		await withDatabase((client) =>
			client.query('UPDATE generation_drafts SET "values" = $2 WHERE id = $1', [draft, JSON.stringify(answers())]),
		)

		// Two files of three stand in storage: no row names them yet.
		const before = await stored()
		const state = { answered: false }
		const answer = generate(program, token, draft)
			.catch((error: unknown) => (error instanceof TypeError ? 'no answer' : String(error)))
			.finally(() => (state.answered = true))
		while (!state.answered && (await stored()) < before + 2) await new Promise((resolve) => setImmediate(resolve))
		await program.kill()
		expect(await answer).toBe('no answer')
		expect(await counts(draft)).toEqual({ drafts: 1, documents: 0, packets: 0 })
		program = await startProgram({ dataDir, ownGroup: true })

		expect(await generate(program, token, draft)).toMatch(/^\/generate\/packets\//)
		expect(await counts(draft)).toEqual({ drafts: 0, documents: wanted.length, packets: 1 })
		await program.stop()

		const services = await openServices(readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error', LOCAL_MODEL: 'off' }))
		try {
			await sweep(services, Date.now() + 2 * hour)
			const versions = await services.db.documentVersion.findMany({ select: { fileKey: true } })
			const kept = (await services.storage.list({ prefix: 'uploads/', limit: 1000 })).files.map(({ key }) => key)
			expect(kept.sort()).toEqual(versions.map(({ fileKey }) => fileKey).sort())
		} finally {
			await services.close()
		}
	},
)

async function seeded(program: RunningProgram, token: string): Promise<void> {
	await expect
		.poll(
			async () => {
				const answer = await fetch(`${program.url}/api/document/active-with-clauses`, { headers: { authorization: `Bearer ${token}` } })
				return ((await answer.json()) as { templates: unknown[] }).templates.length
			},
			{ timeout: 90_000, interval: 300 },
		)
		.toBe(ownTemplates().length)
}

async function startPacket(program: RunningProgram, token: string): Promise<string> {
	const { to } = await post(program, token, '/generate', [
		['intent', 'start_packet'],
		['packet', packet.key],
	])
	return /^\/generate\/drafts\/([\w-]+)/.exec(to)![1]!
}

/** Where generating leads. */
async function generate(program: RunningProgram, token: string, draft: string): Promise<string> {
	const { status, to, text } = await post(program, token, `/generate/drafts/${draft}?step=check`, [
		['step', 'check'],
		['go', 'generate'],
		...wanted.map((key): [string, string] => ['wanted', key]),
	])
	if (status !== 302) throw new Error(`Generating answered ${status}: ${/role="alert".*?<\/div>/s.exec(text)?.[0]}`)
	return to
}

async function post(program: RunningProgram, token: string, path: string, form: [string, string][]) {
	const answer = await fetch(program.url + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: `token=${token}`, Accept: 'text/html' },
		body: new URLSearchParams(form),
	})
	return { status: answer.status, to: answer.headers.get('Location') ?? '', text: await answer.text() }
}

/** How many files stand whole in storage. */
async function stored(): Promise<number> {
	const all = await readdir(storedFiles(dataDir), { recursive: true }).catch(() => [])
	return all.filter((path) => path.endsWith('.dat') && !path.startsWith('.')).length
}

async function counts(draft: string): Promise<Record<string, number>> {
	const { rows } = await withDatabase((client) =>
		client.query<Record<string, number>>(
			`SELECT (SELECT count(*)::int FROM generation_drafts WHERE id = $1) AS drafts, (SELECT count(*)::int FROM documents) AS documents,
				(SELECT count(*)::int FROM generated_packets) AS packets`,
			[draft],
		),
	)
	return rows[0]!
}

async function withDatabase<Value>(run: (client: pg.Client) => Promise<Value>): Promise<Value> {
	const client = new pg.Client({ connectionString: (await openEmbeddedPostgres(dataDir)).url('fineprint') })
	await client.connect()
	try {
		return await run(client)
	} finally {
		await client.end()
	}
}
