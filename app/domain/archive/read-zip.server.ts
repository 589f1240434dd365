import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { bombThresholdBytes, maximumRatio } from '#app/domain/word/package/limits.ts'
import { orRefusal } from '#app/domain/word/package/refusal.ts'
import { withFileSource } from '#app/domain/word/package/zip/byte-source.server.ts'
import { readZipDirectory, type ZipEntry } from '#app/domain/word/package/zip/zip-directory.ts'

const localHeaderSize = 30
const localHeaderSignature = 0x04034b50

/** What systems put beside the files of people: nobody chose it. */
const addedBySystems = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i

/** How much a ZIP may hold. */
export interface ZipLimits {
	/** Files. */
	entries: number
	/** What all files may unpack to together. */
	bytes: number
}

/** Why a ZIP is not read at all. */
export type ZipRefusal = 'corrupt' | 'empty' | 'too_many' | 'too_large'

/** Why one file of a ZIP is not unpacked. */
export type EntryRefusal = 'encrypted' | 'bomb' | 'too_large' | 'corrupt'

/** A file unpacked to disk. */
export interface UnpackedFile {
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/**
 * Lists the files of a ZIP on disk, folders and what systems add left out. Nothing is unpacked yet, so the sizes are
 * claims.
 */
export async function listZip(path: string, limits: ZipLimits): Promise<ZipEntry[] | { refused: ZipRefusal }> {
	const listed = await withFileSource(path, (source) => orRefusal(() => readZipDirectory(source)))
	if ('reason' in listed) return { refused: listed.reason === 'expands_too_much' ? 'too_many' : 'corrupt' }
	const files = listed.value.filter(({ name }) => name !== '' && !name.endsWith('/') && !addedBySystems.test(name))
	if (files.length === 0) return { refused: 'empty' }
	if (files.length > limits.entries) return { refused: 'too_many' }
	return files.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0) > limits.bytes ? { refused: 'too_large' } : files
}

/**
 * Unpacks one file of a ZIP to disk, in pieces. What its headers claim is checked against what comes out.
 *
 * @param most bytes that it may have
 */
export async function unpackTo(
	path: string,
	entry: ZipEntry,
	target: string,
	most: number,
): Promise<UnpackedFile | { refused: EntryRefusal }> {
	if (entry.encrypted) return { refused: 'encrypted' }
	if (entry.method !== 0 && entry.method !== 8) return { refused: 'corrupt' }
	if (isBomb(entry.unpackedSize, entry.packedSize)) return { refused: 'bomb' }
	if (entry.unpackedSize > most) return { refused: 'too_large' }
	const start = await dataStart(path, entry)
	if (start === null) return { refused: 'corrupt' }

	const measured = { bytes: 0, crc: 0, hash: createHash('sha256') }
	// A stream of no bytes can't be asked of the file: its end is inclusive.
	const packed = entry.packedSize === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + entry.packedSize - 1 })
	const unpacking = entry.method === 8 ? createInflateRaw() : new PassThrough()
	try {
		await pipeline(
			packed,
			unpacking,
			(chunks: AsyncIterable<Buffer>) => measure(chunks, measured, entry),
			createWriteStream(target, { mode: 0o600 }),
		)
	} catch (error) {
		if (isDamage(error)) return { refused: 'corrupt' }
		throw error
	}
	if (measured.bytes !== entry.unpackedSize || measured.crc !== entry.crc32) return { refused: 'corrupt' }
	return { bytes: measured.bytes, sha256: measured.hash.digest('hex') }
}

class LongerThanClaimed extends Error {
	override name = 'LongerThanClaimed'
}

async function* measure(
	chunks: AsyncIterable<Buffer>,
	measured: { bytes: number; crc: number; hash: ReturnType<typeof createHash> },
	{ unpackedSize }: ZipEntry,
): AsyncGenerator<Buffer> {
	for await (const chunk of chunks) {
		measured.bytes += chunk.length
		// The claimed size was checked: nothing beyond it is written.
		if (measured.bytes > unpackedSize) throw new LongerThanClaimed('An entry unpacks to more than it claims')
		measured.crc = crc32(chunk, measured.crc)
		measured.hash.update(chunk)
		yield chunk
	}
}

function isBomb(unpacked: number, packed: number): boolean {
	return unpacked > bombThresholdBytes && unpacked > packed * maximumRatio
}

/** Name and extra field may be longer in the local header than in the directory, so only its lengths lead to the data. */
async function dataStart(path: string, { offset, packedSize }: ZipEntry): Promise<number | null> {
	return withFileSource(path, async (source) => {
		const header = await source.read(Math.min(offset, source.size), localHeaderSize)
		if (header.length < localHeaderSize || header.readUInt32LE(0) !== localHeaderSignature) return null
		const start = offset + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28)
		return start + packedSize > source.size ? null : start
	})
}

/** Errors of the inflater have codes of zlib; those of the disk have others. */
function isDamage(error: unknown): boolean {
	return error instanceof LongerThanClaimed || String((error as NodeJS.ErrnoException).code).startsWith('Z_')
}
