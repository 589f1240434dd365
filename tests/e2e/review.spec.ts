import { readFile } from 'node:fs/promises'
import mammoth from 'mammoth'
import { pdfFile, scannedFile, wordFile } from './contracts.ts'
import { completeReport, expect, goTo, inDatabase, reload, test, upload } from './journey.ts'

test('a founder registers, uploads an NDA as Word file, reads the report, opens the exact words and takes the report along', async ({
	page,
	person,
}) => {
	await person.register(page)
	await upload(page, await wordFile('harsh-one-way-nda', 'IP_Northwind NDA.docx'), { side: 'Receiver' })
	await completeReport(page)

	await expect(page.getByRole('heading', { name: 'IP_Northwind NDA.docx' })).toBeVisible()
	await expect(page.getByText('Get help before you sign')).toBeVisible()
	for (const heading of ['Summary', 'Key facts', 'Red flags', 'Clause by clause', 'What was checked', 'About this report']) {
		await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
	}

	const flag = page
		.getByRole('article')
		.filter({ has: page.getByRole('link', { name: 'View in the document' }) })
		.first()
	const quote = (await flag.locator('blockquote p').innerText()).replace(/^“|”$/g, '')
	await flag.getByRole('link', { name: 'View in the document' }).click()
	await expect(page.locator('mark').first()).toBeVisible()
	const marked = async () => (await page.locator('mark').allInnerTexts()).join('\n')
	await expect.poll(async () => (await marked()).replace(/\s+/g, ' ')).toBe(quote.replace(/\s+/g, ' '))

	await page.goBack()
	const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download Review' }).click()])
	expect(download.suggestedFilename()).toBe('AI-Analysis-Report.docx')
	const { value: words } = await mammoth.extractRawText({ buffer: await readFile(await download.path()) })
	expect(words.replace(/\s+/g, ' ')).toContain(quote.replace(/\s+/g, ' '))

	await goTo(page, '/document-vault')
	await expect(page.getByRole('heading', { name: 'Confidentiality/IP' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'IP_Northwind NDA.docx' })).toBeVisible()
	await expect(page.getByText(/1\.0\.1/)).toBeVisible()
})

test('a report is the same after a reload, and the file comes back as it was', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/dashboard')
	const file = await pdfFile('flawed-safe', 'EQ-harbour safe.pdf')
	await upload(page, file)
	await completeReport(page)
	// The copy buttons come with the scripts, a moment after the words.
	const words = async () => (await page.getByRole('main').innerText()).replaceAll('Copy\n', '')
	const before = await words()
	await reload(page)
	await expect.poll(words).toBe(before)

	const id = /document-vault\/([^/]+)/.exec(page.url())![1]
	const original = await page.request.get(`/api/document/download/${id}`)
	expect((await original.body()).equals(file.buffer)).toBe(true)
})

test('a scanned page is recognised, and its words can be opened', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/dashboard')
	await upload(page, await scannedFile('scan.pdf'))
	await completeReport(page)
	await expect(page.getByText(/thirty \(60\)/).first()).toBeVisible()
	await page.getByRole('link', { name: 'View in the document' }).first().click()
	await expect(page.locator('mark').first()).toBeVisible()
})

test('the last check is used by an upload, and one more is refused with the way on and nothing kept', async ({
	page,
	person,
	startState,
}) => {
	await person.signIn(page)
	await inDatabase(
		startState,
		`WITH changed AS (UPDATE companies SET credits = 1 FROM users WHERE company_id = companies.id AND email = $1 RETURNING companies.id)
		INSERT INTO credit_entries (company_id, kind, amount, reason) SELECT id, 'granted', -2, 'Set by a test' FROM changed`,
		[person.email],
	)
	const file = await wordFile('fair-mutual-nda', 'nda.docx')
	await goTo(page, '/dashboard')
	await upload(page, file)
	await completeReport(page)
	await goTo(page, '/dashboard')
	await upload(page, file)
	await expect(page.getByRole('alert')).toContainText('You have no document checks left')
	await goTo(page, '/document-vault')
	await expect(page.getByRole('heading', { name: 'nda.docx' })).toHaveCount(1)
})
