import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * Uses a stored file as a file of its own, for readers that take a path: 50 MB never stand in this program's memory.
 *
 * @param use what is done with the path, after which the copy is removed
 * @returns `null` when the file is missing from storage
 * @throws the signal's reason when aborted
 */
export async function withStoredCopy<Result>(
	services: Pick<Services, 'storage' | 'env'>,
	fileKey: string,
	signal: AbortSignal,
	use: (path: string) => Promise<Result>,
): Promise<Result | null> {
	const stored = await services.storage.get(fileKey)
	if (!stored) return null
	const folder = incomingFolder(services)
	const path = join(folder, `copy-${randomUUID()}`)
	try {
		await mkdir(folder, { recursive: true })
		await pipeline(Readable.fromWeb(stored.stream() as ReadableStream), createWriteStream(path, { mode: 0o600 }), { signal })
		return await use(path)
	} finally {
		await rm(path, { force: true })
	}
}
