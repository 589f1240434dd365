import type { Page } from '@playwright/test'
import { docxType, expect, longestReview } from './journey.ts'

/** The file of a document that was sent out, as it went. */
export async function sentFile(page: Page, documentId: string): Promise<Buffer> {
	return (await page.request.get(`/review/${documentId}/download`)).body()
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
