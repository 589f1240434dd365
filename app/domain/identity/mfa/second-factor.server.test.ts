import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connectDatabase } from '#app/infrastructure/db/database.server.ts'
import { sweep } from '#app/domain/sweep/sweep.server.ts'
import { createRateLimits } from '#app/infrastructure/rate-limits.server.ts'
import { currentPrefix } from '#app/infrastructure/sealing.ts'
import { minute, second } from '#app/units.ts'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { register, testServices } from '#tests/world.ts'
import { finishSignIn, type SignInOutcome } from '../finish-sign-in.server.ts'
import { lockPerson } from '../lock-person.server.ts'
import type { Member } from '../member.ts'
import { findSession } from '../session.server.ts'
import { takeBackupCode } from './backup-codes.server.ts'
import { disableMfa, disableMfaWithoutCode, regenerateBackupCodes } from './change-mfa.server.ts'
import { codesPerAccount, codesPerAccountAnywhere, codesPerAccountDaily } from './mfa-limits.ts'
import { readMfaStatus } from './mfa-status.server.ts'
import { useCode } from './second-factor.server.ts'
import { findChallenge, issueChallenge } from './sign-in-challenge.server.ts'
import { beginMfaSetup, enableMfa } from './set-up-mfa.server.ts'
import { stepOfCode } from './totp.server.ts'

const services = await testServices()
const now = Date.now()
let callers = 0
/** A session that is none of these people's. */
const elsewhere = randomUUID()

async function someone(): Promise<Member> {
	return { ...(await register(services)), address: `192.0.2.${(callers += 1)}` }
}

const wrongCode = (secret: string) =>
	['000000', '111111', '222222', '333333'].find((code) => [-1, 0, 1].every((step) => codeAt(secret, now + step * 30 * second) !== code))!

test('the codes are those of RFC 6238, one step early or late', () => {
	// Appendix B, SHA-1, the last six of its eight digits; the secret is '12345678901234567890'.
	const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
	for (const [seconds, code] of [
		[1111111111, '050471'],
		[1111111109, '081804'],
		[20000000000, '353130'],
	] as const) {
		const step = Math.floor(seconds / 30)
		expect(stepOfCode(secret, code, seconds * second)).toBe(step)
		expect(stepOfCode(secret, code, (step + 1) * 30 * second)).toBe(step)
		expect(stepOfCode(secret, code, (step - 1) * 30 * second)).toBe(step)
		expect(stepOfCode(secret, code, (step + 2) * 30 * second)).toBeNull()
		expect(stepOfCode(secret, code, (step - 2) * 30 * second)).toBeNull()
	}
})

test('a code counts once, and none of an earlier step counts after it', async () => {
	const ada = await someone()
	const { secret } = await withMfa(services, ada)
	const [earlier, current] = [codeAt(secret, now - 30 * second), codeAt(secret, now)]
	expect(await useCode(services, ada, current, now)).toBe('right')
	expect(await useCode(services, ada, current, now)).toBe('wrong')
	expect(await useCode(services, ada, earlier, now)).toBe('wrong')
	expect(await useCode(services, ada, codeAt(secret, now + 30 * second), now + 30 * second)).toBe('right')
})

test('of five requests with one code at once, one is accepted; the same for a backup code', async () => {
	const ada = await someone()
	const { secret, backupCodes } = await withMfa(services, ada)
	for (const code of [codeAt(secret, now), backupCodes[0]!]) {
		const outcomes = await Promise.all(Array.from({ length: 5 }, () => useCode(services, ada, code, now)))
		expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
	}
	expect((await readMfaStatus(services, ada)).backupCodesRemaining).toBe(9)
})

test('the code that turned MFA on is used up by that', async () => {
	const ada = await someone()
	const { secret } = (await beginMfaSetup(services, ada, now))!
	const code = codeAt(secret, now)
	expect(await enableMfa(services, ada, { secret, code, sessionId: elsewhere }, now)).toEqual({ backupCodes: expect.any(Array) })
	expect(await useCode(services, ada, code, now)).toBe('wrong')
})

test('turning MFA on ends the other sessions and open sign-ins of the person, and says so', async () => {
	const [ada, grace] = [await someone(), await someone()]
	const [here, thief, graces] = [await signedIn(services, ada), await signedIn(services, ada), await signedIn(services, grace)]
	const challenge = await issueChallenge(services.db, ada.id, null)
	await withMfa(services, ada, here.sessionId)
	expect(await findSession(services, here.token)).not.toBeNull()
	expect(await findSession(services, thief.token)).toBeNull()
	expect(await findChallenge(services, challenge)).toBeNull()
	expect(await findSession(services, graces.token)).not.toBeNull()
	expect(services.outbox.at(-1)).toMatchObject({ to: ada.email, text: expect.stringContaining('were logged out') })
})

