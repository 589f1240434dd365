import type { PackedEntry } from './packed-entry.ts'

const localSignature = 0x04034b50
const recordSignature = 0x02014b50
const endSignature = 0x06054b50
const endSize = 22
/** What a reader must know to unpack an entry: version 2.0 of the format, deflate. */
const versionNeeded = 20

/**
 * Writes a zip (PKWARE APPNOTE 6.3, 4.3.6): the entries in their order, sizes in the local headers, then the
 * directory. The same entries give the same bytes. Packages are far below the sizes that need zip64.
 */
export function writeZip(entries: readonly PackedEntry[]): Buffer {
	const pieces: Uint8Array[] = []
	const records: Uint8Array[] = []
	let offset = 0
	for (const entry of entries) {
		const local = localHeader(entry)
		pieces.push(local, entry.rawName, entry.localExtra, entry.packed)
		records.push(directoryRecord(entry, offset), entry.rawName, entry.directoryExtra, entry.comment)
		offset += local.length + entry.rawName.length + entry.localExtra.length + entry.packed.length
	}
	const directorySize = records.reduce((size, { length }) => size + length, 0)
	const end = Buffer.alloc(endSize)
	end.writeUInt32LE(endSignature, 0)
	end.writeUInt16LE(entries.length, 8)
	end.writeUInt16LE(entries.length, 10)
	end.writeUInt32LE(directorySize, 12)
	end.writeUInt32LE(offset, 16)
	return Buffer.concat([...pieces, ...records, end])
}

function localHeader(entry: PackedEntry): Buffer {
	const header = Buffer.alloc(30)
	header.writeUInt32LE(localSignature, 0)
	writeCommon(header, 4, entry, entry.localExtra)
	return header
}

function directoryRecord(entry: PackedEntry, offset: number): Buffer {
	const record = Buffer.alloc(46)
	record.writeUInt32LE(recordSignature, 0)
	record.writeUInt16LE(entry.madeBy, 4)
	writeCommon(record, 6, entry, entry.directoryExtra)
	record.writeUInt16LE(entry.comment.length, 32)
	record.writeUInt16LE(entry.internalAttributes, 36)
	record.writeUInt32LE(entry.externalAttributes, 38)
	record.writeUInt32LE(offset, 42)
	return record
}

function writeCommon(header: Buffer, at: number, entry: PackedEntry, extra: Uint8Array): void {
	header.writeUInt16LE(versionNeeded, at)
	header.writeUInt16LE(entry.flags, at + 2)
	header.writeUInt16LE(entry.method, at + 4)
	header.writeUInt16LE(entry.dosTime, at + 6)
	header.writeUInt16LE(entry.dosDate, at + 8)
	header.writeUInt32LE(entry.crc32, at + 10)
	header.writeUInt32LE(entry.packed.length, at + 14)
	header.writeUInt32LE(entry.unpackedSize, at + 18)
	header.writeUInt16LE(entry.rawName.length, at + 22)
	header.writeUInt16LE(extra.length, at + 24)
}
