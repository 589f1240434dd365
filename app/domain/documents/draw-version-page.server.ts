import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { DocumentAccess, OpenVersion } from '#app/domain/access/document-access.ts'
import { drawPdfPage, pagesDrawnAtOnce } from '#app/domain/extraction/draw-page.server.ts'
import type { PageDrawing } from '#app/domain/extraction/page-drawing.ts'
import { accountTurns } from '#app/domain/word/process/account-turns.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Services } from '#app/infrastructure/services.ts'

const turns = accountTurns(pagesDrawnAtOnce)

/**
 * A page of an opened version that is a PDF, as a picture. However many pages one account asks for, others wait for one at
 * most, and its files are copied out of storage one after another.
 *
 * @param page 1-based
 * @throws the signal's reason when aborted
 */
export async function drawVersionPage(
	services: Pick<Services, 'storage' | 'env'>,
	{ member, version }: Pick<DocumentAccess, 'member'> & { version: Pick<OpenVersion, 'fileKey'> },
	page: number,
	signal: AbortSignal,
): Promise<PageDrawing | { refused: 'file_missing' }> {
	const done = await turns.take(member.id, signal)
	const folder = incomingFolder(services)
	const path = join(folder, `page-${randomUUID()}`)
	try {
		const stored = await services.storage.get(version.fileKey)
		if (!stored) return { refused: 'file_missing' }
		await mkdir(folder, { recursive: true })
		await pipeline(Readable.fromWeb(stored.stream() as ReadableStream), createWriteStream(path, { mode: 0o600 }), { signal })
		return await drawPdfPage(path, page, signal)
	} finally {
		await rm(path, { force: true }).finally(done)
	}
}
