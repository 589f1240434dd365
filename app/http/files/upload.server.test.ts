import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#app/infrastructure/env.server.ts'
import { uploadRequest } from '#tests/fixtures/upload-request.ts'
import { megabyte } from '#app/units.ts'
import { withUpload, type Upload } from './upload.server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'fineprint-upload-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const services = { env: { ...readEnv({}), dataDir } }
const limit = megabyte

const spooled = () => readdir(join(dataDir, 'incoming'))
const receive = (request: Request, use: (upload: Upload) => Promise<Upload> = async (upload) => upload) =>
	withUpload(services, request, limit, use)
const multipart = { 'Content-Type': 'multipart/form-data; boundary=edge' }
const opening = '--edge\r\nContent-Disposition: form-data; name="file"; filename="nda.pdf"\r\n\r\n'

test('an upload lies on disk, readable to nobody else, while it is looked at, and is gone afterwards', async () => {
	const bytes = Buffer.from('each party keeps it secret')
	const upload = await receive(uploadRequest('/', { name: 'Größe.pdf', bytes }, { party_role: 'Not Sure' }), async (received) => {
		if (received.outcome !== 'file') throw new Error(received.outcome)
		expect(await readFile(received.file.path)).toEqual(bytes)
		expect((await stat(received.file.path)).mode & 0o077).toBe(0)
		return received
	})

	expect(upload).toMatchObject({
		outcome: 'file',
		file: { fileName: 'Größe.pdf', bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
	})
	expect(upload.fields.get('party_role')).toBe('Not Sure')
	expect(await spooled()).toEqual([])
})

test('a file of exactly the limit is taken, one byte more is too large, and the fields are known either way', async () => {
	const fits = await receive(uploadRequest('/', { name: 'a.pdf', bytes: new Uint8Array(limit) }))
	const large = await receive(uploadRequest('/', { name: 'a.pdf', bytes: new Uint8Array(limit + 1) }, { review_tone: 'Legal' }))

	expect(fits).toMatchObject({ outcome: 'file', file: { bytes: limit } })
	expect(large.outcome).toBe('too_large')
	expect(large.fields.get('review_tone')).toBe('Legal')
	expect(await spooled()).toEqual([])
})

test('a form without a file is told from a file that is empty', async () => {
	expect((await receive(uploadRequest('/', null))).outcome).toBe('no_file')
	expect(await receive(uploadRequest('/', { name: 'empty.pdf', bytes: new Uint8Array() }))).toMatchObject({
		outcome: 'file',
		file: { bytes: 0 },
	})
})

test.each([
	['is no form', JSON.stringify({}), { 'Content-Type': 'application/json' }],
	['names no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
	['ends in the middle of the file', `${opening}half of i`, multipart],
	[
		'has more parts than any form',
		`--edge\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n`.repeat(50_000) + '--edge--\r\n',
		multipart,
	],
	[
		'has a field larger than any of ours',
		`--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'x'.repeat(20_000)}\r\n--edge--\r\n`,
		multipart,
	],
])('a body that %s is malformed, and leaves nothing', async (_, body, headers) => {
	expect((await receive(new Request('http://127.0.0.1/', { method: 'POST', body, headers }))).outcome).toBe('malformed')
	expect(await spooled()).toEqual([])
})

test('a sender who goes away in the middle leaves nothing behind', async () => {
	const pieces = [opening, 'x'.repeat(100_000), 'x'.repeat(100_000)].map((text) => Buffer.from(text))
	const body = new ReadableStream({
		pull(controller) {
			const next = pieces.shift()
			if (next) controller.enqueue(next)
			else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
		},
	})

	await expect(
		receive(new Request('http://127.0.0.1/', { method: 'POST', body, headers: multipart, duplex: 'half' } as RequestInit)),
	).rejects.toThrow('aborted')
	expect(await spooled()).toEqual([])
})

test('a file is removed when looking at it fails', async () => {
	const failing = receive(uploadRequest('/', { name: 'a.pdf', bytes: Buffer.from('x') }), async () => {
		throw new Error('storage is away')
	})

	await expect(failing).rejects.toThrow('storage is away')
	expect(await spooled()).toEqual([])
})

test('a body of gigabytes is refused before it is read', async () => {
	const request = new Request('http://127.0.0.1/', {
		method: 'POST',
		body: 'x',
		headers: { ...multipart, 'Content-Length': String(4096 * megabyte) },
	})
	expect((await receive(request)).outcome).toBe('too_large')
	expect(request.bodyUsed).toBe(false)
})
