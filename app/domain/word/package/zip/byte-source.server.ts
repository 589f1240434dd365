import { open } from 'node:fs/promises'
import type { ByteSource } from './byte-source.ts'

/** Lends `use` the file at `path` for reading in pieces, and closes it afterwards whatever happens. */
export async function withFileSource<Value>(path: string, use: (source: ByteSource) => Promise<Value>): Promise<Value> {
	const file = await open(path, 'r')
	try {
		const { size } = await file.stat()
		return await use({
			size,
			read: async (offset, length) => {
				const wanted = Math.max(0, Math.min(length, size - offset))
				const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, offset)
				return buffer.subarray(0, bytesRead)
			},
		})
	} finally {
		await file.close()
	}
}
