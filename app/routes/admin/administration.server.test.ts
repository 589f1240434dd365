import { expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// The pages and calls as browsers and programs use them; who may use them is told in admin-access.server.test.ts.

const services = await testServices()
const { db } = services
const app = await wholeApp(services)
const admin = await register(services, { userType: 'admin', firstName: 'Root' })
await withMfa(services, admin)
const { token, sessionId } = await signedIn(services, admin)
await openStepUp(services, admin, sessionId)

async function ask(path: string, init: RequestInit = {}, as = token): Promise<Response> {
	const answer = await fetch(new URL(path, app), {
		redirect: 'manual',
		...init,
		headers: { Accept: 'text/html', Cookie: `token=${as}`, ...init.headers },
	})
	return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), answer)
}
const page = async (path: string, as?: string) => (await ask(path, {}, as)).text()
const post = (path: string, fields: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(fields) })
const call = async (method: string, path: string, body?: unknown) => {
	const answer = await ask(path, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
	})
	return [answer.status, await answer.json()] as [number, unknown]
}
const toastOf = (answer: Response) =>
	Buffer.from(decodeURIComponent(/toast=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? ''), 'base64').toString()

test('the overview leads to all that is managed, with how many there are', async () => {
	const before = await page('/admin')
	const [, accounts] = /href="\/admin\/users"[^>]*>Users<\/a><span[^>]*>(\d+)</.exec(before)!
	await register(services)
	expect(await page('/admin')).toMatch(new RegExp(`href="/admin/users"[^>]*>Users</a><span[^>]*>${Number(accounts) + 1}<`))
	expect(before).toMatch(/href="\/admin\/documents"[^>]*>Documents<\/a><span[^>]*>\d+</)
	expect(before).toMatch(/href="\/admin\/failures"[^>]*>Failures<\/a><span[^>]*>0</)
})

test('an account is found, opened and changed; what is wrong stays in the form with its error', async () => {
	const person = await register(services, { firstName: 'Quentin', lastName: 'Searchable' })
	const list = await page('/admin/users?q=quentin+search')
	expect(list).toContain('1 account<')
	expect(list).toContain(`href="/admin/users/${person.id}"`)
	expect(await page('/admin/users?q=nobody+like+this')).toContain('No accounts found')
	expect((await ask('/admin/users?cursor=nonsense')).status).toBe(400)

	const own = `/admin/users/${person.id}`
	expect(await page(own)).toContain('First checks')
	const account = { form: 'account', firstName: 'Quentin', lastName: 'Found', email: person.email, phone_number: '', user_type: 'user' }
	const saved = await post(own, account)
	expect([saved.status, saved.headers.get('Location')]).toEqual([302, own])
	expect(toastOf(saved)).toContain('Last name changed.')

	const taken = await post(own, { ...account, email: admin.email })
	expect(taken.status).toBe(409)
	const html = await taken.text()
	expect(html).toContain('Another account uses this email address.')
	expect(html).toMatch(new RegExp(`value="${admin.email}"`))

	const noReason = await post(own, { form: 'plan', plan: 'scale', credits: '77', reason: ' ' })
	expect(noReason.status).toBe(400)
	expect(await noReason.text()).toMatch(/value="77"[\s\S]*Please enter a reason/)
	expect((await post(own, { form: 'plan', plan: 'scale', credits: '77', reason: 'Contest prize' })).status).toBe(302)
	expect(await db.company.findUnique({ where: { id: person.companyId }, select: { plan: true, credits: true } })).toEqual({
		plan: 'scale',
		credits: 77,
	})

	expect((await post(own, { form: 'anything' })).status).toBe(400)
	expect((await ask('/admin/users/not-an-id')).status).toBe(404)
})

test('a person is suspended and reinstated, signed out, and has MFA reset with a reason', async () => {
	const person = await register(services)
	await withMfa(services, person)
	const own = `/admin/users/${person.id}`
	expect((await post(own, { form: 'reset-mfa', reason: '' })).status).toBe(400)
	expect(toastOf(await post(own, { form: 'reset-mfa', reason: 'Lost phone, identity checked by video' }))).toContain('MFA reset')
	expect(services.outbox.at(-1)).toMatchObject({ to: person.email, text: expect.stringContaining('Lost phone, identity checked by video') })
	expect(toastOf(await post(own, { form: 'reset-mfa', reason: 'Once more' }))).toContain('has no MFA')

	const session = await signedIn(services, person)
	expect((await ask('/dashboard', {}, session.token)).status).toBe(200)
	expect(toastOf(await post(own, { form: 'sign-out' }))).toContain('1 session ended.')
	expect((await ask('/dashboard', {}, session.token)).status).toBe(401)
	expect(toastOf(await post(own, { form: 'suspend', reason: 'Abuse' }))).toContain('Account suspended')
	expect(await page(own)).toContain('Suspended: <!-- -->Abuse')
	expect(toastOf(await post(own, { form: 'reinstate' }))).toContain('Account reinstated')
	expect(await page('/admin/users/' + admin.id)).not.toContain('Suspend account')
	expect(toastOf(await post('/admin/users/' + admin.id, { form: 'reset-mfa', reason: 'Mine' }))).toContain('Turn off your own MFA')
	expect((await ask('/admin/users')).status).toBe(200)
})

