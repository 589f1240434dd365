import { codeAt } from '#tests/second-factor.ts'
import { startProgram } from '#tests/running-program.ts'
import { expect, goTo, test } from './journey.ts'

test('an administrator sets up MFA, enters the admin area with a code, and leaves it', async ({ page, person, startState }) => {
	await person.signIn(page)
	await startState.pool.query(`UPDATE "users" SET "user_type" = 'admin' WHERE "email" = $1`, [person.email])
	await goTo(page, '/admin')
	await page.getByRole('link', { name: 'Set up MFA' }).click()
	await page.getByRole('button', { name: 'Set up MFA' }).click()
	const key = (await page.locator('code').first().innerText()).replaceAll(' ', '')
	await page.getByLabel('Verification code', { exact: true }).fill(codeAt(key, Date.now()))
	await page.getByRole('button', { name: 'Enable MFA' }).click()
	await expect(page.getByRole('heading', { name: 'Save your backup codes' })).toBeVisible()
	const [first] = await page.locator('li code').allInnerTexts()
	await page.getByRole('link', { name: 'I saved them, continue' }).click()

	await expect(page.getByRole('heading', { name: 'Verify it’s you' })).toBeVisible()
	await page.getByText('Use a backup code instead').click()
	await page.getByLabel('Backup code').fill(first!)
	await page.getByRole('button', { name: 'Submit' }).click()
	await expect(page.getByText('Verified for')).toBeVisible()
	await page.getByRole('button', { name: 'End admin session' }).click()
	await expect(page.getByText('Admin session ended')).toBeVisible()
	await goTo(page, '/admin')
	await expect(page.getByRole('heading', { name: 'Verify it’s you' })).toBeVisible()
})

test('with scripts a passkey is added, steps up, and logs in', async ({ browser }) => {
	// Browsers allow passkeys at a host name only: a program of its own is opened at localhost.
	const program = await startProgram({ host: 'localhost' })
	const url = program.url.replace('127.0.0.1', 'localhost')
	// Without the header that the other journeys come with: the bypass is for this machine only.
	const page = await browser.newPage({ baseURL: url, extraHTTPHeaders: {} })
	try {
		const email = 'grace@founders.example'
		await page.request.post('/api/register', { data: { email, first_name: 'Grace', last_name: 'Hopper' } })
		await page.request.post('/api/auth/magic-link', { data: { email } })
		const setup = await page.request.post('/api/mfa/setup')
		const { secret } = (await setup.json()) as { secret: string }
		const enabled = await page.request.post('/api/mfa/enable', { data: { secret, token: codeAt(secret, Date.now()) } })
		const { backupCodes } = (await enabled.json()) as { backupCodes: string[] }
		const session = await page.context().newCDPSession(page)
		await session.send('WebAuthn.enable')
		await session.send('WebAuthn.addVirtualAuthenticator', {
			options: {
				protocol: 'ctap2',
				transport: 'internal',
				hasResidentKey: true,
				hasUserVerification: true,
				isUserVerified: true,
				automaticPresenceSimulation: true,
			},
		})

		await goTo(page, '/settings/mfa')
		await page.getByLabel('Name of the new passkey').fill('Work laptop')
		const adding = page.locator('form').filter({ has: page.getByLabel('Name of the new passkey') })
		await adding.getByLabel('Verification code or backup code').fill(backupCodes[0]!)
		await page.getByRole('button', { name: 'Add a passkey' }).click()
		await expect(page.getByText('Work laptop')).toBeVisible()

		await goTo(page, '/mfa/verify?returnTo=%2Fsettings')
		await page.getByRole('button', { name: 'Use a passkey' }).click()
		await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible()

		await page.context().clearCookies()
		const asked = await page.request.post('/api/auth/magic-link', { data: { email } })
		const { challenge } = (await asked.json()) as { challenge: string }
		await page.context().addCookies([{ name: 'mfa_challenge', value: challenge, url: `${url}/login`, httpOnly: true }])
		await goTo(page, '/login/mfa')
		await page.getByRole('button', { name: 'Use a passkey' }).click()
		await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
	} finally {
		await page.close()
		await program.stop()
	}
})
