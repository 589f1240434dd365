import { expect, goTo, test } from './journey.ts'

test('the company record asks for the legal name, then tells what diligence would miss and leads to the upload', async ({
	page,
	person,
}) => {
	await person.signInWith(page, 'ndaOfUnknownSide')
	await goTo(page, '/company-record')
	await expect(page.getByRole('heading', { name: 'Company Record', level: 1 })).toBeVisible()
	await expect(page.getByText('The company profile has no legal name yet')).toBeVisible()

	await page.getByRole('link', { name: 'Enter it in the company profile' }).click()
	await page.getByLabel('Legal entity name').fill('Harbor Robotics, Inc.')
	await page.getByRole('button', { name: 'Save company profile' }).click()
	await expect(page.getByText('Company profile updated')).toBeVisible()

	await goTo(page, '/company-record')
	await expect(page.getByText('Enter the issued shares in the company profile.')).toBeVisible()
	const bylaws = page.getByRole('listitem').filter({ hasText: 'No Bylaws among the documents you can open.' })
	await bylaws.getByRole('link', { name: /^Upload/ }).click()
	await expect(page).toHaveURL(/\/document-vault\/upload$/)
})
