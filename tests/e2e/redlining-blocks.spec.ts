import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { expect, goTo, type Person, test } from './journey.ts'

/** The harsh NDA with a table of fees before its second paragraph, on its redlining page. */
async function openRedlining(page: Page, person: Person): Promise<void> {
	await goTo(page, `/review/${await person.signInWith(page, 'fees')}`)
	await expect(page.locator('[data-counter]')).toBeVisible()
}

const text = (page: Page) => page.getByRole('article', { name: 'Text of Fees.docx' })
const card = (page: Page, words: string) => page.locator('[data-card]').filter({ hasText: words })

/** Opens the box about a paragraph: by its link without scripts, by selecting its words with them. */
async function writeAbout(page: Page, words: string, scripted: boolean): Promise<void> {
	const place = text(page).locator('[data-p]').filter({ hasText: words }).first()
	if (!scripted) await place.getByRole('link', { name: 'Suggest or comment' }).click()
	else {
		await place.evaluate((element) => document.getSelection()!.selectAllChildren(element))
		await page.getByRole('button', { name: 'Suggest or comment' }).click()
	}
	await expect(page.locator('#write')).toBeVisible()
}

/** Waits until the box has gone, which it does by itself once what was written in it was taken. */
async function folded(page: Page): Promise<void> {
	await expect(page.locator('#write')).toHaveCount(0)
}

async function unfold(page: Page, summary: string): Promise<void> {
	await page.locator('#write summary', { hasText: summary }).click()
}

test('a founder adds a clause and a table row and strikes others whole, takes one back, and downloads them as tracked changes', async ({
	page,
	person,
	javaScriptEnabled,
}) => {
	await openRedlining(page, person)

	await writeAbout(page, 'Delivery', javaScriptEnabled)
	await unfold(page, 'Add a row below')
	await page.getByLabel('Cell 1, below “Delivery”').fill('Acceptance')
	await page.getByLabel('Cell 2, below “Twenty percent”').fill('Ten percent')
	await page.getByRole('button', { name: 'Suggest adding the row' }).click()
	await expect(text(page).getByRole('row').filter({ hasText: 'Acceptance' }).locator('ins')).toHaveText(['Acceptance', 'Ten percent'])
	await folded(page)

	await writeAbout(page, 'Signature', javaScriptEnabled)
	await unfold(page, 'Strike this table row')
	await page.getByRole('button', { name: 'Suggest deleting the row' }).click()
	await expect(text(page).getByRole('row').filter({ hasText: 'Signature' }).locator('del')).toHaveText(['Signature', 'Eighty percent'])
	await folded(page)

	await writeAbout(page, 'This Confidentiality Agreement', javaScriptEnabled)
	await unfold(page, 'Add a clause after this paragraph')
	await page.getByLabel('Clause text').fill('The fees are paid as follows.\nNo interest is due.')
	await page.getByRole('button', { name: 'Suggest adding it' }).click()
	await expect(text(page).locator('ins').filter({ hasText: 'No interest is due.' })).toBeVisible()
	await folded(page)

	for (const words of ['Acceptance', 'Signature', 'The fees are paid as follows.']) {
		await card(page, words)
			.getByRole('button', { name: /^Accept suggestion/ })
			.click()
		await expect(card(page, words)).toContainText('Accepted')
	}
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(card(page, 'The fees are paid as follows.').getByRole('button', { name: /^Accept suggestion/ })).toBeVisible()

	await page.getByText('Download', { exact: true }).click()
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Word file' }).click()])
	const written = (await openDocxFile(await readFile(await file.path()))).part('word/document.xml') ?? ''
	expect(written).toMatch(/<w:trPr><w:ins [^>]*w:author="Ada Founder"/)
	expect(written).toMatch(/<w:trPr><w:del [^>]*w:author="Ada Founder"/)
	expect(written).toContain('Acceptance')
	expect(written).not.toContain('No interest is due.')
})

test('a paragraph is struck whole, and whoever strikes words in it then is told so', async ({ page, person, javaScriptEnabled }) => {
	await openRedlining(page, person)
	await writeAbout(page, 'This Confidentiality Agreement', javaScriptEnabled)
	await unfold(page, 'Strike this paragraph')
	await page.getByRole('button', { name: 'Suggest deletion' }).click()
	await expect(card(page, 'Strike this paragraph')).toBeVisible()
	await expect(text(page).locator('del').filter({ hasText: 'This Confidentiality Agreement' })).toBeVisible()
	await folded(page)
	await writeAbout(page, 'This Confidentiality Agreement', javaScriptEnabled)
	await unfold(page, 'Strike this paragraph')
	await page.getByRole('button', { name: 'Suggest deletion' }).click()
	await expect(page.getByText('There is already a suggestion on this text.').first()).toBeVisible()
})

test('a comment is let into the file and taken out again, and each time the page says who reads it', async ({
	page,
	person,
	javaScriptEnabled,
}) => {
	await openRedlining(page, person)
	await writeAbout(page, 'This Confidentiality Agreement', javaScriptEnabled)
	await unfold(page, 'Comment')
	await page.getByLabel('Comment on this text').fill('Is this the right date?')
	await page.getByRole('button', { name: 'Send comment' }).click()
	const thread = page.getByRole('region', { name: 'Comment by Ada Founder' })
	await expect(thread).toContainText('Only people with access to this document can see this.')
	await thread.getByRole('button', { name: 'Share with the counterparty' }).click()
	await expect(thread).toContainText('The counterparty sees this in the Word file.')
	await thread.getByRole('button', { name: 'Keep internal' }).click()
	await expect(thread).toContainText('Only people with access to this document can see this.')
})
