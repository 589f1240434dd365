import type { ByteSource } from './byte-source.ts'
import { maximumEntries } from '../limits.ts'
import { Refusal } from '../refusal.ts'

/** One file in a zip, as the central directory describes it. Sizes are claims until the entry has been unpacked. */
export interface ZipEntry {
	/** With forward slashes and without a leading one, as package part names are compared. */
	name: string
	encrypted: boolean
	/** 0 stored, 8 deflated. */
	method: number
	crc32: number
	packedSize: number
	unpackedSize: number
	/** Where the local header stands in the file. */
	offset: number
	/** Its record in the directory as it stands: redlining writes names, dates and attributes as they were. */
	record: Buffer
}

const endSignature = 0x06054b50
const endSize = 22
const end64Signature = 0x06064b50
const end64Size = 56
const locator64Signature = 0x07064b50
const locator64Size = 20
const entrySignature = 0x02014b50
const entrySize = 46
const longestComment = 0xffff
const longestDirectory = maximumEntries * 512

/**
 * Lists the files of a zip by its central directory (PKWARE APPNOTE 6.3, 4.3.12 to 4.3.16, zip64 included).
 * Our own rather than yauzl's: that one gives up on a zip with bytes after it, which is otherwise whole, and
 * redlining needs the packed bytes of untouched parts as they are.
 *
 * @throws Refusal 'corrupt' when there is no directory or it does not hold together, 'expands_too_much' when it lists too many entries.
 */
export async function readZipDirectory(source: ByteSource): Promise<ZipEntry[]> {
	const { count, size, offset } = await findDirectory(source)
	if (count > maximumEntries || size > longestDirectory) throw new Refusal('expands_too_much', `zip lists ${count} entries`)

	const directory = await source.read(offset.start, size)
	if (directory.length < size) throw new Refusal('corrupt', 'zip directory is cut off')

	const entries: ZipEntry[] = []
	let at = 0
	for (let index = 0; index < count; index++) {
		if (at + entrySize > size || directory.readUInt32LE(at) !== entrySignature) throw new Refusal('corrupt', 'zip directory ends early')
		const nameLength = directory.readUInt16LE(at + 28)
		const extraLength = directory.readUInt16LE(at + 30)
		const next = at + entrySize + nameLength + extraLength + directory.readUInt16LE(at + 32)
		if (next > size) throw new Refusal('corrupt', 'zip entry runs past the directory')

		const nameEnd = at + entrySize + nameLength
		const flags = directory.readUInt16LE(at + 8)
		const sizes = readSizes(directory, at, directory.subarray(nameEnd, nameEnd + extraLength))
		entries.push({
			name: directory
				.toString('utf8', at + entrySize, nameEnd)
				.replaceAll('\\', '/')
				.replace(/^\/+/, ''),
			encrypted: (flags & 0x41) !== 0,
			method: directory.readUInt16LE(at + 10),
			crc32: directory.readUInt32LE(at + 16),
			packedSize: sizes.packed,
			unpackedSize: sizes.unpacked,
			offset: sizes.offset + offset.shift,
			record: directory.subarray(at, next),
		})
		at = next
	}
	return entries
}

/** Where the directory stands. `shift` is what stands before the zip in the file: all its offsets are short by it. */
async function findDirectory(source: ByteSource) {
	const tailStart = Math.max(0, source.size - endSize - longestComment)
	const tail = await source.read(tailStart, source.size - tailStart)
	for (let at = tail.length - endSize; at >= 0; at--) {
		if (tail.readUInt32LE(at) !== endSignature) continue
		// Bytes after the comment do no harm; a comment that is cut off means this is no end record.
		if (at + endSize + tail.readUInt16LE(at + 20) > tail.length) continue

		const end = tailStart + at
		const zip64 = await readZip64End(source, end)
		const count = zip64?.count ?? tail.readUInt16LE(at + 10)
		const size = zip64?.size ?? tail.readUInt32LE(at + 12)
		const claimed = zip64?.offset ?? tail.readUInt32LE(at + 16)
		const start = (zip64?.at ?? end) - size
		if (start < 0 || claimed > start) throw new Refusal('corrupt', 'zip directory lies outside the file')
		return { count, size, offset: { start, shift: start - claimed } }
	}
	throw new Refusal('corrupt', 'zip has no end record')
}

async function readZip64End(source: ByteSource, end: number) {
	const locator = await source.read(Math.max(0, end - locator64Size), locator64Size)
	if (end < locator64Size || locator.readUInt32LE(0) !== locator64Signature) return null
	const at = Number(locator.readBigUInt64LE(8))
	const record = await source.read(Math.min(at, source.size), end64Size)
	if (record.length < end64Size || record.readUInt32LE(0) !== end64Signature) throw new Refusal('corrupt', 'zip64 end record is missing')
	return {
		at,
		count: Number(record.readBigUInt64LE(32)),
		size: Number(record.readBigUInt64LE(40)),
		offset: Number(record.readBigUInt64LE(48)),
	}
}

/** Sizes and offset of an entry; those of 0xffffffff stand in the zip64 extra field (id 1), in this order. */
function readSizes(directory: Buffer, at: number, extra: Buffer) {
	const wide = findExtraField(extra, 1)
	let used = 0
	const widen = (value: number) => {
		if (value !== 0xffffffff || !wide || used + 8 > wide.length) return value
		used += 8
		return Number(wide.readBigUInt64LE(used - 8))
	}
	const unpacked = widen(directory.readUInt32LE(at + 24))
	const packed = widen(directory.readUInt32LE(at + 20))
	const offset = widen(directory.readUInt32LE(at + 42))
	return { unpacked, packed, offset }
}

function findExtraField(extra: Buffer, id: number): Buffer | null {
	let at = 0
	while (at + 4 <= extra.length) {
		const length = extra.readUInt16LE(at + 2)
		if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, at + 4 + length)
		at += 4 + length
	}
	return null
}
