import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { verifyActivity } from '#app/domain/activity/verify-activity.server.ts'
import { endAbandonedReviews } from '#app/domain/review/run/end-abandoned-reviews.server.ts'
import { sweep } from '#app/domain/sweep/sweep.server.ts'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'
import { readEnv } from '#app/infrastructure/env.server.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import { openServices } from '#app/infrastructure/services.server.ts'
import { hour } from '#app/units.ts'
import { asDocx } from '#tests/fixtures/agreement-files.ts'
import { buildZip } from '#tests/fixtures/build-docx.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir, type RunningProgram } from '#tests/running-program.ts'
import { seededRandom } from '#tests/seeded-random.ts'

/** CRASH_SEED=… repeats the order of what people do and when the program is killed, CRASH_KILLS=… kills it more often. */
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const random = seededRandom(seed)
const below = (end: number) => Math.floor(random() * end)

const kills = Number(process.env.CRASH_KILLS ?? 4)
/** The kill that takes the database too. */
const databaseKill = Math.floor(kills / 2)
const people = 3

const dataDir = temporaryDataDir()
afterAll(() => removeDataDir(dataDir))

/** A document as its owner knows it from the answers. */
interface Known {
	id: string
	/** What was answered with success, by number. */
	versions: Map<number, string>
	/** Who works with it: one person, so that what was answered last holds. */
	person: number
	/** `null`: a call that changes it was not answered. */
	deleted: boolean | null
	/** Whether somebody asked to have it purged. */
	purged: boolean
}

const known: Known[] = []
/** Uploads of new documents without an answer: each may have made one. */
let unansweredUploads = 0
/** Files that were sent in a form with several, whose answer names no document. */
let inBatches = 0
/** Calls that were answered. */
let answers = 0
const done = { uploads: 0, versions: 0, restoredVersions: 0, deletions: 0, restores: 0, purges: 0, batches: 0, unanswered: 0 }

test('nothing is lost and nothing is left behind when the program is killed at any moment', { timeout: 300_000 }, async () => {
	const files = await Promise.all(Array.from({ length: 12 }, (_, index) => asDocx([`Agreement ${seed} ${index}.`, 'The parties agree.'])))
	let program = await startProgram({ dataDir, ownGroup: true })
	const token = (await signInAt(program, 100)).token
	for (let kill = 0; kill < kills; kill += 1) {
		const working = new AbortController()
		const work = Array.from({ length: people }, (_, person) => keepWorking(program, token, files, person, working.signal))
		await someAnswers(5 + below(10))
		await new Promise((resolve) => setTimeout(resolve, below(250)))
		// Before the kill: what is asked for in the very moment is not answered.
		const killed = program.kill()
		if (kill === databaseKill) await killDatabase()
		await killed
		working.abort()
		await Promise.all(work)
		if (kill !== databaseKill) await askForPurges()
		program = await startProgram({ dataDir, ownGroup: true })
	}
	await askForPurges()
	await settled()
	await program.stop()
	await checkEverything(files)
})

/** Waits until so many more calls were answered: a slow machine must not make the test an empty one. */
async function someAnswers(more: number): Promise<void> {
	const enough = answers + more
	const state = () => (answers >= enough ? 'enough' : `${answers} of ${enough} answers, refused at last: ${lastRefusal}`)
	await expect.poll(state, { timeout: 90_000, interval: 5, message: `seed ${seed}` }).toBe('enough')
}

/** The program answered, but did not do what was asked. */
class Unavailable extends Error {}
let lastRefusal = 'none'

async function keepWorking(
	program: RunningProgram,
	token: string,
	files: Uint8Array[],
	person: number,
	signal: AbortSignal,
): Promise<void> {
	while (!signal.aborted) {
		try {
			await act(program, token, files, person)
		} catch (error) {
			if (!(error instanceof TypeError || error instanceof Unavailable)) throw error
			done.unanswered += 1
			// Whoever is told that something does not work for the moment goes on; without the program there is nothing to ask.
			if (!(error instanceof Unavailable)) return
			lastRefusal = error.message
		}
	}
}

