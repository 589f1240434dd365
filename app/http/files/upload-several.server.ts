import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Services } from '#app/infrastructure/services.ts'
import {
	BodyTooLarge,
	boundedBody,
	discardBody,
	isParseError,
	mostDiscarded,
	openParser,
	type ReceivedFile,
	writeDown,
} from './upload.server.ts'

/** Files of one form on disk, in their order. Of one that is too large, only the beginning was kept. */
export type SeveralUploads =
	| { outcome: 'files'; files: (ReceivedFile & { tooLarge: boolean })[]; fields: ReadonlyMap<string, string> }
	| { outcome: 'no_file' | 'too_large' | 'too_many' | 'malformed'; fields: ReadonlyMap<string, string> }

/**
 * Receives a form with several files in the field `file`: they stream to disk, and are deleted when `use` is done.
 *
 * @param limits the most bytes of one file and the most files; all together may have what a body may have
 * @throws what the connection or the disk throws; nothing is kept then
 */
export async function withSeveralUploads<Result>(
	services: Pick<Services, 'env'>,
	request: Request,
	limits: { bytes: number; files: number },
	use: (upload: SeveralUploads) => Promise<Result>,
): Promise<Result> {
	if (Number(request.headers.get('Content-Length')) > mostDiscarded) return use({ outcome: 'too_large', fields: new Map() })
	const folder = incomingFolder(services)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const paths: string[] = []
	const newPath = () => {
		const path = join(folder, randomUUID())
		paths.push(path)
		return path
	}
	try {
		return await use(await receive(request, limits, newPath))
	} finally {
		for (const path of paths) await rm(path, { force: true })
	}
}

async function receive(
	request: Request,
	{ bytes, files }: { bytes: number; files: number },
	newPath: () => string,
): Promise<SeveralUploads> {
	const fields = new Map<string, string>()
	const parser = openParser(request, bytes, { files: files + 1, parts: files + 41 })
	if (!parser || !request.body) {
		await discardBody(request)
		return { outcome: 'malformed', fields }
	}
	let [malformed, tooMany] = [false, false]
	const receiving: { stream: BusboyFileStream; done: ReturnType<typeof writeDown> }[] = []
	parser.on('field', (name, value, _nameCut, cut) => {
		if (cut) malformed = true
		fields.set(name, value)
	})
	for (const limited of ['fieldsLimit', 'partsLimit'] as const) parser.on(limited, () => (malformed = true))
	parser.on('filesLimit', () => (tooMany = true))
	parser.on('file', (name, stream, fileName) => {
		// A file field that was left empty comes as a file without a name.
		if (name !== 'file' || !fileName) return void stream.resume()
		if (receiving.length === files) {
			tooMany = true
			return void stream.resume()
		}
		const done = writeDown(stream, newPath(), fileName)
		receiving.push({ stream, done })
		// A full disk: the parser would wait for the writer for ever.
		done.catch((error) => parser.destroy(error))
	})
	try {
		await pipeline(
			boundedBody(request.body, () => malformed || tooMany),
			parser,
		)
	} catch (error) {
		for (const { stream, done } of receiving) {
			stream.destroy()
			await done.catch(() => undefined)
		}
		if (error instanceof BodyTooLarge) return { outcome: 'too_large', fields }
		if (tooMany) return { outcome: 'too_many', fields }
		if (request.signal.aborted || !isParseError(error)) throw error
		return { outcome: 'malformed', fields }
	}
	if (tooMany) return { outcome: 'too_many', fields }
	if (malformed) return { outcome: 'malformed', fields }
	if (receiving.length === 0) return { outcome: 'no_file', fields }
	return { outcome: 'files', files: await Promise.all(receiving.map(({ done }) => done)), fields }
}
