import { expect, goTo, test } from './journey.ts'

test('a founder makes an API token, a program uses it, and it ends when it is revoked', async ({ page, person, playwright, baseURL }) => {
	await person.signIn(page)
	await goTo(page, '/settings')
	await page.getByRole('link', { name: 'API and webhooks' }).click()
	await expect(page.getByText('You have no API tokens.')).toBeVisible()
	await page.getByLabel('Name').fill('Nightly backup')
	await page.getByLabel('documents:read').uncheck()
	await page.getByRole('button', { name: 'Make the token' }).click()
	await expect(page.getByText('Choose what the token may do.')).toBeVisible()
	await expect(page.getByLabel('Name')).toHaveValue('Nightly backup')
	await page.getByLabel('account:read').check()
	await page.getByRole('button', { name: 'Make the token' }).click()
	const token = await page.getByText(/^fp_[0-9A-Za-z]{42}$/).innerText()

	const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${token}` } })
	expect(await (await program.get('/api/user')).json()).toMatchObject({ user: { email: person.email } })
	expect((await program.get('/api/user/vault')).status()).toBe(403)
	await goTo(page, '/settings/api')
	await expect(page.getByText(token)).toHaveCount(0)
	await expect(page.getByText('Last used on')).toBeVisible()
	await page.getByRole('button', { name: 'Revoke the token Nightly backup' }).click()
	await expect(page.getByText('You have no API tokens.')).toBeVisible()
	expect((await program.get('/api/user')).status()).toBe(401)
	await program.dispose()
})

// The product under test stands behind a proxy, so it connects to no server of this machine: what arrives is tested in
// app/domain/webhooks.
test('a founder makes a webhook, sees why a test did not arrive, and changes its secret', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/settings/webhooks')
	for (const closed of ['https://169.254.169.254/latest', 'https://127.0.0.1/hook']) {
		await page.getByLabel('URL').fill(closed)
		await page.getByRole('button', { name: 'Make the webhook' }).click()
		await expect(page.getByText('The URL must lead to a server on the public internet.')).toBeVisible()
		await expect(page.getByLabel('URL')).toHaveValue(closed)
	}
	// No such name exists anywhere (RFC 2606).
	await page.getByLabel('URL').fill('https://hooks.founders.invalid/fineprint')
	await page.getByRole('button', { name: 'Make the webhook' }).click()
	await expect(page.getByText(/^whsec_/)).toBeVisible()
	await page.getByRole('link', { name: 'https://hooks.founders.invalid/fineprint' }).click()
	await page.getByRole('button', { name: 'Send a test' }).click()
	await expect(page.getByText('Failed', { exact: true })).toBeVisible()
	await expect(page.getByText(/The host’s name/)).toBeVisible()
	await page.getByRole('button', { name: 'Change the secret' }).click()
	await expect(page.getByText(/^whsec_/)).toBeVisible()
	await page.getByRole('button', { name: 'Remove', exact: true }).click()
	await expect(page.getByText('You have no webhooks.')).toBeVisible()
})
