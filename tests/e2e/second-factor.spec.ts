import { codeAt } from '#tests/second-factor.ts'
import { startProgram } from '#tests/running-program.ts'
import { administrator, expect, goTo, hasScripts, test } from './journey.ts'

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
	if (hasScripts()) {
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.getByRole('button', { name: 'Copy all' }).click()
		await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first)
		// It says so for two seconds.
		await expect(page.getByRole('button', { name: 'Copy all' })).toBeVisible()
	}
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

test('with scripts the admin area says that it checks, asks for a code in a dialog, and repeats what was refused', async ({
	page,
	person,
	startState,
}) => {
	// Time-outs of the browser itself do not go by the page's clock; this one does.
	await page.addInitScript(() => {
		AbortSignal.timeout = (milliseconds) => {
			const ending = new AbortController()
			setTimeout(() => ending.abort(new DOMException('', 'TimeoutError')), milliseconds)
			return ending.signal
		}
	})
	const { id, backupCodes } = await administrator(page, person, startState)
	const stepUpFor = (minutes: number) =>
		startState.pool.query(`UPDATE "sessions" SET "step_up_until" = now() + make_interval(mins => $2) WHERE "user_id" = $1`, [id, minutes])
	await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })
	await page.clock.install()

	await goTo(page, '/dashboard')
	let goOn: () => void = () => undefined
	const held = new Promise<void>((resolve) => (goOn = resolve))
	await page.route('**/admin/templates.data*', async (route) => {
		await held
		await route.continue()
	})
	await page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).click()
	await expect(page.getByText('Checking security requirements...')).toBeVisible()
	goOn()
	await expect(page.getByRole('heading', { name: 'Manage Model Documents' })).toBeVisible()

	await goTo(page, `/admin/users/${id}`)
	const plan = page.locator('form').filter({ has: page.getByLabel('Plan') })
	const dialog = page.getByRole('dialog', { name: 'Verify it’s you' })
	const open = async () => {
		await page.getByRole('main').getByRole('link', { name: 'Ada Founder' }).click()
		await expect(page.getByRole('heading', { name: 'Ada Founder' })).toBeVisible()
	}
	const save = async () => {
		await stepUpFor(0)
		await plan.getByLabel('Plan').selectOption({ label: 'Scale' })
		await plan.getByLabel('Reason').fill('Ticket 4711')
		await plan.getByRole('button').click()
		await expect(dialog).toBeVisible()
	}
	await save()
	await dialog.getByRole('button', { name: 'Close' }).click()
	await expect(page.getByText('MFA verification cancelled')).toBeVisible()
	await goTo(page, '/dashboard')
	await stepUpFor(5)
	await goTo(page, `/admin/users?q=${encodeURIComponent(person.email)}`)
	await open()
	await save()
	// Going back ends what was refused.
	await stepUpFor(5)
	await page.goBack()
	await dialog.getByText('Use a backup code instead').click()
	await dialog.getByLabel('Backup code').fill(backupCodes[1]!)
	await dialog.getByRole('button', { name: 'Submit' }).click()
	await expect(dialog.getByText('No pending request')).toBeVisible()
	await dialog.getByRole('button', { name: 'Close' }).click()

	await open()
	await save()
	await page.route('**/api/mfa/verify', () => undefined)
	await dialog.getByText('Use a backup code instead').click()
	await dialog.getByLabel('Backup code').fill(backupCodes[1]!)
	await dialog.getByRole('button', { name: 'Submit' }).click()
	await expect(dialog.getByRole('button', { name: 'Verifying …' }).first()).toBeVisible()
	await page.clock.fastForward(10_000)
	await expect(dialog.getByText('Request took too long. Please try again.')).toBeVisible()

	await page.unroute('**/api/mfa/verify')
	await dialog.getByRole('button', { name: 'Submit' }).click()
	await expect(dialog).toBeHidden()
	await expect
		.poll(async () => (await startState.db.user.findUniqueOrThrow({ where: { id }, include: { company: true } })).company.plan)
		.toBe('scale')
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
		const answer = await page.request.post('/api/auth/magic-link', { data: { email } })
		const { challenge } = (await answer.json()) as { challenge: string }
		await page.context().addCookies([{ name: 'mfa_challenge', value: challenge, url: `${url}/login`, httpOnly: true }])
		await goTo(page, '/login/mfa')
		await page.getByRole('button', { name: 'Use a passkey' }).click()
		await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
	} finally {
		await page.close()
		await program.stop()
	}
})