async function act(program: RunningProgram, token: string, files: Uint8Array[], person: number): Promise<void> {
	const call = (path: string, init: RequestInit = {}) =>
		fetch(`${program.url}/api${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
	const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
	const file = files[below(files.length)]!
	const form = () => {
		const body = new FormData()
		body.set('file', new File([new Uint8Array(file)], 'Agreement.docx'))
		return { method: 'POST', body }
	}
	const mine = known.filter((each) => each.person === person && !each.purged)
	const document = mine[below(mine.length)]
	const what = document ? random() : 0
	if (document && what > 0.9) {
		inBatches += 3
		const answer = await fetch(`${program.url}/document-vault/upload`, {
			...severalFiles(files),
			headers: { cookie: `token=${token}` },
			redirect: 'manual',
		})
		await answered(answer, [302])
		done.batches += 1
		return
	}
	if (!document || what < 0.3) {
		unansweredUploads += 1
		const answer = await call(random() < 0.15 ? '/document/uploadAndAnalysis' : '/document/upload', form())
		const { document_id: id } = await answered(answer, [201, 200])
		unansweredUploads -= 1
		known.push({ id: id!, versions: new Map([[1, hashOf(file)]]), person, deleted: false, purged: false })
		done.uploads += 1
	} else if (what < 0.5) {
		const answer = await call(`/document/${document.id}`, { ...form(), method: 'PUT' })
		const { version_number: number } = await answered(answer, [200, 404, 409])
		if (number) document.versions.set(number, hashOf(file))
		if (number) done.versions += 1
	} else if (what < 0.65) {
		const [from] = [...document.versions.keys()].sort(() => random() - 0.5)
		const answer = await call(`/document/${document.id}/restore-version`, json({ version_number: from }))
		const { version_number: number } = await answered(answer, [200, 201, 404, 409])
		if (number) document.versions.set(number, document.versions.get(from!)!)
		if (number) done.restoredVersions += 1
	} else {
		const deletes = what < 0.8
		const before = document.deleted
		document.deleted = null
		const answer = await (deletes
			? call(`/document/${document.id}`, { method: 'DELETE' })
			: call(`/document/restore/${document.id}`, json({})))
		await answered(answer, [200, 204, 404, 409])
		document.deleted = answer.ok ? deletes : before
		if (answer.ok) done[deletes ? 'deletions' : 'restores'] += 1
	}
}

/** The form for several files with a Word file and a ZIP of two, as browsers without scripts send it. */
function severalFiles(files: Uint8Array[]): RequestInit {
	const some = Array.from({ length: 3 }, () => files[below(files.length)]!)
	const zip = buildZip(some.slice(1).map((content, index) => ({ name: `Agreement ${index}.docx`, content: Buffer.from(content) })))
	const body = new FormData()
	body.set('review', 'no')
	body.set('duplicates', 'add')
	body.append('file', new File([new Uint8Array(some[0]!)], 'Agreement.docx'))
	body.append('file', new File([new Uint8Array(zip)], 'Agreements.zip'))
	return { method: 'POST', body }
}

async function answered(answer: Response, expected: number[]): Promise<{ document_id?: string; version_number?: number }> {
	const text = await answer.text()
	// A program that is killed with its database refuses what comes in between.
	if (answer.status >= 500) throw new Unavailable(`${answer.status} ${text.slice(0, 300)}`)
	answers += 1
	if (!expected.includes(answer.status)) throw new Error(`seed ${seed}: ${answer.status} ${text.slice(0, 300)}`)
	return answer.ok && text ? (JSON.parse(text) as object) : {}
}

/** Lets the time in the bin be over for some documents in it, and queues the job that purges them. */
async function askForPurges(): Promise<void> {
	await withDatabase(async (client) => {
		const { rows } = await client.query<{ id: string }>('SELECT id::text FROM documents WHERE deleted_at IS NOT NULL ORDER BY id')
		for (const { id } of rows.filter(() => random() < 0.5)) {
			const document = known.find((each) => each.id === id)
			if (!document) continue
			document.purged = true
			done.purges += 1
			await client.query(`UPDATE documents SET deleted_at = now() - interval '31 days' WHERE id = $1`, [id])
		}
		await client.query(`INSERT INTO pgboss.job (name, data) VALUES ('erase-deleted', '{}')`)
	})
}

/** Waits until no job of these is left to do. */
async function settled(): Promise<void> {
	await withDatabase((client) =>
		expect
			.poll(
				async () => {
					const { rows } = await client.query<{ left: string }>(
						`SELECT (SELECT count(*) FROM reviews WHERE status IN ('queued', 'running'))
							+ (SELECT count(*) FROM documents WHERE deleted_at < now() - interval '30 days') AS left`,
					)
					return rows[0]!.left
				},
				{ timeout: 60_000, interval: 200, message: `seed ${seed}` },
			)
			.toBe('0'),
	)
}

async function checkEverything(files: Uint8Array[]): Promise<void> {
	const services = await openServices(readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error', LOCAL_MODEL: 'off' }))
	try {
		const { db, storage } = services
		expect(await endAbandonedReviews(services), `seed ${seed}: reviews without a job`).toBe(0)
		await sweep(services, Date.now() + 2 * hour)
		expect(await readdir(incomingFolder(services)).catch(() => []), `seed ${seed}: half received files`).toEqual([])

		const versions = await db.documentVersion.findMany({ select: { documentId: true, number: true, fileKey: true, sha256: true } })
		const kept = (await storage.list({ prefix: 'uploads/', limit: 10_000 })).files.map(({ key }) => key)
		expect(kept.sort(), `seed ${seed}: files and versions`).toEqual(versions.map(({ fileKey }) => fileKey).sort())
		const uploaded = new Set(files.map(hashOf))
		for (const { fileKey, sha256, documentId, number } of versions) {
			const stored = hashOf(new Uint8Array(await (await storage.get(fileKey))!.arrayBuffer()))
			expect([stored, uploaded.has(stored)], `seed ${seed}: version ${number} of ${documentId}`).toEqual([sha256, true])
		}

		const there = new Map((await db.document.findMany()).map((document) => [document.id, document]))
		for (const { id, versions: numbers, purged, deleted } of known) {
			expect(there.has(id), `seed ${seed}: document ${id}`).toBe(!purged)
			for (const [number, sha256] of purged ? [] : numbers)
				expect(
					versions.find((each) => each.documentId === id && each.number === number)?.sha256,
					`seed ${seed}: version ${number} of ${id}`,
				).toBe(sha256)
			if (!purged && deleted !== null) expect(there.get(id)!.deletedAt !== null, `seed ${seed}: document ${id} in the bin`).toBe(deleted)
			there.delete(id)
		}
		expect(there.size, `seed ${seed}: documents that nobody uploaded`).toBeLessThanOrEqual(unansweredUploads + inBatches)
		const rows = await db.uploadBatchItem.groupBy({ by: ['state'], _count: true })
		expect(
			rows.find(({ state }) => state === 'refused'),
			`seed ${seed}: files of a form that were refused`,
		).toBeUndefined()
		expect((await verifyActivity(services)).faults, `seed ${seed}`).toEqual([])
		expect(done.uploads, `seed ${seed}`).toBeGreaterThan(0)
		console.info(`crashes: seed ${seed}, ${JSON.stringify(done)}`)
	} finally {
		await services.close()
	}
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

async function killDatabase(): Promise<void> {
	const { dataDir: pgdata } = await openEmbeddedPostgres(dataDir)
	const pid = Number((await readFile(join(pgdata, 'postmaster.pid'), 'utf8')).split('\n')[0])
	process.kill(pid, 'SIGKILL')
}

function hashOf(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex')
}
