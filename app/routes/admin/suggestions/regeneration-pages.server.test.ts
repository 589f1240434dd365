import { beforeAll, expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// Who may open these pages and make these calls is told in admin-access.server.test.ts.

const services = await testServices()
const app = await wholeApp(services)
let token = ''

beforeAll(async () => {
	const admin = await register(services, { userType: 'admin', firstName: 'Root' })
	await withMfa(services, admin)
	const session = await signedIn(services, admin)
	await openStepUp(services, admin, session.sessionId)
	token = session.token
})

async function ask(method: string, path: string) {
	const body = method === 'POST' && !path.startsWith('/api') ? new URLSearchParams() : undefined
	const headers = { Accept: 'text/html', Cookie: `token=${token}` }
	const answer = await fetch(new URL(path, app), { method, body, redirect: 'manual', headers })
	return { status: answer.status, text: await answer.text() }
}
const call = async (method: string, path: string) => {
	const { status, text } = await ask(method, `/api/admin/regenerate-all-suggestions${path}`)
	return { status, answer: JSON.parse(text) as { id: string; status: string } }
}

test('the page starts a regeneration, shows its progress without JavaScript, and stops it', async () => {
	expect((await ask('GET', '/admin/suggestions')).text).toContain('Regenerate all suggestions</button>')
	expect((await ask('POST', '/admin/suggestions')).status).toBe(302)
	const running = await ask('GET', '/admin/suggestions')
	expect(running.text).toContain('http-equiv="refresh"')
	expect(running.text).toContain('Started by <!-- -->Root Founder')
	expect(running.text).not.toContain('Regenerate all suggestions</button>')
	const again = await ask('POST', '/admin/suggestions')
	expect([again.status, again.text]).toEqual([409, expect.stringContaining('One regeneration runs at a time.')])

	const [, stop] = /action="(\/admin\/suggestions\/[^"]+\/stop)"/.exec(running.text)!
	expect((await ask('POST', stop!)).status).toBe(302)
	const stopped = (await ask('GET', '/admin/suggestions')).text
	expect(stopped).toContain('Stopped by Root Founder')
	expect(stopped).toContain('Regenerate all suggestions</button>')
	expect((await ask('POST', '/admin/suggestions/nonsense/stop')).status).toBe(404)
})

test('the call answers 202 with an id, 409 while one runs, and its state to whoever asks', async () => {
	const started = await call('POST', '')
	expect(started).toMatchObject({ status: 202, answer: { status: 'running', documents: 0, processed: 0, failures: [], ended_at: null } })
	expect(await call('POST', '')).toMatchObject({ status: 409, answer: { code: 'under_way' } })
	const { id } = started.answer
	expect(await call('GET', `/${id}`)).toEqual({ status: 200, answer: started.answer })
	expect(await call('POST', `/${id}/stop`)).toMatchObject({ status: 200, answer: { id, status: 'stopped', ended_at: expect.any(String) } })
	expect((await call('GET', '/nonsense')).status).toBe(404)
	expect((await call('POST', `/${crypto.randomUUID()}/stop`)).status).toBe(404)
})
