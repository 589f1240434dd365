import { beforeAll, expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { productRoutes, wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { operations } from './api/openapi-document.server.ts'

// The one table of the admin area: every page and call below /admin and /api/admin for every kind of visitor, taken
// from the routes of the product. A new route stands in it by itself.

const services = await testServices()
const app = await wholeApp(services)

const visitors = [
	'anonymous',
	'member',
	'admin without MFA',
	'admin without step-up',
	'admin with step-up',
	'admin whose rights were just taken',
] as const
type Visitor = (typeof visitors)[number]

const refused: Record<Visitor, number> = {
	anonymous: 401,
	member: 403,
	'admin without MFA': 403,
	'admin without step-up': 403,
	'admin with step-up': 0,
	'admin whose rights were just taken': 403,
}
const tokens = new Map<Visitor, string>()
const nowhere = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
	for (const visitor of visitors) {
		if (visitor === 'anonymous') continue
		const person = await register(services, { userType: visitor === 'member' ? 'user' : 'admin' })
		if (visitor !== 'member' && visitor !== 'admin without MFA') await withMfa(services, person)
		const { token, sessionId } = await signedIn(services, person)
		tokens.set(visitor, token)
		if (visitor === 'admin with step-up' || visitor === 'admin whose rights were just taken') await openStepUp(services, person, sessionId)
		if (visitor === 'admin whose rights were just taken')
			await services.db.user.update({ where: { id: person.id }, data: { userType: 'user' } })
	}
})

const build = await productRoutes()

interface Way {
	method: string
	path: string
	guarded: boolean
}