test('ten backup codes, each once, in any case and with spaces; only hashes are stored and the owner is told', async () => {
	const ada = await someone()
	const { backupCodes } = await withMfa(services, ada)
	expect(backupCodes).toHaveLength(10)
	for (const code of backupCodes) expect(code).toMatch(/^[A-Z2-9]{8}$/)
	expect(JSON.stringify(await services.db.backupCode.findMany({ where: { userId: ada.id } }))).not.toContain(backupCodes[0])

	const typed = `${backupCodes[0]!.slice(0, 4)} ${backupCodes[0]!.slice(4)}`.toLowerCase()
	expect(await useCode(services, ada, typed)).toBe('right')
	expect(services.outbox.at(-1)).toMatchObject({ to: ada.email, subject: 'A backup code of your Fineprint account was used' })
	expect(await useCode(services, ada, typed)).toBe('wrong')
})

test('the limit of wrong codes holds over callers, over processes and over a restart; a right code does not count', async () => {
	const ada = await someone()
	const { secret, backupCodes } = await withMfa(services, ada)
	for (const code of backupCodes.slice(0, 3)) expect(await useCode(services, ada, code)).toBe('right')
	const other = connectDatabase(services.databaseUrl)
	try {
		const processes = [services, { ...services, limits: createRateLimits(other.pool) }]
		const tries = Array.from({ length: 10 }, (_, index) =>
			useCode(processes[index % 2]!, { ...ada, address: `198.51.100.${index}` }, wrongCode(secret), now),
		)
		expect(new Set(await Promise.all(tries))).toEqual(new Set(['wrong']))
		const restarted = { ...services, limits: createRateLimits(other.pool) }
		const refused = await useCode(restarted, { ...ada, address: '203.0.113.9' }, codeAt(secret, now), now)
		expect(refused).toEqual({ refusedFor: expect.any(Number) })
	} finally {
		await other.close()
	}
	const grace = await someone()
	const graces = await withMfa(services, grace)
	expect(await useCode(services, grace, codeAt(graces.secret, now), now)).toBe('right')
})

test('somebody elsewhere who uses up the tries of a day locks out neither the networks of the owner nor their 15 minutes', async () => {
	const ada = await someone()
	const { secret } = await withMfa(services, ada)
	const { sessionId } = await signedIn(services, ada)
	await services.db.session.update({ where: { id: sessionId }, data: { address: ada.address } })
	const spent = Array.from({ length: codesPerAccountDaily.points }, () => services.limits.count(codesPerAccountDaily, ada.id))
	await Promise.all(spent)
	for (let attempt = 0; attempt <= codesPerAccount.points; attempt += 1) {
		const refused = await useCode(services, { ...ada, address: '203.0.113.81' }, codeAt(secret, now), now)
		expect((refused as { refusedFor: number }).refusedFor).toBeGreaterThan(codesPerAccount.seconds)
	}
	expect(await useCode(services, ada, wrongCode(secret), now)).toBe('wrong')
	expect(await useCode(services, ada, codeAt(secret, now), now)).toBe('right')
	// The owner's network has its own limit: a stolen session there does not try on for ever.
	const key = `${ada.id} ${ada.address!}`
	await Promise.all(Array.from({ length: codesPerAccountDaily.points }, () => services.limits.count(codesPerAccountDaily, key)))
	expect(await useCode(services, ada, wrongCode(secret), now)).toEqual({ refusedFor: expect.any(Number) })
})

test('wrong codes from elsewhere leave the 15 minutes of a network that the person has signed in from alone', async () => {
	const ada = await someone()
	const { secret } = await withMfa(services, ada)
	const { sessionId } = await signedIn(services, ada)
	await services.db.session.update({ where: { id: sessionId }, data: { address: ada.address } })
	const thief = (attempt: number) => ({ ...ada, address: `203.0.113.${100 + attempt}` })
	for (let attempt = 0; attempt < codesPerAccount.points; attempt += 1)
		expect(await useCode(services, thief(attempt), wrongCode(secret), now)).toBe('wrong')
	expect(await useCode(services, thief(99), codeAt(secret, now), now)).toEqual({ refusedFor: expect.any(Number) })
	expect(await useCode(services, ada, codeAt(secret, now), now)).toBe('right')
})

test('a session that moves from one network to the next finds an end to its tries', async () => {
	const ada = await someone()
	const { secret } = await withMfa(services, ada)
	const { sessionId } = await signedIn(services, ada)
	await Promise.all(Array.from({ length: codesPerAccountAnywhere.points }, () => services.limits.count(codesPerAccountAnywhere, ada.id)))
	const address = '198.51.100.77'
	await services.db.session.update({ where: { id: sessionId }, data: { address } })
	expect(await useCode(services, { ...ada, address }, codeAt(secret, now), now)).toEqual({ refusedFor: expect.any(Number) })
})

