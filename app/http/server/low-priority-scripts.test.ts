import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withLowPriorityScripts } from './low-priority-scripts.ts'

const page = '<p>rel="modulepreload</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>é rel="mod'

async function passed(chunks: string[] | Buffer[]): Promise<string> {
	const stream = withLowPriorityScripts()
	for (const chunk of chunks) stream.write(chunk)
	stream.end()
	return Buffer.concat(await stream.toArray()).toString()
}

test('script preloads get a low priority wherever the page is cut, and nothing else changes', async () => {
	const expected = page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchPriority="low"')
	expect(expected).not.toBe(page)
	const bytes = Buffer.from(page)
	expect(await passed([page])).toBe(expected)
	for (let at = 1; at < bytes.length; at += 1) expect(await passed([bytes.subarray(0, at), bytes.subarray(at)])).toBe(expected)
	expect(await passed([...bytes].map((byte) => Buffer.from([byte])))).toBe(expected)
})

test('what was flushed while the reader was behind comes once it reads on, and not only at the end', async () => {
	const stream = withLowPriorityScripts()
	const [first, second, third] = ['a'.repeat(70_000), 'b'.repeat(70_000), 'the end of the shell']
	for (const chunk of [first, second, third]) stream.write(chunk)
	stream.flush()
	stream.write(' and more')
	let read = ''
	stream.on('data', (bytes: Buffer) => (read += bytes.toString()))
	await turn()
	expect(read.startsWith(`${first}${second}${third}`)).toBe(true)
})
