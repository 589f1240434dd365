import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { areas } from './areas.ts'
import { composeSheet } from './compose-sheet.ts'
import { themes } from './themes.ts'
import type { ShownPage, Stage } from './shown-page.ts'

const sizes = [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
]

/** What the README shows. */
const shownInReadme = ['landing', 'dashboard', 'report']

/** A page as a PNG in one width and theme. */
interface Picture {
	page: string
	width: number
	theme: string
	png: Buffer
}

/**
 * Takes the pages that are asked for, each on a wide screen and a telephone, in light and in dark. Pages that are named
 * become a file for each; of a whole area the repository keeps a sheet for each theme, as many files are hard to look at.
 *
 * @param names names of pages or areas, or `all`; none: what the README shows
 */
export async function takePages(stage: Stage, browser: Browser, names: readonly string[]): Promise<void> {
	const folder = process.env.SCREENSHOTS
	const wanted = new Set(names.length > 0 ? names : shownInReadme)
	// An area and a page may have the same name, as the vault has: the area is meant.
	const wholeAreas = Object.keys(areas).filter((name) => wanted.delete(name) || wanted.has('all'))
	for (const [name, area] of Object.entries(areas)) {
		const whole = wholeAreas.includes(name)
		// What an area shows is made first, which takes a while: not for areas that nobody asked for.
		if (wanted.size === 0 && !whole) continue
		const taken: Picture[] = []
		for (const page of await area(stage)) {
			if (!wanted.delete(page.name) && !whole) continue
			const pictures = await takePage(stage.program.url, browser, page)
			taken.push(...pictures)
			if (!whole || folder) await keep(pictures, folder ?? 'docs/screenshots')
		}
		if (whole) await keepSheets(name, taken)
	}
}

/** One visit for all four: what is shown once, such as backup codes, can't be opened again. */
async function takePage(url: string, browser: Browser, { name, path, cookies = {}, before }: ShownPage): Promise<Picture[]> {
	const context = await browser.newContext({ viewport: sizes[0]! })
	const pictures: Picture[] = []
	try {
		await context.addCookies(Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url })))
		const page = await context.newPage()
		// A build that runs meanwhile takes the styles away.
		const lost: string[] = []
		page.on('response', (answer) => {
			if (!answer.ok() && answer.request().resourceType() === 'stylesheet') lost.push(answer.url())
		})
		await page.goto(url + path, { waitUntil: 'networkidle' })
		if (lost.length > 0) throw new Error(`Without its styles: ${lost.join(', ')}`)
		await before?.(page)
		for (const size of sizes) {
			await page.setViewportSize(size)
			for (const theme of themes) {
				await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
				const png = await page.screenshot({ fullPage: process.env.FULL_PAGE === '1', animations: 'disabled' })
				pictures.push({ page: name, width: size.width, theme, png })
			}
		}
		return pictures
	} catch (error) {
		throw new Error(`The page '${name}' could not be taken`, { cause: error })
	} finally {
		await context.close()
	}
}

async function keep(pictures: readonly Picture[], folder: string): Promise<void> {
	await mkdir(folder, { recursive: true })
	for (const { page, width, theme, png } of pictures) await writeFile(join(folder, `${page}-${width}-${theme}.png`), png)
}

async function keepSheets(area: string, taken: readonly Picture[]): Promise<void> {
	const folder = 'docs/screenshots/areas'
	await mkdir(folder, { recursive: true })
	for (const theme of themes) {
		const shown = taken.filter((picture) => picture.theme === theme)
		const pages = [...new Set(shown.map(({ page }) => page))].map((name) => ({
			name,
			pngs: shown.filter(({ page }) => page === name).map(({ png }) => png),
		}))
		await writeFile(join(folder, `${area}-${theme}.webp`), await composeSheet(pages, sizes))
	}
}
