import { wordFile } from './contracts.ts'
import { completeReport, expect, goTo, test, upload } from './journey.ts'

test('a form that was refused still holds what was typed, and says why', async ({ page, person }) => {
	test.slow()
	await person.register(page)
	await upload(page, await wordFile('harsh-one-way-nda', 'NDA.docx'), { side: 'Receiver' })
	await completeReport(page)
	await page.getByRole('link', { name: 'Go to Redlining Page' }).click()
	await page.waitForURL(/\/review\//)
	await expect(page.locator('[data-counter]')).toBeVisible()
	const address = page.url()

	const own = page.locator('#own')
	// Opened while scripts still take the page over, it may be closed again: then it is opened once more.
	await expect(async () => {
		if (!(await own.getByLabel('Words in the document').isVisible())) await own.getByText('Suggest a change of your own').click()
		await expect(own.getByLabel('Words in the document')).toBeVisible({ timeout: 1000 })
	}).toPass()
	await own.getByLabel('Words in the document').fill('words that are nowhere')
	await own.getByLabel('Words to put in their place').fill('Our long and careful wording.')
	await own.getByLabel('Internal note, never in a file').fill('Walk away otherwise.')
	await own.getByRole('button', { name: 'Suggest this' }).click()
	await expect(page.getByText('Those words are not in the document. Copy them as they stand there.').first()).toBeVisible()
	await expect(own.getByLabel('Words in the document')).toHaveValue('words that are nowhere')
	await expect(own.getByLabel('Words to put in their place')).toHaveValue('Our long and careful wording.')
	await expect(own.getByLabel('Internal note, never in a file')).toHaveValue('Walk away otherwise.')

	await goTo(page, `${address}?write=b1#write`)
	const write = page.locator('#write')
	await write.getByText('Add a clause after this paragraph').click()
	const clause = write.locator('form').filter({ hasText: 'Words of the clause' })
	await clause.getByLabel('Words of the clause').fill('  ')
	await clause.getByLabel('Reason for the other side').fill('Our bank asks for it.')
	await clause.getByRole('button', { name: 'Suggest adding it' }).click()
	await expect(page.getByText('Write the clause first.').first()).toBeVisible()
	await expect(clause.getByLabel('Reason for the other side')).toHaveValue('Our bank asks for it.')

	await goTo(page, address)
	await page.getByText('People', { exact: true }).click()
	await page.getByLabel('Share with').fill(person.email)
	await page.getByLabel('They may').selectOption('editor')
	await page.getByRole('button', { name: 'Share', exact: true }).click()
	await expect(page.getByText('That is your own address.').first()).toBeAttached()
	await expect(page.getByLabel('Share with')).toHaveValue(person.email)
	await expect(page.getByLabel('They may')).toHaveValue('editor')
})
