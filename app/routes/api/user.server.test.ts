import { expect, test } from 'vitest'
import { confirmCurrentAddress, confirmEmailChange } from '#app/domain/identity/change-email.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { findSession, startSession } from '#app/domain/identity/session.server.ts'
import { createSignInLink, redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import type { Visitor } from '#app/http/context.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { register, testServices } from '#tests/world.ts'
import { action, loader } from './user/user.ts'

const services = await testServices()

let callers = 0
function call(
	visitor: Member | Visitor,
	method: 'GET' | 'POST' | 'PUT' | 'PATCH',
	body?: unknown,
	headers: Record<string, string> = {},
): Promise<Response> {
	const who: Visitor = 'kind' in visitor ? visitor : { kind: 'member', member: visitor, sessionId: 'none' }
	const sent = body === undefined ? undefined : JSON.stringify(body)
	const request = new Request('http://127.0.0.1:3000/api/user', { method, headers, body: sent })
	const context = requestContextOf(services, { ip: `198.51.100.${(callers += 1)}`, visitor: who, request })
	return answerOf(() => (method === 'GET' ? loader : action)({ request, context, params: {} } as never))
}

const tokenIn = (text: string) => /\/settings\/email(?:\/current)?\?token=(\S+)/.exec(text)![1]!
const mailTo = (email: string) => services.outbox.filter((mail) => mail.to === email)

test('a member reads their own record', async () => {
	const member = await register(services, { firstName: 'Grace', plan: 'builder' })
	const answer = await call(member, 'GET')
	expect(await answer.json()).toEqual({
		user: {
			user_id: member.id,
			first_name: 'Grace',
			last_name: 'Founder',
			email: member.email,
			phone_number: null,
			company_id: member.companyId,
			user_type: 'User',
			plan: 'builder',
			subscription_credits: 3,
		},
	})
})

test.each(['GET', 'POST', 'PUT'] as const)('%s without a session is refused, and says so when the session has ended', async (method) => {
	const anonymous = await call({ kind: 'anonymous' }, method, method === 'GET' ? undefined : {})
	expect([anonymous.status, await anonymous.json()]).toEqual([401, { error: 'Not authenticated', code: 'not_authenticated' }])
	const expired = await call({ kind: 'expired' }, method, method === 'GET' ? undefined : {})
	expect([expired.status, await expired.json()]).toEqual([401, { error: 'Session expired. Please log in again.', code: 'session_expired' }])
})

test.each(['POST', 'PUT'] as const)('%s changes what is given, keeps the rest, and empties a phone number', async (method) => {
	const member = await register(services)
	await call(member, method, { first_name: ' Hedy ', phone_number: '+43 1 234567' })
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({
		firstName: 'Hedy',
		lastName: 'Founder',
		phoneNumber: '+43 1 234567',
	})
	expect(await (await call(member, method, { phone_number: null })).json()).toMatchObject({
		user: { first_name: 'Hedy', phone_number: null },
	})
})

test('nobody makes themselves admin, rich or another company', async () => {
	const member = await register(services)
	await call(member, 'PUT', {
		user_type: 'Admin',
		plan: 'scale',
		subscription_credits: 999,
		company_id: member.id,
		user_id: member.id,
		userType: 'admin',
	})
	expect(await services.db.user.findUnique({ where: { id: member.id }, include: { company: true } })).toMatchObject({
		userType: 'user',
		company: { plan: 'free', credits: 3 },
		companyId: member.companyId,
	})
})

test.each([{ first_name: '' }, { last_name: 'x'.repeat(200) }, { phone_number: 'call me' }, { email: 'ada' }])(
	'%j is refused and changes nothing',
	async (body) => {
		const member = await register(services)
		expect((await call(member, 'PUT', { first_name: 'Hedy', ...body })).status).toBe(400)
		expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ firstName: 'Ada' })
	},
)

