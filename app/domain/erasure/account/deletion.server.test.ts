import { expect, test } from 'vitest'
import { lockAdministrators } from '#app/domain/identity/lock-administrators.server.ts'
import { findSession, startSession } from '#app/domain/identity/session.server.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { closeAccount } from '../close-account.server.ts'
import { eraseDeleted } from '../erase-job.server.ts'
import { cancelDeletion, findDeletionByLink, requestDeletion } from './request-deletion.server.ts'

const services = await testServices()
const app = await wholeApp(services)
const monday = new Date('2026-11-23T10:00:00Z')
const due = Date.parse('2026-12-02T10:00:00Z')
const mailsTo = (email: string) => services.outbox.filter(({ to }) => to === email)

/** Reads each answer to its end: the server waits for open ones when it closes. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
	const answer = await fetch(new URL(path, app), { redirect: 'manual', ...init })
	const body = await answer.arrayBuffer()
	return new Response(init.method === 'HEAD' ? null : body, answer)
}

async function leave(member: Parameters<typeof requestDeletion>[1]) {
	const deletion = await requestDeletion(services, member, monday)
	if (typeof deletion === 'string') throw new Error('refused')
	const token = /account-deletion\?token=(\S+)/.exec(mailsTo(member.email).at(-1)!.text)![1]!
	return { deletion, token }
}

test('who asks is signed out everywhere, told the day, and erased on it with a last mail', async () => {
	const ada = await register(services)
	const token = await startSession(services.db, ada.id, null)
	const { deletion } = await leave(ada)
	expect(deletion.eraseAfter).toEqual(new Date(due))
	expect(await findSession(services, token)).toBeNull()
	expect(mailsTo(ada.email)[0]!.text).toContain(deletion.receipt)
	expect(mailsTo(ada.email)[0]!.text).toContain('Wednesday, December 2, 2026')

	await eraseDeleted(services, due - 1)
	expect(await services.db.user.count({ where: { id: ada.id } })).toBe(1)
	await eraseDeleted(services, due)
	expect(await services.db.user.count({ where: { id: ada.id } })).toBe(0)
	const last = mailsTo(ada.email).at(-1)!
	expect(last.subject).toBe('Your Fineprint account was deleted')
	expect(last.text).toContain(deletion.receipt)
	expect(await services.db.accountDeletion.findUnique({ where: { receipt: deletion.receipt } })).toMatchObject({
		userId: null,
		erasedAt: expect.any(Date),
	})
})

test('asking twice gives the same receipt', async () => {
	const ada = await register(services)
	const { deletion } = await leave(ada)
	expect(await requestDeletion(services, ada)).toEqual(deletion)
})

test('the mailed link keeps the account, once; looking at it changes nothing', async () => {
	const ada = await register(services)
	const { token } = await leave(ada)
	for (const method of ['GET', 'HEAD']) expect((await ask(`/account-deletion?token=${token}`, { method })).status).toBe(200)
	expect(await findDeletionByLink(services, token)).not.toBeNull()
	const keep = () => ask('/account-deletion', { method: 'POST', body: new URLSearchParams({ token }) })
	expect((await keep()).status).toBe(302)
	expect((await keep()).status).toBe(404)
	await eraseDeleted(services, due)
	expect(await services.db.user.count({ where: { id: ada.id } })).toBe(1)
})

test('who signs in within the grace reaches only the page that keeps the account', async () => {
	const ada = await register(services)
	await leave(ada)
	const token = await startSession(services.db, ada.id, null)
	const open = (path: string, init: RequestInit = {}) => ask(path, { ...init, headers: { Cookie: `token=${token}` } })
	for (const path of ['/dashboard', '/settings', '/settings/security', '/document-vault'])
		expect((await open(path)).headers.get('Location')).toBe('/account-deletion')
	const call = await open('/api/user')
	expect([call.status, await call.json()]).toMatchObject([403, { code: 'deletion_scheduled' }])
	const page = await (await open('/account-deletion')).text()
	expect(page.replaceAll('<!-- -->', '')).toContain('Your account is scheduled for deletion on Wednesday, December 2, 2026')
	expect((await open('/account-deletion', { method: 'POST', body: new URLSearchParams() })).headers.get('Location')).toBe('/dashboard')
	expect((await open('/settings')).status).toBe(200)
})

test('a company with other people needs another owner first; one that comes to need it is handed over', async () => {
	const [ada, bob] = [await register(services), await register(services)]
	await joinCompany(services, bob, ada.companyId)
	expect(await requestDeletion(services, ada)).toBe('last_owner')

	await services.db.membership.updateMany({ where: { companyId: ada.companyId, userId: bob.id }, data: { role: 'owner' } })
	await leave(ada)
	await services.db.membership.updateMany({ where: { companyId: ada.companyId, userId: bob.id }, data: { role: 'member' } })
	await eraseDeleted(services, due)
	expect(await services.db.user.count({ where: { id: ada.id } })).toBe(0)
	expect(await services.db.membership.findFirst({ where: { companyId: ada.companyId, userId: bob.id } })).toMatchObject({ role: 'owner' })
})

test('a deletion that was canceled is not carried out, and one that has begun is not canceled', async () => {
	const [ada, bob] = [await register(services), await register(services)]
	const scheduled = async ({ receipt }: { receipt: string }) =>
		(await services.db.accountDeletion.findUniqueOrThrow({ where: { receipt } })).id
	const { deletion } = await leave(ada)
	expect(await cancelDeletion(services, { userId: ada.id })).toBe(true)
	// The run that erases had listed the account before.
	expect(await closeAccount(services, ada, { scheduled: await scheduled(deletion) })).toBe('kept')
	expect(await services.db.user.findUniqueOrThrow({ where: { id: ada.id } })).toMatchObject({ deletedAt: null })

	const { deletion: bobs } = await leave(bob)
	expect(await closeAccount(services, bob, { scheduled: await scheduled(bobs) })).toBe('closed')
	expect(await cancelDeletion(services, { userId: bob.id })).toBe(false)
})

test('the last administrator stays, also when another one is about to go', async () => {
	const [root, other] = [await register(services, { userType: 'admin' }), await register(services, { userType: 'admin' })]
	await leave(other)
	expect(await requestDeletion(services, root)).toBe('last_administrator')
	expect(await services.db.$transaction((tx) => lockAdministrators(tx))).toEqual(new Set([root.id]))
})

test('nobody cancels the deletion of somebody else', async () => {
	const [ada, bob] = [await register(services), await register(services)]
	await leave(ada)
	expect(await cancelDeletion(services, { userId: bob.id })).toBe(false)
	expect(await cancelDeletion(services, { token: 'guessed' })).toBe(false)
})

test('the form asks for the address of the account', async () => {
	const ada = await register(services)
	const token = await startSession(services.db, ada.id, null)
	const post = (email: string) =>
		ask('/settings/deletion', {
			method: 'POST',
			body: new URLSearchParams({ email }),
			headers: { Cookie: `token=${token}` },
		})
	const refused = await post('somebody@else.example')
	expect(refused.status).toBe(400)
	expect(await refused.text()).toContain('exactly as shown')
	const asked = await post(ada.email.toUpperCase())
	expect(asked.headers.get('Location')).toMatch(/^\/account-deletion\?receipt=FP-/)
	expect((await ask(asked.headers.get('Location')!)).status).toBe(200)
})
