import { expect, test } from 'vitest'
import { testServices } from '#tests/world.ts'
import { notAnswering } from './health.server.ts'

const services = await testServices()

test('with its database and its storage the program is ready', async () => {
	expect(await notAnswering(services)).toEqual([])
})

test('storage that takes no file is named, even where it still says what it lacks', async () => {
	const full = { has: async () => false, set: async () => Promise.reject(new Error('ENOSPC')) } as unknown as typeof services.storage
	expect(await notAnswering({ db: services.db, storage: full })).toEqual(['storage'])
})

test('what never answers is named after a few seconds, all of it', { timeout: 10_000 }, async () => {
	const hanging = { $queryRaw: () => new Promise(() => undefined) } as unknown as typeof services.db
	const gone = { set: async () => Promise.reject(new Error('EIO')) } as unknown as typeof services.storage
	expect(await notAnswering({ db: hanging, storage: gone })).toEqual(['database', 'storage'])
})
