import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.server.ts'
import type { SealingKeys } from './sealing.ts'

/**
 * The keys of what the program encrypts. The current one is derived from SESSION_SECRET, or made once and kept in
 * DATA_DIR; earlier ones are those of SESSION_SECRET_EARLIER, and the one in DATA_DIR once SESSION_SECRET is set.
 */
export async function readSealingKeys(
	{ sessionSecret, earlierSessionSecrets }: Pick<Env, 'sessionSecret' | 'earlierSessionSecrets'>,
	dataDir: string,
): Promise<SealingKeys> {
	const earlier = earlierSessionSecrets.map(keyFrom)
	if (sessionSecret === undefined) return { current: await keptKey(dataDir), earlier }
	const kept = await readFile(keyFile(dataDir), 'utf8').catch(() => null)
	return { current: keyFrom(sessionSecret), earlier: kept ? [...earlier, kept] : earlier }
}

function keyFrom(sessionSecret: string): string {
	return createHash('sha256').update(`fineprint sealing key:${sessionSecret}`).digest('hex')
}

function keyFile(dataDir: string): string {
	return join(dataDir, 'secret')
}

async function keptKey(dataDir: string): Promise<string> {
	const file = keyFile(dataDir)
	const kept = await readFile(file, 'utf8').catch(() => null)
	if (kept) return kept
	await mkdir(dataDir, { recursive: true })
	const half = `${file}.${process.pid}`
	await writeFile(half, randomBytes(32).toString('hex'), { mode: 0o600 })
	// Linking fails when another program made one at the same time; then that one counts.
	await link(half, file).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error
	})
	await rm(half)
	return readFile(file, 'utf8')
}
