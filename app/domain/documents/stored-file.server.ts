import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { megabyte } from '#app/units.ts'

/** A file that lies in storage, with what was found out about it on its way in. */
export interface StoredFile {
	fileKey: string
	fileName: string
	mediaType: MediaType
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/** Keys of uploads begin with this, so that a sweep of theirs touches nothing else. */
export const uploadKeyPrefix = 'uploads/'

/** A checked file that still lies outside of storage. */
export interface ArrivedFile extends Omit<StoredFile, 'fileKey'> {
	path: string
}

/** A new key below a prefix, in the part of the company that the file belongs to; `null`: of nobody's yet. Files of before have keys without a company. */
export function newFileKey(prefix: string, companyId: string | null): string {
	return `${prefix}${companyId ?? 'held'}/${randomUUID()}`
}

/** Copies a file into storage, in pieces. The caller owns the key: without a row that names it, the sweep removes it. */
export async function storeFile(
	{ storage }: Pick<Services, 'storage'>,
	{ path, ...file }: ArrivedFile,
	companyId: string | null,
): Promise<StoredFile> {
	const fileKey = newFileKey(uploadKeyPrefix, companyId)
	await storage.set(fileKey, new FileOnDisk(path, file))
	return { fileKey, ...file }
}

const pieceBytes = megabyte

/**
 * The bytes of a stored file as a stream of pieces, each read when it is asked for: a reader who goes away in the
 * middle leaves no open file behind.
 */
export function inPieces(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
	let from = 0
	return new ReadableStream(
		{
			async pull(controller) {
				if (from >= file.size) return controller.close()
				controller.enqueue(new Uint8Array(await file.slice(from, from + pieceBytes).arrayBuffer()))
				from += pieceBytes
			},
		},
		{ highWaterMark: 0 },
	)
}

/** A `File` whose bytes stay on disk until they are read. */
class FileOnDisk extends File {
	readonly #path: string
	readonly #bytes: number

	constructor(path: string, { fileName, mediaType, bytes }: Omit<StoredFile, 'fileKey'>) {
		super([], fileName, { type: mediaType })
		this.#path = path
		this.#bytes = bytes
	}

	override get size(): number {
		return this.#bytes
	}

	override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
		return Readable.toWeb(createReadStream(this.#path)) as ReadableStream<Uint8Array<ArrayBuffer>>
	}

	override async arrayBuffer(): Promise<ArrayBuffer> {
		return new Uint8Array(await readFile(this.#path)).buffer
	}
}
