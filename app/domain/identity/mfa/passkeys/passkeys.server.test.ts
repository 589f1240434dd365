import { expect, test } from 'vitest'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { softwarePasskey } from '#tests/software-passkey.ts'
import { register, testServices } from '#tests/world.ts'
import type { Member } from '../../member.ts'
import { disableMfaWithoutCode } from '../change-mfa.server.ts'
import { openStepUp } from '../step-up.server.ts'
import { listPasskeys, removePasskey } from './list-passkeys.server.ts'
import { passkeySite } from './passkey-site.ts'
import { addPasskey, beginPasskey, type PasskeyRegistration } from './register-passkey.server.ts'
import { askPasskey, redeemPasskey } from './use-passkey.server.ts'

const origin = 'http://localhost:3000'
const services = await testServices({ APP_URL: origin })
const purpose = 'session:one'

type Person = Member & { backupCodes: string[]; sessionId: string }

async function person(): Promise<Person> {
	const member = await register(services)
	const { backupCodes } = await withMfa(services, member)
	const { sessionId } = await signedIn(services, member)
	return { ...member, backupCodes, sessionId }
}

/** The options of a new passkey, asked for with a backup code. */
async function begin(person: Person, code = person.backupCodes.pop()!) {
	const begun = await beginPasskey(services, person, person.sessionId, code)
	if (typeof begun !== 'object' || !('options' in begun)) throw new Error(`No options: ${JSON.stringify(begun)}`)
	return begun.options
}

const add = (person: Person, response: PasskeyRegistration) => addPasskey(services, person, person.sessionId, 'Laptop', response)

async function withPasskey(person: Person) {
	const passkey = softwarePasskey('localhost', origin)
	expect(await add(person, passkey.create(await begin(person)))).toBe(true)
	return passkey
}

test('a passkey is added under a name, answers questions, and is removed; its owner is told', async () => {
	const ada = await person()
	const passkey = await withPasskey(ada)
	expect(services.outbox.at(-1)).toMatchObject({ to: ada.email, subject: 'A passkey was added to your Fineprint account' })
	expect(await redeemPasskey(services, ada, purpose, passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('right')
	const [listed] = await listPasskeys(services, ada)
	expect(listed).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(Date) })

	const grace = await person()
	const { id } = listed!
	expect(await removePasskey(services, grace, grace.sessionId, { id, code: grace.backupCodes[0]! })).toBe('gone')
	expect(await removePasskey(services, ada, ada.sessionId, { id, code: ada.backupCodes[0]! })).toBe('removed')
	expect(await removePasskey(services, ada, ada.sessionId, { id, code: ada.backupCodes[1]! })).toBe('gone')
	expect(await askPasskey(services, ada, purpose)).toBeNull()
})

