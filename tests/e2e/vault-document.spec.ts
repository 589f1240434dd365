import { docxType, expect, goTo, test } from './journey.ts'

test('a document is filed, signed, locked and set back to draft, and its activity tells all of it', async ({ page, person }) => {
	const id = await person.signInWith(page, 'ndaOfUnknownSide')
	await goTo(page, `/document-vault/${id}`)
	await page.getByRole('link', { name: 'Details', exact: true }).click()

	await page.getByLabel('Name', { exact: true }).fill('Mutual NDA with Granite')
	await page.getByLabel('Tags').fill('2026 round, 2026 Round, counsel')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Mutual NDA with Granite', level: 1 })).toBeVisible()
	await expect(page.getByLabel('Tags')).toHaveValue('2026 round, counsel')

	await page.getByRole('button', { name: 'Mark as Signed' }).click()
	await expect(page.getByText('Status: Signed')).toBeVisible()
	await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable()
	await page.getByLabel('Why it goes back to Draft').fill('The wrong copy was signed')
	await page.getByRole('button', { name: 'Set back to Draft' }).click()
	await expect(page.getByText('Status: Draft')).toBeVisible()

	await page.getByRole('button', { name: 'Lock', exact: true }).click()
	await expect(page.getByText('You have locked this document')).toBeVisible()
	await page.getByRole('button', { name: 'Unlock' }).click()
	await expect(page.getByText('You have locked this document')).toHaveCount(0)

	await page.getByRole('link', { name: 'Activity', exact: true }).click()
	await expect(page.getByText('changed its status from Signed to Draft: The wrong copy was signed')).toBeVisible()
	await page.getByLabel('What').selectOption('People and access')
	await page.getByRole('button', { name: 'Filter' }).click()
	await expect(page.getByText('No activity matches these filters.')).toBeVisible()
})

test('a document goes to the bin and comes back, and its copy is another one', async ({ page, person }) => {
	const id = await person.signInWith(page, 'ndaOfUnknownSide')
	await goTo(page, `/document-vault/${id}/details`)
	const name = await page.getByRole('heading', { level: 1 }).innerText()
	await page.getByRole('button', { name: 'Make a copy' }).click()
	await expect(page.getByRole('heading', { name: `Copy of ${name}`, level: 1 })).toBeVisible()
	await page.getByRole('button', { name: 'Move to the bin' }).click()
	await expect(page.getByRole('heading', { name: 'Document Vault' })).toBeVisible()

	await goTo(page, '/document-vault/bin')
	await page.getByRole('button', { name: `Restore Copy of ${name}` }).click()
	await expect(page.getByRole('heading', { name: `Copy of ${name}`, level: 1 })).toBeVisible()
	await goTo(page, '/document-vault/bin')
	await expect(page.getByText('The bin is empty')).toBeVisible()
})

test('a new version is uploaded with a note, and the one before restored', async ({ page, person }) => {
	const id = await person.signInWith(page, 'ndaOfUnknownSide')
	await goTo(page, `/document-vault/${id}/versions`)
	const first = await (await page.request.get(`/api/document/download/${id}?version_number=1`)).body()
	await page.getByText('Upload a new version').click()
	await page.getByLabel('Drop your contract here, or click to choose').setInputFiles({
		name: 'notes.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from('Not a contract'),
	})
	await page.getByRole('button', { name: 'Upload', exact: true }).click()
	await expect(
		page
			.getByRole('main')
			.getByText(/PDF or DOCX|PDF or Word/)
			.first(),
	).toBeVisible()

	const other = Buffer.concat([first, Buffer.alloc(0)])
	await goTo(page, `/document-vault/${id}/versions`)
	await page.getByText('Upload a new version').click()
	await page.getByLabel('Drop your contract here, or click to choose').setInputFiles({
		name: 'second.docx',
		mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		buffer: other,
	})
	await page.getByLabel('Note (optional)').fill('After the call')
	await page.getByRole('button', { name: 'Upload', exact: true }).click()
	await expect(page.getByText('After the call')).toBeVisible()

	await page.getByRole('button', { name: 'Restore version 1.0.1' }).click()
	await expect(page.getByText('Version 1.0.1, restored')).toBeVisible()
	const third = await (await page.request.get(`/api/document/download/${id}?version_number=3`)).body()
	expect(third.equals(first)).toBe(true)
})