test('a document opens with a reason, and its owner reads it on the report', async () => {
	const owner = await register(services)
	const { documentId, reviewId } = await queueReview(services, owner)
	await runReview(services, reviewId, new AbortController().signal, reviewerHere)
	const report = `/document-vault/${documentId}/report`
	expect((await ask(report)).status).toBe(404)
	expect(await page(`/admin/documents?owner=${owner.id}`)).toContain(`/admin/documents/${documentId}/open`)
	expect((await post(`/admin/documents/${documentId}/open`, { reason: '' })).status).toBe(400)

	const opened = await post(`/admin/documents/${documentId}/open`, { reason: 'Support request 4711' })
	expect([opened.status, opened.headers.get('Location')]).toEqual([302, report])
	expect((await ask(report)).status).toBe(200)
	expect((await post(`${report}/retry`, {})).status).toBe(403)
	const owners = await page(report, (await signedIn(services, owner)).token)
	expect(owners).toContain('Our support opened this document')
	expect(owners).toContain('Support request 4711')
})

test('what failed is listed and tried again', async () => {
	expect(await page('/admin/failures')).toContain('Nothing failed')
	await db.outgoingMail.create({
		data: {
			id: crypto.randomUUID(),
			recipient: 'ada@founders.example',
			subject: 'Welcome',
			content: 'sealed',
			state: 'failed',
			error: 'Connection refused',
		},
	})
	const { id } = await db.outgoingMail.findFirstOrThrow({ where: { subject: 'Welcome' } })
	const html = await page('/admin/failures')
	expect(html).toContain('Connection refused')
	await db.outgoingMail.update({ where: { id }, data: { content: null } })
	expect(toastOf(await post('/admin/failures', { mail: id }))).toContain('Nothing to retry')
	expect(toastOf(await post('/admin/failures', { job: id, name: 'send-mail' }))).toContain('Nothing to retry')
	expect(toastOf(await post('/admin/failures', { job: id, name: 'no-such-job' }))).toContain('Nothing to retry')
	expect((await post('/admin/failures', { job: 'nonsense' })).status).toBe(400)

	// More than a page lists.
	const mail = { recipient: 'ada@founders.example', subject: 'Given up', content: null, state: 'failed' } as const
	await db.outgoingMail.createMany({ data: Array.from({ length: 60 }, () => ({ ...mail, id: crypto.randomUUID() })) })
	expect(await page('/admin')).toMatch(/href="\/admin\/failures"[^>]*>Failures<\/a><span[^>]*>61</)
})

test('the calls list in pages, change with a reason, and resend verifications', async () => {
	const people = [await register(services, { lastName: 'Paged' }), await register(services, { lastName: 'Paged' })]
	await db.user.update({ where: { id: people[1]!.id }, data: { verifiedAt: null } })
	const [status, first] = await call('GET', '/api/admin/users?search=paged&limit=1')
	expect([status, first]).toMatchObject([200, { total: 2, users: [{ user_id: people[1]!.id, status: 'unverified' }] }])
	const { next_cursor: cursor } = first as { next_cursor: string }
	expect(await call('GET', `/api/admin/users?search=paged&limit=1&cursor=${cursor}`)).toMatchObject([
		200,
		{ users: [{ user_id: people[0]!.id }], next_cursor: null },
	])
	expect(await call('GET', '/api/admin/users?status=asleep')).toMatchObject([400, { error: 'The filter status is not valid.' }])

	const own = `/api/admin/users/${people[0]!.id}`
	expect(await call('PUT', own, { subscription_credits: 9 })).toMatchObject([400, { error: expect.stringContaining('reason') }])
	expect(await call('PUT', own, { subscription_credits: 9, reason: 'Goodwill', user_type: 'Admin' })).toMatchObject([
		200,
		{ user: { subscription_credits: 9, user_type: 'Admin' }, changes: ['made admin', 'credits changed from 3 to 9'] },
	])
	expect(await call('PUT', own, { email: people[1]!.email })).toMatchObject([409, { code: 'address_taken' }])
	expect(await call('PUT', '/api/admin/users/none', {})).toMatchObject([404, {}])
	expect(await call('POST', '/api/admin/resend-verification', { user_id: people[1]!.id })).toMatchObject([
		200,
		{ message: 'Verification email sent' },
	])
	expect(await call('POST', '/api/admin/resend-verification', { user_id: people[0]!.id })).toMatchObject([
		409,
		{ code: 'already_verified' },
	])

	const { documentId } = await queueReview(services, people[0]!)
	expect(await call('GET', `/api/admin/vault?user_id=${people[0]!.id}`)).toMatchObject([
		200,
		{
			total: 1,
			next_cursor: null,
			documents: [{ document_id: documentId, owner: { email: people[0]!.email }, company_id: people[0]!.companyId }],
		},
	])
})
