import type { Page } from '@playwright/test'
import { templateFile } from '#tests/fixtures/template-file.ts'
import { violations } from './axe.ts'
import { administrator, docxType, expect, goTo, test } from './journey.ts'

async function choose(page: Page, paragraphs: string[]): Promise<void> {
	const file = await templateFile(paragraphs)
	await page.getByLabel('Word file').setInputFiles({ name: file.name, mimeType: docxType, buffer: Buffer.from(await file.arrayBuffer()) })
}

test('an administrator corrects a template, edits its clause, imports with a conflict, and brings a version back', async ({
	page,
	person,
	startState,
}) => {
	const { backupCodes } = await administrator(page, person, startState)
	await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })
	// Journeys share a library.
	const own = `Of ${person.email.replace(/\W/g, ' ')}`
	const clause = `Notices ${own}`

	await goTo(page, '/admin/templates/clauses/new')
	await page.getByLabel('Name', { exact: true }).fill(clause)
	await page.getByLabel('Label').first().fill('Standard')
	await page.getByLabel('Key').first().fill('standard')
	await page.getByLabel('Text', { exact: true }).first().fill('Notices go to {{notice_email}}.')
	await page.getByRole('button', { name: 'Add clause' }).click()
	await expect(page.getByRole('heading', { name: clause })).toBeVisible()
	const clausePage = page.url()

	await goTo(page, '/admin/templates/upload')
	await page.getByLabel('Name', { exact: true }).fill(own)
	await page.getByLabel('Category').selectOption({ label: 'Confidentiality/IP' })
	await page.getByLabel('Document type').selectOption('Mutual NDA')
	await choose(page, ['Dear {{name}},', '{{#if mutual}} both of us.', `{{clause "${clause}"}}`])
	await page.getByRole('button', { name: 'Upload template' }).click()
	await expect(page.getByRole('alert')).toContainText('Paragraph 2')
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue(own)
	expect(await violations(page)).toEqual([])
	await choose(page, ['Dear {{name}},', '{{#if mutual}} both of us. {{/if}}', `{{clause "${clause}"}}`])
	await page.getByRole('button', { name: 'Upload template' }).click()
	await expect(page.getByRole('heading', { name: own, exact: true })).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.getByRole('link', { name: 'Try it' }).click()
	await page.getByRole('button', { name: 'Show the document' }).click()
	await expect(page.getByText('both of us.')).toBeVisible()

	const template = /\/admin\/templates\/[\w-]+/.exec(page.url())![0]
	await goTo(page, `${template}/versions`)
	await choose(page, ['Dear {{name}} and {{partner}},', `{{clause "${clause}"}}`])
	await page.getByLabel('What changes, and why').fill('For two people')
	await page.getByRole('button', { name: 'Upload version' }).click()
	await expect(page.getByRole('heading', { name: 'Fields of version 2' })).toBeVisible()
	await expect(page.getByRole('listitem').filter({ hasText: 'partner' })).toContainText('New')
	await expect(page.getByRole('listitem').filter({ hasText: 'mutual' })).toContainText('Gone')
	expect(await violations(page)).toEqual([])
	await page.getByRole('button', { name: 'Apply and activate this version' }).click()
	await expect(page.getByRole('link', { name: 'Partner' })).toBeVisible()
	await goTo(page, `${template}/versions`)
	await page.getByRole('button', { name: 'Activate version 1' }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText('In use')
	expect(await violations(page)).toEqual([])

	const exported = await (await page.request.get('/admin/templates/clauses/export')).text()
	await goTo(page, clausePage)
	await page.getByLabel('Text', { exact: true }).first().fill('Notices go to {{notice_email}} and {{notice_address}}.')
	await page.getByLabel('Reason').fill('By post, too')
	await page.getByRole('button', { name: 'Review the change' }).click()
	await expect(page.getByRole('heading', { name: 'It reaches 1 template' })).toBeVisible()
	await expect(page.getByText('notice_address: new')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.getByRole('button', { name: 'Save clause' }).click()
	await expect(page.getByText('version 2', { exact: true })).toBeVisible()

	const conflicting = exported.replaceAll('Notices go to', 'All notices go to')
	await goTo(page, '/admin/templates/clauses/import')
	await page.getByLabel('Text file').setInputFiles({ name: 'clauses.txt', mimeType: 'text/plain', buffer: Buffer.from(conflicting) })
	await page.getByRole('button', { name: 'Show what would change' }).click()
	await expect(page.getByText('Conflict', { exact: true }).first()).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.getByLabel('Take the file’s words').first().check()
	await page.getByLabel('Reason').fill('From counsel')
	await page.getByRole('button', { name: 'Import these changes' }).click()
	await expect(page.getByRole('link', { name: clause })).toBeVisible()

	await goTo(page, clausePage)
	await page.getByRole('button', { name: 'Bring back version 1' }).click()
	// The page before has a field of the same label.
	await expect(page.getByRole('heading', { name: 'Bring version 1 back into use' })).toBeVisible()
	await page.getByLabel('Reason').fill('Simpler')
	await page.getByRole('button', { name: 'Use version 1' }).click()
	await expect(page.getByText('version 1', { exact: true })).toBeVisible()
	await goTo(page, '/admin/templates')
	expect(await violations(page)).toEqual([])
})
