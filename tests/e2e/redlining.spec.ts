import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { violations } from './axe.ts'
import { expect, goTo, type Person, reload, test, toRedlining } from './journey.ts'

/** Goes to the redlining page of the harsh NDA. @returns the document's id */
async function openRedlining(page: Page, person: Person): Promise<string> {
	const id = await person.signInWith(page, 'nda')
	await goTo(page, `/review/${id}`)
	await expect(counter(page)).toBeVisible()
	return id
}

const counter = (page: Page) => page.locator('[data-counter]')
const card = (page: Page, number: number) => page.locator(`#s-${number}`)

/** Opens a card by its title, as a link without scripts and in place with them. */
async function openCard(page: Page, number: number): Promise<void> {
	await card(page, number).getByRole('heading').getByRole('link').click()
	await expect(card(page, number).getByLabel('Proposed wording')).toBeVisible()
}

/**
 * Opens the form for a change of one's own, with the keyboard: scrolling to the end lays out cards that were far away, and
 * a click at that very moment would begin on the line and end beside it.
 */
async function openForm(page: Page): Promise<void> {
	await page.getByText('Suggest a change').press('Enter')
	await expect(page.getByLabel('Text in the document')).toBeVisible()
}

async function download(page: Page, choose?: string): Promise<{ name: string; bytes: Buffer }> {
	await page.getByText('Download', { exact: true }).click()
	if (choose) await page.getByLabel(choose).check()
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Word file' }).click()])
	return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** A document of which a second version came back, with one suggestion that was rejected on the first. */
async function twoVersions(page: Page, person: Person): Promise<{ address: string; carried: Locator }> {
	const address = `/review/${await person.signInWith(page, 'returned')}`
	await goTo(page, address)
	return { address, carried: page.locator('[data-card]').filter({ hasText: 'Carried over' }) }
}

const versionsMenu = (page: Page) => page.getByRole('navigation', { name: 'Versions' })

/** Takes the comparison of the first version with the second out of the menu of versions. */
async function compare(page: Page): Promise<{ name: string; bytes: Buffer }> {
	await page.locator('summary').filter({ hasText: 'Version 1.0.2' }).click()
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		versionsMenu(page).getByRole('link', { name: 'Compare version 1.0.1 with 1.0.2' }).click(),
	])
	return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The characters of a part of a Word file. */
async function partOf(bytes: Uint8Array, name: string): Promise<string> {
	return (await openDocxFile(bytes)).part(name) ?? ''
}

test('a founder goes from the report to the document, accepts, edits and rejects suggestions, takes one back, and downloads tracked changes', async ({
	page,
	person,
}) => {
	await goTo(page, `/document-vault/${await person.signInWith(page, 'nda')}/report`)
	await toRedlining(page)
	const [all] = /\d+$/.exec(await counter(page).innerText())!
	await expect(counter(page)).toHaveText(`${all} open of ${all}`)

	await page.getByRole('button', { name: 'Accept suggestion 1', exact: true }).click()
	await expect(counter(page)).toHaveText(`${Number(all) - 1} open of ${all}`)
	await expect(card(page, 1)).toContainText('Accepted')

	await openCard(page, 2)
	await card(page, 2).getByLabel('Proposed wording').fill('Confidential Information excludes whatever the receiving party made by itself.')
	await card(page, 2).getByRole('button', { name: 'Accept with this wording' }).click()
	await expect(card(page, 2)).toContainText('Accepted with edits')
	await expect(page.getByRole('article', { name: 'Text of IP_Northwind NDA.docx' })).toContainText(
		'whatever the receiving party made by itself',
	)

	await page.getByRole('button', { name: 'Reject suggestion 3', exact: true }).click()
	await expect(card(page, 3)).toContainText('Rejected')
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Undid your last decision on suggestion 3.' })).toHaveCount(1)
	await expect(card(page, 3).getByRole('button', { name: 'Accept suggestion 3' })).toBeVisible()
	await expect(counter(page)).toHaveText(`${Number(all) - 2} open of ${all}`)

	// What was decided is there for whoever comes back.
	await reload(page)
	await expect(counter(page)).toHaveText(`${Number(all) - 2} open of ${all}`)

	const { name, bytes } = await download(page)
	expect(name).toBe('IP_Northwind NDA_redlined.docx')
	const written = await partOf(bytes, 'word/document.xml')
	expect(written).toMatch(/<w:ins [^>]*w:author="Ada Founder"/)
	expect(written).toContain('made by itself')
	expect(await partOf(bytes, 'word/comments.xml')).toContain('w:author="Ada Founder"')

	await reload(page)
	await page.getByText('Download', { exact: true }).click()
	await page.getByText('Receipt of the last download').click()
	await expect(page.getByText('Rejecting all changes restores the original')).toBeVisible()
})

