import { expect, goTo, test } from './journey.ts'

test.describe('with scripts', () => {
	test('a box that was opened stays open: while scripts take the page over, and when what was typed is taken out again', async ({
		page,
		person,
	}) => {
		await goTo(page, `/review/${await person.signInWith(page, 'nda')}`)

		let come = () => {}
		const scripts = new Promise<void>((resolve) => (come = resolve))
		await page.route('**/assets/*.js', async (route) => {
			await scripts
			await route.continue()
		})
		await page.reload({ waitUntil: 'commit' })
		const box = page.locator('#own').getByLabel('Text in the document')
		const line = page.getByText('Suggest a change')
		// Cards that were far away get their true height when they come near: a press right then ends beside the line.
		await line.scrollIntoViewIfNeeded()
		await line.click()
		await expect(box).toBeVisible()
		come()
		// Only scripts make this button.
		await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
		await expect(box).toBeVisible()

		await box.fill('words that')
		await box.fill('')
		await box.pressSequentially('words')
		await expect(box).toHaveValue('words')
	})
})
