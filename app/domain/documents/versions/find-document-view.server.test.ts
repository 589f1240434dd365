import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { testServices } from '#tests/world.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { findDocumentView } from './find-document-view.server.ts'

const services = await testServices()

test('a file that can’t be shown is tried once in a while, not at every look', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const version = { id: randomUUID(), fileKey: randomUUID() }
	await services.storage.set(version.fileKey, new File(['no Word file'], 'x.docx'))
	const run = vi.fn(() => Promise.resolve({ unreadable: 'too_slow' }))
	const look = () => findDocumentView(services, version, { run } as unknown as WordEngine)

	expect(await look()).toEqual({ unreadable: 'too_slow' })
	expect(await look()).toEqual({ unreadable: 'too_slow' })
	expect(run).toHaveBeenCalledTimes(1)

	vi.setSystemTime(Date.now() + 11 * 60 * 1000)
	await look()
	expect(run).toHaveBeenCalledTimes(2)
	vi.useRealTimers()
})
