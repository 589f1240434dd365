import { expect, test } from 'vitest'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import { startSession } from '#app/domain/identity/session.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { applyEvents } from '#tests/fixtures/subscribed.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'

// The pages of plans and payments over HTTP, as a browser without scripts meets them, with the local test checkout.

const services = await testServices()
const app = await wholeApp(services)

/** A browser without scripts: it keeps its cookies and says what it is shown. */
async function browser(person: { id: string } | null) {
	const jar = new Map<string, string>()
	const keep = (cookies: string[]) => {
		for (const cookie of cookies) {
			const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
			jar.set(name!, value!)
		}
	}
	if (person) keep([await sessionCookie(await startSession(services.db, person.id, null), services.env.appUrl)])
	async function go(path: string, form?: Record<string, string>): Promise<{ status: number; path: string; text: string; html: string }> {
		const url = new URL(path, app)
		const answer = await fetch(new URL(url.pathname + url.search, app), {
			method: form ? 'POST' : 'GET',
			...(form ? { body: new URLSearchParams(form) } : {}),
			redirect: 'manual',
			headers: { accept: 'text/html', cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
		})
		keep(answer.headers.getSetCookie())
		const location = answer.headers.get('location')
		const html = await answer.text()
		if (location) return go(location)
		return { status: answer.status, path: url.pathname + url.search, html, text: textOf(html) }
	}
	return go
}

function textOf(html: string): string {
	return html
		.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&#x27;', '’')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')
}

/** The value that a hidden field of the page has. */
function hidden({ html }: { html: string }, name: string): string {
	return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!
}

/** Somebody who pays for a plan, and their browser on the page after it. */
async function subscriber(plan: 'builder' | 'startup' | 'scale', card: 'good' | 'fails_later' = 'good') {
	const person = await register(services)
	const go = await browser(person)
	const checkout = await go('/checkout', { plan })
	const paid = await go(checkout.path, { outcome: card })
	await applyEvents(services)
	return { person, go, checkout, paid }
}

/** The page of the company's card at the local test checkout. */
async function cardPage(go: Awaited<ReturnType<typeof browser>>): Promise<string> {
	return (await go('/settings/billing/portal', {})).path
}

test('a visitor is asked to log in, and goes on with the plan they chose', async () => {
	const go = await browser(null)
	const checkout = await go('/checkout', { plan: 'startup' })
	expect(checkout.path).toBe(`/login?returnTo=${encodeURIComponent('/checkout?plan=startup&resume=yes')}`)
	expect((await go('/pricing')).html).toContain('href="/login?returnTo=%2Fcheckout%3Fplan%3Dstartup%26resume%3Dyes"')
	expect((await go('/checkout?plan=startup')).status).toBe(401)

	const resumed = await (await browser(await register(services)))('/checkout?plan=startup&resume=yes')
	expect(resumed.text).toContain('Go on with Startup')
	expect(resumed.text).toContain('Continue to payment')
})

test('who pays has the plan and its checks as soon as the payment is confirmed; nobody else is told anything', async () => {
	const { person, go, checkout, paid } = await subscriber('startup')
	expect(checkout.text).toContain('Test payments on this machine.')
	expect(checkout.text).toContain('Pay $49')
	expect(paid.path).toMatch(/^\/payment\/success\?session_id=/)
	expect(paid.text).toContain('Waiting for the confirmation')
	expect(paid.html).toMatch(/<noscript><meta http-equiv="refresh" content="2"/i)
	expect((await go(paid.path)).text).toContain('You are on Startup')
	expect(await go(checkout.path, { outcome: 'good' })).toMatchObject({ status: 409 })

	const billing = await go('/settings/billing')
	expect(billing.text).toContain('Current Plan')
	expect(billing.text).toContain('Renews on')
	expect(billing.text).toContain('Downgrade to Builder')
	const [, left] = /Document checks left (\d+)/.exec(billing.text)!
	expect(Number(left)).toBe((await services.db.company.findUniqueOrThrow({ where: { id: person.companyId } })).credits)
	expect(Number(left)).toBe(30)

	const receipt = /href="(\/settings\/billing\/receipts\/\d+)"/.exec(billing.html)![1]!
	expect((await go(receipt)).text).toContain('$49')
	const stranger = await browser(await register(services))
	expect((await stranger(receipt)).status).toBe(404)
	expect((await stranger(paid.path)).text).toContain('does not know what was paid')
})

test('a declined card is told with its reason, changes nothing, and can be tried again', async () => {
	const go = await browser(await register(services))
	const { path } = await go('/checkout', { plan: 'scale' })
	const { path: outcome } = await go(path, { outcome: 'fail' })
	await applyEvents(services)
	const failed = await go(outcome)
	expect(failed.path).toMatch(/^\/payment\/failed\?session_id=/)
	expect(failed.text).toContain('Nothing was charged. Your plan has not changed')
	expect(failed.text).toMatch(/declined/i)
	expect((await go('/settings/billing')).text).toContain('Upgrade for more features')
	expect((await go('/checkout', { plan: 'scale' })).text).toContain('Pay $99')
})

test('an upgrade shows what is due before it is confirmed, and charges just that', async () => {
	const { go } = await subscriber('builder')
	const shown = await go('/checkout', { plan: 'scale' })
	expect(shown.path).toBe('/settings/billing/change?plan=scale')
	const [, due] = /Upgrade and pay (\$[\d.]+)/.exec(shown.text)!
	const changed = await go('/settings/billing/change', { plan: 'scale', at: hidden(shown, 'at') })
	expect(changed.text).toContain('Plan changed')
	expect(changed.text).toContain('Document checks left 100')
	expect(changed.text).toContain(due)
})

test('a price that was not shown within the hour is not charged but shown', async () => {
	const { go } = await subscriber('builder')
	for (const at of ['2999-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', 'soon']) {
		const again = await go('/settings/billing/change', { plan: 'scale', at })
		expect(again.path).toBe('/settings/billing/change?plan=scale')
		expect(again.text).toContain('Please confirm again')
	}
	expect((await go('/settings/billing')).text).toContain('Upgrade to Scale')
})

test('a cancellation keeps the plan until the period ends, can be taken back, and says so when it is repeated', async () => {
	const { go } = await subscriber('startup')
	expect((await go('/checkout', { plan: 'free' })).text).toContain('Your paid features remain until the billing period ends')
	const canceled = await go('/settings/billing/change', { plan: 'free' })
	expect(canceled.text).toContain('Plan changed You have been downgraded to Free. Paid features remain until the billing period ends on')
	expect(canceled.text).toMatch(/Startup ends on/)
	expect((await go('/checkout', { plan: 'free' })).text).toContain('Already canceled')
	expect((await go('/settings/billing/keep', {})).text).toContain('Plan kept')
	expect((await go('/settings/billing/keep', {})).text).toContain('Nothing to take back')
	expect((await go('/settings/billing')).text).toContain('Renews on')
})

test('a downgrade happens when the month is over', async () => {
	const { go } = await subscriber('scale')
	const shown = await go('/settings/billing/change?plan=builder')
	expect(shown.text).toContain('After that Builder has 10 document checks each month instead of 100.')
	const planned = await go('/settings/billing/change', { plan: 'builder' })
	expect(planned.text).toContain('From then on your company is on Builder')
	await go('/dev/payments/clock', { by: 'month', back: '/settings/billing' })
	await applyEvents(services)
	const after = await go('/settings/billing')
	expect(after.text).toContain('Document checks left 10')
	expect(after.text).toContain('Upgrade to Startup')
})

test('a failed renewal is told with what goes on working and until when, and is over when the card works', async () => {
	const { go } = await subscriber('startup', 'fails_later')
	await go('/dev/payments/clock', { by: 'month' })
	await applyEvents(services)
	const due = await go('/settings/billing')
	expect(due.text).toContain('Payment issue')
	expect(due.text).toMatch(/If it is still open on [A-Z][a-z]{2} \d+, \d{4}, new document checks stop\./)
	expect(due.text).toContain('You can read, download and export everything as before.')
	expect((await go('/checkout', { plan: 'free' })).text).toContain('Your last payment failed. Resolve it first')
	await go('/dev/payments/clock', { by: 'week' })
	expect((await go('/settings/billing')).text).toContain('Until then there are no new document checks.')
	const card = await cardPage(go)
	expect(card).toMatch(/^\/dev\/payments\/customers\//)
	await go(card, { card: 'good' })
	await applyEvents(services)
	expect((await go('/settings/billing')).text).toContain('Renews on')
})

test('without a subscription there is nothing to cancel, and a plan that does not exist is not sold', async () => {
	const given = await browser(await register(services, { plan: 'scale' }))
	expect((await given('/checkout', { plan: 'free' })).text).toContain('No active subscription')
	expect((await given('/settings/billing')).text).toContain('Given to your company: nothing is charged.')
	const go = await browser(await register(services))
	expect((await go('/checkout', { plan: 'free' })).path).toBe('/dashboard')
	for (const refused of [await go('/checkout', { plan: 'gold' }), await go('/checkout?plan=gold')]) {
		expect(refused.path).toBe('/pricing')
		expect(refused.text).toContain('Subscription failed The selected plan is not available')
	}
})

test('the ledger names a document only to those who may open it', async () => {
	const owner = await register(services)
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	const { documentId } = await queueReview(services, owner)
	const { document } = await opened(services, owner, documentId)
	expect((await (await browser(owner))('/settings/billing')).text).toContain(document.name)
	const seen = (await (await browser(colleague))('/settings/billing')).text
	expect(seen).toContain('Review started')
	expect(seen).not.toContain(document.name)
})

test('the test checkout answers this machine only', async () => {
	for (const path of ['/dev/payments', '/dev/payments/checkout/x', '/dev/payments/customers/x']) {
		const answer = await fetch(new URL(path, app), { headers: { 'x-forwarded-for': '203.0.113.9', accept: 'text/html' } })
		expect(answer.status, path).toBe(404)
		await answer.text()
	}
	const moved = await fetch(new URL('/dev/payments/clock', app), {
		method: 'POST',
		headers: { 'x-forwarded-for': '203.0.113.9' },
		body: new URLSearchParams({ by: 'month' }),
	})
	expect(moved.status).toBe(404)
	await moved.text()
})
