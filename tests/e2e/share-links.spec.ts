import { expect, goTo, test } from './journey.ts'

test('a founder makes a link with a password, and somebody without an account reads the version with it until it is revoked', async ({
	page,
	person,
	browser,
	baseURL,
	javaScriptEnabled,
	extraHTTPHeaders,
}) => {
	const id = await person.signInWith(page, 'sentOut')
	await goTo(page, `/document-vault/${id}/people`)
	await page.getByText('Share by a link').click()
	await page.getByLabel('For', { exact: true }).fill('Series A investor')
	await page.getByLabel('Password (optional)').fill('correct horse')
	await page.getByLabel('Watermark').check()
	await page.getByRole('button', { name: 'Make a link' }).click()
	const link = await page.getByText(/\/shared\/[\w-]{43}$/).innerText()

	const reader = await (await browser.newContext({ baseURL, javaScriptEnabled, extraHTTPHeaders })).newPage()
	await goTo(reader, new URL(link).pathname)
	await expect(reader.getByRole('heading', { name: 'A document was shared with you' })).toBeVisible()
	await reader.getByLabel('Password').fill('wrong horse')
	await reader.getByRole('button', { name: 'Open the document' }).click()
	await expect(reader.getByText('This password is not right.')).toBeVisible()
	await reader.getByLabel('Password').fill('correct horse')
	await reader.getByRole('button', { name: 'Open the document' }).click()
	await expect(reader.getByText('shared with you to read')).toBeVisible()
	await expect(reader.getByRole('article')).toContainText('agreement', { ignoreCase: true })
	await expect(reader.getByRole('link', { name: 'Download the file' })).toHaveCount(0)

	await goTo(page, `/document-vault/${id}/people`)
	await expect(page.getByText('Last viewed')).toBeVisible()
	await page.getByRole('button', { name: 'Revoke the link for Series A investor' }).click()
	await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
	await reader.reload()
	await expect(reader.getByText('This link does not work.')).toBeVisible()
	await reader.context().close()
})
