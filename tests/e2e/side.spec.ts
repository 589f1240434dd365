import { pdfFile, wordFile } from './contracts.ts'
import { completeReport, expect, goTo, inDatabase, test, upload } from './journey.ts'
import type { StartState } from './start/start-state.ts'

const checksOf = async (state: StartState, email: string) =>
	(
		await inDatabase<{ left: number }>(
			state,
			'SELECT companies.credits AS "left" FROM users JOIN companies ON companies.id = users.company_id WHERE users.email = $1',
			[email],
		)
	)[0]?.left

test('a founder says on the report which party they are, and gets the report for that side and type without a check', async ({
	page,
	person,
	startState,
}) => {
	await goTo(page, `/document-vault/${await person.signInWith(page, 'ndaOfUnknownSide')}/report`)
	const before = await checksOf(startState, person.email)
	await expect(page.getByText('You are likely Fernwick Labs, Inc. here.')).toBeVisible()
	const question = page.getByRole('group', { name: 'Which party are you: Granite Peak Holdings plc or Fernwick Labs, Inc.?' })
	await expect(page.getByText('Get help before you sign')).toBeInViewport()
	await page.getByText('You are likely Fernwick Labs, Inc. here.').click()
	await expect(question.getByLabel('Fernwick Labs, Inc.')).toBeChecked()
	const highFor = async () => page.getByRole('link', { name: /^High risk \(\d+\)$/ }).innerText()

	await question.getByLabel('Granite Peak Holdings plc').check()
	await page.getByRole('button', { name: 'Review again' }).click()
	await expect(page.getByText('You are Granite Peak Holdings plc here.')).toBeVisible()
	await completeReport(page)
	await expect(question).toBeHidden()
	const forDiscloser = await highFor()

	await page.getByText('Change side or document type').click()
	await expect(question.getByLabel('Granite Peak Holdings plc')).toBeChecked()
	await question.getByLabel('Fernwick Labs, Inc.').check()
	await page.getByLabel('Document type').selectOption('Mutual NDA')
	await page.getByRole('button', { name: 'Review again' }).click()
	await expect(page.getByText('You are Fernwick Labs, Inc. here.')).toBeVisible()
	await completeReport(page)
	await expect(page.locator('#about').getByText('Mutual NDA')).toBeVisible()
	expect(await highFor()).not.toBe(forDiscloser)

	expect(await checksOf(startState, person.email)).toBe(before)
})

test('who knows their name in the contract says it at the upload; one that is nobody’s is told on the report', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/dashboard')
	await page.getByLabel('Your name in it').fill('customer')
	await upload(page, await pdfFile('faulty-services-agreement', 'VEN_services.pdf'))
	await completeReport(page)
	await expect(page.getByText('You are Pinecone Studio, Inc. here.')).toBeVisible()

	await goTo(page, '/dashboard')
	await page.getByLabel('Your name in it').fill('Nobody Ltd')
	await upload(page, await wordFile('harsh-one-way-nda', 'IP_nda.docx'))
	await completeReport(page)
	await expect(page.getByText("No party of this document is called 'Nobody Ltd'.")).toBeVisible()
})

test('a term of art is explained where a report first mentions it, by click and by keyboard', async ({ page, person }) => {
	await goTo(page, `/document-vault/${await person.signInWith(page, 'nda')}/report`)
	const term = page.locator('.gloss-term').first()
	const meaning = page.locator('.gloss-note').first()
	await expect(meaning).toBeHidden()
	await term.click()
	await expect(meaning).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(meaning).toBeHidden()
	await term.focus()
	await page.keyboard.press('Enter')
	await expect(meaning).toBeVisible()
})
