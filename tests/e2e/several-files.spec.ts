import { pdfFile, wordFile } from './contracts.ts'
import { expect, goTo, test } from './journey.ts'

test('a founder adds several files at once, each has its row, and one that is there already is skipped', async ({
	page,
	person,
	javaScriptEnabled,
}) => {
	const nda = await wordFile('fair-mutual-nda', 'NDA.docx')
	const files = [
		nda,
		await pdfFile('flawed-safe', 'SAFE.pdf'),
		{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Buy milk.') },
	]
	await person.signIn(page)
	await goTo(page, '/dashboard')
	await page.getByRole('link', { name: 'Add them together' }).click()
	await page.getByLabel('Drop your files here').setInputFiles(files)
	if (javaScriptEnabled !== false) await expect(page.getByLabel(/Review each file \(uses 3 checks\)/)).toBeVisible()

	await page.getByRole('button', { name: /^Add .*files$/ }).click()
	await expect(page.getByRole('alert')).toContainText('Please accept the disclaimer')
	// Without scripts the page is a new one, which no browser fills with files.
	if (javaScriptEnabled === false) await page.getByLabel('Drop your files here').setInputFiles(files)
	await page.getByLabel('Only keep them').check()
	await page.getByRole('button', { name: /^Add .*files$/ }).click()
	await expect(page.getByText('3 files: 2 added, 1 not added')).toBeVisible()
	await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText('Please upload a PDF or DOCX file')
	await page.reload()
	await expect(page.getByText('3 files: 2 added, 1 not added')).toBeVisible()

	await page.getByRole('link', { name: 'Add more files' }).click()
	await page.getByLabel('Drop your files here').setInputFiles([{ ...nda, name: 'NDA again.docx' }])
	await page.getByLabel('Only keep them').check()
	await page.getByRole('button', { name: 'Add files' }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'NDA again.docx' })).toContainText('Already in the vault')
	await page.getByRole('link', { name: 'Open NDA.docx' }).click()
	await expect(page.getByRole('heading', { name: 'NDA.docx', exact: true })).toBeVisible()
})

test('all data of an account is exported and comes as a ZIP', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/settings/security')
	await page.getByRole('button', { name: 'Export my data' }).click()
	await expect(page.getByText('Your export is ready')).toBeVisible({ timeout: 30_000 })
	const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download ZIP' }).click()])
	expect(download.suggestedFilename()).toMatch(/^fineprint-data-.*\.zip$/)
})
