import { expect, test } from 'vitest'
import type { data } from 'react-router'
import { findSession, startSession } from '#app/domain/identity/session.server.ts'
import { createSignInLink } from '#app/domain/identity/sign-in-link.server.ts'
import type { Visitor } from '#app/http/context.ts'
import { holdUpload } from '#app/domain/documents/held-upload.server.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { requestContextOf, toastOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { action as logInWithLink, loader as callback } from './callback.tsx'
import { action as typeCode, loader as checkEmail } from './code.tsx'
import { action as login, loader as readLogin } from './login.tsx'
import { action as logoutEverywhere } from './logout-everywhere.ts'
import { action as logout, loader as logoutLink } from './logout.ts'

const services = await testServices()
const anonymous: Visitor = { kind: 'anonymous' }

interface Answer {
	status: number
	location: string | null
	cookies: string[]
	body: unknown
	headers: Headers
}

let callers = 0
async function visit(
	route: (args: never) => unknown,
	path: string,
	{
		form,
		method = form ? 'POST' : 'GET',
		headers = {},
		visitor = anonymous,
		ip = `198.51.100.${(callers += 1)}`,
	}: { ip?: string; form?: Record<string, string>; method?: string; headers?: Record<string, string>; visitor?: Visitor } = {},
): Promise<Answer> {
	const request = new Request(`http://127.0.0.1:3000${path}`, { method, headers, body: form && new URLSearchParams(form) })
	const args = { request, params: {}, context: requestContextOf(services, { ip, visitor, request }) }
	const answer = await Promise.resolve()
		.then(() => route(args as never))
		.catch((thrown: unknown) => thrown)
	if (answer instanceof Error) throw answer
	if (answer instanceof Response)
		return {
			status: answer.status,
			location: answer.headers.get('Location'),
			cookies: answer.headers.getSetCookie(),
			body: null,
			headers: answer.headers,
		}
	const { data: body, init } = isWithInit(answer) ? answer : { data: answer, init: null }
	const sent = new Headers(init?.headers)
	return { status: init?.status ?? 200, location: null, cookies: sent.getSetCookie(), body, headers: sent }
}

const isWithInit = (answer: unknown): answer is ReturnType<typeof data> =>
	(answer as { type?: string } | null)?.type === 'DataWithResponseInit'

const jarOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
const sessionIn = (cookies: string[]) => /^token=([^;]+)/.exec(cookies.find((cookie) => cookie.startsWith('token=')) ?? '')?.[1]
const mailTo = (email: string) => services.outbox.filter((mail) => mail.to === email).at(-1)!
const codeIn = (text: string) => /^\d{6}$/m.exec(text)![0]
function pressLogIn(link: string, options: Omit<Parameters<typeof visit>[2] & object, 'form'> = {}): Promise<Answer> {
	return visit(logInWithLink, '/auth/callback', {
		...options,
		form: { token: new URL(link, 'http://127.0.0.1').searchParams.get('token')! },
	})
}

const linkIn = (text: string) => /(\/auth\/callback\?token=\S+)/.exec(text)![1]!
const signedIn = async (email: string): Promise<Visitor & { kind: 'member' }> => {
	const member = await services.db.user.findUniqueOrThrow({ where: { email } })
	const session = await findSession(services, await startSession(services.db, member.id, null))
	return { kind: 'member', ...session! }
}

test('without JavaScript: register, read the mail, type its code, arrive where one was heading', async () => {
	const sent = await visit(login, '/login', {
		form: { mode: 'register', email: 'ada@pages.example', firstName: 'Ada', lastName: 'F', returnTo: '/uploads/resume' },
	})
	expect(sent).toMatchObject({ status: 302, location: '/login/code?for=register&returnTo=%2Fuploads%2Fresume' })
	const jar = { Cookie: jarOf(sent.cookies) }
	expect((await visit(checkEmail, '/login/code?for=register', { headers: jar })).body).toEqual({
		purpose: 'register',
		email: 'ada@pages.example',
		returnTo: null,
		devMail: true,
	})

	const code = codeIn(mailTo('ada@pages.example').text)
	const arrived = await visit(typeCode, '/login/code', { form: { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }, headers: jar })
	expect(arrived).toMatchObject({ status: 302, location: '/uploads/resume' })
	expect(await findSession(services, sessionIn(arrived.cookies)!)).toMatchObject({ member: { email: 'ada@pages.example' } })
	expect(arrived.cookies.filter((cookie) => /^(_totp|sign_in)=; Max-Age=0;/.test(cookie))).toHaveLength(2)

	expect(await visit(typeCode, '/login/code', { form: { code }, headers: jar })).toMatchObject({ status: 401, cookies: [] })
})

