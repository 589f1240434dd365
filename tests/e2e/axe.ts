import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { atRest, hasScripts } from './journey.ts'

/** The rules of axe whose answer depends on colors: all else is the same in the dark. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds by WCAG 2.1 A and AA and by good practice, each with where it stands: in light colors, and what of it
 * depends on colors in dark ones. One look at a page is enough for both, as its colors are the style sheet's doing alone.
 * Nothing where pages run no scripts, as axe is one.
 */
export async function violations(page: Page): Promise<object[]> {
	if (!hasScripts()) return []
	await holdStill(page, true)
	await showIn(page, 'dark')
	const inTheDark = await look(page, (axe) => axe.withRules(rulesOfColor))
	await showIn(page, 'light')
	const inTheLight = await look(page)
	await holdStill(page, false)
	return [...inTheLight, ...inTheDark]
}

/**
 * While held still, a page has no transitions and lays out all of itself. In a box that `content-visibility` skips, a
 * transition never goes on, however short: axe would see the colors of the scheme before.
 */
async function holdStill(page: Page, still: boolean): Promise<void> {
	await page.evaluate((held) => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync('*, ::before, ::after { transition: none !important; content-visibility: visible !important; }')
		// A sheet of the document itself: the page's content security policy refuses a style element of others.
		document.adoptedStyleSheets = held ? [sheet] : []
	}, still)
}

/** Shows the page in one color scheme and waits until nothing moves. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
	await page.emulateMedia({ colorScheme })
	// Two frames: in the first the new colors begin to apply, and what still moves is known only then.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
	await atRest(page)
}

/** Without the page of its own in which axe puts together what it found in frames: there are none. */
async function look(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<object[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
	const { violations: found } = await narrow(axe).analyze()
	const colorScheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
	return found.map(({ id, help, nodes }) => ({
		page: new URL(page.url()).pathname,
		colorScheme,
		id,
		help,
		where: nodes.map((node) => node.target.join(' ')).slice(0, 5),
	}))
}
