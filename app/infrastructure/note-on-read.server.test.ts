import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { register, testServices } from '#tests/world.ts'
import { noteOnRead } from './note-on-read.ts'

const services = await testServices()
const { forReads } = services

test('a read that writes is refused by PostgreSQL itself, in a transaction too', async () => {
	const { id } = await register(services)
	const rename = { where: { id }, data: { firstName: 'Grace' } }
	await expect(forReads.db.user.update(rename)).rejects.toThrow(/read-only transaction/)
	await expect(forReads.db.$transaction((tx) => tx.user.update(rename))).rejects.toThrow(/read-only transaction/)
	expect(await forReads.db.user.findUnique({ where: { id } })).toMatchObject({ firstName: 'Ada' })
})

test('a read stores and removes no file', async () => {
	const key = randomUUID()
	await expect(forReads.storage.set(key, new File(['x'], 'x.txt'))).rejects.toThrow('A read may not write')
	await services.storage.set(key, new File(['x'], 'x.txt'))
	await expect(forReads.storage.remove(key)).rejects.toThrow('A read may not write')
	expect(await (await forReads.storage.get(key))?.text()).toBe('x')
})

test('what must be noted of a read goes through the one exception', async () => {
	const { id } = await register(services)
	const key = randomUUID()
	await noteOnRead({ db: forReads.db, storage: forReads.storage }, async ({ db, storage }) => {
		await db.user.update({ where: { id }, data: { firstName: 'Grace' } })
		await storage.set(key, new File(['x'], 'x.txt'))
	})
	expect(await services.db.user.findUnique({ where: { id } })).toMatchObject({ firstName: 'Grace' })
	expect(await services.storage.has(key)).toBe(true)
})
