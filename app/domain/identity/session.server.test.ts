import { expect, test } from 'vitest'
import { register, testServices } from '#tests/world.ts'
import { endAccess } from '../administration/change-person.server.ts'
import { findChallenge, issueChallenge } from './mfa/sign-in-challenge.server.ts'
import { revokeOtherSessions } from './sessions/list-sessions.server.ts'
import { countSessions, findSession, revokeAllSessions, revokeSession, startSession } from './session.server.ts'

const services = await testServices()

test('a session says whose it is, and its token is not in the database', async () => {
	const member = await register(services, { firstName: 'Grace' })
	const token = await startSession(services.db, member.id, 'Firefox')

	expect(await findSession(services, token)).toMatchObject({ member })
	expect(JSON.stringify(await services.db.session.findMany())).not.toContain(token)
	expect(await findSession(services, `${token}x`)).toBeNull()
})

test('a session ends after seven days', async () => {
	const member = await register(services)
	const token = await startSession(services.db, member.id, null)
	const session = await services.db.session.findFirstOrThrow({ where: { userId: member.id } })
	expect((session.expiresAt.getTime() - session.createdAt.getTime()) / 86_400_000).toBeCloseTo(7, 2)

	await services.db.session.update({ where: { id: session.id }, data: { expiresAt: new Date(Date.now() - 1) } })
	expect(await findSession(services, token)).toBeNull()
})

test('signing out ends this session and no other', async () => {
	const member = await register(services)
	const [here, there] = [await startSession(services.db, member.id, null), await startSession(services.db, member.id, null)]
	const { sessionId } = (await findSession(services, here))!

	await revokeSession(services, member, sessionId)
	expect(await findSession(services, here)).toBeNull()
	expect(await findSession(services, there)).not.toBeNull()
})

test("nobody ends another's session", async () => {
	const [ada, mallory] = [await register(services), await register(services)]
	const token = await startSession(services.db, ada.id, null)
	const { sessionId } = (await findSession(services, token))!

	await revokeSession(services, mallory, sessionId)
	await revokeAllSessions(services, mallory)
	expect(await findSession(services, token)).not.toBeNull()
})

test('signing out everywhere ends every session of that member', async () => {
	const [ada, ben] = [await register(services), await register(services)]
	const tokens = [await startSession(services.db, ada.id, null), await startSession(services.db, ada.id, null)]
	const other = await startSession(services.db, ben.id, null)
	expect(await countSessions(services, ada)).toBe(2)

	expect(await revokeAllSessions(services, ada)).toBe(2)
	for (const token of tokens) expect(await findSession(services, token)).toBeNull()
	expect(await findSession(services, other)).not.toBeNull()
})

test('signing out everywhere, or everywhere else, closes sign-ins that wait for a second factor', async () => {
	const [ada, ben] = [await register(services), await register(services)]
	const { sessionId } = (await findSession(services, await startSession(services.db, ada.id, null)))!
	const bens = await issueChallenge(services.db, ben.id, null)
	const ways = [
		() => revokeOtherSessions(services, ada, sessionId),
		() => services.db.$transaction((tx) => endAccess(tx, ada.id)),
		() => revokeAllSessions(services, ada),
	]
	for (const end of ways) {
		const challenge = await issueChallenge(services.db, ada.id, null)
		expect(await findChallenge(services, challenge)).not.toBeNull()
		await end()
		expect(await findChallenge(services, challenge)).toBeNull()
	}
	expect(await findChallenge(services, bens)).not.toBeNull()
})