test('with JavaScript the form stays in place and learns where the mail went', async () => {
	const { email } = await register(services)
	const sent = await visit(login, '/login', { form: { mode: 'login', email, stay: 'yes' } })
	expect(sent).toMatchObject({ status: 200, body: { sent: 'login', email, devMail: true } })
	expect(sent.cookies).toHaveLength(2)
})

test('the link of the mail opens in a browser that never asked, once', async () => {
	const { email } = await register(services)
	await visit(login, '/login', { form: { mode: 'login', email, returnTo: '/document-vault?q=nda' } })
	const link = linkIn(mailTo(email).text)

	// Mail scanners may look any number of times.
	for (const method of ['HEAD', 'GET', 'GET'])
		expect(await visit(callback, link, { method })).toMatchObject({
			status: 200,
			cookies: [],
			body: { link: { email, requestedHere: false } },
		})
	const opened = await pressLogIn(link)
	expect(opened).toMatchObject({ status: 302, location: '/document-vault?q=nda' })
	expect(await findSession(services, sessionIn(opened.cookies)!)).toMatchObject({ member: { email } })
	expect(await pressLogIn(link)).toMatchObject({ status: 401, cookies: [] })
	expect(await visit(callback, link)).toMatchObject({ status: 401, cookies: [], body: { link: null, member: false } })
	expect(await visit(callback, '/auth/callback')).toMatchObject({ status: 401, cookies: [] })
})

test('only the browser that asked for a link logs in without pressing the button', async () => {
	const { email } = await register(services)
	const sent = await visit(login, '/login', { form: { mode: 'login', email } })
	const jar = { Cookie: sent.cookies.map((cookie) => cookie.split(';')[0]!).join('; ') }
	expect((await visit(callback, linkIn(mailTo(email).text), { headers: jar })).body).toMatchObject({ link: { requestedHere: true } })
})