test('filters leave what was asked for, and the address keeps them', async ({ page, person }) => {
	await openRedlining(page, person)
	await page.getByRole('button', { name: 'Reject suggestion 1', exact: true }).click()
	await expect(card(page, 1)).toContainText('Rejected')
	await page.getByRole('navigation', { name: 'Show suggestions by state' }).getByRole('link', { name: 'Rejected 1' }).click()
	await expect(page).toHaveURL(/state=rejected/)
	await expect(page.locator('[data-card]')).toHaveCount(1)
	await page.getByRole('button', { name: 'Reopen' }).click()
	await expect(page.getByText('No suggestions match these filters.')).toBeVisible()
})

test('a change of one’s own is found by its words, and refused when they stand elsewhere too', async ({ page, person }) => {
	await openRedlining(page, person)
	await openForm(page)
	await page.getByLabel('Text in the document').fill('organized under the laws of England')
	await page.getByLabel('Replacement wording').fill('organized under the laws of Wales')
	await page.getByRole('button', { name: 'Suggest this' }).click()
	await expect(page.locator('[data-card]').filter({ hasText: 'Wales' })).toHaveCount(1)
	await expect(page.getByRole('article', { name: 'Text of IP_Northwind NDA.docx' }).locator('ins', { hasText: 'Wales' })).toHaveCount(1)

	// The form folds itself once it was taken, a moment after the words show.
	await expect(page.getByLabel('Text in the document')).toBeHidden()
	await openForm(page)
	await page.getByLabel('Text in the document').fill('the')
	await page.getByRole('button', { name: 'Suggest this' }).click()
	await expect(page.getByText('This text appears more than once.').first()).toBeVisible()
})

test('a document is shared with a commenter, who discusses and cannot decide; a stranger finds nothing', async ({
	page,
	person,
	newPerson,
	browser,
	baseURL,
	javaScriptEnabled,
	extraHTTPHeaders,
}) => {
	const id = await openRedlining(page, person)
	const colleague = newPerson()
	const lawyerPage = await (await browser.newContext({ baseURL, javaScriptEnabled, extraHTTPHeaders })).newPage()
	await colleague.signIn(lawyerPage)
	await goTo(lawyerPage, `/review/${id}`)
	await expect(lawyerPage.getByText('This document does not exist or you don’t have access to it.')).toBeVisible()
	expect((await lawyerPage.request.get(`/review/${id}/download`)).status()).toBe(404)

	await page.locator('summary').filter({ hasText: 'People' }).click()
	await page.getByLabel('Share with').fill(colleague.email)
	await page.getByLabel('They may').selectOption('commenter')
	await page.getByRole('button', { name: 'Share', exact: true }).click()
	await expect(page.getByText(`Shared with ${colleague.email}.`).first()).toBeAttached()

	await goTo(lawyerPage, `/review/${id}?s=1`)
	await expect(lawyerPage.getByText('you are its commenter')).toBeVisible()
	await expect(lawyerPage.getByRole('button', { name: 'Accept suggestion 1' })).toHaveCount(0)
	const comment = card(lawyerPage, 1).getByLabel('Comment on this suggestion')
	// Seen once under load: the fold was closed after the click, while scripts took the page over. Who sees that clicks again.
	await expect(async () => {
		if (!(await comment.isVisible())) await card(lawyerPage, 1).locator('summary', { hasText: 'Comment' }).click()
		await expect(comment).toBeVisible({ timeout: 2000 })
	}).toPass()
	await comment.fill('Ask for two years first.')
	await card(lawyerPage, 1).getByRole('button', { name: 'Send comment' }).click()
	await expect(card(lawyerPage, 1).locator('p', { hasText: 'Ask for two years first.' })).toBeVisible()

	await goTo(page, `/review/${id}?s=1`)
	await card(page, 1).locator('summary', { hasText: 'Reply' }).click()
	await card(page, 1).getByRole('textbox', { name: 'Reply' }).fill('Agreed.')
	await card(page, 1).getByRole('button', { name: 'Send reply' }).click()
	await expect(card(page, 1).locator('p', { hasText: 'Agreed.' })).toBeVisible()
	await card(page, 1).getByRole('button', { name: 'Resolve' }).click()
	await card(page, 1)
		.getByText(/^Resolved by Ada Founder/)
		.click()
	await card(page, 1).getByRole('button', { name: 'Reopen' }).click()
	await expect(card(page, 1).getByRole('button', { name: 'Resolve' })).toBeVisible()
	await lawyerPage.context().close()
})

