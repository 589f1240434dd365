import { expect, test } from 'vitest'
import { register, testServices } from '#tests/world.ts'
import { startSession } from '../session.server.ts'
import { listSessions, revokeOtherSessions } from './list-sessions.server.ts'
import { noteDevice } from './note-device.server.ts'

const services = await testServices()
const alertsTo = (email: string) => services.outbox.filter((mail) => mail.to === email && mail.subject.startsWith('New sign-in'))
const from = (device: string | null) => ({
	device,
	userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
	address: '198.51.100.7',
})

test('the first browser of an account is no news, the next one is, and no browser is twice', async () => {
	const ada = await register(services)
	const laptop = await noteDevice(services, ada, from(null))
	await noteDevice(services, ada, from(laptop))
	expect(alertsTo(ada.email)).toEqual([])
	const phone = await noteDevice(services, ada, from(null))
	await noteDevice(services, ada, from(phone))
	const [alert, ...more] = alertsTo(ada.email)
	expect(more).toEqual([])
	expect(alert!.text).toContain('Firefox on Linux')
	expect(alert!.text).toContain('198.51.100.7')
	expect(alert!.text).toContain('/settings/security')
})

test('a browser known to one account is new to another', async () => {
	const [ada, bob] = [await register(services), await register(services)]
	const shared = await noteDevice(services, ada, from(null))
	await noteDevice(services, bob, from(null))
	expect(await noteDevice(services, bob, from(shared))).toBe(shared)
	expect(alertsTo(bob.email)).toHaveLength(1)
})

test('many new browsers in a day send five mails, not more', async () => {
	const ada = await register(services)
	for (let browser = 0; browser < 9; browser += 1) await noteDevice(services, ada, from(null))
	expect(alertsTo(ada.email)).toHaveLength(5)
})

test('all other sessions end at once, and only the own', async () => {
	const [ada, bob] = [await register(services), await register(services)]
	await startSession(services.db, bob.id, null)
	for (const agent of ['curl/8', null, 'Mozilla/5.0 (Windows NT 10.0) Firefox/127.0']) await startSession(services.db, ada.id, agent)
	const [kept] = await listSessions(services, ada)
	expect(await revokeOtherSessions(services, ada, kept!.id)).toBe(2)
	expect(await listSessions(services, ada)).toEqual([kept])
	expect(await listSessions(services, bob)).toHaveLength(1)
})
