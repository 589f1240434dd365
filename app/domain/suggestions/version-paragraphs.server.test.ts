import { expect, test, vi } from 'vitest'
import buildThreads from '#tests/build-threads.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { register, testServices } from '#tests/world.ts'
import { readVersion } from './version-paragraphs.server.ts'

await buildThreads()
const services = await testServices()

test('a version that was never reviewed is read once, however often its words are asked for', async () => {
	const { versionId, fileKey } = await queueReview(services, await register(services))
	const version = { id: versionId, fileKey, mediaType: 'application/pdf' }
	const get = vi.spyOn(services.storage, 'get')

	const [first, second] = await Promise.all([readVersion(services, version), readVersion(services, version)])
	const later = await readVersion(services, version)

	expect(first).toMatchObject({ unreadable: expect.any(String) })
	expect([second, later]).toEqual([first, first])
	expect(get).toHaveBeenCalledTimes(1)
})

test('a file that was missing is looked for again', async () => {
	const { versionId } = await queueReview(services, await register(services))
	const version = { id: versionId, fileKey: 'gone', mediaType: 'application/pdf' }
	const get = vi.spyOn(services.storage, 'get').mockClear()

	expect(await readVersion(services, version)).toEqual({ unreadable: 'file_missing' })
	expect(await readVersion(services, version)).toEqual({ unreadable: 'file_missing' })
	expect(get).toHaveBeenCalledTimes(2)
})
