import { Transform } from 'node:stream'

const preload = Buffer.from('rel="modulepreload"')
const low = Buffer.from('rel="modulepreload" fetchPriority="low"')

/**
 * A page's bytes, with its script preloads at low priority: browsers load them at high priority otherwise, before the
 * fonts and pictures of a page that can be read without any script. React Router has no setting for it.
 */
export function withLowPriorityScripts(): Transform {
	let held: Buffer = Buffer.alloc(0)
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			let bytes = Buffer.concat([held, chunk])
			for (let at = bytes.indexOf(preload); at >= 0; at = bytes.indexOf(preload, at + low.length))
				bytes = Buffer.concat([bytes.subarray(0, at), low, bytes.subarray(at + preload.length)])
			const split = bytes.length - beginningAtEnd(bytes)
			held = bytes.subarray(split)
			done(null, bytes.subarray(0, split))
		},
		flush(done) {
			done(null, held)
		},
	})
}

/** How many bytes at the end may be the beginning of what is looked for. */
function beginningAtEnd(bytes: Buffer): number {
	for (let length = Math.min(preload.length - 1, bytes.length); length > 0; length -= 1)
		if (bytes.subarray(bytes.length - length).equals(preload.subarray(0, length))) return length
	return 0
}
