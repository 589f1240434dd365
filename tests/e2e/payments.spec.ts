import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, goTo, hasScripts, logInWith, mailIsSent, test } from './journey.ts'
import { holdPaymentClock } from './payment-clock.ts'

// The test checkout answers this machine only: no other address is forwarded here.
test.use({ extraHTTPHeaders: {} })

let releaseClock = async () => {}
test.beforeEach(async ({ startState }, { title }) => {
	releaseClock = await holdPaymentClock(startState, title === needsAttention ? 'moves it' : 'pays')
})
test.afterEach(() => releaseClock())

/** The journey that moves the clock. */
const needsAttention = 'a card that needs attention is told, and mended'

/** Pays, or not, at the test checkout. */
async function atCheckout(page: Page, button: string | RegExp): Promise<void> {
	await expect(page.getByText('Test payments on this machine.')).toBeVisible()
	await page.getByRole('button', { name: button }).click()
}

/** Has a plan, from the page of the plans on. */
async function subscribe(page: Page, plan: string, button: string | RegExp = /^Pay \$/): Promise<void> {
	await goTo(page, '/pricing')
	await page.getByRole('button', { name: `Upgrade to ${plan}` }).click()
	await atCheckout(page, button)
	// The page waits for the confirmation, and refreshes itself until it is there.
	await expect(page.getByRole('heading', { name: `You are on ${plan}` })).toBeVisible({ timeout: 30_000 })
}

/** Confirms a change on its own page: the button of the card before it has the same name. */
async function confirm(page: Page, change: string): Promise<void> {
	await expect(page.getByRole('heading', { name: change })).toBeVisible()
	await isUsable(page)
	await page.getByRole('button', { name: change }).click()
}

/** Nothing on the page is out of reach for anybody; where scripts run, which is where axe can. */
async function isUsable(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([])
}

test('a visitor chooses a plan, logs in, goes on with it and pays', async ({ page, person }) => {
	await person.signIn(page)
	await page.context().clearCookies()
	await goTo(page, '/pricing')
	await page.getByRole('link', { name: 'Choose Startup' }).click()
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await mailIsSent(page)
	await logInWith(page, await person.linkFromMail())
	// With scripts the choice goes on by itself.
	if (!hasScripts()) await page.getByRole('button', { name: 'Continue to payment' }).click()
	await isUsable(page)
	await atCheckout(page, 'Pay $49')
	await expect(page.getByRole('heading', { name: 'You are on Startup' })).toBeVisible({ timeout: 30_000 })
	await page.getByRole('link', { name: 'See my plan and receipts' }).click()
	await expect(page.getByText('Current Plan')).toBeVisible()
	await isUsable(page)
	await goTo(page, '/settings/email-to-check')
	await page.getByRole('button', { name: 'Make my address' }).click()
	await expect(page.getByLabel('Private address')).toHaveValue(/@in\.fineprint\.example$/)
	await isUsable(page)
})

test('a plan is canceled, taken back, and downgraded for the next month', async ({ page, person }) => {
	await person.signIn(page)
	await subscribe(page, 'Scale')
	await goTo(page, '/settings/billing')
	await page.getByRole('link', { name: 'Cancel plan' }).click()
	await confirm(page, 'Downgrade to Free')
	await expect(page.getByText('You have been downgraded to Free.')).toBeVisible()
	await page.getByRole('button', { name: 'Keep Scale' }).click()
	await expect(page.getByText('Plan kept')).toBeVisible()
	await page.getByRole('button', { name: 'Downgrade to Builder' }).click()
	await confirm(page, 'Downgrade to Builder')
	await expect(page.getByText('From then on your company is on Builder')).toBeVisible()
})

test(needsAttention, async ({ page, person, startState: { db } }) => {
	await person.signIn(page)
	await subscribe(page, 'Builder', 'Pay, but let the card need attention later')
	await goTo(page, '/dev/payments')
	await page.getByRole('button', { name: 'A month on' }).click()
	await expect(page.getByText('The clock was moved')).toBeVisible()
	const company = { memberships: { some: { user: { email: person.email } } } }
	await expect.poll(() => db.subscription.count({ where: { company, status: 'past_due' } })).toBe(1)
	await goTo(page, '/dashboard')
	await expect(page.getByText('The payment for your plan failed.')).toBeVisible()
	await isUsable(page)
	await page.getByRole('link', { name: 'Update your card' }).click()
	await expect(page.getByText('You can read, download and export everything as before.')).toBeVisible()
	await isUsable(page)
	await page.getByRole('button', { name: 'Update card and pay' }).click()
	await page.getByRole('button', { name: 'Use a card that works' }).click()
	await expect(page.getByText('What was open is paid.')).toBeVisible()
	await expect.poll(() => db.subscription.count({ where: { company, status: 'active' } })).toBe(1)
	await page.getByRole('link', { name: 'Back to Fineprint' }).click()
	await expect(page.getByText('Renews on')).toBeVisible()
})
