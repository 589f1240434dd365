import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { distinctNames, safeName } from './safe-names.ts'

/** A file to put into a ZIP. */
export interface ZipContent {
	/** Its folders and its name, from the outside in. Made safe and distinct. */
	path: readonly string[]
	content: string | Uint8Array | AsyncIterable<string | Uint8Array>
	/** When the file was last changed; left out, now. */
	modified?: Date
}

/** A file as it stands in the ZIP. */
export interface ZippedFile {
	path: string
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/** The files of a ZIP one after the other: each `yield` gives back how the file stands in it, for a manifest at the end. */
export type ZipContents = AsyncGenerator<ZipContent, void, ZippedFile>

/**
 * A ZIP as a stream, made while it is read: of its files, only pieces of one are in memory. Names are UTF-8 and sizes
 * may go beyond 4 GB (zip64). Everything is deflated: some readers refuse stored files whose size is only known afterwards.
 *
 * When the reader goes away, the files end too: a `finally` in them runs.
 */
export function streamZip(contents: ZipContents): Readable {
	const zip = new ZipFile()
	const output = zip.outputStream as Readable
	zip.on('error', (error: Error) => output.destroy(error))
	void fill(zip, output, contents).catch((error: Error) => output.destroy(error))
	return output
}

async function fill(zip: ZipFile, output: Readable, contents: ZipContents): Promise<void> {
	const distinct = distinctNames()
	let reading: Readable | undefined
	output.once('close', () => reading?.destroy())
	try {
		let next = await contents.next()
		while (!next.done && !output.destroyed) {
			const { path: parts, content, modified } = next.value
			const path = distinct(parts.map(safeName).join('/'))
			const measured = { path, bytes: 0, hash: createHash('sha256') }
			reading = Readable.from(measure(content, measured), { objectMode: false })
			// Contracts are compressed already: a higher level costs time and gains nothing.
			zip.addReadStream(reading, path, { mtime: modified ?? new Date(), compress: true, compressionLevel: 3 })
			await finished(reading)
			next = await contents.next({ path, bytes: measured.bytes, sha256: measured.hash.digest('hex') })
		}
		zip.end()
	} finally {
		await contents.return()
	}
}

async function* measure(
	content: ZipContent['content'],
	measured: { bytes: number; hash: ReturnType<typeof createHash> },
): AsyncGenerator<Uint8Array> {
	const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
	for await (const piece of pieces) {
		const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
		measured.hash.update(bytes)
		measured.bytes += bytes.byteLength
		yield bytes
	}
}
