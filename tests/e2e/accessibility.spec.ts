import type { Page } from '@playwright/test'
import { issueChallenge } from '#app/domain/identity/mfa/sign-in-challenge.server.ts'
import { codeAt } from '#tests/second-factor.ts'
import { violations } from './axe.ts'
import { completeReport, expect, goTo, mailIsSent, pathOf, test } from './journey.ts'

/** Pages that are no part of the site map, as somebody without a session comes to them. */
const unlisted = [
	'/login',
	'/login?mode=register',
	'/auth/callback?token=none',
	'/invitation?token=none',
	'/settings/email/current?token=none',
	'/account-deletion',
	'/payment/success',
	'/payment/failed',
	'/payment/cancel',
	'/shared/none',
	'/nowhere',
]

/** Axe looks at each page with all that can be unfolded on it, and each has to fit a telephone. */
async function lookAtEach(page: Page, paths: readonly string[]): Promise<void> {
	const found: unknown[] = []
	for (const path of paths) {
		await goTo(page, path)
		await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
		found.push(...(await violations(page)))
		await page.setViewportSize({ width: 390, height: 900 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
		await page.setViewportSize({ width: 1280, height: 900 })
	}
	expect(found).toEqual([])
}

test('every page of the site map can be used by everybody, and fits a telephone', async ({ page, request }) => {
	const siteMap = await (await request.get('/sitemap.xml')).text()
	const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address!))
	expect(paths).toContain('/blog/safe-terms-explained')
	await lookAtEach(page, paths)
})

test('every other page that needs no login can be used by everybody, and fits a telephone', async ({ page, person }) => {
	await lookAtEach(page, unlisted)
	await goTo(page, '/login')
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await mailIsSent(page)
	expect(await violations(page)).toEqual([])
})

