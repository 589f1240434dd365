import { expect, test } from 'vitest'
import { mailSignIn } from '#app/domain/identity/mail-sign-in.server.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { forgetCode, issueCode, pendingSignIn, verifyCode } from './mailed-code.server.ts'
import { signInWithCode } from './sign-in-with-code.server.ts'

const services = await testServices()

/** Requests a mail like a browser. @returns the digits, and the cookies that the browser then sends */
async function askFor(email: string) {
	const { code, cookies } = await issueCode(services, email)
	const linkId = await mailSignIn(services, { purpose: 'login', email, code, returnTo: '/settings' })
	const attributes = await cookies(linkId)
	const jar = attributes.map((cookie) => cookie.split(';')[0]!)
	return { code, linkId, jar, attributes }
}

const typing = (jar: string[]) => new Request('http://127.0.0.1:3000/login/code', { method: 'POST', headers: { Cookie: jar.join('; ') } })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
let callers = 0
const someone = () => requestContextOf(services, { ip: `192.0.2.${(callers += 1)}` })

test('the six digits of the mail sign in the browser that asked', async () => {
	const member = await register(services)
	const { code, jar } = await askFor(member.email)
	expect(code).toMatch(/^\d{6}$/)
	expect(services.outbox.at(-1)?.text).toContain(code)

	expect(await signInWithCode(someone(), typing(jar), code)).toMatchObject({ member: { id: member.id }, returnTo: '/settings' })
})

test('the cookies of a pending sign-in are out of reach of scripts and last as long as the mail', async () => {
	const { attributes } = await askFor('ada@founders.example')
	for (const cookie of attributes) expect(cookie).toMatch(/Max-Age=900.*HttpOnly|HttpOnly.*Max-Age=900/)
	// The code is typed below /login; the page of the mailed link checks whether its browser requested it.
	const paths = (cookies: readonly string[]) => cookies.map((cookie) => /Path=([^;]*)/.exec(cookie)?.[1])
	expect(paths(attributes)).toEqual(['/login', '/'])
	expect(paths(await forgetCode(services))).toEqual(['/login', '/'])
	for (const cookie of await forgetCode(services)) expect(cookie).toMatch(/^\w+=; Max-Age=0; Path=/)
})

test('the same cookies and code do not sign in twice', async () => {
	const member = await register(services)
	const { code, jar } = await askFor(member.email)

	expect(await signInWithCode(someone(), typing(jar), code)).not.toBeNull()
	expect(await signInWithCode(someone(), typing(jar), code)).toBeNull()
	expect(await services.db.session.count({ where: { userId: member.id } })).toBe(1)
})

test('of five browsers that type the right code at once, one gets in', async () => {
	const member = await register(services)
	const { code, jar } = await askFor(member.email)

	const results = await Promise.all(Array.from({ length: 5 }, () => signInWithCode(someone(), typing(jar), code)))
	expect(results.filter((result) => result !== null)).toHaveLength(1)
})

test('sending the first cookies again does not give new attempts', async () => {
	const member = await register(services)
	const { code, jar } = await askFor(member.email)

	for (let attempt = 0; attempt < 5; attempt += 1) expect(await signInWithCode(someone(), typing(jar), otherThan(code))).toBeNull()
	expect(await signInWithCode(someone(), typing(jar), code)).toBeNull()
})

test('the digits alone, without the browser that asked, open nothing', async () => {
	const member = await register(services)
	const { code, linkId, jar } = await askFor(member.email)

	expect(await verifyCode(services, typing([]), code)).toBeNull()
	expect(await verifyCode(services, typing([`sign_in=${linkId}`]), code)).toBeNull()
	expect(await verifyCode(services, typing(jar.filter((cookie) => !cookie.startsWith('sign_in='))), code)).toBeNull()
	expect(await verifyCode(services, typing(jar), code)).toEqual({ linkId })
})

test("writing somebody else's address into the cookie does not sign in as them", async () => {
	const [victim, mallory] = [await register(services), await register(services)]
	const { code, jar } = await askFor(mallory.email)
	const victims = await askFor(victim.email)

	const renamed = jar.map((cookie) => cookie.replace(encodeURIComponent(mallory.email), encodeURIComponent(victim.email)))
	expect(renamed).not.toEqual(jar)
	expect(await signInWithCode(someone(), typing(renamed), code)).toBeNull()
	const crossed = [...jar.filter((cookie) => cookie.startsWith('_totp=')), `sign_in=${victims.linkId}`]
	expect(await signInWithCode(someone(), typing(crossed), code)).toBeNull()
	expect(await services.db.session.count({ where: { userId: victim.id } })).toBe(0)
})

test('a code for an address without an account looks like a wrong one', async () => {
	const { code, jar } = await askFor('nobody@founders.example')
	expect((await pendingSignIn(typing(jar)))?.email).toBe('nobody@founders.example')
	expect(await signInWithCode(someone(), typing(jar), code)).toBeNull()
	expect(services.outbox.at(-1)?.text).not.toContain(code)
})

test('over all mails of a day an address takes thirty codes; its links still work', async () => {
	const member = await register(services)
	for (let mail = 0; mail < 6; mail += 1) {
		const { code, jar } = await askFor(member.email)
		for (let attempt = 0; attempt < 5; attempt += 1) await signInWithCode(someone(), typing(jar), otherThan(code))
	}
	const { code, jar } = await askFor(member.email)
	expect(await signInWithCode(someone(), typing(jar), code)).toMatchObject({ refusedFor: expect.any(Number) })
})

test('garbage in the cookies is no error', async () => {
	for (const jar of [
		['sign_in=1; _totp=%%%'],
		['sign_in=00000000-0000-4000-8000-000000000000', '_totp=email=x&totp={"jwe":1}'],
		["sign_in='; DROP TABLE users"],
	]) {
		const answer = await signInWithCode(someone(), typing(jar), '123456').catch((error: unknown) => answerOf(() => Promise.reject(error)))
		expect(answer).toBeNull()
	}
})
