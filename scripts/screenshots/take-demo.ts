import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Browser, Page } from '@playwright/test'
import { docxMediaType } from '../../app/domain/extraction/extracted-document.ts'
import { asDocx, contractParagraphs } from '../../tests/fixtures/agreement-files.ts'
import type { Stage } from './shown-page.ts'
import { stagedDocuments } from './staged-documents.ts'
import { themes } from './themes.ts'

/** Takes the three screens of the demo on the landing page, in light and in dark. */
export async function takeDemo({ program: { url }, member, documents: [id] }: Stage, browser: Browser): Promise<void> {
	await mkdir('public/demo', { recursive: true })
	for (const theme of themes) {
		// A narrower page in as many pixels: its words can still be read at half the size.
		const context = await browser.newContext({ viewport: { width: 960, height: 600 }, colorScheme: theme, deviceScaleFactor: 4 / 3 })
		const cookies = { ...member.cookies, 'sidebar-collapsed': '1' }
		await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
		const page = await context.newPage()
		await page.goto(`${url}/dashboard#upload`, { waitUntil: 'networkidle' })
		const [nda] = stagedDocuments
		await page.setInputFiles('input[name=file]', {
			name: nda!.name,
			mimeType: docxMediaType,
			buffer: await asDocx(contractParagraphs(nda!.contract)),
		})
		await page.selectOption('select[name=party_role]', { label: 'Receiver' })
		await keep(page, `upload-${theme}`)
		await page.goto(`${url}/document-vault/${id}/report#summary`, { waitUntil: 'networkidle' })
		await keep(page, `report-${theme}`)
		const quote = page.locator('a[href*="/report/text"][href*="finding="]').nth(1)
		await page.goto(new URL((await quote.getAttribute('href'))!, url).href, { waitUntil: 'networkidle' })
		await keep(page, `text-${theme}`)
		await context.close()
	}
}

async function keep(page: Page, name: string): Promise<void> {
	const image = await loadImage(await page.screenshot())
	const canvas = createCanvas(image.width, image.height)
	canvas.getContext('2d').drawImage(image, 0, 0)
	await writeFile(join('public/demo', `${name}.webp`), await canvas.encode('webp', 82))
}
