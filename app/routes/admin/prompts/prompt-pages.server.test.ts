import { beforeAll, expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { seedPrompts } from '#app/domain/review/model/prompt-records.server.ts'
import { tellTheDeal } from '#app/domain/review/model/prompts/tell-the-deal.ts'
import { signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// Who may open these pages is told in admin-access.server.test.ts.

const services = await testServices()
const app = await wholeApp(services)
const admin = await register(services, { userType: 'admin', firstName: 'Root' })
let token = ''

beforeAll(async () => {
	await withMfa(services, admin)
	const session = await signedIn(services, admin)
	await openStepUp(services, admin, session.sessionId)
	token = session.token
})

async function ask(path: string, fields?: Record<string, string>) {
	const answer = await fetch(new URL(path, app), {
		redirect: 'manual',
		headers: { Accept: 'text/html', Cookie: `token=${token}` },
		...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
	})
	return { status: answer.status, location: answer.headers.get('Location'), html: await answer.text() }
}

const own = `/admin/prompts/${tellTheDeal.name}`
const change = (more: string, over: Record<string, string> = {}) => ({
	body: `Tell {{deal}}\r\nand {{plain}}. ${more}`,
	reason: 'Shorter answers',
	editedFrom: '1',
	newest: '1',
	...over,
})

test('before the first start of a worker there is nothing to manage, and then every prompt is listed', async () => {
	expect((await ask('/admin/prompts')).html).toContain('No prompts yet')
	await seedPrompts(services)
	const { html } = await ask('/admin/prompts')
	expect(html).toContain(tellTheDeal.title)
	expect(html).toContain(`href="${own}"`)
	expect(html).toContain('No model is configured')
	expect((await ask('/admin')).html).toMatch(/href="\/admin\/prompts"[^>]*>Prompts</)
})

test('what is wrong in an edit is told by name, and the words and the reason stay in the form', async () => {
	const form = await ask(`${own}/edit`)
	expect(form.html).toContain('{{deal}}')
	const wrong = await ask(`${own}/edit?from=1`, change('', { body: 'Tell {{tone}} & {{plain}}.' }))
	expect(wrong.status).toBe(400)
	expect(wrong.html).toContain('This prompt has no placeholder {{tone}}.')
	expect(wrong.html).toContain('The placeholder {{deal}} is missing.')
	expect(wrong.html).toMatch(/<textarea[^>]*>Tell \{\{tone\}\} &amp; \{\{plain\}\}\.<\/textarea>/)
	expect(wrong.html).toMatch(/name="reason"[^>]*value="Shorter answers"/)

	const noReason = await ask(`${own}/edit`, change('', { reason: ' ' }))
	expect([noReason.status, noReason.html]).toEqual([400, expect.stringContaining('Please enter a reason')])
	const same = await ask(`${own}/edit`, change('', { body: tellTheDeal.body }))
	expect([same.status, same.html]).toEqual([400, expect.stringContaining('These are the words of the version that you edit.')])
})

test('an edit waits as a version, is compared, activated with a reason and rolled back', async () => {
	const saved = await ask(`${own}/edit`, change('Once.'))
	expect([saved.status, saved.location]).toEqual([302, `${own}/versions/2`])
	expect((await ask(own)).html).toContain('Words in use: version 1')
	expect((await ask('/admin/prompts')).html).toContain('1 newer version')
	expect((await ask(`${own}/versions/2`)).html).toContain('Put version 2 in use')
	const difference = await ask(`${own}/compare?from=1&to=2`)
	expect(difference.html).toMatch(/<ins[^>]*>Once<\/ins>/)
	expect((await ask(`${own}/compare?from=1&to=1`)).html).toContain('Both versions have the same words.')

	const noReason = await ask(`${own}/versions/2`, { active: '1', reason: '' })
	expect([noReason.status, noReason.html]).toEqual([400, expect.stringContaining('Please enter a reason')])
	const active = await ask(`${own}/versions/2`, { active: '1', reason: 'Reads better' })
	expect([active.status, active.location]).toEqual([302, own])
	const now = (await ask(own)).html
	expect(now).toContain('Words in use: version 2')
	expect(now).toContain('Reads better')
	expect(now).toContain('Root Founder')

	const late = await ask(`${own}/versions/1`, { active: '1', reason: 'Back, I think' })
	// In use meanwhile is another version than the form was opened with.
	expect([late.status, late.html]).toEqual([409, expect.stringContaining('Version 2 was put in use meanwhile')])
	expect(late.html).toMatch(/value="Back, I think"/)
	expect((await ask(`${own}/versions/1`, { active: '2', reason: 'Back, I think' })).status).toBe(302)
	expect((await ask(own)).html).toContain('Words in use: version 1')
})

test('an edit that another one overtook keeps its words and goes through when it is sent again', async () => {
	const late = await ask(`${own}/edit?from=1`, change('Late.'))
	expect([late.status, late.html]).toEqual([409, expect.stringContaining('Version 2 was written while you edited')])
	expect(late.html).toContain('Late.</textarea>')
	expect(late.html).toMatch(/name="newest" value="2"/)
	expect((await ask(`${own}/edit?from=1`, change('Late.', { newest: '2' }))).location).toBe(`${own}/versions/3`)
})

test.each([
	'/admin/prompts/nothing',
	'/admin/prompts/nothing/edit',
	`${own}/versions/99`,
	`${own}/versions/x`,
	`${own}/compare`,
	`${own}/edit?from=99`,
])('%s is not there', async (path) => {
	expect((await ask(path)).status).toBe(404)
})
