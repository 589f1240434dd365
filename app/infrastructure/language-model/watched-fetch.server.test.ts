import { afterEach, expect, test, vi } from 'vitest'
import { watchRequest } from './watched-fetch.server.ts'

afterEach(() => {
	vi.useRealTimers()
	vi.restoreAllMocks()
})

const limits = { answerMs: 90_000, firstMs: 60_000, silenceMs: 45_000, answerBytes: 1000 }

test('a request that is given up while it is being written down is not sent and leaves no timer behind', async () => {
	vi.useFakeTimers()
	const sent = vi.spyOn(globalThis, 'fetch')
	let written = () => {}
	const watched = watchRequest(limits, new AbortController().signal, () => new Promise((resolve) => (written = resolve)))
	const fetching = watched.fetch('http://127.0.0.1:9/')
	watched.release()
	written()
	await expect(fetching).rejects.toThrow()
	expect(sent).not.toHaveBeenCalled()
	expect(vi.getTimerCount()).toBe(0)
})

test('what still comes of an answer that nobody waits for starts no timer', async () => {
	vi.useFakeTimers()
	let drip = (_piece: Uint8Array) => {}
	vi.spyOn(globalThis, 'fetch').mockResolvedValue(
		new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (drip = (piece) => controller.enqueue(piece)) })),
	)
	const watched = watchRequest(limits, new AbortController().signal, async () => undefined)
	const reader = (await watched.fetch('http://127.0.0.1:9/')).body!.getReader()
	drip(new Uint8Array([1]))
	await reader.read()
	expect(vi.getTimerCount()).toBeGreaterThan(0)
	watched.release()
	drip(new Uint8Array([2]))
	await reader.read()
	expect(vi.getTimerCount()).toBe(0)
})
