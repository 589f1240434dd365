import type { Page } from '@playwright/test'
import { expect, goTo, type Person, test } from './journey.ts'

/** Goes to the redlining page of the harsh NDA. */
async function openRedlining(page: Page, person: Person): Promise<void> {
	await goTo(page, `/review/${await person.signInWith(page, 'nda')}`)
	await expect(page.locator('[data-counter]')).toBeVisible()
}

const card = (page: Page, number: number) => page.locator(`#s-${number}`)

test('the last decision can be taken back from wherever one has scrolled to', async ({ page, person }) => {
	await openRedlining(page, person)
	await page.getByRole('button', { name: 'Accept suggestion 1', exact: true }).click()
	await expect(card(page, 1)).toContainText('Accepted')
	await page
		.getByRole('article', { name: /^Text of/ })
		.getByText('Signed:')
		.scrollIntoViewIfNeeded()
	await expect(page.getByRole('button', { name: 'Undo last decision' })).toBeInViewport({ ratio: 1 })
	await page.getByRole('button', { name: 'Undo last decision' }).click()
	await expect(page.getByRole('button', { name: 'Accept suggestion 1', exact: true })).toBeVisible()
})

test('a table wider than a phone scrolls in its own box, and the page stays as wide as the phone', async ({ page, person }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await goTo(page, `/review/${await person.signInWith(page, 'wideTable')}`)
	const box = page.getByRole('group', { name: 'Table of the document' })
	await expect(box).toBeVisible()
	await expect.poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
	await expect.poll(() => card(page, 1).evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
})

test.describe('with scripts', () => {
	test('words that were typed survive a look at the next suggestion, and leaving asks for them', async ({ page, person }) => {
		await openRedlining(page, person)
		const messages: string[] = []
		page.on('dialog', (dialog) => {
			messages.push(dialog.message())
			void dialog.dismiss()
		})
		await card(page, 2).getByRole('heading').getByRole('link').click()
		await card(page, 2).getByLabel('Proposed wording').fill('Words of our own.')
		await card(page, 2).getByRole('link', { name: 'Next' }).click()
		await card(page, 3).getByRole('link', { name: 'Previous' }).click()
		await expect(card(page, 2).getByLabel('Proposed wording')).toHaveValue('Words of our own.')

		// The document was scrolled away meanwhile.
		await page
			.getByRole('article', { name: /^Text of/ })
			.getByText('Signed:')
			.scrollIntoViewIfNeeded()
		await card(page, 2).getByRole('link', { name: 'Show in the document' }).click()
		await expect(page.locator('#d-2')).toBeInViewport()

		const here = page.url()
		await page.getByRole('link', { name: 'Report', exact: true }).click()
		await expect.poll(() => messages).toEqual(['You have unsaved changes. Are you sure you want to leave?'])
		expect(page.url()).toBe(here)
		await expect(card(page, 2).getByLabel('Proposed wording')).toHaveValue('Words of our own.')

		await card(page, 2).getByRole('button', { name: 'Accept with this wording' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'Accepted suggestion 2 with your wording.' })).toBeInViewport()
		// Until then something would be lost with the page, and leaving it asks.
		await expect(page.getByRole('button', { name: 'Download Word file', includeHidden: true })).toBeEnabled()
		await page.getByRole('link', { name: 'Report', exact: true }).click()
		await page.waitForURL(/\/report/)
		expect(messages).toHaveLength(1)
	})

	test('a comment that was begun is there again when its card is opened again, and gone once it was sent', async ({ page, person }) => {
		await openRedlining(page, person)
		const box = card(page, 2).getByLabel('Comment on this suggestion')
		await card(page, 2).getByRole('heading').getByRole('link').click()
		await card(page, 2).getByText('Comment', { exact: true }).click()
		await box.fill('Half a thought')
		await card(page, 2).getByRole('link', { name: 'Close' }).click()
		await card(page, 2).getByRole('heading').getByRole('link').click()
		await expect(box).toHaveValue('Half a thought')
		await card(page, 2).getByRole('button', { name: 'Send comment' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'Comment sent.' })).toBeInViewport()
		await expect(box).toBeHidden()
		await expect(box).toHaveValue('')
	})
})