test('another method is refused', async () => {
	expect((await call(await register(services), 'PATCH', {})).status).toBe(405)
})

test('a new address counts only once its link was opened in a browser signed in as that member', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const here = await startSession(services.db, member.id, null)
	const elsewhere = await startSession(services.db, member.id, null)
	const { sessionId } = (await findSession(services, here))!
	const oldLink = await createSignInLink(services, { email: member.email, code: '123456', returnTo: null })

	const answer = await call(member, 'PUT', { email: 'Moved@New.Example' })
	expect(await answer.json()).toMatchObject({ user: { email: member.email }, message: expect.stringContaining('moved@new.example') })
	const token = tokenIn(mailTo('moved@new.example')[0]!.text)

	expect(await confirmEmailChange(services, stranger, 'none', token)).toBeNull()
	expect(await confirmCurrentAddress(services, null, tokenIn(mailTo(member.email).at(-1)!.text))).toEqual({
		waitingFor: 'moved@new.example',
	})
	expect(await confirmEmailChange(services, member, sessionId, token)).toEqual({ email: 'moved@new.example' })
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ email: 'moved@new.example' })

	expect(await confirmEmailChange(services, member, sessionId, token)).toBeNull()
	expect(await redeemLink(services, oldLink.token, null)).toBeNull()
	expect(await findSession(services, here)).not.toBeNull()
	expect(await findSession(services, elsewhere)).toBeNull()
	expect(mailTo(member.email).at(-1)?.subject).toContain('was changed')
})

test("another account's address cannot be taken over, and asking for it does not tell that it exists", async () => {
	const [member, owner] = [await register(services), await register(services)]
	const [taken, free] = [await call(member, 'PUT', { email: owner.email }), await call(member, 'PUT', { email: 'free@new.example' })]
	expect([taken.status, free.status]).toEqual([200, 200])

	expect(await confirmEmailChange(services, member, 'none', tokenIn(mailTo(owner.email)[0]!.text))).toBe('taken')
	expect(await services.db.user.findUnique({ where: { id: owner.id } })).toMatchObject({ email: owner.email })
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ email: member.email })
})

test('a confirmation that has expired changes nothing', async () => {
	const member = await register(services)
	await call(member, 'PUT', { email: 'late@new.example' })
	await services.db.emailChange.updateMany({ where: { userId: member.id }, data: { expiresAt: new Date(Date.now() - 1) } })
	expect(await confirmEmailChange(services, member, 'none', tokenIn(mailTo('late@new.example')[0]!.text))).toBeNull()
})

test('with MFA on, a new address needs a code in X-MFA-Token or the step-up of that very session', async () => {
	const member = await register(services)
	const { backupCodes } = await withMfa(services, member)
	const here = { kind: 'member' as const, member, sessionId: (await signedIn(services, member)).sessionId }
	const elsewhere = { kind: 'member' as const, member, sessionId: (await signedIn(services, member)).sessionId }
	const ask = (visitor: Visitor, code?: string) =>
		call(visitor, 'PUT', { first_name: 'Hedy', email: 'mfa@new.example' }, code ? { 'X-MFA-Token': code } : {})
	const refusals = [await ask(here), await ask(here, '000000')]
	expect(refusals.map(({ status }) => status)).toEqual([403, 403])
	expect(await Promise.all(refusals.map((answer) => answer.json()))).toMatchObject([
		{ code: 'mfa_required', requiresMFA: true },
		{ code: 'invalid_mfa_token', requiresMFA: true },
	])
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ firstName: 'Ada' })
	expect((await ask(here, backupCodes[0])).status).toBe(200)

	await services.db.session.update({ where: { id: here.sessionId }, data: { stepUpUntil: new Date(Date.now() + 60_000) } })
	expect([(await ask(here)).status, (await ask(elsewhere)).status]).toEqual([200, 403])
	expect(await services.db.emailChange.count({ where: { userId: member.id } })).toBe(2)
})