const pages = Object.values(build.routes).flatMap((route): Way[] => {
	const chain = ancestors(route!.id)
	const path = chain.flatMap((id) => build.routes[id]!.path || []).join('/')
	if (!/^admin(\/|$)/.test(path)) return []
	const { loader, action, default: component } = route!.module
	if (route!.id === 'routes/admin/admin' || (!loader && !action && !component)) return []
	const guarded = chain.includes('routes/admin/admin')
	return [
		{ method: 'GET', path: `/${path}`, guarded },
		...(action ? [{ method: 'POST', path: `/${path}`, guarded }] : []),
		...(component ? [{ method: 'GET', path: `/${path}.data`, guarded }] : []),
		// As pages with scripts send their forms.
		...(action ? [{ method: 'POST', path: `/${path}.data`, guarded }] : []),
	]
})
const calls = operations()
	.filter(({ path }) => path.startsWith('/admin'))
	.map(({ method, path }): Way => ({ method, path: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`, guarded: true }))

function ancestors(id: string): string[] {
	const { parentId } = build.routes[id]!
	return parentId === undefined ? [id] : [...ancestors(parentId), id]
}

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit): Promise<Response> {
	const filled = path.replace(/:\w+\??|\*/g, nowhere)
	const answer = await fetch(new URL(filled, app), { method, headers: { Accept: 'text/html', ...headers }, body, redirect: 'manual' })
	// Read to its end, so that the connection is free when the server closes.
	return new Response(await answer.arrayBuffer(), answer)
}

const asVisitor = (visitor: Visitor): Record<string, string> => (tokens.has(visitor) ? { Cookie: `token=${tokens.get(visitor)}` } : {})

test.each([...pages, ...calls])('$method $path', async ({ method, path, guarded }) => {
	expect(guarded).toBe(true)
	for (const visitor of visitors) {
		const { status } = await ask(method, path, asVisitor(visitor), method === 'GET' ? undefined : new URLSearchParams())
		// A navigation in the browser becomes a load of the page, which is refused; a form is refused at once.
		if (method === 'GET' && path.endsWith('.data') && visitor !== 'admin with step-up') expect([visitor, status]).toEqual([visitor, 202])
		else if (visitor === 'admin with step-up') expect([401, 403]).not.toContain(status)
		else expect([visitor, status]).toEqual([visitor, refused[visitor]])
	}
})

test('every route below /api/admin answers with guarded operations only', () => {
	const routes = Object.values(build.routes).filter(
		(route) => /^api\/admin\//.test(route!.path ?? '') || /^admin\//.test(route!.path ?? ''),
	)
	const inApi = routes.filter((route) => ancestors(route!.id).some((id) => build.routes[id]!.path?.startsWith('api')))
	const unguarded = inApi.filter((route) => {
		const { operations: own = [] } = (route!.module.loader ?? {}) as { operations?: { path: string }[] }
		return own.length === 0 || own.some(({ path }) => !path.startsWith('/admin/'))
	})
	expect(inApi.length).toBeGreaterThan(0)
	expect(unguarded.map((route) => route!.id)).toEqual([])
})

test('each refusal says what to do: log in, no way in, set up MFA, or enter a code', async () => {
	const page = async (visitor: Visitor) => (await ask('GET', '/admin', asVisitor(visitor))).text()
	expect(await page('anonymous')).toContain('/login?returnTo=%2Fadmin')
	expect(await page('member')).toContain('Access Denied - Admin privileges required to access this page')
	expect(await page('member')).toContain('You don&#x27;t have permission to access this page.')
	expect(await page('admin without MFA')).toContain('/settings/mfa?returnTo=%2Fadmin')
	const form = await page('admin without step-up')
	expect(form).toContain('name="mfa_code"')
	expect(form).toContain('action="/mfa/verify"')
	expect(form).toMatch(/name="returnTo"[^>]*value="\/admin"/)
	expect(form).toContain('Logout')

	const call = async (visitor: Visitor) => (await ask('GET', '/api/admin/git-info', asVisitor(visitor))).json()
	expect(await call('anonymous')).toMatchObject({ code: 'not_authenticated' })
	expect(await call('member')).toEqual({ error: 'Access Denied - Admin privileges required to access this page', code: 'forbidden' })
	expect(await call('admin without MFA')).toMatchObject({ requiresMFA: true, code: 'mfa_setup_required' })
	expect(await call('admin without step-up')).toMatchObject({ requiresMFA: true, code: 'mfa_required' })
	expect(await call('admin with step-up')).toEqual({
		version: expect.any(String),
		branch: expect.any(String),
		shortCommit: expect.any(String),
	})
})

test('a form that comes after the step-up ran out is kept in the page, and sent again with a code it goes through', async () => {
	const ada = await register(services, { userType: 'admin' })
	const { backupCodes } = await withMfa(services, ada)
	const { token, sessionId } = await signedIn(services, ada)
	const send = (fields: Record<string, string>) =>
		ask('POST', '/admin?page=2', { Cookie: `token=${token}` }, new URLSearchParams({ reason: 'Asked "by" mail\nand phone', ...fields }))

	const refusedForm = await send({})
	expect(refusedForm.status).toBe(403)
	const html = await refusedForm.text()
	expect(html).toContain('action="/admin?page=2"')
	expect(html).toMatch(/name="reason"[^>]*>Asked &quot;by&quot; mail\nand phone</)

	const wrong = await send({ mfa_code: '000000' })
	expect([wrong.status, await wrong.text()]).toEqual([403, expect.stringContaining('Invalid MFA code. Please try again.')])
	// The page takes no forms, which only who is let through is told.
	expect((await send({ mfa_code: backupCodes[0]! })).status).toBe(405)
	const { stepUpUntil } = await services.db.session.findUniqueOrThrow({ where: { id: sessionId } })
	expect(stepUpUntil!.getTime()).toBeGreaterThan(Date.now())
})

test('a code of their own in X-MFA-Token opens one call; that of another admin opens none', async () => {
	const [ada, grace] = [await register(services, { userType: 'admin' }), await register(services, { userType: 'admin' })]
	const [{ secret, backupCodes }, graces] = [await withMfa(services, ada), await withMfa(services, grace)]
	const { token } = await signedIn(services, ada)
	const withToken = (mfa?: string) =>
		ask('GET', '/api/admin/git-info', { Authorization: `Bearer ${token}`, ...(mfa ? { 'X-MFA-Token': mfa } : {}) })

	const foreign = await withToken(codeAt(graces.secret, Date.now()))
	expect([foreign.status, await foreign.json()]).toMatchObject([403, { requiresMFA: true, code: 'invalid_mfa_token' }])
	expect((await withToken(graces.backupCodes[0])).status).toBe(403)
	const code = codeAt(secret, Date.now())
	expect((await withToken(code)).status).toBe(200)
	expect((await withToken()).status).toBe(403)
	expect((await withToken(code)).status).toBe(403)
	expect((await withToken(backupCodes[0])).status).toBe(200)
	expect((await withToken(backupCodes[0])).status).toBe(403)
})

test('a step-up opens one session of one admin, and an open one leaves X-MFA-Token alone', async () => {
	const ada = await register(services, { userType: 'admin' })
	const { backupCodes } = await withMfa(services, ada)
	const [here, elsewhere] = [await signedIn(services, ada), await signedIn(services, ada)]
	const verified = await fetch(new URL('/api/mfa/verify', app), {
		method: 'POST',
		headers: { Authorization: `Bearer ${here.token}`, 'Content-Type': 'application/json' },
		body: JSON.stringify({ token: backupCodes[0] }),
	})
	expect([verified.status, await verified.json()]).toEqual([200, { valid: true }])

	const info = (token: string, more = {}) => ask('GET', '/api/admin/git-info', { Authorization: `Bearer ${token}`, ...more })
	expect((await info(here.token, { 'X-MFA-Token': backupCodes[1]! })).status).toBe(200)
	expect(await services.db.backupCode.count({ where: { userId: ada.id, usedAt: { not: null } } })).toBe(1)
	expect((await info(elsewhere.token)).status).toBe(403)

	await services.db.session.update({ where: { id: here.sessionId }, data: { stepUpUntil: new Date(Date.now() - 1) } })
	expect((await info(here.token)).status).toBe(403)
})
