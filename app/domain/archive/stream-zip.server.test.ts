import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, readZip } from '#tests/fixtures/read-zip.ts'
import { megabyte } from '#app/units.ts'
import { streamZip, type ZipContents, type ZippedFile } from './stream-zip.server.ts'

test('a ZIP opens with another reader, and what is said of each file is right', async () => {
	const zipped: ZippedFile[] = []
	async function* contents(): ZipContents {
		zipped.push(yield { path: ['profile.json'], content: '{"name":"Zoë"}' })
		zipped.push(yield { path: ['empty.txt'], content: '' })
		zipped.push(yield { path: ['Verträge', 'NDA.pdf'], content: pieces() })
	}
	async function* pieces() {
		for (let number = 0; number < 40; number++) yield Buffer.alloc(100_000, number)
	}

	const files = await readZip(await bytesOf(streamZip(contents())))

	expect([...files.keys()]).toEqual(['profile.json', 'empty.txt', 'Verträge/NDA.pdf'])
	expect(files.get('profile.json')!.toString()).toBe('{"name":"Zoë"}')
	expect(zipped).toEqual(
		[...files].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })),
	)
	expect(zipped[2]!.bytes).toBe(4_000_000)
})

test.each([
	[['..', '..', 'etc', 'passwd'], 'file/file/etc/passwd'],
	[['/etc/passwd'], '_etc_passwd'],
	[['C:\\Windows\\system.ini'], 'C__Windows_system.ini'],
	[['a\u0000b\u202Efdp.exe'], 'abfdp.exe'],
	[['CON.txt'], '_CON.txt'],
	[['  . '], 'file'],
	[[`${'ü'.repeat(300)}.docx`], `${'ü'.repeat(115)}.docx`],
])('the name %j stands in the ZIP as %s, marked as UTF-8', async (path, safe) => {
	async function* contents(): ZipContents {
		yield { path, content: 'x' }
	}
	const bytes = await bytesOf(streamZip(contents()))
	expect([...(await readZip(bytes)).keys()]).toEqual([safe])
	expect(bytes.readUInt16LE(6) & 0x800).toBe(0x800)
})

test('two files of one name both stay, whatever their case', async () => {
	async function* contents(): ZipContents {
		for (const name of ['NDA.pdf', 'nda.PDF', 'NDA (2).pdf', 'NDA.pdf']) yield { path: ['files', name], content: name }
	}
	expect([...(await readZip(await bytesOf(streamZip(contents())))).keys()]).toEqual([
		'files/NDA.pdf',
		'files/nda (2).PDF',
		'files/NDA (2) (2).pdf',
		'files/NDA (3).pdf',
	])
})

test('no more is read than the reader of the ZIP takes, and when they go away, the files end', async () => {
	let [produced, ended] = [0, false]
	async function* endless() {
		// Noise: what packs well would leave no bytes to wait for.
		for (;;) yield (produced++, noise)
	}
	const noise = Buffer.from(
		Array.from({ length: megabyte / 16 }, (_, at) => createHash('sha256').update(String(at)).digest('hex').slice(0, 16)).join(''),
	)
	async function* contents(): ZipContents {
		try {
			yield { path: ['endless'], content: endless() }
		} finally {
			ended = true
		}
	}

	const zip = streamZip(contents())
	for await (const _ of zip) break

	expect(zip.destroyed).toBe(true)
	await expect.poll(() => ended).toBe(true)
	expect(produced).toBeLessThan(10)
})

test('a file that can’t be read fails the whole ZIP, instead of leaving it without its end', async () => {
	async function* contents(): ZipContents {
		yield { path: ['good'], content: 'good' }
		yield { path: ['bad'], content: failing() }
	}
	async function* failing(): AsyncGenerator<string> {
		throw new Error('storage is away')
	}
	await expect(bytesOf(streamZip(contents()))).rejects.toThrow('storage is away')
})
