import { expect, test } from 'vitest'
import { findSession } from '#app/domain/identity/session.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register as newMember, testServices } from '#tests/world.ts'
import { action as magicLink } from './auth/magic-link.ts'
import { action as register, loader as readRegister } from './auth/register.ts'
import { action as verify } from './auth/verify-magic-link.ts'

const services = await testServices()
const bypassing: Services = { ...services, env: { ...services.env, authDevBypass: true } }

let callers = 0
function call(
	action: (args: never) => unknown,
	body: unknown,
	{
		world = services,
		ip = `198.51.100.${(callers += 1)}`,
		method = 'POST',
		fromThisMachine = true,
	}: { world?: Services; ip?: string; method?: string; fromThisMachine?: boolean } = {},
): Promise<Response> {
	const request = new Request('http://127.0.0.1:3000/api/x', {
		method,
		body: typeof body === 'string' ? body : JSON.stringify(body),
		headers: { 'Content-Type': 'application/json' },
	})
	return answerOf(() => action({ request, context: requestContextOf(world, { ip, fromThisMachine }), params: {} } as never))
}

const mailTo = (email: string) => services.outbox.filter((mail) => mail.to === email)
const linkIn = (text: string) => /\/auth\/callback\?token=(\S+)/.exec(text)?.[1]

test('registering makes an account whose mailed link proves the address and signs in', async () => {
	const answer = await call(register, { email: ' Ada@New.Example ', first_name: 'Ada', last_name: 'Founder' })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ message: 'Registration successful — Please check your email to verify your account' })
	expect(await services.db.user.findUnique({ where: { email: 'ada@new.example' }, include: { company: true } })).toMatchObject({
		firstName: 'Ada',
		verifiedAt: null,
		company: { credits: 3, plan: 'free' },
		userType: 'user',
	})

	const token = linkIn(mailTo('ada@new.example')[0]!.text)
	const verified = await call(verify, { token })
	expect(verified.status).toBe(200)
	const body = (await verified.json()) as { token: string; user: object }
	expect(body.user).toMatchObject({
		email: 'ada@new.example',
		first_name: 'Ada',
		last_name: 'Founder',
		phone_number: null,
		user_type: 'User',
		plan: 'free',
		subscription_credits: 3,
	})
	expect(await findSession(services, body.token)).toMatchObject({ member: { email: 'ada@new.example' } })
	expect(verified.headers.getSetCookie().some((cookie) => cookie.startsWith(`token=${body.token};`))).toBe(true)
	expect((await services.db.user.findUniqueOrThrow({ where: { email: 'ada@new.example' } })).verifiedAt).not.toBeNull()
})

test('links in mails lead to APP_URL, whatever host the request names', async () => {
	const member = await newMember(services)
	const elsewhere: Services = { ...services, env: { ...services.env, appUrl: 'https://fineprint.example' } }
	await call(magicLink, { email: member.email }, { world: elsewhere })
	expect(mailTo(member.email)[0]!.text).toMatch(/^https:\/\/fineprint\.example\/auth\/callback\?token=\S+$/m)
})

