import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, goTo, hasScripts, longestReview, test } from './journey.ts'

/** The templates that come with the product are stored soon after its first start. */
async function start(page: Page, template: string): Promise<void> {
	const button = page.getByRole('button', { name: `Start ${template}`, exact: true })
	await expect
		.poll(async () => {
			await goTo(page, `/generate?q=${encodeURIComponent(template)}`)
			return button.count()
		})
		.toBe(1)
	await button.click()
}

test('a founder fills in a template, generates it, reads its review, downloads it and generates it again', async ({ page, person }) => {
	await person.signIn(page)
	await start(page, 'Mutual NDA')
	const text = page.getByRole('group', { name: 'Text of the document' })
	const otherCompany = page.getByRole('group', { name: 'The other company' })
	await page.getByRole('group', { name: 'Your company' }).getByLabel('Legal name').fill('Granite Peak, Inc.')
	await otherCompany.getByLabel('Legal name').fill('Kiln Robotics, Inc.')
	if (hasScripts()) {
		// Sooner than the pause after which answers are kept: nothing of it is lost.
		await text.getByRole('link', { name: '[What the talks are about]' }).first().press('Enter')
		await expect(page.getByLabel('What the talks are about')).toBeFocused()
	} else await page.getByRole('button', { name: 'Continue', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'The talks' })).toBeVisible()
	await expect(text).toContainText('Kiln Robotics, Inc.')
	await page.getByLabel('How long information may be exchanged').fill('many')
	await page.getByRole('button', { name: 'Continue', exact: true }).click()
	await expect(page.getByRole('alert')).toContainText('Some answers need another look')
	await expect(page.getByLabel('How long information may be exchanged')).toHaveValue('many')
	expect(await violations(page)).toEqual([])

	await page.getByLabel('How long information may be exchanged').fill('12')
	await page.getByRole('button', { name: 'Check and generate' }).click()
	await expect(page.getByText('One answer is still missing')).toBeVisible()
	await page.getByRole('button', { name: 'Generate document' }).click()
	await expect(page.getByRole('alert')).toHaveText(/not complete\.\s*What the talks are about$/)
	expect(await violations(page)).toEqual([])
	await page.getByRole('alert').getByRole('link', { name: 'What the talks are about' }).click()
	await page.getByLabel('What the talks are about').fill('evaluate a pilot')
	await page.getByRole('button', { name: 'Continue', exact: true }).click()
	await page.getByLabel('Name of the document').fill('NDA with Kiln')
	await page.getByRole('button', { name: 'Generate document' }).click()

	await expect(page.getByRole('heading', { name: 'NDA with Kiln' })).toBeVisible()
	const result = page.url()
	const file = page.getByRole('link', { name: 'Download Word file' })
	await expect(file).toBeVisible({ timeout: longestReview })
	await expect(page.getByText('0 high')).toBeVisible()
	const answer = await page.request.get((await file.getAttribute('href'))!)
	expect([answer.status(), (await answer.body()).subarray(0, 2).toString()]).toEqual([200, 'PK'])

	await page.getByRole('button', { name: 'Change answers' }).press('Enter')
	await otherCompany.getByLabel('Legal name').fill('Kiln Works, LLC')
	await page.getByRole('button', { name: 'Check and generate' }).click()
	await page.getByRole('button', { name: 'Generate document' }).click()
	await expect(page.getByText('Version 1.0.2, generated from')).toBeVisible()
	expect(page.url()).toBe(result)
	await expect(page.getByRole('row', { name: /The other company.*Kiln Robotics, Inc\..*Kiln Works, LLC/ })).toBeVisible()
	expect(await violations(page)).toEqual([])
})

test('answers typed with scripts are kept without a button, also when the page is left at once', async ({ page, person }) => {
	await person.signIn(page)
	await start(page, 'Mutual NDA')
	await page.getByRole('group', { name: 'Your company' }).getByLabel('Legal name').fill('Granite Peak, Inc.')
	const draft = page.url()
	await goTo(page, '/generate')
	await page.getByRole('searchbox', { name: 'Search templates' }).fill('advisor')
	await page.getByRole('button', { name: 'Search' }).click()
	await expect(page.getByRole('button', { name: 'Start Mutual NDA' })).toHaveCount(0)
	await page.getByRole('link', { name: 'Clear' }).click()
	await expect(page.getByRole('searchbox', { name: 'Search templates' })).toHaveValue('')
	await goTo(page, draft)
	await expect(page.getByRole('group', { name: 'Your company' }).getByLabel('Legal name')).toHaveValue('Granite Peak, Inc.')
})
