import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { cleanFileName } from '#app/domain/documents/file-name.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { kilobyte, megabyte } from '#app/units.ts'

/** How much of an unwanted body is read: a browser shows our answer only after sending everything. */
export const mostDiscarded = 256 * megabyte

/** Our forms have a dozen fields; the longest is the API's metadata. */
const partLimits = { files: 4, fields: 40, parts: 44, fieldSize: 16 * kilobyte, headerPairs: 20, headerSize: 8 * kilobyte }

/** A complete uploaded file on disk, for the duration of its request. */
export interface ReceivedFile {
	path: string
	/** The sender's file name, made harmless. */
	fileName: string
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/** The content of a multipart body. The fields are there whatever became of the file, so that a form keeps its choices. */
export type Upload =
	| { outcome: 'file'; file: ReceivedFile; fields: ReadonlyMap<string, string> }
	| { outcome: 'no_file' | 'too_large' | 'malformed'; fields: ReadonlyMap<string, string> }

/**
 * Receives a form with a file: one field streams to disk, never into memory, and is deleted when `use` is done.
 *
 * @param limit the most bytes of the file, inclusive
 * @param field the name of the field
 * @throws what the connection throws when the sender goes away, or the disk when it is full; nothing is kept then
 */
export async function withUpload<Result>(
	services: Pick<Services, 'env'>,
	request: Request,
	limit: number,
	use: (upload: Upload) => Promise<Result>,
	field = 'file',
): Promise<Result> {
	const fields = new Map<string, string>()
	// Discarding a gigabyte takes too long: such a body is not read at all.
	if (Number(request.headers.get('Content-Length')) > mostDiscarded) return use({ outcome: 'too_large', fields })

	const folder = incomingFolder(services)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const path = join(folder, randomUUID())
	try {
		return await use(await receive(request, path, limit, fields, field))
	} finally {
		await rm(path, { force: true })
	}
}

/** Reads and discards a body within limits, so that the sender can read an answer sent before. */
export async function discardBody(request: Request): Promise<void> {
	let bytes = 0
	for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) if ((bytes += chunk.byteLength) > mostDiscarded) return
}

async function receive(request: Request, path: string, limit: number, fields: Map<string, string>, fileField: string): Promise<Upload> {
	const parser = openParser(request, limit)
	if (!parser || !request.body) {
		await discardBody(request)
		return { outcome: 'malformed', fields }
	}
	let malformed = false
	let receiving: { stream: BusboyFileStream; done: Promise<ReceivedFile & { tooLarge: boolean }> } | undefined
	parser.on('field', (name, value, _nameCut, cut) => {
		if (cut) malformed = true
		fields.set(name, value)
	})
	// Millions of tiny parts would keep the program busy: such a body is read, but no longer parsed.
	for (const limited of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limited, () => (malformed = true))
	parser.on('file', (name, stream, fileName) => {
		// A file field that was left empty comes as a file without a name.
		if (name !== fileField || receiving || !fileName) return void stream.resume()
		receiving = { stream, done: writeDown(stream, path, fileName) }
		// A full disk: the parser would wait for the writer for ever.
		receiving.done.catch((error) => parser.destroy(error))
	})
	try {
		await pipeline(
			boundedBody(request.body, () => malformed),
			parser,
		)
	} catch (error) {
		receiving?.stream.destroy()
		await receiving?.done.catch(() => undefined)
		if (error instanceof BodyTooLarge) return { outcome: 'too_large', fields }
		// A body that ends too early, or is no multipart. The signal tells whether the sender disconnected.
		if (request.signal.aborted || !isParseError(error)) throw error
		return { outcome: 'malformed', fields }
	}
	if (malformed) return { outcome: 'malformed', fields }
	if (!receiving) return { outcome: 'no_file', fields }
	const { tooLarge, ...file } = await receiving.done
	return tooLarge ? { outcome: 'too_large', fields } : { outcome: 'file', file, fields }
}

/** A parser for the request's multipart body, which begins with no file yet; `null` when it is none. */
export function openParser(request: Request, limit: number, more: Partial<typeof partLimits> = {}) {
	const type = request.headers.get('Content-Type') ?? ''
	if (!/^multipart\/form-data\s*;/i.test(type)) return null
	try {
		return new Busboy({ headers: { 'content-type': type }, limits: { ...partLimits, ...more, fileSize: limit } })
	} catch {
		// No boundary.
		return null
	}
}

/** Writes the file, hashing and counting. Past the limit the parser passes nothing on. */
export async function writeDown(stream: BusboyFileStream, path: string, fileName: string): Promise<ReceivedFile & { tooLarge: boolean }> {
	const hash = createHash('sha256')
	let bytes = 0
	await pipeline(
		stream,
		async function* (chunks: AsyncIterable<Buffer>) {
			for await (const chunk of chunks) {
				hash.update(chunk)
				bytes += chunk.byteLength
				yield chunk
			}
		},
		createWriteStream(path, { mode: 0o600 }),
	)
	return { path, fileName: cleanFileName(fileName), bytes, sha256: hash.digest('hex'), tooLarge: stream.truncated }
}

/** Thrown where a body goes on beyond what is read. */
export class BodyTooLarge extends Error {
	override name = 'BodyTooLarge'
}

/**
 * A body up to the limit of what is read.
 *
 * @param inVain whether the rest is unwanted; it is read all the same, so that the sender gets an answer
 * @throws BodyTooLarge
 */
export async function* boundedBody(body: ReadableStream<Uint8Array>, inVain: () => boolean): AsyncGenerator<Uint8Array> {
	let bytes = 0
	for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
		if ((bytes += chunk.byteLength) > mostDiscarded) throw new BodyTooLarge('The body goes on beyond what is read')
		if (!inVain()) yield chunk
	}
}

/** Parser errors have only a message; those of the connection and the disk have a code. */
export function isParseError(error: unknown): boolean {
	return error instanceof Error && !('code' in error)
}
