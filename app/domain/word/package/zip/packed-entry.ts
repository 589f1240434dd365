import { promisify } from 'node:util'
import { crc32, deflateRaw, type InputType, inflateRawSync, type ZlibOptions } from 'node:zlib'
import { Refusal } from '#app/domain/word/package/refusal.ts'
import { mostBytesOf } from '#app/domain/word/package/zip/zip-archive.ts'
import type { ZipEntry } from '#app/domain/word/package/zip/zip-directory.ts'
import { megabyte } from '#app/units.ts'

/** One entry of a zip as it is written: its packed bytes and what its two headers say. */
export interface PackedEntry {
	/** As spelled in the file: backslashes, a leading slash and the encoding of the name are kept. */
	rawName: Uint8Array
	/** Of the directory record: 'made by', flags, method, time and date, attributes. */
	madeBy: number
	flags: number
	method: number
	dosTime: number
	dosDate: number
	internalAttributes: number
	externalAttributes: number
	localExtra: Uint8Array
	directoryExtra: Uint8Array
	comment: Uint8Array
	packed: Uint8Array
	crc32: number
	unpackedSize: number
}

const deflateInPool = promisify<InputType, ZlibOptions, Buffer>(deflateRaw)
/** What is inflated in one piece at most, whatever size an entry claims. */
const longestPiece = 8 * megabyte
const localHeaderSize = 30
const localHeaderSignature = 0x04034b50
const recordSize = 46
const zip64Extra = 1
const namedInUtf8 = 0x800
/** Bits that say how it was deflated and that the name is UTF-8; sizes always stand in our headers, never after the data. */
const keptFlags = namedInUtf8 | 0x6
/** 1980-01-01, which Word gives every entry. */
const noDate = 0x21

/**
 * Cuts an entry out of a zip as it stands, without unpacking it.
 *
 * @throws Refusal 'corrupt' when its local header or its data is not there.
 */
export function cutEntry(zip: Buffer, { name, record, offset, packedSize, unpackedSize, crc32: sum }: ZipEntry): PackedEntry {
	if (offset + localHeaderSize > zip.length || zip.readUInt32LE(offset) !== localHeaderSignature)
		throw new Refusal('corrupt', `${name} has no local header`)
	const extraStart = offset + localHeaderSize + zip.readUInt16LE(offset + 26)
	const start = extraStart + zip.readUInt16LE(offset + 28)
	if (start + packedSize > zip.length) throw new Refusal('corrupt', `${name} is cut off`)
	const nameEnd = recordSize + record.readUInt16LE(28)
	const extraEnd = nameEnd + record.readUInt16LE(30)
	return {
		rawName: record.subarray(recordSize, nameEnd),
		madeBy: record.readUInt16LE(4),
		flags: record.readUInt16LE(8) & keptFlags,
		method: record.readUInt16LE(10),
		dosTime: record.readUInt16LE(12),
		dosDate: record.readUInt16LE(14),
		internalAttributes: record.readUInt16LE(36),
		externalAttributes: record.readUInt32LE(38),
		localExtra: withoutSizes(zip.subarray(extraStart, start)),
		directoryExtra: withoutSizes(record.subarray(nameEnd, extraEnd)),
		comment: record.subarray(extraEnd),
		packed: zip.subarray(start, start + packedSize),
		crc32: sum,
		unpackedSize,
	}
}

/** A new entry, or an old one with other content: name, date and attributes stay those of the old one. */
export async function packEntry(content: Uint8Array, old: { rawName: Uint8Array } & Partial<PackedEntry>): Promise<PackedEntry> {
	// Started first, so that it runs in parallel.
	const packing = deflate(content)
	return {
		madeBy: 20,
		dosTime: 0,
		dosDate: noDate,
		internalAttributes: 0,
		externalAttributes: 0,
		localExtra: new Uint8Array(),
		directoryExtra: new Uint8Array(),
		comment: new Uint8Array(),
		...old,
		flags: (old.flags ?? 0) & namedInUtf8,
		method: 8,
		crc32: crc32(content),
		unpackedSize: content.length,
		packed: await packing,
	}
}

/**
 * What an entry unpacks to, under the limits of the extraction.
 *
 * @param most bytes that are left of what all parts together may unpack to.
 * @throws Refusal 'corrupt' when it is damaged, 'expands_too_much' when it is past a limit.
 */
export function unpackEntry(name: string, entry: PackedEntry, most: number): Buffer {
	// A picture of one color honestly packs 1 to 500, so only its share of the total counts.
	const bytes = inflateWithin(name, entry, /\.(xml|rels)$/i.test(name) ? Math.min(most, mostBytesOf(entry.packed.length)) : most)
	if (bytes.length !== entry.unpackedSize || crc32(bytes) !== entry.crc32) throw new Refusal('corrupt', `${name} is damaged`)
	return bytes
}

function inflateWithin(name: string, { method, packed, unpackedSize }: PackedEntry, most: number): Buffer {
	if (method !== 0 && method !== 8) throw new Refusal('corrupt', `${name} is packed by an unknown method`)
	if (most <= 0 || (method === 0 && packed.length > most)) throw new Refusal('expands_too_much', `${name} is too large`)
	if (method === 0) return Buffer.from(packed)
	try {
		// In one piece where the claimed size is right.
		return inflateRawSync(packed, { maxOutputLength: most, chunkSize: Math.min(Math.max(unpackedSize, 1024), longestPiece) + 64 })
	} catch (error) {
		const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
		throw new Refusal(tooLarge ? 'expands_too_much' : 'corrupt', `${name} could not be inflated`)
	}
}

/** An extra field less its zip64 sizes, which our headers carry themselves; nothing of one that does not hold together. */
function withoutSizes(extra: Buffer): Buffer {
	const kept: Buffer[] = []
	let at = 0
	while (at + 4 <= extra.length) {
		const end = at + 4 + extra.readUInt16LE(at + 2)
		if (end > extra.length) return Buffer.alloc(0)
		if (extra.readUInt16LE(at) !== zip64Extra) kept.push(extra.subarray(at, end))
		at = end
	}
	return at === extra.length ? Buffer.concat(kept) : Buffer.alloc(0)
}

function deflate(content: Uint8Array): Promise<Buffer> {
	// Room for what XML usually packs to at once: for more room it has to wait for the program's thread.
	return deflateInPool(content, { level: 3, chunkSize: 4096 + Math.ceil(content.length / 4) })
}
