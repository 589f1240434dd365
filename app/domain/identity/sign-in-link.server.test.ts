import { expect, test } from 'vitest'
import { register, testServices } from '#tests/world.ts'
import { findSession } from './session.server.ts'
import type { SignedIn } from '#app/domain/identity/finish-sign-in.server.ts'
import { checkCode, createSignInLink, redeemCode, redeemLink } from './sign-in-link.server.ts'

const services = await testServices()

const mailTo = (email: string, returnTo: string | null = null) => createSignInLink(services, { email, code: '123456', returnTo })
const expire = (id: string) => services.db.signInLink.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } })

test('a link signs in once, and goes on to the page that was asked for', async () => {
	const member = await register(services)
	const { token } = await mailTo(member.email, '/document-vault')

	const signedIn = (await redeemLink(services, token, 'Firefox')) as SignedIn
	expect(signedIn).toMatchObject({ member: { id: member.id }, returnTo: '/document-vault' })
	expect(await findSession(services, signedIn.token)).toMatchObject({ member: { id: member.id } })
	expect(await redeemLink(services, token, 'Firefox')).toBeNull()
})

test('of ten browsers that open the same link at once, one gets in', async () => {
	const member = await register(services)
	const { token } = await mailTo(member.email)

	const results = await Promise.all(Array.from({ length: 10 }, () => redeemLink(services, token, null)))
	expect(results.filter((result) => result !== null)).toHaveLength(1)
	expect(await services.db.session.count({ where: { userId: member.id } })).toBe(1)
})

test('neither the token nor the code of a link can be read in the database', async () => {
	const member = await register(services)
	const { id, token } = await mailTo(member.email)

	const row = JSON.stringify(await services.db.signInLink.findUnique({ where: { id } }))
	expect(row).not.toContain(token)
	expect(row).not.toContain('123456')
})

test('a link that is older than 15 minutes opens nothing', async () => {
	const member = await register(services)
	const { id, token } = await mailTo(member.email)
	const { expiresAt, createdAt } = await services.db.signInLink.findUniqueOrThrow({ where: { id } })
	expect((expiresAt.getTime() - createdAt.getTime()) / 60_000).toBeCloseTo(15, 1)

	await expire(id)
	expect(await checkCode(services, id, '123456')).toBeNull()
	expect(await redeemCode(services, id, null)).toBeNull()
	expect(await redeemLink(services, token, null)).toBeNull()
})

test('opening the first link proves the address', async () => {
	const { email } = await register(services)
	await services.db.user.update({ where: { email }, data: { verifiedAt: null } })
	const { token, account } = await mailTo(email)
	expect(account).toBe('unproven')

	await redeemLink(services, token, null)
	expect((await services.db.user.findUniqueOrThrow({ where: { email } })).verifiedAt).not.toBeNull()
	expect((await mailTo(email)).account).toBe('proven')
})

test('a link for an address without an account opens nothing, also once the account exists', async () => {
	const { id, token, account } = await mailTo('nobody@founders.example')
	expect(account).toBe('none')
	await register(services, { email: 'nobody@founders.example' })

	expect(await redeemLink(services, token, null)).toBeNull()
	expect(await checkCode(services, id, '123456')).toBeNull()
	expect(await redeemCode(services, id, null)).toBeNull()
})

test('after five wrong codes the right one no longer counts, but the link does', async () => {
	const member = await register(services)
	const { id, token } = await mailTo(member.email)

	for (const code of ['000000', '000001', '000002', '000003', '000004']) expect(await checkCode(services, id, code)).toBeNull()
	expect(await checkCode(services, id, '123456')).toBeNull()
	expect(await redeemLink(services, token, null)).not.toBeNull()
})

test('twenty guesses at once are still five', async () => {
	const member = await register(services)
	const { id } = await mailTo(member.email)

	await Promise.all(Array.from({ length: 20 }, (_, guess) => checkCode(services, id, String(guess).padStart(6, '0'))))
	expect(await services.db.signInLink.findUnique({ where: { id } })).toMatchObject({ codeAttempts: 5 })
})

test('a code opens only the link of its own mail', async () => {
	const [ada, ben] = [await register(services), await register(services)]
	await mailTo(ada.email)
	const other = await createSignInLink(services, { email: ben.email, code: '654321', returnTo: null })

	expect(await checkCode(services, other.id, '123456')).toBeNull()
	expect(await checkCode(services, other.id, '654321')).toBe(ben.email)
})

test('a code that was right is spent with its link', async () => {
	const member = await register(services)
	const { id, token } = await mailTo(member.email)

	expect(await checkCode(services, id, '123456')).toBe(member.email)
	expect(await redeemCode(services, id, null)).toMatchObject({ member: { id: member.id } })
	expect(await checkCode(services, id, '123456')).toBeNull()
	expect(await redeemCode(services, id, null)).toBeNull()
	expect(await redeemLink(services, token, null)).toBeNull()
})