test('a sign-in at the moment when MFA is turned on waits for that, and is asked for a code', async () => {
	const ada = await someone()
	let signIn: Promise<SignInOutcome> | undefined
	await services.db.$transaction(async (tx) => {
		await lockPerson(tx, ada.id)
		signIn = services.db.$transaction((own) => finishSignIn(own, ada, { userAgent: null, returnTo: null }))
		let over = false
		void signIn.finally(() => (over = true))
		const waiting = async () =>
			(await tx.$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
				.length > 0
		while (!over && !(await waiting()));
		await tx.authenticator.create({ data: { userId: ada.id, enabledAt: new Date(), secret: 'sealed' } })
	})
	expect(await signIn).toEqual({ challenge: expect.any(String) })
})

test('one caller runs into a limit over many accounts', async () => {
	const address = '203.0.113.77'
	const people = await Promise.all([someone(), someone(), someone(), someone()])
	for (const person of people.slice(0, 3))
		for (let attempt = 0; attempt < 10; attempt += 1) expect(await useCode(services, { ...person, address }, 'AAAAAAAA')).toBe('wrong')
	expect(await useCode(services, { ...people[3]!, address }, 'AAAAAAAA')).toEqual({ refusedFor: expect.any(Number) })
})

test('a setup counts for its own person and secret, for 15 minutes, and never over an app that is in use', async () => {
	const [ada, grace] = [await someone(), await someone()]
	const first = (await beginMfaSetup(services, ada, now))!
	const second = (await beginMfaSetup(services, ada, now))!
	expect(await enableMfa(services, ada, { secret: first.secret, code: codeAt(first.secret, now), sessionId: elsewhere }, now)).toBe(
		'no-setup',
	)
	expect(await enableMfa(services, grace, { secret: second.secret, code: codeAt(second.secret, now), sessionId: elsewhere }, now)).toBe(
		'no-setup',
	)
	expect(await enableMfa(services, ada, { secret: second.secret, code: wrongCode(second.secret), sessionId: elsewhere }, now)).toBe('wrong')
	const late = now + 15 * minute
	expect(await enableMfa(services, ada, { secret: second.secret, code: codeAt(second.secret, late), sessionId: elsewhere }, late)).toBe(
		'no-setup',
	)
	expect(await enableMfa(services, ada, { code: codeAt(second.secret, now), sessionId: elsewhere }, now)).toEqual({
		backupCodes: expect.any(Array),
	})
	expect(await beginMfaSetup(services, ada, now)).toBeNull()
	const stored = await services.db.authenticator.findUniqueOrThrow({ where: { userId: ada.id } })
	expect(JSON.stringify(stored)).not.toContain(second.secret)
})

test('turning off takes a code, ends what MFA opened, and tells the person', async () => {
	const ada = await someone()
	const { secret } = await withMfa(services, ada)
	expect(await disableMfa(services, ada, wrongCode(secret))).toBe('wrong')
	expect(await disableMfa(services, ada, codeAt(secret, Date.now()))).toBe('right')
	expect(await readMfaStatus(services, ada)).toMatchObject({ enabled: false, backupCodesRemaining: 0 })
	expect(services.outbox.at(-1)?.subject).toBe('Multi-factor authentication is off for your Fineprint account')
	expect(await disableMfa(services, ada, codeAt(secret, Date.now()))).toBe('off')
})

test('the bypass of a code works in the dev mode on loopback only', async () => {
	const ada = await someone()
	await withMfa(services, ada)
	expect(await disableMfaWithoutCode(services, ada)).toBe(false)
	expect(await disableMfaWithoutCode({ ...services, env: { ...services.env, authDevBypass: true, public: true } }, ada)).toBe(false)
	expect((await readMfaStatus(services, ada)).enabled).toBe(true)
	expect(await disableMfaWithoutCode({ ...services, env: { ...services.env, authDevBypass: true } }, ada)).toBe(true)
	expect((await readMfaStatus(services, ada)).enabled).toBe(false)
})

test('new backup codes take a code and replace the earlier ones', async () => {
	const ada = await someone()
	const { secret, backupCodes } = await withMfa(services, ada)
	const made = await regenerateBackupCodes(services, ada, codeAt(secret, Date.now()))
	expect(made).toEqual({ backupCodes: expect.any(Array) })
	expect(await useCode(services, ada, backupCodes[0]!)).toBe('wrong')
	expect(await useCode(services, ada, (made as { backupCodes: string[] }).backupCodes[0]!)).toBe('right')
	expect((await readMfaStatus(services, ada)).backupCodesRemaining).toBe(9)
})

test('the sweep seals secrets of an earlier key anew, and the codes stay the same', async () => {
	const ada = await someone()
	const { secret, backupCodes } = await withMfa(services, ada)
	const rotated = { ...services, keys: { current: 'cd'.repeat(32), earlier: [services.keys.current] } }
	await sweep(rotated)
	const { secret: sealed } = await services.db.authenticator.findUniqueOrThrow({ where: { userId: ada.id } })
	expect(sealed!.startsWith(currentPrefix(rotated.keys))).toBe(true)
	expect(await useCode({ ...rotated, keys: { ...rotated.keys, earlier: [] } }, ada, codeAt(secret, now), now)).toBe('right')
	// Hashes can't be made anew: the earlier key checks them until it is given up.
	expect(await services.db.$transaction((tx) => takeBackupCode(tx, rotated.keys, ada.id, backupCodes[0]!, now))).toBe(true)
})
