import { expect, test } from 'vitest'
import { findSession, startSession } from '#app/domain/identity/session.server.ts'
import { mailSignIn } from '#app/domain/identity/mail-sign-in.server.ts'
import { findOpenLink, redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import { register, testServices } from '#tests/world.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { changePerson } from './change-person.server.ts'
import { countPeople, findPerson, listPeople } from './people.server.ts'
import { resendVerification } from './resend-verification.server.ts'
import { reinstatePerson, signOutPerson, suspendPerson } from './suspend-person.server.ts'

const services = await testServices()
const { db } = services

const administrator = async () => (await register(services, { userType: 'admin' })) as Administrator
const admin = await administrator()
const linkIn = (text: string | undefined) => /token=(\S+)/.exec(text ?? '')![1]!
const events = (companyId: string) =>
	db.activityEvent.findMany({ where: { companyId }, orderBy: { number: 'asc' }, select: { type: true, actorId: true, details: true } })

test('people are found by parts of name and address, filtered, and listed page by page without gaps', async () => {
	const made = []
	for (let index = 0; index < 5; index += 1)
		made.push(await register(services, { firstName: 'Zelda', lastName: `Quill${index}`, plan: index < 2 ? 'scale' : 'free' }))
	const filter = { search: 'zelda QUILL' }
	expect(await countPeople(services, admin, filter)).toBe(5)
	expect(await countPeople(services, admin, { ...filter, plan: 'scale' })).toBe(2)
	expect(await countPeople(services, admin, { ...filter, type: 'admin' })).toBe(0)
	expect(await countPeople(services, admin, { search: made[3]!.email.slice(0, 20).toUpperCase() })).toBe(1)
	expect(await countPeople(services, admin, { search: 'zelda 100%' })).toBe(0)

	const seen: string[] = []
	let after: { at: Date; id: string } | undefined
	for (;;) {
		const page = await listPeople(services, admin, filter, { take: 2, after })
		seen.push(...page.map(({ id }) => id))
		const last = page.at(-1)
		if (page.length < 2 || !last) break
		after = { at: last.createdAt, id: last.id }
	}
	// Two may be made in the same millisecond; then the id decides.
	const ids = made.map(({ id }) => id)
	const newestFirst = await db.user.findMany({
		where: { id: { in: ids } },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		select: { id: true },
	})
	expect(seen).toEqual(newestFirst.map(({ id }) => id))
})

test('a change says what was done, and the ledger and the history say who did it and why', async () => {
	const person = await register(services, { subscriptionCredits: 3 })
	const change = { firstName: 'Grace', plan: 'startup', credits: { balance: 30, reason: 'Goodwill after an outage' } } as const

	expect(await changePerson(services, admin, person.id, change)).toEqual({
		done: ['first name changed', 'plan changed from free to startup', 'credits changed from 3 to 30'],
	})
	expect(await changePerson(services, admin, person.id, change)).toEqual({ done: [] })
	expect(await findPerson(services, admin, person.id)).toMatchObject({ firstName: 'Grace', plan: 'startup', credits: 30 })
	expect(
		await db.creditEntry.findMany({ where: { companyId: person.companyId }, select: { amount: true, reason: true, userId: true } }),
	).toEqual([
		{ amount: 3, reason: 'First checks', userId: null },
		{ amount: 27, reason: 'Goodwill after an outage', userId: admin.id },
	])
	expect(await events(person.companyId)).toMatchObject([
		{ type: 'account.changed', actorId: admin.id, details: { by: 'administrator', reason: 'Goodwill after an outage' } },
	])
	expect(await changePerson(services, admin, '00000000-0000-4000-8000-000000000000', change)).toBeNull()
})

test('a new address is unproven, ends every way in through the old one, and is told to it', async () => {
	const [person, other] = [await register(services), await register(services)]
	const token = await startSession(db, person.id, null)
	await mailSignIn(services, { purpose: 'login', email: person.email, code: '123456', returnTo: null })
	const link = linkIn(services.outbox.at(-1)?.text)

	expect(await changePerson(services, admin, person.id, { email: other.email })).toBe('address_taken')
	await db.socialAccount.create({
		data: { userId: person.id, provider: 'google', issuer: 'https://accounts.google.com', subject: person.id },
	})
	const email = `new.${person.email}`
	expect(await changePerson(services, admin, person.id, { email })).toEqual({ done: ['email address changed'] })
	expect(services.outbox.at(-1)).toMatchObject({ to: person.email, subject: expect.stringContaining('was changed') })
	expect(await findSession(services, token)).toBeNull()
	expect(await findOpenLink(services, link)).toBeNull()
	expect(await db.socialAccount.count({ where: { userId: person.id } })).toBe(0)

	expect(await resendVerification(services, admin, person.id)).toBe('sent')
	expect(services.outbox.at(-1)?.to).toBe(email)
	expect(await redeemLink(services, linkIn(services.outbox.at(-1)?.text), null)).toMatchObject({ member: { email } })
	expect(await resendVerification(services, admin, person.id)).toBe('verified')
})

test('who is suspended is out at once, told why, and back in after being reinstated', async () => {
	const person = await register(services)
	const token = await startSession(db, person.id, null)
	await mailSignIn(services, { purpose: 'login', email: person.email, code: '123456', returnTo: null })
	const link = linkIn(services.outbox.at(-1)?.text)

	expect(await suspendPerson(services, admin, person.id, 'Chargeback under investigation')).toBe('suspended')
	expect(await suspendPerson(services, admin, person.id, 'Again')).toBe('unchanged')
	expect(services.outbox.at(-1)?.text).toContain('Chargeback under investigation')
	expect(await findSession(services, token)).toBeNull()
	expect(await redeemLink(services, link, null)).toBeNull()
	expect(await countPeople(services, admin, { search: person.email, state: 'suspended' })).toBe(1)

	await mailSignIn(services, { purpose: 'login', email: person.email, code: '123456', returnTo: null })
	expect(services.outbox.at(-1)?.subject).toBe('Your Fineprint account is suspended')
	expect(services.outbox.at(-1)?.text).not.toMatch(/token=|123456/)

	expect(await reinstatePerson(services, admin, person.id)).toBe('reinstated')
	expect(await reinstatePerson(services, admin, person.id)).toBeNull()
	await mailSignIn(services, { purpose: 'login', email: person.email, code: '123456', returnTo: null })
	expect(await redeemLink(services, linkIn(services.outbox.at(-1)?.text), null)).toMatchObject({ member: { id: person.id } })
	expect((await events(person.companyId)).map(({ type }) => type)).toEqual(['account.suspended', 'account.reinstated'])
})

test('signing somebody out everywhere ends all their sessions and says how many', async () => {
	const person = await register(services)
	const tokens = [await startSession(db, person.id, null), await startSession(db, person.id, null)]
	expect(await signOutPerson(services, admin, person.id)).toBe(2)
	for (const token of tokens) expect(await findSession(services, token)).toBeNull()
})

test('the last administrator can be neither demoted nor suspended, and of two who demote each other one stays', async () => {
	const own = await testServices()
	const [one, two] = [
		(await register(own, { userType: 'admin' })) as Administrator,
		(await register(own, { userType: 'admin' })) as Administrator,
	]
	const answers = await Promise.all([
		changePerson(own, one, two.id, { userType: 'user' }),
		changePerson(own, two, one.id, { userType: 'user' }),
	])
	expect(answers.filter((answer) => answer === 'last_administrator')).toHaveLength(1)
	const [last] = await own.db.user.findMany({ where: { userType: 'admin' }, select: { id: true } })
	expect(await changePerson(own, one, last!.id, { userType: 'user' })).toBe('last_administrator')
	expect(await suspendPerson(own, one, last!.id, 'By mistake')).toBe('last_administrator')
})
