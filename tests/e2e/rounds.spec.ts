import { docxType, expect, goTo, test } from './journey.ts'
import { comeBack } from '../fixtures/returned-docx.ts'
import { sentFile, uploadReturned } from './returned-file.ts'

test('a returned file shows what was accepted, warns of what nobody marked, and drafts a reply from the answers', async ({
	page,
	person,
}) => {
	const id = await person.signInWith(page, 'sentOut')

	await goTo(page, `/review/${id}/rounds`)
	await expect(page.getByText('No returned files yet')).toBeVisible()
	await expect(page.getByLabel('Which file did you send?').locator('option').first()).toContainText(
		'The redline of version 1.0.1, with 2 changes',
	)
	await uploadReturned(page, await comeBack(await sentFile(page, id)))

	const reply = page.getByLabel('Your reply')
	await expect(page.getByText('They accepted 2 of 2. 1 edit was made with tracking off.')).toBeVisible()
	const warning = page.getByRole('region', { name: 'Changed without a mark (1)' })
	await expect(warning.locator('ins')).toHaveText('Narnia')
	await warning.getByRole('button', { name: 'Don’t agree' }).click()
	await expect(warning.getByRole('button', { name: 'Don’t agree' })).toHaveAttribute('aria-pressed', 'true')

	await expect(reply).toHaveValue(/as we proposed[\s\S]*Narnia[\s\S]*we can't agree[\s\S]*Ada Founder/)

	await warning.getByRole('button', { name: 'Suggest the original wording' }).click()
	await expect(page.getByText(/Added suggestion \d+with the original wording\./)).toBeVisible()

	await goTo(page, `/review/${id}/rounds`)
	await expect(page.getByRole('heading', { name: 'Negotiation summary' })).toBeVisible()
	await expect(page.getByText('Won')).toHaveCount(2)
	await expect(page.getByText('You refused')).toHaveCount(1)
})

test('a file that is no document is refused beside its field', async ({ page, person }) => {
	const id = await person.signInWith(page, 'sentOut')
	await goTo(page, `/review/${id}/rounds`)
	await page
		.getByLabel('Drop your contract here, or click to choose')
		.setInputFiles({ name: 'notes.docx', mimeType: docxType, buffer: Buffer.from('only words') })
	await page.getByRole('button', { name: 'Compare with what I sent' }).click()
	await expect(page.getByText('Please upload a PDF or DOCX file')).toBeVisible()
})
