import { execFile } from 'node:child_process'
import { chmod, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { temporaryDataDir } from '#tests/running-program.ts'
import { openEmbeddedPostgres } from './embedded-postgres.server.ts'

const run = promisify(execFile)
const folders: string[] = []

afterAll(async () => {
	for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

function emptyFolder() {
	const folder = temporaryDataDir()
	folders.push(folder)
	return folder
}

async function ask(url: string, question: string) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		return (await client.query(question)).rows
	} finally {
		await client.end()
	}
}

test('a server that a killed program left is taken over with its data, then stopped', async () => {
	const folder = emptyFolder()
	const killed = await openEmbeddedPostgres(folder)
	await ask(killed.url('postgres'), 'CREATE TABLE kept AS SELECT 42 AS answer')
	const pid = (await readFile(join(killed.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]

	const next = await openEmbeddedPostgres(folder)
	expect((await readFile(join(next.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]).toBe(pid)
	expect(await ask(next.url('postgres'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])

	await next.release()
	await expect(ask(next.url('postgres'), 'SELECT 1')).rejects.toThrow()
})

test('a server that was itself killed starts again with what was committed', async () => {
	const folder = emptyFolder()
	const first = await openEmbeddedPostgres(folder)
	await ask(first.url('postgres'), 'CREATE TABLE kept AS SELECT 42 AS answer')
	const pid = (await readFile(join(first.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]
	await run('kill', ['-9', String(pid)])

	const again = await openEmbeddedPostgres(folder)
	expect(await ask(again.url('postgres'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
	await again.release()
})

test('two programs share a server, and the first to leave does not take it away from the other', async () => {
	const folder = emptyFolder()
	const [first, second] = await Promise.all([openEmbeddedPostgres(folder), openEmbeddedPostgres(folder)])
	const working = new pg.Client({ connectionString: second.url('postgres') })
	await working.connect()

	await first.release()
	expect((await working.query('SELECT 1 AS here')).rows).toEqual([{ here: 1 }])
	await working.end()
	await second.release()
})

test.skipIf(process.platform === 'win32')(
	'no other user of the machine can connect: there is no port, and the socket folder is closed',
	async () => {
		const folder = emptyFolder()
		const postgres = await openEmbeddedPostgres(folder)
		const url = new URL(postgres.url('postgres'))
		expect(await ask(url.href, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
		const { stdout } = await run('ls', ['-ld', url.searchParams.get('host')!])
		expect(stdout).toMatch(/^drwx------/)
		await postgres.release()
	},
)

test.runIf(process.getuid?.() === 0)('root in a folder that nobody else may enter gets its database elsewhere', async () => {
	const folder = emptyFolder()
	await chmod(folder, 0o700)
	const postgres = await openEmbeddedPostgres(folder)
	folders.push(dirname(postgres.dataDir))
	expect(postgres.dataDir).toMatch(/^\/var\/lib\/fineprint\//)
	expect(await ask(postgres.url('postgres'), 'SELECT 1 AS here')).toEqual([{ here: 1 }])
	await postgres.release()
})