test('registering an address that has an account gives the same answer, changes nothing, and mails its owner a way in', async () => {
	const owner = await newMember(services, { firstName: 'Grace' })
	const [fresh, again] = [
		await call(register, { email: 'fresh@new.example', first_name: 'Eve', last_name: 'X' }),
		await call(register, { email: owner.email, first_name: 'Eve', last_name: 'X' }),
	]

	expect(again.status).toBe(fresh.status)
	expect(await again.json()).toEqual(await fresh.json())
	expect(again.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(
		fresh.headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
	)
	expect(await services.db.user.findUnique({ where: { email: owner.email } })).toMatchObject({ firstName: 'Grace' })
	expect(mailTo(owner.email)[0]!.subject).toBe('You already have a Fineprint account')
	expect((await call(verify, { token: linkIn(mailTo(owner.email)[0]!.text) })).status).toBe(200)
})

test('whoever registers last names an account whose address nobody has proven', async () => {
	await call(register, { email: 'squatted@new.example', first_name: 'Eve', last_name: 'Squatter' })
	await call(register, { email: 'squatted@new.example', first_name: 'Ada', last_name: 'Founder' })
	expect(await services.db.user.findUnique({ where: { email: 'squatted@new.example' } })).toMatchObject({
		firstName: 'Ada',
		lastName: 'Founder',
	})
	expect(mailTo('squatted@new.example')[1]!.subject).toBe('Confirm your email address for Fineprint')
})

test('four registrations of one address at once make one account', async () => {
	await Promise.all(Array.from({ length: 4 }, () => call(register, { email: 'race@new.example', first_name: 'Ada', last_name: 'F' })))
	expect(await services.db.user.count({ where: { email: 'race@new.example' } })).toBe(1)
})

test('asking for a link answers the same with and without an account; only the mails differ', async () => {
	const member = await newMember(services)
	const [known, unknown] = [await call(magicLink, { email: member.email }), await call(magicLink, { email: 'unknown@new.example' })]

	expect([known.status, unknown.status]).toEqual([200, 200])
	expect(await known.json()).toEqual({ message: 'Email sent — Check your email for the login link.' })
	expect(await unknown.json()).toEqual({ message: 'Email sent — Check your email for the login link.' })
	expect(mailTo('unknown@new.example')[0]).toMatchObject({ subject: 'No Fineprint account uses this email address' })
	expect(mailTo('unknown@new.example')[0]!.text).toContain('/login?mode=register')
	expect(await services.db.user.count({ where: { email: 'unknown@new.example' } })).toBe(0)
})

test('a used, unknown or missing token signs nobody in', async () => {
	const member = await newMember(services)
	await call(magicLink, { email: member.email })
	const token = linkIn(mailTo(member.email)[0]!.text)
	await call(verify, { token })

	for (const bad of [token, 'x'.repeat(43), "' OR 1=1 --"]) {
		const answer = await call(verify, { token: bad })
		expect(answer.status).toBe(401)
		expect(await answer.json()).toMatchObject({ code: 'invalid_link', error: expect.stringContaining('Request a new one') })
		expect(answer.headers.getSetCookie()).toEqual([])
	}
	for (const nothing of [{}, { token: '' }, { token: 7 }, { token: null }]) expect((await call(verify, nothing)).status).toBe(400)
})

test('the sixth mail to an address within a quarter of an hour for the same caller has to wait', async () => {
	const { email } = await newMember(services)
	const ip = '192.0.2.6'
	for (let mail = 0; mail < 5; mail += 1)
		expect((await call(magicLink, { email: mail % 2 ? email.toUpperCase() : email }, { ip })).status).toBe(200)

	const refused = await call(magicLink, { email }, { ip })
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
	expect(await refused.json()).toMatchObject({
		code: 'too_many_requests',
		error: expect.stringMatching(/^Too many requests\. Please try again in \d+ minutes\.$/),
	})
	expect((await call(register, { email, first_name: 'A', last_name: 'B' }, { ip })).status).toBe(429)
	expect(mailTo(email)).toHaveLength(5)
})

test('one caller who asks for many addresses has to wait, and uses up nobody else’s mails', async () => {
	const ip = '203.0.113.7'
	for (let mail = 0; mail < 60; mail += 1) expect((await call(magicLink, { email: `many${mail}@new.example` }, { ip })).status).toBe(200)
	const { email } = await newMember(services)
	for (let mail = 0; mail < 6; mail += 1) expect((await call(magicLink, { email }, { ip })).status).toBe(429)
	expect((await call(magicLink, { email })).status).toBe(200)
})

test.each([
	['no JSON', '{"email":', 'malformed', 'The body must be JSON.'],
	['no body', '', 'malformed', 'The body must be JSON.'],
	['no address', { email: 'ada', first_name: 'Ada', last_name: 'F' }, 'invalid', 'Please enter a valid email address'],
	['no names', { email: 'ada@names.example' }, 'invalid', 'Please enter your first and last name'],
	['a list', [], 'invalid', expect.any(String)],
	['null', null, 'invalid', expect.any(String)],
])('a registration with %s is refused with a sentence', async (_, body, code, error) => {
	const answer = await call(register, body)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ code, error })
})

test('a body that is larger than any of ours is refused', async () => {
	expect((await call(magicLink, { email: 'ada@names.example', more: 'x'.repeat(70_000) })).status).toBe(413)
})

test('a method that a call does not know is refused with those that it does', async () => {
	for (const answer of [
		await call(readRegister, undefined, { method: 'GET' }),
		await call(register, {}, { method: 'PUT' }),
		await call(magicLink, {}, { method: 'DELETE' }),
	]) {
		expect(answer.status).toBe(405)
		expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
	}
})

test('with the development bypass an account is signed in at once; without it never', async () => {
	const member = await newMember(services)
	const answer = await call(magicLink, { email: member.email }, { world: bypassing })
	const { token, user } = (await answer.json()) as { token: string; user: object }
	expect(user).toMatchObject({ user_id: member.id })
	expect(await findSession(services, token)).toMatchObject({ member: { id: member.id } })
	expect(mailTo(member.email)).toEqual([])

	expect(await (await call(magicLink, { email: 'nobody@bypass.example' }, { world: bypassing })).json()).toEqual({
		message: 'Email sent — Check your email for the login link.',
	})
	expect(await (await call(magicLink, { email: member.email }, { world: bypassing, fromThisMachine: false })).json()).not.toHaveProperty(
		'token',
	)
	const exposed: Services = { ...bypassing, env: { ...bypassing.env, public: true } }
	expect(await (await call(magicLink, { email: member.email }, { world: exposed })).json()).not.toHaveProperty('token')
	expect(await (await call(magicLink, { email: member.email })).json()).not.toHaveProperty('token')
})