test('every signed-in page can be used by everybody', async ({ page, person }) => {
	await person.signIn(page)
	const found: unknown[] = []
	for (const path of [
		'/dashboard',
		'/document-vault',
		'/document-vault/upload',
		'/legal-tasks',
		'/settings',
		'/company-profile',
		'/company-profile/people',
	]) {
		await goTo(page, path)
		found.push(...(await violations(page)))
	}
	const documentId = await person.signInWith(page, 'ndaOfUnknownSide')
	const ofDocument = ['versions', 'details', 'people', 'activity'].map((tab) => `/document-vault/${documentId}/${tab}`)
	for (const path of [...ofDocument, '/document-vault/bin', '/legal-tasks?view=month', '/legal-tasks']) {
		await goTo(page, path)
		for (const details of await page.locator('main summary').all()) await details.click()
		found.push(...(await violations(page)))
		await page.setViewportSize({ width: 390, height: 900 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
		await page.setViewportSize({ width: 1280, height: 900 })
	}
	await goTo(page, `/document-vault/${documentId}/report`)
	found.push(...(await violations(page)))
	await page.getByRole('link', { name: 'View in the document' }).first().click()
	await expect(page.locator('mark').first()).toBeVisible()
	for (const path of ['', '/dashboard', '/document-vault', '/document-vault?q=confidential', '/document-vault?q=zzzz&status=SIGNED']) {
		if (path) await goTo(page, path)
		found.push(...(await violations(page)))
	}
	expect(found).toEqual([])
})

test('the pages of a PDF, of the company’s documents and for programs, and a shared document can be used by everybody', async ({
	page,
	person,
}) => {
	const documentId = await person.signInWith(page, 'safePdf')
	const made = await page.request.post(`/api/document/${documentId}/links`, { data: { label: 'Investor', expires_in_days: 7 } })
	const { url } = (await made.json()) as { url: string }
	const gated = await page.request.post(`/api/document/${documentId}/links`, {
		data: { label: 'Bank', expires_in_days: 7, password: 'correct horse' },
	})
	const { url: behindGate } = (await gated.json()) as { url: string }
	const copy = await page.request.post(`/api/document/${documentId}/clone`, { data: {} })
	const { document_id: binned } = (await copy.json()) as { document_id: string }
	await page.request.delete(`/api/document/${binned}`)
	const sent = await page.request.post('/document-vault/upload', {
		multipart: { review: 'no', file: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') } },
		maxRedirects: 0,
	})
	const found: unknown[] = []
	for (const path of [
		`/document-vault/${documentId}/pages`,
		'/document-vault/bin',
		sent.headers().location!,
		'/legal-tasks/calendar',
		new URL(behindGate).pathname,
		'/company-record',
		'/company-profile/activity',
		'/settings/api',
		'/settings/webhooks',
		new URL(url).pathname,
	]) {
		await goTo(page, path)
		found.push(...(await violations(page)))
		await page.setViewportSize({ width: 390, height: 900 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
		await page.setViewportSize({ width: 1280, height: 900 })
	}
	await goTo(page, '/dashboard')
	await page.keyboard.press('Control+k')
	await expect(page.getByRole('combobox', { name: 'Search documents and pages' })).toBeFocused()
	found.push(...(await violations(page)))
	expect(found).toEqual([])
})

test('the pages of the second factor, of the account and of the admin area can be used by everybody, and fit a telephone', async ({
	page,
	person,
	startState: { db },
}) => {
	const found: unknown[] = []
	const look = async (address?: string) => {
		if (address) await goTo(page, address)
		found.push(...(await violations(page)))
		await page.setViewportSize({ width: 390, height: 900 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(390)
		await page.setViewportSize({ width: 1280, height: 900 })
	}
	const documentId = await person.signInWith(page, 'ndaOfUnknownSide')
	await db.user.update({ where: { email: person.email }, data: { userType: 'admin' } })
	const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: person.email }, select: { id: true } })
	await look('/settings/security')
	await look('/settings/mfa')
	await page.getByRole('button', { name: 'Set up MFA' }).click()
	const setup = page.getByRole('dialog', { name: 'Set up MFA' })
	await expect(setup.getByRole('img', { name: 'QR code' })).toBeVisible()
	await look()
	const key = (await setup.locator('code').first().innerText()).replaceAll(' ', '')
	await setup.getByLabel('Verification code', { exact: true }).fill(codeAt(key, Date.now()))
	await setup.getByRole('button', { name: 'Enable MFA' }).click()
	await expect(page.getByRole('heading', { name: 'Save your backup codes' })).toBeVisible()
	const codes = await page.locator('li code').allInnerTexts()
	await look()
	await look('/settings/mfa')

	for (const path of ['/admin', '/mfa/verify']) await look(path)
	await page.request.post('/api/mfa/verify', { data: { token: codes[0] } })
	const admin = ['', '/users', `/users/${userId}`, '/documents', `/documents/${documentId}/open`, '/failures']
	for (const path of admin) await look(`/admin${path}`)

	const challenge = await issueChallenge(db, userId, null)
	await page.context().addCookies([{ name: 'mfa_challenge', value: challenge, url: page.url(), httpOnly: true }])
	await page.context().clearCookies({ name: 'token' })
	await look('/login/mfa')

	await db.user.update({ where: { id: userId }, data: { userType: 'user' } })
	await person.signIn(page)
	await look('/settings/deletion')
	await page.getByLabel('To confirm, type your email address').fill(person.email)
	await page.getByLabel('Code from your authenticator app, or a backup code').fill(codes[1]!)
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
	await look()
	await person.signIn(page)
	await look('/account-deletion')
	expect(found).toEqual([])
})

test('the question of the side and an explained term can be used by everybody, on a wide screen and on a telephone', async ({
	page,
	person,
}) => {
	await goTo(page, `/document-vault/${await person.signInWith(page, 'ndaOfUnknownSide')}/report`)
	const found: unknown[] = []
	const look = async () => {
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 })
			await page.locator('.gloss-term').first().click()
			await expect(page.locator('.gloss-note').first()).toBeVisible()
			found.push(...(await violations(page)))
			await page.keyboard.press('Escape')
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
		}
	}
	await look()
	await page.getByText('You are likely Fernwick Labs, Inc. here.').click()
	await page.getByLabel('Fernwick Labs, Inc.').check()
	await page.getByRole('button', { name: 'Review again' }).click()
	await expect(page.getByText('You are Fernwick Labs, Inc. here.')).toBeVisible()
	await completeReport(page)
	await look()
	expect(found).toEqual([])
})

test('the pages of rounds and of a comparison can be used by everybody, on a wide screen and on a telephone', async ({ page, person }) => {
	const sent = await person.signInWith(page, 'sentOut')
	await goTo(page, `/review/${sent}/rounds`)
	const found = await violations(page)
	const id = await person.signInWith(page, 'returned')
	const compared = `/document-vault/${id}/versions/compare?from=1&to=2`
	for (const path of [`/review/${id}/rounds`, `/review/${id}/rounds/1`, compared]) {
		await goTo(page, path)
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 })
			found.push(...(await violations(page)))
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
		}
	}
	expect(found).toEqual([])
})

test('the login dialog, the mobile menu and the folded sidebar can be used by everybody', async ({ page, person }) => {
	await goTo(page, '/')
	await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
	await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
	const found = await violations(page)
	await person.signIn(page)
	await goTo(page, '/dashboard')
	// Folding it leads to the same page once more, and following a link puts the menu away.
	await Promise.all([page.waitForResponse(/\/dashboard\.data/), page.getByRole('button', { name: 'Collapse sidebar' }).click()])
	await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
	found.push(...(await violations(page)))
	await page.setViewportSize({ width: 390, height: 844 })
	await page.getByRole('button', { name: 'Open menu' }).click()
	await expect(page.getByRole('dialog')).toBeVisible()
	found.push(...(await violations(page)))
	expect(found).toEqual([])
})
