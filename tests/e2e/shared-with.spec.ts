import type { Browser, BrowserContextOptions } from '@playwright/test'
import { expect, goTo, type Person, test } from './journey.ts'
import { comeBack } from '../fixtures/returned-docx.ts'
import { sentFile, uploadReturned } from './returned-file.ts'

type Circumstances = Pick<BrowserContextOptions, 'baseURL' | 'javaScriptEnabled' | 'extraHTTPHeaders'>

/** Somebody else, signed in, in a browser of their own. */
async function signedIn(browser: Browser, person: Person, circumstances: Circumstances) {
	const page = await (await browser.newContext(circumstances)).newPage()
	await person.signIn(page)
	return page
}

test('a colleague finds what is shared with them in their vault, takes in the file that came back, and is out again when the owner says so', async ({
	page,
	person,
	newPerson,
	browser,
	baseURL,
	javaScriptEnabled,
	extraHTTPHeaders,
}) => {
	const id = await person.signInWith(page, 'sentOut')
	const [lawyer, reader] = [newPerson(), newPerson()]
	const lawyerPage = await signedIn(browser, lawyer, { baseURL, javaScriptEnabled, extraHTTPHeaders })
	const readers = await signedIn(browser, reader, { baseURL, javaScriptEnabled, extraHTTPHeaders })
	await goTo(lawyerPage, '/document-vault')
	await expect(lawyerPage.getByText('Your vault is empty')).toBeVisible()
	await expect(lawyerPage.getByText('Shared with you')).toHaveCount(0)

	for (const [{ email }, role] of [
		[lawyer, 'editor'],
		[reader, 'viewer'],
	] as const) {
		await goTo(page, `/review/${id}`)
		await page.locator('summary').filter({ hasText: 'People' }).click()
		await page.getByLabel('Share with').fill(email)
		await page.getByLabel('They may').selectOption(role)
		await page.getByRole('button', { name: 'Share', exact: true }).click()
		await expect(page.getByText(`Shared with ${email}.`).first()).toBeAttached()
	}

	await goTo(readers, '/document-vault')
	await readers
		.getByRole('region', { name: /Shared with you/ })
		.getByRole('link', { name: 'IP_Northwind NDA.docx', exact: true })
		.click()
	await readers.getByRole('navigation', { name: 'Pages of this document' }).getByRole('link', { name: 'People' }).click()
	await expect(readers.getByText(reader.email).first()).toBeVisible()
	await expect(readers.locator('main')).not.toContainText(person.email)
	await goTo(readers, `/review/${id}/rounds`)
	await expect(readers.getByText('No returned files yet')).toBeVisible()
	await expect(readers.getByText('Upload the returned file')).toHaveCount(0)

	await goTo(lawyerPage, '/document-vault')
	const shared = lawyerPage.getByRole('region', { name: /Shared with you/ })
	await expect(shared).toContainText('Shared by Ada Founder')
	await expect(shared).toContainText('Editor')
	await goTo(lawyerPage, `/review/${id}/rounds`)
	await expect(lawyerPage.getByText('Its review takes one check of Ada Founder, whose document it is.')).toBeVisible()
	await uploadReturned(lawyerPage, await comeBack(await sentFile(page, id)))
	await expect(lawyerPage.getByText('They accepted 2 of 2. 1 edit was made with tracking off.')).toBeVisible()

	await goTo(page, `/review/${id}`)
	await page.locator('summary').filter({ hasText: 'People' }).click()
	await page.getByRole('button', { name: 'Remove Ada Founder' }).first().click()
	// Without scripts the menu is folded again: the button is counted wherever it is.
	await expect(page.locator('button[aria-label="Remove Ada Founder"]')).toHaveCount(1)
	await goTo(lawyerPage, '/document-vault')
	await expect(lawyerPage.getByText('Shared with you')).toHaveCount(0)
	await goTo(lawyerPage, `/review/${id}/rounds`)
	await expect(lawyerPage.getByText('This document does not exist or you don’t have access to it.')).toBeVisible()
})
