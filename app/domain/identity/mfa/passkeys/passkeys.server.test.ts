import { expect, test } from 'vitest'
import { withMfa } from '#tests/second-factor.ts'
import { softwarePasskey } from '#tests/software-passkey.ts'
import { register, testServices } from '#tests/world.ts'
import type { Member } from '../../member.ts'
import { disableMfaWithoutCode } from '../change-mfa.server.ts'
import { listPasskeys, removePasskey } from './list-passkeys.server.ts'
import { passkeySite } from './passkey-site.ts'
import { addPasskey, beginPasskey } from './register-passkey.server.ts'
import { askPasskey, redeemPasskey } from './use-passkey.server.ts'

const origin = 'http://localhost:3000'
const services = await testServices({ APP_URL: origin })
const purpose = 'session:one'

async function person(): Promise<Member> {
	const member = await register(services)
	await withMfa(services, member)
	return member
}

async function withPasskey(member: Member) {
	const passkey = softwarePasskey('localhost', origin)
	expect(await addPasskey(services, member, 'Laptop', passkey.create((await beginPasskey(services, member))!))).toBe(true)
	return passkey
}

test('a passkey is added under a name, answers questions, and is removed; its owner is told', async () => {
	const ada = await person()
	const passkey = await withPasskey(ada)
	expect(services.outbox.at(-1)).toMatchObject({ to: ada.email, subject: 'A passkey was added to your Fineprint account' })
	expect(await redeemPasskey(services, ada, purpose, passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('right')
	const [listed] = await listPasskeys(services, ada)
	expect(listed).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(Date) })

	expect(await removePasskey(services, await person(), listed!.id)).toBe(false)
	expect(await removePasskey(services, ada, listed!.id)).toBe(true)
	expect(await askPasskey(services, ada, purpose)).toBeNull()
})

test('an answer from another origin or for another site is refused', async () => {
	const ada = await person()
	const passkey = await withPasskey(ada)
	passkey.origin = 'https://fineprint.example.evil'
	expect(await redeemPasskey(services, ada, purpose, passkey.answer((await askPasskey(services, ada, purpose))!))).toBe('wrong')

	const elsewhere = softwarePasskey('evil.example', origin)
	expect(await addPasskey(services, ada, 'x', elsewhere.create((await beginPasskey(services, ada))!))).toBe(false)
	const phished = softwarePasskey('localhost', 'http://localhost:4000')
	expect(await addPasskey(services, ada, 'x', phished.create((await beginPasskey(services, ada))!))).toBe(false)
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
	const ada = await register(services)
	expect(await beginPasskey(services, ada)).toBeNull()
	await withMfa(services, ada)
	await withPasskey(ada)
	await disableMfaWithoutCode({ ...services, env: { ...services.env, authDevBypass: true } }, ada)
	expect(await listPasskeys(services, ada)).toEqual([])
	expect(passkeySite({ appUrl: 'http://127.0.0.1:3000' })).toBeNull()
	expect(passkeySite({ appUrl: 'http://[::1]:3000' })).toBeNull()
	expect(passkeySite({ appUrl: 'https://app.fineprint.example' })).toEqual({
		rpId: 'app.fineprint.example',
		origin: 'https://app.fineprint.example',
	})
})
