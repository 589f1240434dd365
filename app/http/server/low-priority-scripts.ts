import { Transform } from 'node:stream'

const preload = Buffer.from('rel="modulepreload"')
const low = Buffer.from('rel="modulepreload" fetchPriority="low"')

/** So much of a page is held before it is sent on. */
const mostHeld = 64 * 1024

/**
 * A page's bytes, with its script preloads at low priority: browsers load them at high priority otherwise, before the
 * fonts and pictures of a page that can be read without any script. React Router has no setting for it.
 *
 * React writes pages in pieces of two kilobytes and calls `flush` when it has no more for now. They are sent on together:
 * each piece would be compressed, flushed and written to the socket by itself, half the time that a long list takes.
 */
export function withLowPriorityScripts(): Transform & { flush(): void } {
	let pieces: Buffer[] = []
	let size = 0
	/** Whether React flushed while pieces still waited for the reader: they are sent on once the last has come. */
	let wanted = false
	function send() {
		if (size === 0) return
		const bytes = lowered(Buffer.concat(pieces))
		const split = bytes.length - beginningAtEnd(bytes)
		pieces = [bytes.subarray(split)]
		size = 0
		stream.push(bytes.subarray(0, split))
	}
	const stream = new Transform({
		transform(piece: Buffer, _encoding, done) {
			pieces.push(piece)
			size += piece.length
			const last = stream.writableLength <= piece.length
			if (size >= mostHeld || (wanted && last)) send()
			if (last) wanted = false
			done()
		},
		flush(done) {
			send()
			done(null, Buffer.concat(pieces))
		},
	})
	return Object.assign(stream, {
		flush() {
			send()
			wanted = stream.writableLength > 0
		},
	})
}

function lowered(page: Buffer): Buffer {
	let bytes = page
	for (let at = bytes.indexOf(preload); at >= 0; at = bytes.indexOf(preload, at + low.length))
		bytes = Buffer.concat([bytes.subarray(0, at), low, bytes.subarray(at + preload.length)])
	return bytes
}

/** How many bytes at the end may be the beginning of what is looked for. */
function beginningAtEnd(bytes: Buffer): number {
	for (let length = Math.min(preload.length - 1, bytes.length); length > 0; length -= 1)
		if (bytes.subarray(bytes.length - length).equals(preload.subarray(0, length))) return length
	return 0
}
