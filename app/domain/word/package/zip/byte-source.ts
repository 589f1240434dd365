/** A file that can be read piece by piece, so that judging an upload of 50 MB does not take 50 MB of memory. */
export interface ByteSource {
	/** In bytes. */
	size: number
	/** The bytes from `offset`; fewer than `length`, or none, where the file ends before. */
	read(offset: number, length: number): Promise<Buffer>
}

/** Bytes already in memory as a `ByteSource`. What `read` gives is a view on them, not a copy. */
export function sourceOfBytes(bytes: Uint8Array): ByteSource {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	return {
		size: buffer.length,
		read: async (offset, length) => buffer.subarray(offset, offset + length),
	}
}

/** Takes either form, for functions that are called with both. */
export function asByteSource(file: Uint8Array | ByteSource): ByteSource {
	return file instanceof Uint8Array ? sourceOfBytes(file) : file
}
