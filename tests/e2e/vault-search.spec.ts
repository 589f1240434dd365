import { expect, goTo, test } from './journey.ts'

test('a document is found by its words, filtered, and the search kept as a view', async ({ page, person }) => {
	await person.signInWith(page, 'nda')
	await person.signInWith(page, 'safePdf')
	await goTo(page, '/document-vault')
	await expect(page.getByRole('heading', { name: /Northwind NDA/ })).toBeVisible()
	await expect(page.getByRole('heading', { name: /harbour safe/ })).toBeVisible()

	await page.getByLabel('Search names, parties and text').fill('northwnd')
	await page.getByRole('button', { name: 'Search', exact: true }).click()
	await expect(page.getByText('No document has “northwnd”. These have northwind.')).toBeVisible()
	await expect(page.getByRole('heading', { name: /Northwind NDA/ })).toBeVisible()
	await expect(page.getByRole('heading', { name: /harbour safe/ })).toHaveCount(0)

	await page.getByText('Filters and order').click()
	await page.locator('#filter-category').selectOption({ label: 'Equity & Stock' })
	await page.getByRole('button', { name: 'Show documents' }).click()
	await expect(page.getByText('No documents found')).toBeVisible()
	await page.getByRole('link', { name: 'Search without filters' }).click()
	await expect(page.getByRole('heading', { name: /Northwind NDA/ })).toBeVisible()

	await page.getByLabel('Search names, parties and text').fill('confidential')
	await page.getByRole('button', { name: 'Search', exact: true }).click()
	await expect(page).toHaveURL(/q=confidential/)
	await page.getByText('Save this view').click()
	await page.getByLabel('Name of the view').fill('Secrets')
	await page.getByRole('button', { name: 'Save view' }).click()
	await goTo(page, '/document-vault')
	await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Secrets' }).click()

	// The snippet opens the text at the words.
	await page
		.getByRole('link', { name: /confidential/i })
		.filter({ has: page.locator('mark') })
		.first()
		.click()
	await expect(page).toHaveURL(/\/report\/text\?start=\d+&end=\d+/)
	await expect(page.locator('article mark').first()).toHaveText(/confidential/i)
})

test('selected documents are tagged together, and a tag leads to its documents', async ({ page, person }) => {
	await person.signInWith(page, 'nda')
	await goTo(page, '/document-vault')
	await page.getByLabel(/^Select .*Northwind/).check()
	await page.getByLabel('Tag to add').fill('Series A')
	await page.getByRole('button', { name: 'Add tag' }).click()
	await page.getByRole('link', { name: 'Series A', exact: true }).click()
	await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Tag: Series A')
	await expect(page.getByRole('heading', { name: /Northwind NDA/ })).toBeVisible()
})

test('with scripts the keyboard finds a document and a page from anywhere', async ({ page, person }) => {
	test.skip(test.info().project.use.javaScriptEnabled === false, 'Keys need scripts')
	const id = await person.signInWith(page, 'nda')
	await goTo(page, '/settings')
	await page.keyboard.press('Control+k')
	const box = page.getByRole('combobox', { name: 'Search documents and pages' })
	await expect(box).toBeFocused()
	await expect(page.getByRole('option', { name: /Northwind NDA/ })).toBeVisible()
	await page.keyboard.type('legal')
	const task = page.getByRole('option', { name: 'Legal Tasks' })
	await expect(task).toBeVisible()
	await page.keyboard.press('ArrowUp')
	await expect(task).toHaveAttribute('aria-selected', 'true')
	await expect(box).toHaveAttribute('aria-activedescendant', (await task.getAttribute('id'))!)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)

	await page.keyboard.press('/')
	await page.keyboard.type('northwind')
	await expect(page.getByRole('option', { name: /Northwind NDA/ })).toHaveAttribute('aria-selected', 'true')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`/document-vault/${id}`))

	await goTo(page, '/document-vault')
	await page.keyboard.press('/')
	await expect(page.getByLabel('Search names, parties and text')).toBeFocused()
})
