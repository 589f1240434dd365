import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { areas } from './areas.ts'
import { themes } from './themes.ts'
import type { ShownPage, Stage } from './shown-page.ts'

const sizes = [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
]

/** What the README shows. */
const shownInReadme = ['landing', 'dashboard', 'report']

/**
 * Takes the pages that are asked for, each on a wide screen and a telephone, in light and in dark.
 *
 * @param asked names of pages or areas, or `all`; none: what the README shows
 */
export async function takePages(stage: Stage, browser: Browser, asked: readonly string[]): Promise<void> {
	const folder = process.env.SCREENSHOTS ?? 'docs/screenshots'
	await mkdir(folder, { recursive: true })
	const wanted = asked.length > 0 ? asked : shownInReadme
	for (const [name, area] of Object.entries(areas)) {
		const whole = wanted.includes('all') || wanted.includes(name)
		const pages = await area(stage)
		for (const page of pages) if (whole || wanted.includes(page.name)) await takePage(stage.program.url, browser, page, folder)
	}
}

/** One visit for all four: what is shown once, such as backup codes, can't be opened again. */
async function takePage(url: string, browser: Browser, { name, path, cookies = {}, before }: ShownPage, folder: string): Promise<void> {
	const context = await browser.newContext({ viewport: sizes[0]! })
	try {
		await context.addCookies(Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url })))
		const page = await context.newPage()
		await page.goto(url + path, { waitUntil: 'networkidle' })
		await before?.(page)
		for (const size of sizes) {
			await page.setViewportSize(size)
			for (const theme of themes) {
				await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
				const file = join(folder, `${name}-${size.width}-${theme}.png`)
				await page.screenshot({ path: file, fullPage: process.env.FULL_PAGE === '1', animations: 'disabled' })
			}
		}
	} catch (error) {
		throw new Error(`The page '${name}' could not be taken`, { cause: error })
	} finally {
		await context.close()
	}
}
