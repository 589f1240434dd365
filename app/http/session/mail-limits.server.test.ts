import { expect, test } from 'vitest'
import { startSession } from '#app/domain/identity/session.server.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { refusedMails } from './mail-limits.server.ts'

const services = await testServices()

const ask = (ip: string, email: string) => refusedMails(requestContextOf(services, { ip }), email)

test('who requests too many mails for somebody is refused, and that person is not', async () => {
	const { email } = await register(services)
	for (let mail = 0; mail < 5; mail += 1) expect(await ask('192.0.2.1', email)).toBe(0)
	expect(await ask('192.0.2.1', email)).toBeGreaterThan(0)
	expect(await ask('192.0.2.2', email)).toBe(0)
})

test('many networks together are refused; one that the person has signed in from is not', async () => {
	const person = await register(services)
	await startSession(services.db, person.id, null)
	await services.db.session.updateMany({ where: { userId: person.id }, data: { address: '198.51.100.7' } })
	for (let network = 0; network < 20; network += 1) expect(await ask(`203.0.113.${network}`, person.email)).toBe(0)
	expect(await ask('203.0.113.99', person.email)).toBeGreaterThan(0)
	expect(await ask('198.51.100.7', person.email)).toBe(0)
})

test('one network is refused after sixty mails, whatever the addresses', async () => {
	for (let mail = 0; mail < 60; mail += 1) expect(await ask('192.0.2.60', `somebody.${mail}@founders.example`)).toBe(0)
	expect(await ask('192.0.2.60', 'one.more@founders.example')).toBeGreaterThan(0)
})
