import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { RoundsAnswer } from '#app/routes/api/schemas/rounds.ts'
import { SuggestionsAnswer } from '#app/routes/api/schemas/suggestions.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir, type RunningProgram } from '#tests/running-program.ts'

/** Two processes of the program on one database and one data folder, as a second machine behind the same address is. */
const dataDir = temporaryDataDir()
let one: RunningProgram
let other: RunningProgram

beforeAll(async () => {
	one = await startProgram({ dataDir })
	other = await startProgram({ dataDir })
}, 300_000)

afterAll(async () => {
	await Promise.all([one?.stop(), other?.stop()])
	await removeDataDir(dataDir)
}, 60_000)

const patience = { timeout: 120_000, interval: 500 }

test('a contract goes from upload to a judged round through two processes in turns', { timeout: 400_000 }, async () => {
	const { token } = await signInAt(one, 5)
	const call = async (program: RunningProgram, path: string, init: RequestInit = {}) =>
		fetch(`${program.url}/api${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
	const suggestionsAt = async (program: RunningProgram) =>
		SuggestionsAnswer.parse(await (await call(program, `/document/${id}/suggestions`)).json())

	const form = new FormData()
	form.set('file', new File([new Uint8Array(await asDocx(contractParagraphs('faulty-services-agreement')))], 'services.docx'))
	const uploaded = await call(one, '/document/uploadAndAnalysis', { method: 'POST', body: form })
	const { document_id: id } = (await uploaded.json()) as { document_id: string }

	// Drafted by whichever process took the job, read in the other one.
	await expect.poll(async () => (await suggestionsAt(other)).ready, patience).toBe('ready')
	const [suggestion] = (await suggestionsAt(other)).suggestions
	const decided = await call(other, `/document/${id}/suggestions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ suggestions: [{ suggestion_id: suggestion!.suggestion_id, state: 'accepted' }] }),
	})
	expect(decided.status).toBe(200)
	expect((await suggestionsAt(one)).counts.accepted).toBe(1)

	const page = await fetch(`${one.url}/review/${id}`, { headers: { cookie: `token=${token}` } })
	expect(page.status).toBe(200)
	const sent = await call(one, `/document/downloadWithSuggestions/${id}`)
	expect(sent.status).toBe(200)
	const file = await openDocxFile(new Uint8Array(await sent.arrayBuffer()))
	file.setPart(file.mainPart, file.part(file.mainPart)!.replace('a New York corporation', 'a Wyoming corporation'))

	const rounds = await (await fetch(`${other.url}/review/${id}/rounds`, { headers: { cookie: `token=${token}` } })).text()
	const returned = new FormData()
	returned.set('sent', /<option value="([0-9a-f-]{36})"/.exec(rounds)![1]!)
	returned.set('file', new File([new Uint8Array(await file.toBytes())], 'back.docx'))
	const taken = await fetch(`${other.url}/review/${id}/rounds/upload`, {
		method: 'POST',
		headers: { cookie: `token=${token}`, origin: other.url },
		body: returned,
	})
	expect(await taken.json()).toEqual({ location: `/review/${id}/rounds/1` })
	const stateAt = async (program: RunningProgram) =>
		RoundsAnswer.parse(await (await call(program, `/document/${id}/rounds`)).json()).rounds[0]?.state
	await expect.poll(() => stateAt(one), patience).toBe('judged')
})

test('a mail asked for in one process goes out once, and both count the same requests', { timeout: 120_000 }, async () => {
	const email = 'ask.twice@founders.example'
	const statuses: number[] = []
	for (let times = 0; times < 6; times += 1) {
		const program = times % 2 ? other : one
		const answer = await fetch(`${program.url}/api/auth/magic-link`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email }),
		})
		statuses.push(answer.status)
	}
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
	const mails = async () => {
		const folder = join(dataDir, 'mail')
		const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
		return texts.filter((text) => text.includes(`To: ${email}`)).length
	}
	await expect.poll(mails, patience).toBe(5)
})
