import { violations } from './axe.ts'
import { expect, goTo, test } from './journey.ts'

test('a message is corrected without losing what was typed, sent, and its answer announced', async ({ page, person }) => {
	await goTo(page, '/')
	await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
	await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
	await page.getByLabel('Your name').fill('Ada Founder')
	await page.getByLabel('Email').fill('ada@')
	await page.getByLabel('What is it about?').selectOption({ label: 'A mistake in a report' })
	await page.getByLabel('Message').fill('Section 7 was read as Section 9.')
	await page.getByRole('button', { name: 'Send message' }).click()

	await expect(page.getByText('Please enter a valid email address')).toBeVisible()
	await expect(page.getByLabel('Your name')).toHaveValue('Ada Founder')
	await expect(page.getByLabel('What is it about?')).toHaveValue('report')
	await expect(page.getByLabel('Message')).toHaveValue('Section 7 was read as Section 9.')
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Send message' }).click()

	await expect(page.getByRole('heading', { name: 'Thank you, your message is on its way' })).toBeVisible()
	await expect(page.getByText(`We answer within two working days, to ${person.email}.`)).toBeVisible()
	expect(await violations(page)).toEqual([])
})

test('the menu of a telephone leads to every public page, and the footer to the policies', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await goTo(page, '/faq')
	await page.getByRole('button', { name: 'Open menu' }).click()
	await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
	await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
	await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
	await page.getByText('Add-ons for Free, Builder and Startup').click()
	await expect(page.getByRole('rowheader', { name: 'Clause Fix' })).toBeVisible()
	await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
	await expect(page.getByRole('heading', { name: 'Cookie Policy', level: 1 })).toBeVisible()
})
