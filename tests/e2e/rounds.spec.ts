import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openDocxFile } from '#app/domain/redline/package/docx-file.ts'
import { resolveChanges } from '#app/domain/redline/resolve-changes.ts'
import { wordFile } from './contracts.ts'
import { completeReport, docxType, expect, test, upload } from './journey.ts'

/** Accepts two suggestions of a contract and downloads the file that goes out. */
async function sendOut(page: Page): Promise<{ id: string; bytes: Buffer }> {
	await upload(page, await wordFile('harsh-one-way-nda', 'IP_Northwind NDA.docx'), { side: 'Receiver' })
	await completeReport(page)
	await page.getByRole('link', { name: 'Go to Redlining Page' }).click()
	await page.waitForURL(/\/review\//)
	for (const number of [1, 2]) {
		await page.getByRole('button', { name: `Accept suggestion ${number}`, exact: true }).click()
		await expect(page.locator(`#s-${number}`)).toContainText('Accepted')
	}
	await page.getByText('Download', { exact: true }).click()
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Word file' }).click()])
	return { id: /\/review\/([0-9a-f-]+)/.exec(page.url())![1]!, bytes: await readFile(await file.path()) }
}

/** What the other side does: accepts every change, and types another law in without tracking. */
async function comeBack(bytes: Uint8Array): Promise<Buffer> {
	const file = await openDocxFile(await resolveChanges(bytes, () => 'accept'))
	file.setPart(file.mainPart, file.part(file.mainPart)!.replace('organized under the laws of England', 'organized under the laws of Narnia'))
	return Buffer.from(file.toBytes())
}

async function uploadReturned(page: Page, buffer: Buffer): Promise<void> {
	await page.getByLabel('Drop your contract here, or click to choose').setInputFiles({ name: 'Northwind signed off.docx', mimeType: docxType, buffer })
	await page.getByRole('button', { name: 'Compare with what I sent' }).click()
	await expect(page).toHaveURL(/\/rounds\/1$/)
}

test('a returned file shows what was accepted, warns of what nobody marked, and drafts a reply from the answers', async ({ page, person }) => {
	await person.register(page)
	const { id, bytes } = await sendOut(page)

	await page.goto(`/review/${id}/rounds`)
	await expect(page.getByText('Nothing has come back yet')).toBeVisible()
	await expect(page.getByLabel('Which file had you sent?').locator('option').first()).toContainText('The redline of version 1.0.1, with 2 changes')
	await uploadReturned(page, await comeBack(bytes))

	const reply = page.getByLabel('Your reply')
	await expect(reply).toBeVisible({ timeout: 45_000 })
	await expect(page.getByText('They accepted 2 of 2. 1 edit was made with tracking off.')).toBeVisible()
	const warning = page.getByRole('region', { name: 'Changed without a mark (1)' })
	await expect(warning.locator('ins')).toHaveText('Narnia')
	await warning.getByRole('button', { name: 'Don’t agree' }).click()
	await expect(warning.getByRole('button', { name: 'Don’t agree' })).toHaveAttribute('aria-pressed', 'true')

	await expect(reply).toHaveValue(/as we proposed[\s\S]*Narnia[\s\S]*we can't agree[\s\S]*Ada Founder/)

	await warning.getByRole('button', { name: 'Suggest the old words' }).click()
	await expect(page.getByText(/Added suggestion \d+: the old words\./)).toBeVisible()

	await page.goto(`/review/${id}/rounds`)
	await expect(page.getByRole('heading', { name: 'Gives and gets' })).toBeVisible()
	await expect(page.getByText('You got it')).toHaveCount(2)
	await expect(page.getByText('You said no')).toHaveCount(1)
})

test('a file that is no document is refused beside its field', async ({ page, person }) => {
	await person.register(page)
	const { id } = await sendOut(page)
	await page.goto(`/review/${id}/rounds`)
	await page.getByLabel('Drop your contract here, or click to choose').setInputFiles({ name: 'notes.docx', mimeType: docxType, buffer: Buffer.from('only words') })
	await page.getByRole('button', { name: 'Compare with what I sent' }).click()
	await expect(page.getByText('Please upload a PDF or DOCX file')).toBeVisible()
})

test('the pages of rounds pass the accessibility check at both widths', async ({ page, person, javaScriptEnabled }) => {
	test.skip(javaScriptEnabled === false, 'axe itself is a script')
	await person.register(page)
	const { id, bytes } = await sendOut(page)
	await page.goto(`/review/${id}/rounds`)
	await uploadReturned(page, await comeBack(bytes))
	await expect(page.getByLabel('Your reply')).toBeVisible({ timeout: 45_000 })
	for (const path of [`/review/${id}/rounds`, `/review/${id}/rounds/1`]) {
		await page.goto(path)
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 })
			expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
		}
	}
})
