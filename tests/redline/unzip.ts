import { crc32, inflateRawSync } from 'node:zlib'

/** A file in a zip, as the central directory lists it. */
export interface ZippedFile {
	/** As it is written, backslashes too. */
	name: string
	content: Buffer
	/** Its bytes before they are unpacked. */
	packed: Buffer
}

/**
 * The files of a zip by a reader of our tests' own, so that the product's reader is not its own judge.
 *
 * @throws when the directory, a size or a checksum is wrong.
 */
export function unzip(bytes: Uint8Array): ZippedFile[] {
	const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
	if (end < 0) throw new Error('There is no end of a zip directory')
	const files: ZippedFile[] = []
	let at = zip.readUInt32LE(end + 16)
	for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
		if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`No directory entry at ${at}`)
		const [nameLength, extraLength, commentLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
		const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
		const local = zip.readUInt32LE(at + 42)
		if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name}: no local header`)
		const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
		const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20))
		const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
		if (content.length !== zip.readUInt32LE(at + 24)) throw new Error(`${name}: wrong size`)
		if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name}: wrong checksum`)
		files.push({ name, content, packed })
		at += 46 + nameLength + extraLength + commentLength
	}
	return files
}
