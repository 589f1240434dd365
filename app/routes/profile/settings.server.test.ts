import { expect, test } from 'vitest'
import { confirmCurrentAddress, confirmEmailChange, requestEmailChange } from '#app/domain/identity/change-email.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { findSession, startSession } from '#app/domain/identity/session.server.ts'
import { createSignInLink } from '#app/domain/identity/sign-in-link.server.ts'
import { hashToken } from '#app/domain/identity/tokens.server.ts'
import { requestContextOf, toastOf } from '#tests/request-context.ts'
import { withMfa } from '#tests/second-factor.ts'
import { register, testServices } from '#tests/world.ts'
import { action as confirmCurrent, loader as openCurrent } from './confirm-current-email.tsx'
import { action as confirm, loader as openLink } from './confirm-email.tsx'
import { action as deleteAccount } from './deletion/deletion.tsx'
import { action as unlink } from './security/linked-accounts.ts'
import { action, loader } from './settings.tsx'

const services = await testServices()
let callers = 0

async function visit(
	route: (args: never) => unknown,
	member: Member | null,
	path: string,
	form?: Record<string, string>,
	ip = `198.51.100.${(callers += 1)}`,
) {
	const session = member && (await findSession(services, await startSession(services.db, member.id, null)))
	const request = new Request(`http://127.0.0.1:3000${path}`, { method: form ? 'POST' : 'GET', body: form && new URLSearchParams(form) })
	const context = requestContextOf(services, {
		ip,
		visitor: session ? { kind: 'member', ...session } : { kind: 'anonymous' },
		request,
	})
	const answer = await Promise.resolve()
		.then(() => route({ request, context, params: {} } as never))
		.catch((thrown: unknown) => thrown)
	if (answer instanceof Error) throw answer
	if (answer instanceof Response)
		return {
			status: answer.status,
			location: answer.headers.get('Location'),
			toast: await toastOf(answer),
			data: null,
		}
	const { data, init } = answer as { data?: unknown; init?: { status: number } }
	return { status: init?.status ?? 200, location: null, toast: null, data: data ?? answer }
}

const profile = (member: Member, changes: Record<string, string> = {}) => ({
	firstName: member.firstName,
	lastName: member.lastName,
	email: member.email,
	phone_number: '',
	...changes,
})

test('the profile page shows how complete the profile is and how many browsers are signed in', async () => {
	const member = await register(services)
	expect((await visit(loader, member, '/settings')).data).toMatchObject({ member, completeness: { filled: 3, of: 4 }, sessions: 1 })
	expect(await visit(loader, null, '/settings')).toMatchObject({ status: 401, data: { message: 'Not authenticated. Please log in.' } })
	expect(await visit(action, null, '/settings', profile(member))).toMatchObject({ status: 401 })
})

test('saving the profile says so and leaves the address alone', async () => {
	const member = await register(services)
	const saved = await visit(
		action,
		member,
		'/settings',
		profile(member, { firstName: 'Hedy', phone_number: '+43 1 234567', email: member.email.toUpperCase() }),
	)
	expect(saved).toMatchObject({ status: 302, location: '/settings', toast: { title: 'Profile updated' } })
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({
		firstName: 'Hedy',
		phoneNumber: '+43 1 234567',
		email: member.email,
	})
	expect(services.outbox).toEqual([])

	await visit(action, member, '/settings', profile(member))
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ phoneNumber: null })
})

test('a mistake in the profile is shown beside its field and changes nothing', async () => {
	const member = await register(services)
	const answer = await visit(action, member, '/settings', profile(member, { firstName: 'Hedy', lastName: '', phone_number: 'call me' }))
	expect(answer).toMatchObject({
		status: 400,
		data: { error: { lastName: ['Please enter your first and last name'], phone_number: ['Please enter a valid phone number'] } },
	})
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ firstName: 'Ada' })
})

test('a new address waits for both links; its own works for that member only', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const saved = await visit(action, member, '/settings', profile(member, { email: 'next@founders.example' }))
	expect(saved.toast?.description).toContain('open the link we sent to next@founders.example')
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ email: member.email })

	const path = /\/settings\/email\?token=\S+/.exec(services.outbox.find((mail) => mail.to === 'next@founders.example')!.text)![0]
	const form = { token: path.split('token=')[1]! }
	expect(await visit(openLink, member, path)).toMatchObject({ data: { newEmail: 'next@founders.example' } })
	expect(await visit(confirm, null, path, form)).toMatchObject({ status: 401 })
	expect(await visit(confirm, stranger, path, form)).toMatchObject({
		status: 400,
		data: { failure: expect.stringContaining('expired, was already used') },
	})
	expect(await visit(confirm, member, path, form)).toMatchObject({
		status: 302,
		location: '/settings',
		toast: { title: 'New address confirmed' },
	})
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ email: member.email })
	const current = /\/settings\/email\/current\?token=\S+/.exec(services.outbox.find((mail) => mail.to === member.email)!.text)![0]
	expect(await visit(openCurrent, null, current)).toMatchObject({ data: { change: { newEmail: 'next@founders.example' } } })
	const decided = { token: current.split('token=')[1]!, decision: 'confirm' }
	expect(await visit(confirmCurrent, null, current, decided)).toMatchObject({ status: 302, toast: { title: 'Email address changed' } })
	expect(await visit(confirmCurrent, null, current, decided)).toMatchObject({ status: 400 })
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ email: 'next@founders.example' })
	expect(await visit(confirm, member, path, form)).toMatchObject({ status: 400 })
})

