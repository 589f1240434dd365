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

	test('while the code of its parts is on its way the first key counts, keys in the menus too, and an opened menu stays', async ({
		page,
		person,
	}) => {
		const id = await person.signInWith(page, 'nda')
		let come = () => {}
		const parts = new Promise<void>((resolve) => (come = resolve))
		const requests: string[] = []
		// From the start: a browser may tell of a pointer that rests on the page, which asks for the parts too.
		await page.route(/\/assets\/(?:toolbar-menus|command-palette)-[\w-]+\.js/, async (route) => {
			requests.push(route.request().url())
			await parts
			await route.continue()
		})
		await goTo(page, `/review/${id}`)
		await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()

		await page.keyboard.press('j')
		await expect(page.locator('#s-1')).toBeFocused()
		await expect.poll(() => requests.some((url) => url.includes('toolbar-menus'))).toBe(true)
		const menu = page.locator('summary').filter({ hasText: 'Download' })
		const file = page.getByRole('button', { name: 'Download Word file' })
		await menu.press('Enter')
		await expect(file).toBeVisible()
		await menu.press('j')
		await expect(page.locator('#s-2')).toBeFocused()
		await menu.press('Control+k')
		await expect(file).toBeVisible()

		come()
		await expect(page.getByRole('combobox', { name: 'Search documents and pages' })).toBeFocused()
		await expect(file).toBeVisible()
	})
})
