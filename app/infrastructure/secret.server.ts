import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that seals cookies, 64 hexadecimal digits: derived from SESSION_SECRET, or made once and kept in DATA_DIR.
 */
export async function sealingKey(sessionSecret: string | undefined, dataDir: string): Promise<string> {
	if (sessionSecret) return createHash('sha256').update(`fineprint sealing key:${sessionSecret}`).digest('hex')
	const file = join(dataDir, 'secret')
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
