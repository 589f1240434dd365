import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderStorage } from './folder-storage.server.ts'
import { unfinishedFiles } from './stored-files.ts'

const directory = await mkdtemp(join(tmpdir(), 'fineprint-storage-'))
const storage = createFolderStorage(directory)
afterAll(() => rm(directory, { recursive: true }))

test('a list taken while files are written again has each of them whole', async () => {
	const keys = Array.from({ length: 8 }, (_, index) => `kept/${index}`)
	const fileOf = (key: string) => new File([key], `${key}.txt`, { type: 'text/plain', lastModified: 1 })
	const whole = keys.map((key) => ({ key, name: `${key}.txt`, type: 'text/plain', size: key.length, lastModified: 1 }))
	for (const key of keys) await storage.set(key, fileOf(key))
	let listed = false
	const writing = keys.slice(0, 3).map(async (key) => {
		while (!listed) await storage.set(key, fileOf(key))
	})
	try {
		for (let times = 1; times <= 20; times += 1) {
			const { files } = await storage.list({ includeMetadata: true, limit: 100 })
			expect(files.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))).toEqual(whole)
		}
	} finally {
		listed = true
		await Promise.all(writing)
	}
	const file = await storage.get('kept/7')
	expect([file?.name, await file?.text()]).toEqual(['kept/7.txt', 'kept/7'])
	for (const key of keys) await storage.remove(key)
	expect((await storage.list()).files).toEqual([])
	expect(await readdir(unfinishedFiles(directory))).toEqual([])
})

test('a file that breaks off while it is written leaves the one before in its place, and nothing beside it', async () => {
	await storage.set('letter', new File(['the first'], 'first.txt'))
	const broken = new File(['the second'], 'second.txt')
	broken.stream = () =>
		new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('the s'))
				controller.error(new Error('The sender went away'))
			},
		})
	await expect(storage.put('letter', broken)).rejects.toThrow('The sender went away')
	expect(await (await storage.get('letter'))?.text()).toBe('the first')
	expect(await readdir(unfinishedFiles(directory))).toEqual([])
	expect((await storage.put('letter', new File(['the third'], 'third.txt'))).name).toBe('third.txt')
})
