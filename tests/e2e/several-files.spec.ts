import { pdfFile, wordFile } from './contracts.ts'
import { expect, goTo, test } from './journey.ts'

const folder = async () => [
	await wordFile('fair-mutual-nda', 'NDA.docx'),
	await pdfFile('flawed-safe', 'SAFE.pdf'),
	{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Buy milk.') },
]

test('a founder adds several files at once, each has its row, and the page shows them again later', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/document-vault/upload')
	await page.getByLabel('Drop your files here').setInputFiles(await folder())
	await expect(page.getByLabel(/Review each file \(uses 3 checks\)/)).toBeVisible()
	await page.getByLabel('Only keep them').check()
	await page.getByRole('button', { name: 'Add 3 files' }).click()

	await expect(page.getByText('3 files: 2 added, 1 not added')).toBeVisible()
	await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText('Please upload a PDF or DOCX file')
	await page.reload()
	await expect(page.getByText('3 files: 2 added, 1 not added')).toBeVisible()

	await goTo(page, '/document-vault/upload')
	await page.getByLabel('Drop your files here').setInputFiles([await wordFile('fair-mutual-nda', 'NDA again.docx')])
	await page.getByLabel('Only keep them').check()
	await page.getByRole('button', { name: 'Add files' }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'NDA again.docx' })).toContainText('Already in the vault')
	await page.getByRole('link', { name: 'Open NDA.docx' }).click()
	await expect(page.getByRole('heading', { name: 'NDA.docx' })).toBeVisible()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('several files are added by one form', async ({ page, person }) => {
		await person.signIn(page)
		await page.goto('/document-vault/upload')
		await page.getByLabel('Drop your files here').setInputFiles(await folder())
		await page.getByRole('button', { name: 'Add files' }).click()
		await expect(page.getByRole('alert')).toContainText('Please accept the disclaimer')

		await page.getByLabel('Drop your files here').setInputFiles(await folder())
		await page.getByLabel('Only keep them').check()
		await page.getByRole('button', { name: 'Add files' }).click()
		await expect(page.getByText('3 files: 2 added, 1 not added')).toBeVisible()
		await page.getByRole('link', { name: 'Open NDA.docx' }).click()
		await expect(page.getByRole('heading', { name: 'NDA.docx' })).toBeVisible()
	})
})
