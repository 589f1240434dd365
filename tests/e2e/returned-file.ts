import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { wordFile } from './contracts.ts'
import { completeReport, docxType, expect, longestReview, toRedlining, upload } from './journey.ts'

/** Accepts two suggestions of a contract and downloads the file that goes out. */
export async function sendOut(page: Page): Promise<{ id: string; bytes: Buffer }> {
	await upload(page, await wordFile('harsh-one-way-nda', 'IP_Northwind NDA.docx'), { side: 'Receiver' })
	await completeReport(page)
	await toRedlining(page)
	for (const number of [1, 2]) {
		await page.getByRole('button', { name: `Accept suggestion ${number}`, exact: true }).click()
		await expect(page.locator(`#s-${number}`)).toContainText('Accepted')
	}
	await page.getByText('Download', { exact: true }).click()
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Word file' }).click()])
	return { id: /\/review\/([0-9a-f-]+)/.exec(page.url())![1]!, bytes: await readFile(await file.path()) }
}

/**
 * Uploads on the page of rounds what came back, as its first round, and waits until it is compared and reviewed: until
 * then the page reloads itself without scripts.
 */
export async function uploadReturned(page: Page, buffer: Buffer): Promise<void> {
	await page
		.getByLabel('Drop your contract here, or click to choose')
		.setInputFiles({ name: 'Northwind signed off.docx', mimeType: docxType, buffer })
	await page.getByRole('button', { name: 'Compare with what I sent' }).click()
	await expect(page).toHaveURL(/\/rounds\/1$/)
	await expect(page.getByLabel('Your reply')).toBeVisible({ timeout: longestReview })
}