test('two versions are compared word by word, and the comparison is had as a Word file', async ({ page, person }) => {
	const id = await person.signInWith(page, 'returned')
	await goTo(page, `/document-vault/${id}/versions`)
	await page.getByLabel('From', { exact: true }).selectOption('Version 1.0.2')
	await page.getByLabel('To', { exact: true }).selectOption('Version 1.0.2')
	await page.getByRole('button', { name: 'Compare', exact: true }).click()
	await expect(page.getByText('Choose two different versions to compare.')).toBeVisible()

	await page.getByRole('link', { name: 'Back to the versions' }).click()
	await page.getByRole('button', { name: 'Compare', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Version 1.0.1 compared with 1.0.2' })).toBeVisible()
	await expect(page.getByText(/^\d+ paragraphs differ\./)).toBeVisible()
	await expect(page.locator('main del').first()).toBeVisible()
	await expect(page.locator('main ins').first()).toBeVisible()
	await expect(page.getByText(/paragraphs? without a change/).first()).toBeVisible()
	const file = page.getByRole('link', { name: 'Word file with tracked changes' })
	const answer = await page.request.get((await file.getAttribute('href'))!)
	expect([answer.status(), answer.headers()['content-type']]).toEqual([200, docxType])
})

test('a confirmed record makes deadlines, which are done, and a calendar address that can be revoked', async ({ page, person }) => {
	const id = await person.signInWith(page, 'ndaOfUnknownSide')
	const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
	await page.request.put(`/api/document/${id}/metadata`, {
		data: { fields: { end_date: { value: soon }, renewal: { value: '1', unit: 'years' } } },
	})
	await goTo(page, '/legal-tasks')
	await expect(page.getByText('It can’t be computed: the notice period is not confirmed.')).toBeVisible()
	await page.getByRole('link', { name: /Confirm the record of/ }).click()

	const row = page.locator('dl > div').filter({ hasText: 'Notice before renewal' })
	await row.getByText(/^(Enter|Change)/).click()
	await row.getByRole('textbox').fill('30')
	await row.getByLabel('Unit').selectOption('days')
	await row.getByRole('button', { name: 'Save and confirm' }).click()
	await expect(row.getByText('30 days')).toBeVisible()

	await goTo(page, '/legal-tasks')
	const notice = page.getByRole('listitem').filter({ hasText: 'Last day to give notice that it should not renew' })
	await notice.getByText('How this day was computed').click()
	await expect(notice.getByText(/^30 days before /)).toBeVisible()
	await notice.getByRole('button', { name: /^Done/ }).click()
	await expect(page.getByRole('region', { name: 'Done' })).toContainText('Last day to give notice')

	await page.getByLabel('What is to be done').fill('Call the counterparty')
	await page.getByRole('button', { name: 'Add task' }).click()
	await expect(page.getByRole('region', { name: 'Upcoming' })).toContainText('Call the counterparty')
	await page.getByRole('button', { name: 'Get the address' }).click()
	const address = await page.getByLabel('Private address').inputValue()
	const feed = await page.request.get(new URL(address).pathname)
	expect(await feed.text()).toContain('SUMMARY:Call the counterparty')
	await goTo(page, '/legal-tasks')
	await page.getByRole('button', { name: 'Revoke it' }).click()
	await expect(page.getByRole('button', { name: 'Get the address' })).toBeVisible()
	expect((await page.request.get(new URL(address).pathname)).status()).toBe(404)
})
