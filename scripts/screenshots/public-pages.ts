import type { Page } from '@playwright/test'
import type { ShownPage, Stage } from './shown-page.ts'

/** Every page of the site map, and those that anybody may come to by a link or a form. */
export async function publicPages({ program: { url } }: Stage): Promise<ShownPage[]> {
	const siteMap = await (await fetch(`${url}/sitemap.xml`)).text()
	const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
	return [
		...listed.map((path) => ({ name: path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-'), path })),
		{ name: 'contact-sent', path: '/contact', before: send },
		{ name: 'login', path: '/login' },
		{ name: 'register', path: '/login?mode=register' },
		{ name: 'login-code', path: '/login', before: askForLink },
		{ name: 'link-refused', path: '/auth/callback?token=none' },
		{ name: 'social-refused', path: '/auth/google/callback?code=none&state=none' },
		{ name: 'invitation-refused', path: '/invitation?token=none' },
		{ name: 'email-change-refused', path: '/settings/email/current?token=none' },
		{ name: 'deletion-scheduled', path: '/account-deletion' },
		{ name: 'payment-success', path: '/payment/success' },
		{ name: 'payment-failed', path: '/payment/failed' },
		{ name: 'payment-cancel', path: '/payment/cancel' },
		{ name: 'not-found', path: '/nowhere' },
	]
}

async function send(page: Page): Promise<void> {
	await page.getByLabel('Your name').fill('Grace Hopper')
	await page.getByLabel('Email').fill('grace@founders.example')
	await page.getByLabel('Message').fill('Does a review cover German contracts?')
	await page.getByRole('button', { name: 'Send message' }).click()
	await page.waitForURL('**/contact/sent?*')
}

async function askForLink(page: Page): Promise<void> {
	await page.getByLabel('Email').fill('grace@founders.example')
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}