test('a PDF has no redlining: its report leads to its issues with their wording, and its text can be taken along', async ({
	page,
	person,
}) => {
	await goTo(page, `/document-vault/${await person.signInWith(page, 'safePdf')}/report`)
	await expect(page.getByRole('link', { name: 'Go to Redlining Page' })).toHaveCount(0)
	const flags = await page.locator('[id^="finding-"]:is(article)').count()
	expect(flags).toBeGreaterThan(0)
	const [fromReport] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Text as a Word file' }).click()])
	expect(fromReport.suggestedFilename()).toBe('EQ-harbour safe_text_not_original.docx')

	await page.getByRole('link', { name: 'Issues and wording' }).click()
	await page.waitForURL(/\/review\//)
	// Where scripts change pages the old one, with a table of its own, stands until the new one is there.
	const issues = page.getByRole('group', { name: 'Issues with replacement wording' })
	await expect(issues).toBeVisible()
	await expect.poll(() => issues.getByRole('row').count()).toBeGreaterThanOrEqual(flags + 1)
	await expect(page.getByText('A PDF can’t be redlined')).toBeVisible()
	await expect(page.getByRole('columnheader', { name: 'What to propose' })).toBeVisible()
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the text' }).click()])
	expect(file.suggestedFilename()).toBe('EQ-harbour safe_text_not_original.docx')
	expect(await partOf(await readFile(await file.path()), 'word/document.xml')).toContain('Not the original')
	await page.setViewportSize({ width: 390, height: 844 })
	await expect.poll(() => issues.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

	await page.getByRole('link', { name: 'Pages', exact: true }).click()
	const picture = page.getByRole('img', { name: 'Page 1 of' })
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(1000)
	await page.getByRole('list', { name: 'Red flags on page 1' }).getByRole('link').first().click()
	await expect(page).toHaveURL(/\/report#finding-/)
})

test('versions say when they came in and how and are compared, and a carried decision says where it was made', async ({ page, person }) => {
	const { address, carried } = await twoVersions(page, person)
	await expect(carried).toHaveCount(1)
	await page.emulateMedia({ media: 'print' })
	await expect(carried.getByText(/^Decided by Ada Founder on .*\. Carried over from version 1\.0\.1\.$/)).toBeVisible()
	await page.emulateMedia({ media: null })
	await carried.getByRole('heading').getByRole('link').click()
	await expect(
		page.locator('[data-card][aria-current]').getByText(/^Decided by Ada Founder on .*\. Carried over from version 1\.0\.1\.$/),
	).toBeVisible()

	const { name, bytes } = await compare(page)
	expect(name).toBe('Northwind signed off_1_to_2_redlined.docx')
	expect(await partOf(bytes, 'word/document.xml')).toMatch(/<w:ins [^>]*w:author="Ada Founder"[\s\S]*Narnia/)
	await expect(versionsMenu(page).getByRole('link', { name: 'Version 1.0.2, the newest' })).toContainText('Came back in round 1')
	await versionsMenu(page)
		.getByRole('link', { name: /^Version 1\.0\.1/ })
		.click()
	await expect(page).toHaveURL(`${address}?version_number=1`)
	await expect(page.getByText('This is an earlier version.')).toBeVisible()
	// Scripts leave the menu open on the way.
	await reload(page)
	await page.getByText('Version 1.0.1', { exact: true }).click()
	await expect(versionsMenu(page).getByRole('link', { name: /^Version 1\.0\.1/ })).toContainText('The first upload')
	await expect(versionsMenu(page).getByRole('link', { name: /Compare/ })).toHaveCount(0)
})

// Keys, selected words and axe are scripts themselves: the configuration leaves this group out where there are none.
test.describe('with scripts', () => {
	test('keys go through the suggestions and decide', async ({ page, person }) => {
		await openRedlining(page, person)
		// The button is there once keys are listened to.
		await expect(page.getByRole('button', { name: 'Keys', exact: true })).toBeVisible()
		await page.keyboard.press('j')
		await expect(card(page, 1)).toBeFocused()
		await page.keyboard.press('a')
		await expect(card(page, 1)).toContainText('Accepted')
		await expect(card(page, 2)).toBeFocused()
		await page.keyboard.press('r')
		await expect(card(page, 2)).toContainText('Rejected')
		await expect(card(page, 3)).toBeFocused()
		await expect(page.getByRole('status').filter({ hasText: 'Rejected suggestion 2.' })).toBeAttached()
		await page.keyboard.press('u')
		await expect(card(page, 2)).toContainText('Open')
		await expect(card(page, 2)).toBeFocused()
		await page.keyboard.press('e')
		await expect(page.getByLabel('Proposed wording')).toBeFocused()
		await page.keyboard.press('Escape')
		await page.keyboard.press('?')
		await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
	})

	test('other words are suggested for words that are selected', async ({ page, person }) => {
		await openRedlining(page, person)
		await page.evaluate(() => {
			const paragraph = [...document.querySelectorAll('[data-p]')].find((each) =>
				each.textContent?.startsWith('This Confidentiality Agreement'),
			)!
			const text = paragraph.firstChild!
			const start = text.textContent!.indexOf('January 12')
			document.getSelection()!.setBaseAndExtent(text, start, text, start + 'January 12'.length)
		})
		await page.getByRole('button', { name: 'Suggest or comment' }).click()
		const form = page.getByRole('region', { name: 'About this text' })
		await form.getByLabel('Replacement wording').fill('January 15')
		await form.getByRole('button', { name: 'Suggest this' }).click()
		await expect(page.locator('[data-card]').filter({ hasText: 'January' }).locator('ins')).toHaveText('15')
		await expect(form).toHaveCount(0)
	})

	test('everybody can use the menu of versions and a carried card, and a comparison asks nobody to leave what they type', async ({
		page,
		person,
	}) => {
		const { address, carried } = await twoVersions(page, person)
		const opened = `${address}?s=${await carried.getAttribute('data-card')}`
		const found: object[] = []
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 844 })
			await goTo(page, opened)
			await page.locator('summary').filter({ hasText: 'Version 1.0.2' }).click()
			found.push(...(await violations(page)))
		}
		expect(found).toEqual([])

		let requests = 0
		page.on('dialog', (dialog) => {
			requests += 1
			void dialog.accept()
		})
		await goTo(page, opened)
		await carried.getByLabel('Internal note').fill('Half a sentence')
		await compare(page)
		expect(requests).toBe(0)
		await expect(carried.getByLabel('Internal note')).toHaveValue('Half a sentence')
	})

	for (const width of [1280, 390]) {
		test(`everybody can use the page at ${width} pixels`, async ({ page, person }) => {
			await page.setViewportSize({ width, height: 844 })
			const id = await openRedlining(page, person)
			await page.getByRole('button', { name: 'Accept suggestion 1', exact: true }).click()
			await expect(card(page, 1)).toContainText('Accepted')
			const found = await violations(page)
			await goTo(page, `/review/${id}?s=2`)
			found.push(...(await violations(page)))
			await page.getByText('Download', { exact: true }).click()
			found.push(...(await violations(page)))
			expect(found).toEqual([])
		})
	}
})