test('the address in use can cancel the change, and then neither link does anything', async () => {
	const member = await register(services)
	await visit(action, member, '/settings', profile(member, { email: 'never@founders.example' }))
	const tokenTo = (to: string) => /token=(\S+)/.exec(services.outbox.find((mail) => mail.to === to)!.text)![1]!
	const [atNew, atCurrent] = [{ token: tokenTo('never@founders.example') }, { token: tokenTo(member.email) }]
	expect(await visit(confirmCurrent, null, '/settings/email/current', { ...atCurrent, decision: 'cancel' })).toMatchObject({ status: 302 })
	expect(await visit(confirm, member, '/settings/email', atNew)).toMatchObject({ status: 400 })
	expect(await visit(confirmCurrent, null, '/settings/email/current', { ...atCurrent, decision: 'confirm' })).toMatchObject({ status: 400 })
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ email: member.email })
})

test('a change that is confirmed at both addresses ends what the old one opened; known devices stay', async () => {
	const member = await register(services)
	const [kept, other] = [await startSession(services.db, member.id, null), await startSession(services.db, member.id, null)]
	const userId = member.id
	const expiresAt = new Date(Date.now() + 60_000)
	await services.db.signInChallenge.create({ data: { userId, tokenHash: hashToken(`challenge ${userId}`), expiresAt } })
	await services.db.knownDevice.create({ data: { userId, tokenHash: hashToken(`device ${userId}`) } })
	await createSignInLink(services, { email: member.email, code: '123456', returnTo: null })
	await requestEmailChange(services, member, 'both@founders.example')
	const tokenTo = (to: string) => /token=(\S+)/.exec(services.outbox.findLast((mail) => mail.to === to)!.text)![1]!

	const { sessionId } = (await findSession(services, kept))!
	expect(await confirmCurrentAddress(services, null, tokenTo(member.email))).toEqual({ waitingFor: 'both@founders.example' })
	expect(await findSession(services, other)).not.toBeNull()
	expect(await confirmEmailChange(services, member, sessionId, tokenTo('both@founders.example'))).toEqual({
		email: 'both@founders.example',
	})

	expect(await findSession(services, kept)).not.toBeNull()
	expect(await findSession(services, other)).toBeNull()
	expect(await services.db.signInLink.count({ where: { userId } })).toBe(0)
	expect(await services.db.signInChallenge.count({ where: { userId } })).toBe(0)
	expect(await services.db.knownDevice.count({ where: { userId } })).toBe(1)
})

test("somebody else's mailbox is not flooded with confirmations", async () => {
	const member = await register(services)
	const ask = () => visit(action, member, '/settings', profile(member, { email: 'victim@founders.example' }), '203.0.113.7')
	for (let mail = 0; mail < 5; mail += 1) expect((await ask()).status).toBe(302)
	expect(await ask()).toMatchObject({ status: 429, data: { error: { email: [expect.stringMatching(/^Too many requests\./)] } } })
})

test('unlinking an account works for its owner only, and tells them', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { id } = await services.db.socialAccount.create({
		data: { userId: member.id, provider: 'google', issuer: 'https://issuer.example', subject: member.id },
	})
	const path = '/settings/security/accounts'
	expect(await visit(unlink, stranger, path, { account: id })).toMatchObject({ toast: { title: 'That account was already unlinked' } })
	expect(await services.db.socialAccount.count({ where: { id } })).toBe(1)
	expect(await visit(unlink, member, path, { account: id })).toMatchObject({ status: 302, toast: { title: 'Google account unlinked' } })
	expect(await services.db.socialAccount.count({ where: { id } })).toBe(0)
	expect(services.outbox.filter(({ to, subject }) => to === member.email && subject.includes('unlinked'))).toHaveLength(1)
	expect(await services.db.activityEvent.count({ where: { type: 'account.social_unlinked', actorId: member.id } })).toBe(1)
})

test('with MFA on, deleting the account needs a code', async () => {
	const member = await register(services)
	const { backupCodes } = await withMfa(services, member)
	const ask = (code: string) => visit(deleteAccount, member, '/settings/deletion', { email: member.email, code })
	for (const code of ['', '000000'])
		expect(await ask(code)).toMatchObject({ status: 400, data: { code: 'Invalid verification code. Please try again.' } })
	expect(await services.db.accountDeletion.count({ where: { userId: member.id } })).toBe(0)
	expect(await ask(backupCodes[0]!)).toMatchObject({ status: 302, location: expect.stringContaining('/account-deletion?receipt=') })
	expect(await services.db.accountDeletion.count({ where: { userId: member.id } })).toBe(1)
})

test('with MFA on, asking for a new address needs a code that was not used, or an open step-up; nothing is saved or mailed before', async () => {
	const member = await register(services)
	const { backupCodes } = await withMfa(services, member)
	services.outbox.length = 0
	const ask = (code?: string) =>
		visit(action, member, '/settings', profile(member, { firstName: 'Hedy', email: 'moved@founders.example', ...(code ? { code } : {}) }))
	expect(await ask()).toMatchObject({ status: 400, data: { error: { code: [expect.stringContaining('enter a code')] } } })
	expect(await ask('000000')).toMatchObject({
		status: 400,
		data: { error: { code: [expect.stringContaining('Invalid verification code')] } },
	})
	expect(await services.db.emailChange.count({ where: { userId: member.id } })).toBe(0)
	expect(services.outbox).toEqual([])
	expect(await services.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ firstName: 'Ada' })

	expect(await ask(backupCodes[0])).toMatchObject({ status: 302 })
	expect(await ask(backupCodes[0])).toMatchObject({ status: 400 })
	expect(await services.db.emailChange.count({ where: { userId: member.id } })).toBe(1)
	// Anything but the address is saved without a code.
	expect(await visit(action, member, '/settings', profile(member, { firstName: 'Hedy' }))).toMatchObject({ status: 302 })
})