test('an answer from another origin or for another site is refused', async () => {
	const ada = await person()
	const passkey = await withPasskey(ada)
	passkey.origin = 'https://fineprint.example.evil'
	expect(await redeemPasskey(services, ada, purpose, passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('wrong')

	const elsewhere = softwarePasskey('evil.example', origin)
	expect(await add(ada, elsewhere.create(await begin(ada)))).toBe(false)
	const phished = softwarePasskey('localhost', 'http://localhost:4000')
	expect(await add(ada, phished.create(await begin(ada)))).toBe(false)
})

test('a question is answered once, by the person and for the purpose that it was put for, within 5 minutes', async () => {
	const [ada, grace] = [await person(), await person()]
	const [passkey, graces] = [await withPasskey(ada), await withPasskey(grace)]
	const question = (await askPasskey(services, ada, purpose))!
	expect(await redeemPasskey(services, ada, purpose, passkey.answer(question))).toBe('right')
	expect(await redeemPasskey(services, ada, purpose, passkey.answer(question))).toBe('wrong')
	expect(await redeemPasskey(services, ada, 'session:other', passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('wrong')
	expect(await redeemPasskey(services, grace, purpose, graces.answer((await askPasskey(services, ada, purpose))!))).toBe('wrong')
	expect(await redeemPasskey(services, ada, purpose, graces.answer((await askPasskey(services, ada, purpose))!))).toBe('wrong')
	const late = (await askPasskey(services, ada, purpose))!
	await services.db.passkeyChallenge.update({ where: { challenge: late.challenge }, data: { expiresAt: new Date(Date.now() - 1) } })
	expect(await redeemPasskey(services, ada, purpose, passkey.answer(late))).toBe('wrong')
})

test('a count that goes back is refused: somebody copied the key', async () => {
	const ada = await person()
	const passkey = await withPasskey(ada)
	passkey.counter = 10
	expect(await redeemPasskey(services, ada, purpose, passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('right')
	passkey.counter = 5
	expect(await redeemPasskey(services, ada, purpose, passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('wrong')
	const both = [(await askPasskey(services, ada, purpose))!, (await askPasskey(services, ada, purpose))!].map((question) => {
		passkey.counter = 20
		return passkey.answer(question)
	})
	const outcomes = await Promise.all(both.map((answer) => redeemPasskey(services, ada, purpose, answer)))
	expect(outcomes.sort()).toEqual(['right', 'wrong'])
})

test('passkeys stand beside MFA, end with it, and need a host name', async () => {
	const grace = await register(services)
	expect(await beginPasskey(services, grace, (await signedIn(services, grace)).sessionId, '')).toBe('not-possible')
	const ada = await person()
	await withPasskey(ada)
	const late = softwarePasskey('localhost', origin).create(await begin(ada))
	await disableMfaWithoutCode({ ...services, env: { ...services.env, authDevBypass: true } }, ada)
	expect(await add(ada, late)).toBe(false)
	expect(await listPasskeys(services, ada)).toEqual([])
	expect(passkeySite({ appUrl: 'http://127.0.0.1:3000' })).toBeNull()
	expect(passkeySite({ appUrl: 'http://[::1]:3000' })).toBeNull()
	expect(passkeySite({ appUrl: 'https://app.fineprint.example' })).toEqual({
		rpId: 'app.fineprint.example',
		origin: 'https://app.fineprint.example',
	})
})

test('a session alone neither adds nor removes a passkey: it takes a code, or a step-up of that session', async () => {
	const ada = await person()
	const { sessionId: elsewhere } = await signedIn(services, ada)
	expect(await beginPasskey(services, ada, ada.sessionId, '')).toBe('missing')
	expect(await beginPasskey(services, ada, ada.sessionId, 'AAAAAAAA')).toBe('wrong')
	expect(await services.db.passkeyChallenge.count({ where: { userId: ada.id } })).toBe(0)
	// Options of the person's own making, and those that another session was given.
	const forged = softwarePasskey('localhost', origin)
	expect(await add(ada, forged.create({ challenge: 'forged' }))).toBe(false)
	const question = await begin(ada)
	expect(await addPasskey(services, ada, elsewhere, 'Thief', forged.create(question))).toBe(false)
	// Nor a question of the step-up.
	await withPasskey(ada)
	const asked = (await askPasskey(services, ada, `session:${ada.sessionId}`))!
	expect(await add(ada, forged.create(asked))).toBe(false)

	const { id } = (await listPasskeys(services, ada))[0]!
	expect(await removePasskey(services, ada, ada.sessionId, { id, code: '' })).toBe('missing')
	expect(await removePasskey(services, ada, ada.sessionId, { id, code: 'AAAAAAAA' })).toBe('wrong')
	await openStepUp(services, ada, ada.sessionId)
	expect(await beginPasskey(services, ada, elsewhere, '')).toBe('missing')
	expect(await add(ada, softwarePasskey('localhost', origin).create(await begin(ada, '')))).toBe(true)
	expect(await removePasskey(services, ada, ada.sessionId, { id, code: '' })).toBe('removed')
	await services.db.session.update({ where: { id: ada.sessionId }, data: { stepUpUntil: new Date(Date.now() - 1) } })
	expect(await beginPasskey(services, ada, ada.sessionId, '')).toBe('missing')
})
