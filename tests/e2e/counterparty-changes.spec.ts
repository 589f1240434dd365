import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { viewStories } from '#app/domain/word/read/story-views.ts'
import { expect, goTo, type Person, reload, test } from './journey.ts'

/** Goes to the redlining page of what came back from the other side. */
async function openReturned(page: Page, person: Person): Promise<void> {
	await goTo(page, `/review/${await person.signInWith(page, 'withCounterpartyChanges')}`)
	await expect(counter(page)).toContainText('3 open of 3')
}

const counter = (page: Page) => page.locator('[data-counterparty-counter]')
const change = (page: Page, number: number) => page.locator(`#t-${number}`)
const text = (page: Page) => page.getByRole('article', { name: 'Text of IP_Northwind NDA.docx' })

async function download(page: Page): Promise<Buffer> {
	await page.getByText('Download', { exact: true }).click()
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Word file' }).click()])
	return readFile(await file.path())
}

async function wordsOf(bytes: Uint8Array): Promise<string> {
	return viewStories(await openDocxFile(bytes), 'accepted')
		.flatMap(({ paragraphs }) => paragraphs)
		.join('\n')
}

test('a founder takes one change of the other side, turns another down, takes that back and does it again, and the file that goes out says all of it', async ({
	page,
	person,
}) => {
	await openReturned(page, person)
	await expect(change(page, 2)).toContainText('Inserted')
	await expect(change(page, 2)).toContainText('duly')
	await expect(text(page).getByRole('link', { name: 'Counterparty change 2, by Lee Counsel: inserted' })).toHaveAttribute('href', '#t-2')

	await page.getByRole('button', { name: 'Accept counterparty change 2', exact: true }).click()
	await expect(change(page, 2)).toContainText('Accepted')
	await expect(counter(page)).toContainText('2 open of 3')
	await expect(text(page).getByRole('link', { name: /^Counterparty change 2,/ })).toHaveCount(0)

	await page.getByRole('button', { name: 'Reject counterparty change 3', exact: true }).click()
	await expect(change(page, 3)).toContainText('The counterparty sees it as suggestion')
	await expect(text(page).locator('del', { hasText: 'in two copies' })).toHaveCount(1)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(counter(page)).toContainText('2 open of 3')
	await expect(text(page).locator('del', { hasText: 'in two copies' })).toHaveCount(0)
	await page.getByRole('button', { name: 'Reject counterparty change 3', exact: true }).click()
	await expect(counter(page)).toContainText('1 open of 3')

	// What was decided is there for whoever comes back.
	await reload(page)
	await expect(counter(page)).toContainText('1 open of 3')
	const bytes = await download(page)
	expect((await listChanges(bytes)).map(({ author, kind, text: words }) => [author, kind, words.trim()]).sort()).toEqual([
		['Ada Founder', 'deletion', 'in two copies'],
		['Lee Counsel', 'deletion', 'entered into'],
		['Lee Counsel', 'insertion', 'made'],
		['Max Partner', 'insertion', 'in two copies'],
	])
	const words = await wordsOf(bytes)
	expect(words).toContain('a company duly organized under')
	expect(words).toContain('\nSigned:\n')

	await reload(page)
	await page.getByText('Download', { exact: true }).click()
	await page.getByText('Receipt of the last download').click()
	await expect(page.getByText('Lee Counsel: inserted “duly”')).toBeVisible()
	await expect(page.getByText('With these changes applied the text reads the same')).toBeVisible()
})

test('all changes of one author are turned down at once and taken back at once', async ({ page, person }) => {
	await openReturned(page, person)
	await page.getByRole('button', { name: 'Reject all changes of Lee Counsel' }).click()
	await expect(counter(page)).toContainText('1 open of 3')
	for (const number of [1, 2]) await expect(change(page, number)).toContainText('Rejected')
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(counter(page)).toContainText('3 open of 3')

	await page.getByRole('button', { name: 'Accept all changes of Lee Counsel' }).click()
	await expect(counter(page)).toContainText('1 open of 3')
	await page.getByRole('button', { name: 'Reopen counterparty change 1' }).click()
	await expect(page.getByRole('button', { name: 'Accept counterparty change 1', exact: true })).toBeVisible()
})
