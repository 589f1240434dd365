import { expect, test } from 'vitest'
import { readToast, redirectWithToast } from './toast.server.ts'

test('a toast comes back as it was sent, umlauts and semicolons included, beside other cookies', async () => {
	const toast = { title: 'Document uploaded; größer', description: 'a=b', variant: 'destructive' as const }
	const answer = await redirectWithToast('/x', toast, { headers: { 'Set-Cookie': 'other=1' } })
	const cookies = answer.headers.getSetCookie()
	expect(cookies).toContain('other=1')
	const carried = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
	expect(await readToast(new Request('http://x', { headers: { Cookie: carried } }))).toEqual(toast)
})

test.each(['', 'toast=nonsense', 'toast=%7B%7D', 'toast=%'])('a request with %j carries no toast', async (cookie) => {
	expect(await readToast(new Request('http://x', { headers: cookie ? { Cookie: cookie } : {} }))).toBeNull()
})
