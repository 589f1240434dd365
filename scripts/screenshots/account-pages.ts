import type { Page } from '@playwright/test'
import { codeAt } from '../../tests/second-factor.ts'
import type { ShownPage, Stage } from './shown-page.ts'
import { signIn, turnMfaOn } from './sign-in.ts'

/** A person's settings, the second factor from its setup to its question, and leaving. */
export async function accountPages({ program, member }: Stage): Promise<ShownPage[]> {
	const { cookies } = member
	await member.json('POST', '/api/user/export')
	const [newcomer, guarded, leaving] = [await signIn(program), await signIn(program), await signIn(program)]
	await turnMfaOn(guarded)
	const challenge = await challengeFor(program.url, guarded.email)
	return [
		{ name: 'settings', path: '/settings', cookies },
		{ name: 'security', path: '/settings/security', cookies },
		{ name: 'billing', path: '/settings/billing', cookies },
		{ name: 'email-to-check', path: '/settings/email-to-check', cookies },
		{ name: 'api-tokens', path: '/settings/api', cookies },
		{ name: 'webhooks', path: '/settings/webhooks', cookies },
		{ name: 'mfa-off', path: '/settings/mfa', cookies },
		{ name: 'mfa-setup', path: '/settings/mfa', cookies, before: openSetup },
		{ name: 'mfa-backup-codes', path: '/settings/mfa', cookies: newcomer.cookies, before: setUp },
		{ name: 'mfa-on', path: '/settings/mfa', cookies: guarded.cookies },
		{ name: 'mfa-verify', path: '/mfa/verify?returnTo=%2Fsettings', cookies: guarded.cookies },
		{ name: 'login-mfa', path: '/login/mfa', cookies: { mfa_challenge: challenge } },
		{ name: 'deletion', path: '/settings/deletion', cookies: leaving.cookies },
		{ name: 'deletion-asked', path: '/settings/deletion', cookies: leaving.cookies, before: (page) => askForDeletion(page, leaving.email) },
	]
}

/** Begins to log in as somebody with MFA. @returns what their browser keeps until it has a code */
async function challengeFor(url: string, email: string): Promise<string> {
	const headers = { 'content-type': 'application/json' }
	const answer = await fetch(`${url}/api/auth/magic-link`, { method: 'POST', headers, body: JSON.stringify({ email }) })
	return ((await answer.json()) as { challenge: string }).challenge
}

async function openSetup(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Set up MFA' }).click()
	await page.getByRole('img', { name: 'QR code' }).waitFor()
}

async function setUp(page: Page): Promise<void> {
	await openSetup(page)
	const key = (await page.locator('code').first().innerText()).replaceAll(' ', '')
	await page.getByLabel('Verification code', { exact: true }).fill(codeAt(key, Date.now()))
	await page.getByRole('button', { name: 'Enable MFA' }).click()
	await page.getByRole('heading', { name: 'Save your backup codes' }).waitFor()
}

async function askForDeletion(page: Page, email: string): Promise<void> {
	await page.getByLabel('To confirm, type your email address').fill(email)
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor()
}
