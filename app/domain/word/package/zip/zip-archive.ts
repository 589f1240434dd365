import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'
import { bombThresholdBytes, maximumPartBytes, maximumRatio, maximumUnpackedBytes } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

const inflate = promisify(inflateRaw)
const localHeaderSize = 30
const localHeaderSignature = 0x04034b50

/** The files of a zip, unpacked one at a time on demand, under limits that do not trust its headers. */
export interface ZipArchive {
	/** In the order of the directory, folders left out. */
	entries: readonly ZipEntry[]
	/**
	 * What an entry unpacks to.
	 *
	 * @throws Refusal 'corrupt' when it is damaged, 'expands_too_much' when it is past a limit.
	 */
	unpack(entry: ZipEntry): Promise<Buffer>
}

/**
 * Opens a zip and refuses it at once if its directory already says it is locked, ambiguous or a bomb.
 *
 * @throws Refusal 'corrupt', 'encrypted' or 'expands_too_much'.
 */
export async function openZipArchive(source: ByteSource): Promise<ZipArchive> {
	const entries = (await readZipDirectory(source)).filter(({ name }) => name !== '' && !name.endsWith('/'))
	if (entries.some(({ encrypted }) => encrypted)) throw new Refusal('encrypted', 'zip entries are encrypted')
	refuseClaimedBomb(entries)
	refuseDuplicates(entries)

	let unpackedTotal = 0
	return {
		entries,
		async unpack(entry) {
			const packed = await readPacked(source, entry)
			const most = Math.min(mostBytesOf(packed.length), maximumUnpackedBytes - unpackedTotal)
			const bytes = entry.method === 8 ? await inflateWithin(packed, most, entry.name) : packed
			unpackedTotal += bytes.length
			if (bytes.length > most) throw new Refusal('expands_too_much', `${entry.name} is too large`)
			if (bytes.length !== entry.unpackedSize || crc32(bytes) !== entry.crc32) throw new Refusal('corrupt', `${entry.name} is damaged`)
			return bytes
		},
	}
}

/** Pictures are never unpacked here, and an empty bitmap honestly packs 1 to 500: only their share of the total counts. */
function refuseClaimedBomb(entries: ZipEntry[]) {
	let total = 0
	for (const { name, packedSize, unpackedSize } of entries) {
		total += unpackedSize
		const tooLarge = /\.(xml|rels)$/i.test(name) && unpackedSize > mostBytesOf(packedSize)
		if (tooLarge || total > maximumUnpackedBytes) throw new Refusal('expands_too_much', `${name} claims ${unpackedSize} bytes`)
	}
}

/** Two entries of one name let one program show other words than the next reads; no honest writer makes them. */
function refuseDuplicates(entries: ZipEntry[]) {
	const names = new Set<string>()
	for (const { name } of entries) {
		if (names.has(name.toLowerCase())) throw new Refusal('corrupt', `zip lists ${name} twice`)
		names.add(name.toLowerCase())
	}
}

async function readPacked(source: ByteSource, { name, method, offset, packedSize }: ZipEntry): Promise<Buffer> {
	if (method !== 0 && method !== 8) throw new Refusal('corrupt', `${name} is packed by an unknown method`)
	const header = await source.read(Math.min(offset, source.size), localHeaderSize)
	if (header.length < localHeaderSize || header.readUInt32LE(0) !== localHeaderSignature)
		throw new Refusal('corrupt', `${name} has no local header`)
	// Name and extra field may be longer here than in the directory, so only the local lengths lead to the data.
	const start = offset + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28)
	if (start + packedSize > source.size) throw new Refusal('corrupt', `${name} is cut off`)
	return source.read(start, packedSize)
}

/** What an entry of that packed size may unpack to, in bytes. */
export function mostBytesOf(packedSize: number): number {
	return Math.min(maximumPartBytes, Math.max(bombThresholdBytes, packedSize * maximumRatio))
}

async function inflateWithin(packed: Buffer, most: number, name: string): Promise<Buffer> {
	if (most <= 0) throw new Refusal('expands_too_much', 'the parts together are too large')
	try {
		return await inflate(packed, { maxOutputLength: most, chunkSize: 64 * 1024 })
	} catch (error) {
		const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
		throw new Refusal(tooLarge ? 'expands_too_much' : 'corrupt', `${name} could not be inflated`)
	}
}
