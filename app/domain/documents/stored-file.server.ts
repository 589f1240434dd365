import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { megabyte } from '#app/units.ts'

/** A file in storage, with what the upload found out about it. */
export interface StoredFile {
	fileKey: string
	fileName: string
	mediaType: MediaType
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/** Keys of uploads begin with this, so that their sweep touches nothing else. */
export const uploadKeyPrefix = 'uploads/'

/** A checked file that is not in storage yet. */
export interface ArrivedFile extends Omit<StoredFile, 'fileKey'> {
	path: string
}

/** A new key below a prefix, under the company that the file belongs to; `null`: not known yet. Older files have keys without a company. */
export function newFileKey(prefix: string, companyId: string | null): string {
	return `${prefix}${companyId ?? 'held'}/${randomUUID()}`
}

/** Copies a file into storage, in chunks. The caller has to save the key: the sweep removes files that no row names. */
export async function storeFile(
	{ storage }: Pick<Services, 'storage'>,
	{ path, ...file }: ArrivedFile,
	companyId: string | null,
): Promise<StoredFile> {
	const fileKey = newFileKey(uploadKeyPrefix, companyId)
	await storage.set(fileKey, new FileOnDisk(path, file))
	return { fileKey, ...file }
}

/** Stores bytes that were made here. The caller has to save the key. */
export async function storeBytes(
	{ storage }: Pick<Services, 'storage'>,
	bytes: Uint8Array,
	{ fileName, mediaType }: Pick<StoredFile, 'fileName' | 'mediaType'>,
	companyId: string,
): Promise<StoredFile> {
	const fileKey = newFileKey(uploadKeyPrefix, companyId)
	await storage.set(fileKey, new File([new Uint8Array(bytes)], fileName, { type: mediaType }))
	return { fileKey, fileName, mediaType, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * Copies a stored file under a new key. The caller has to save the key.
 *
 * @returns `null` when the file is missing from storage
 */
export async function copyStoredFile(
	{ storage }: Pick<Services, 'storage'>,
	{ fileKey, fileName, mediaType, bytes, sha256 }: Omit<StoredFile, 'mediaType'> & { mediaType: string },
	companyId: string,
): Promise<StoredFile | null> {
	const file = await storage.get(fileKey)
	if (!file) return null
	const copy = newFileKey(uploadKeyPrefix, companyId)
	await storage.set(copy, file)
	return { fileKey: copy, fileName, mediaType: mediaType as MediaType, bytes, sha256 }
}

const pieceBytes = megabyte

/**
 * The bytes of a stored file as a stream of chunks, each read on demand: a client that disconnects midway leaves no
 * open file behind.
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
export class FileOnDisk extends File {
	readonly #path: string
	readonly #bytes: number

	constructor(path: string, { fileName, mediaType, bytes }: { fileName: string; mediaType: string; bytes: number }) {
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
