import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'
import { connectDatabase } from '#app/infrastructure/db/database.server.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir, type RunningProgram } from '#tests/running-program.ts'
import { table, type Result } from '../result.ts'
import { sequence } from './contract-words.ts'
import { seedVault } from './seed-vault.ts'

const sizes = [100, 1000, 10_000] as const
const rounds = 25

/** What is asked of each vault, as paths of the program, and which of the three promises it belongs to. */
interface Question {
	name: string
	promise: 'list' | 'search' | 'open'
	path(): string | Promise<string>
}

/**
 * Lists, searches and opens documents of about 30 pages in vaults of 100, 1,000 and 10,000 of them, over HTTP from a program
 * that is warm: whole pages as a browser gets them, and the JSON call that the palette makes.
 */
export async function benchVault(): Promise<Result[]> {
	const dataDir = temporaryDataDir()
	const program = await startProgram({ dataDir })
	try {
		const times = new Map<string, Record<number, number[]>>()
		for (const size of sizes) {
			const { token, documentIds } = await vaultOf(program, size)
			for (const question of questionsOf(program, token, documentIds)) {
				const measured = await timesOf(program, token, question)
				const key = `${question.promise} · ${question.name}`
				times.set(key, { ...times.get(key), [size]: measured })
			}
		}
		return [...times].flatMap(([key, bySize]) => resultsOf(key, bySize))
	} finally {
		await program.stop()
		await removeDataDir(dataDir)
	}
}

function questionsOf(program: RunningProgram, token: string, documentIds: string[]): Question[] {
	const vault = (query: string) => () => `/document-vault${query}`
	const search = (q: string, more: Record<string, string> = {}) => vault(`?${new URLSearchParams({ q, ...more })}`)
	const random = sequence(1)
	const anyOf = (ids: string[]) => ids[Math.floor(random() * ids.length)]!
	let last: Promise<string> | undefined
	return [
		{ name: 'by category', promise: 'list', path: vault('') },
		{ name: 'page 1', promise: 'list', path: vault('?sort=updated') },
		{ name: 'page 50, or the last', promise: 'list', path: () => (last ??= pageAt(program, token, 50)) },
		{ name: 'with red flags', promise: 'list', path: vault('?red_flags=1') },
		{ name: 'common word', promise: 'search', path: search('agreement') },
		{ name: 'three common words', promise: 'search', path: search('notice party section') },
		{ name: 'rare word', promise: 'search', path: search('biometric') },
		{ name: 'word of a name', promise: 'search', path: search('quillfeather') },
		{ name: 'phrase', promise: 'search', path: search('"this agreement"') },
		{ name: 'phrase of four words', promise: 'search', path: search('"party section notice company"') },
		{ name: 'phrase that no document has', promise: 'search', path: search('"this agreement shall company"') },
		{ name: 'beginning of a word', promise: 'search', path: search('indemnif') },
		{ name: 'mistyped word', promise: 'search', path: search('quilfeathr') },
		{ name: 'with filters', promise: 'search', path: search('agreement', { category: 'EQ', red_flags: '1', expiring_in: '900' }) },
		{ name: 'from the palette', promise: 'search', path: () => '/api/document/list?q=tidewater+nda&limit=8&snippets=0' },
		{ name: 'a document (JSON)', promise: 'open', path: () => `/api/document/${anyOf(documentIds)}` },
		{ name: 'the page of a document', promise: 'open', path: () => `/document-vault/${anyOf(documentIds)}/report` },
	]
}

async function vaultOf(program: RunningProgram, size: number): Promise<{ token: string; documentIds: string[] }> {
	const { token, email } = await signInAt(program)
	const postgres = await openEmbeddedPostgres(program.dataDir)
	const { db, pool, close } = connectDatabase(postgres.url('fineprint'))
	try {
		const { id: userId, companyId } = await db.user.findUniqueOrThrow({ where: { email } })
		await seedVault(pool, { userId, companyId }, size)
		const found = await db.document.findMany({ where: { createdById: userId }, take: 100, select: { id: true } })
		return { token, documentIds: found.map(({ id }) => id) }
	} finally {
		await close()
	}
}

async function timesOf(program: RunningProgram, token: string, { path }: Question): Promise<number[]> {
	const times: number[] = []
	for (let round = -4; round < rounds; round += 1) {
		const requestedPath = await path()
		const began = performance.now()
		await get(program, token, requestedPath)
		// The first few fill caches.
		if (round >= 0) times.push(performance.now() - began)
	}
	return times.toSorted((a, b) => a - b)
}

async function get(program: RunningProgram, token: string, path: string): Promise<string> {
	const answer = await fetch(`${program.url}${path}`, { headers: { cookie: `token=${token}` } })
	const text = await answer.text()
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
	return text
}

/** The address of a later page, found by following 'Older' as a reader would. */
async function pageAt(program: RunningProgram, token: string, number: number): Promise<string> {
	let path = '/document-vault?sort=updated'
	for (let page = 1; page < number; page += 1) {
		const older = /href="(\/document-vault\?[^"]*after=[^"]*)"/.exec(await get(program, token, path))?.[1]
		if (!older) return path
		path = older.replaceAll('&amp;', '&')
	}
	return path
}

function resultsOf(key: string, bySize: Record<number, number[]>): Result[] {
	const at = (size: number, share: number) => bySize[size]![Math.min(Math.floor(rounds * share), rounds - 1)]!
	const shown = sizes.map((size) => `${at(size, 0.5).toFixed(0)}/${at(size, 0.95).toFixed(0)}`).join('  ')
	const growth = at(10_000, 0.5) / at(100, 0.5)
	const name = `Vault of 100, 1,000, 10,000: ${key}, p50/p95`
	return [
		{ name, measured: `${shown} ms, ×${growth.toFixed(1)}`, target: 'at most ×2 from 100 to 10,000', met: growth <= 2 },
		{ name: `${key} at 10,000, p50`, measured: `${at(10_000, 0.5).toFixed(0)} ms`, target: 'under 50 ms', met: at(10_000, 0.5) < 50 },
	]
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchVault()))
