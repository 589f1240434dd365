import { afterEach, expect, test, vi } from 'vitest'
import { type AskForCode, cancelledMessage, repeatRefusedRequests } from './repeat-refused.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose admin area refuses what comes without a code. @returns the headers of each request that was sent */
function refusingPage(ask: AskForCode) {
	const sent: Record<string, string>[] = []
	const plainFetch = async (request: Request) => {
		request.signal.throwIfAborted()
		sent.push(Object.fromEntries(request.headers))
		return request.headers.has('X-MFA-Token') ? Response.json({ done: true }) : Response.json({ requiresMFA: true }, { status: 403 })
	}
	const page = { fetch: plainFetch as typeof fetch, location: { href: 'https://site.example/admin', origin: 'https://site.example' } }
	vi.stubGlobal('window', page)
	repeatRefusedRequests(ask)
	return { sent, fetch: (...request: Parameters<typeof fetch>) => page.fetch(...request) }
}

test('several requests that are refused at once share one question, and each is repeated with its code', async () => {
	const ask = vi.fn<AskForCode>(() => Promise.resolve('123456'))
	const page = refusingPage(ask)
	const calls = [page.fetch('https://site.example/api/admin/users'), page.fetch('https://site.example/admin/users.data')]
	expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
	expect(ask).toHaveBeenCalledOnce()
	expect(page.sent.filter((headers) => headers['x-mfa-token'] === '123456')).toHaveLength(2)
})

test('a call whose question is cancelled is rejected; a page shows what was refused', async () => {
	const page = refusingPage(() => Promise.resolve(null))
	await expect(page.fetch('https://site.example/api/admin/users')).rejects.toThrow(cancelledMessage)
	expect((await page.fetch('https://site.example/admin/users.data')).status).toBe(403)
	expect(page.sent.at(-1)).toMatchObject({ 'x-mfa-dialog': 'cancelled' })
})

test('a question is told when the request that it was for waits no longer', async () => {
	const left = new AbortController()
	const told: boolean[] = []
	const page = refusingPage((pending) => {
		told.push(pending())
		left.abort()
		told.push(pending())
		return Promise.resolve(null)
	})
	await page.fetch('https://site.example/admin/users.data', { signal: left.signal }).catch(() => undefined)
	expect(told).toEqual([true, false])
})