test('a file chosen before signing in goes with the link that was asked for where it is held, and with no other', async () => {
	const [owner, stranger] = [await register(services), await register(services)]
	const token = await holdUpload(services, await storedUpload(services), noChoices)
	const holding = { Cookie: `held_upload=${token}` }
	const drops = (cookies: string[]) => cookies.some((cookie) => /^held_upload=; Max-Age=0;/.test(cookie))

	await visit(login, '/login', { form: { mode: 'login', email: stranger.email, returnTo: '/uploads/resume' } })
	const slipped = await pressLogIn(linkIn(mailTo(stranger.email).text), { headers: holding })
	expect([slipped.location, drops(slipped.cookies)]).toEqual(['/uploads/resume', true])

	await visit(login, '/login', { form: { mode: 'login', email: owner.email, returnTo: '/uploads/resume' }, headers: holding })
	const own = await pressLogIn(linkIn(mailTo(owner.email).text), { headers: holding })
	expect(own.location).toMatch(/^\/document-vault\/[\w-]{36}\/report$/)
	expect(drops(own.cookies)).toBe(true)
	expect(await services.db.document.count({ where: { createdById: owner.id } })).toBe(1)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example'])(
	'a way back to %s is forgotten',
	async (returnTo) => {
		const { email } = await register(services)
		await visit(login, '/login', { form: { mode: 'login', email, returnTo } })
		expect(await pressLogIn(linkIn(mailTo(email).text))).toMatchObject({ status: 302, location: '/dashboard' })
		expect((await visit(readLogin, `/login?returnTo=${encodeURIComponent(returnTo)}`)).body).toMatchObject({ returnTo: null })
	},
)

test('opening a link as somebody else ends the session that was in the browser, and says who is logged in now', async () => {
	const [ada, ben] = [await register(services), await register(services)]
	const before = await signedIn(ada.email)
	const { token } = await createSignInLink(services, { email: ben.email, code: '123456', returnTo: null })
	const opened = await pressLogIn(`/auth/callback?token=${token}`, { visitor: before })
	expect(await toastOf(opened)).toMatchObject({ description: `You are now logged in as ${ben.email}.` })
	expect(await services.db.session.findUnique({ where: { id: before.sessionId } })).toMatchObject({ revokedAt: expect.any(Date) })
})

test('the session of an account that waits for its deletion ends, too, when somebody signs in over it', async () => {
	const [ada, ben] = [await register(services), await register(services)]
	const { kind: _, ...session } = await signedIn(ada.email)
	const deletion = { receipt: 'FP-20261201-000000001', eraseAfter: new Date() }
	const { token } = await createSignInLink(services, { email: ben.email, code: '123456', returnTo: null })
	await pressLogIn(`/auth/callback?token=${token}`, { visitor: { ...session, kind: 'leaving', deletion } })
	expect(await services.db.session.findUnique({ where: { id: session.sessionId } })).toMatchObject({ revokedAt: expect.any(Date) })
})

test.each([
	[{ mode: 'login', email: 'ada' }, { email: 'Please enter a valid email address' }],
	[{ mode: 'login', email: '' }, { email: 'Please enter a valid email address' }],
	[
		{ mode: 'register', email: 'ada@pages2.example', firstName: 'Ada', lastName: ' ' },
		{ lastName: 'Please enter your first and last name' },
	],
	[{ mode: 'register', email: 'ada@pages2.example' }, { firstName: 'Please enter your first and last name' }],
])('%j comes back with what to mend and what was typed', async (form, errors) => {
	const answer = await visit(login, '/login', { form })
	expect(answer).toMatchObject({ status: 400, cookies: [], body: { sent: null, mode: form.mode, errors, typed: { email: form.email } } })
})

test('a mistake in the form does not lose where one was heading', async () => {
	expect(await visit(login, '/login', { form: { mode: 'login', email: 'ada', returnTo: '/settings' } })).toMatchObject({
		status: 400,
		body: { returnTo: '/settings' },
	})
	expect(await visit(login, '/login', { form: { mode: 'login', email: 'ada', returnTo: '//evil.example' } })).toMatchObject({
		status: 400,
		body: { returnTo: null },
	})
})

test('too many mails to one address: the page says how long to wait', async () => {
	const { email } = await register(services)
	for (let mail = 0; mail < 5; mail += 1) await visit(login, '/login', { form: { mode: 'login', email }, ip: '192.0.2.9' })
	const refused = await visit(login, '/login', { form: { mode: 'login', email }, ip: '192.0.2.9' })
	expect(refused).toMatchObject({ status: 429, body: { errors: { form: expect.stringMatching(/^Too many requests\./) } } })
	expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test.each(['', '12345', '1234567', 'abcdef'])('%j is no code', async (code) => {
	expect(await visit(typeCode, '/login/code', { form: { code } })).toMatchObject({
		status: 400,
		body: { error: 'Please enter a 6-digit code' },
	})
})

test('where no mail is waited for, the code page leads back to the form', async () => {
	expect(await visit(checkEmail, '/login/code')).toMatchObject({ status: 302, location: '/login' })
})

test('who is signed in has no use for the login page', async () => {
	const visitor = await signedIn((await register(services)).email)
	expect(await visit(readLogin, '/login?returnTo=/settings', { visitor })).toMatchObject({ status: 302, location: '/settings' })
	expect((await visit(readLogin, '/login', { visitor: { kind: 'expired' } })).body).toMatchObject({ expired: true })
})

test('logging out revokes this session; a link to it does nothing', async () => {
	const { email } = await register(services)
	const [here, there] = [await signedIn(email), await signedIn(email)]
	const active = async (visitor: typeof here) =>
		(await services.db.session.findUniqueOrThrow({ where: { id: visitor.sessionId } })).revokedAt === null

	expect(await visit(logoutLink, '/logout', { visitor: here })).toMatchObject({ location: '/', cookies: [] })
	expect(await active(here)).toBe(true)
	const left = await visit(logout, '/logout', { method: 'POST', visitor: here })
	expect(left).toMatchObject({ status: 302, location: '/', cookies: [expect.stringMatching(/^token=; /)] })
	expect([await active(here), await active(there)]).toEqual([false, true])
})

test('logging out everywhere ends all sessions of that member', async () => {
	const { email, id } = await register(services)
	const here = await signedIn(email)
	await signedIn(email)
	await visit(logoutEverywhere, '/logout/everywhere', { method: 'POST', visitor: here })
	expect(await services.db.session.count({ where: { userId: id, revokedAt: null } })).toBe(0)
	expect(await visit(logoutEverywhere, '/logout/everywhere', { method: 'POST' })).toMatchObject({ status: 302, location: '/login' })
})

test('a form that is far too large is refused before it is understood', async () => {
	expect(await visit(login, '/login', { form: { mode: 'login', email: 'a@b.example', more: 'x'.repeat(70_000) } })).toMatchObject({
		status: 413,
	})
})
