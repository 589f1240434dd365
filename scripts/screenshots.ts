// npm run screenshots: the real screens, for docs/screenshots and for the demo on the landing page.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium, type Browser, type Page } from '@playwright/test'
import { docxMediaType } from '../app/domain/extraction/extracted-document.ts'
import { asDocx, contractParagraphs } from '../tests/fixtures/agreement-files.ts'
import { removeDataDir, signInAt, startProgram, type RunningProgram } from '../tests/running-program.ts'
import { findChromium } from './test-tools.mjs'

const documents = [
	{ contract: 'harsh-one-way-nda', name: 'IP_Granite Peak NDA.docx', party: 'Receiving Party' },
	{ contract: 'faulty-services-agreement', name: 'VEN_Hosting services.docx', party: 'Receiving Party' },
	{ contract: 'flawed-safe', name: 'EQ_SAFE Harbour Ventures.docx', party: 'Receiving Party' },
]

const widths = { 1280: 800, 390: 844 }
const themes = ['light', 'dark'] as const

const program = await startProgram()
const browser = await chromium.launch({
	executablePath: findChromium(),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
})
try {
	const { token } = await signInAt(program)
	const ids: string[] = []
	for (const document of documents) ids.push(await review(program, token, document))
	await takePages(program, browser, token, ids[0]!)
	await takeDemo(program, browser, token, ids[0]!)
} finally {
	await browser.close()
	await program.stop()
	await removeDataDir(program.dataDir)
}

async function review({ url }: RunningProgram, token: string, { contract, name, party }: (typeof documents)[number]): Promise<string> {
	const form = new FormData()
	form.set('file', new File([new Uint8Array(await asDocx(contractParagraphs(contract)))], name))
	form.set('metadata', JSON.stringify({ party_role: party }))
	const answer = await fetch(`${url}/api/document/uploadAndAnalysis`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}` },
		body: form,
	})
	const body = (await answer.json()) as { document_id?: string }
	const id = body.document_id
	if (!id) throw new Error(`${name}: ${answer.status} ${JSON.stringify(body)}`)
	return id
}

async function takePages({ url }: RunningProgram, browser: Browser, token: string, id: string): Promise<void> {
	const pages: Record<string, { path: string; member: boolean }> = {
		landing: { path: '/', member: false },
		login: { path: '/login', member: false },
		register: { path: '/login?mode=register', member: false },
		'not-found': { path: '/nowhere', member: false },
		dashboard: { path: '/dashboard', member: true },
		vault: { path: '/document-vault', member: true },
		settings: { path: '/settings', member: true },
		report: { path: `/document-vault/${id}/report`, member: true },
		'document-text': { path: `/document-vault/${id}/report/text`, member: true },
	}
	const folder = process.env.SCREENSHOTS ?? 'docs/screenshots'
	await mkdir(folder, { recursive: true })
	const named = process.argv.slice(2)
	// The repository keeps what the README shows; `-- all` takes every page, for looking at while building.
	const wanted = named.length > 0 ? named : ['landing', 'dashboard', 'report']
	for (const [name, { path, member }] of Object.entries(pages)) {
		if (!wanted.includes('all') && !wanted.includes(name)) continue
		for (const [width, height] of Object.entries(widths)) {
			for (const theme of themes) {
				const page = await open(browser, url, member ? token : null, Number(width), height, theme)
				await page.goto(url + path, { waitUntil: 'networkidle' })
				await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: process.env.FULL_PAGE === '1' })
				await page.context().close()
			}
		}
	}
}

async function takeDemo({ url }: RunningProgram, browser: Browser, token: string, id: string): Promise<void> {
	await mkdir('public/demo', { recursive: true })
	for (const theme of themes) {
		// A narrower page in as many pixels: its words can still be read at half the size.
		const page = await open(browser, url, token, 960, 600, theme, 4 / 3)
		await page.context().addCookies([{ name: 'sidebar-collapsed', value: '1', url }])
		await page.goto(`${url}/dashboard#upload`, { waitUntil: 'networkidle' })
		const [nda] = documents
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
		await page.context().close()
	}
}

async function keep(page: Page, name: string): Promise<void> {
	const image = await loadImage(await page.screenshot())
	const canvas = createCanvas(image.width, image.height)
	canvas.getContext('2d').drawImage(image, 0, 0)
	await writeFile(join('public/demo', `${name}.webp`), await canvas.encode('webp', 82))
}

async function open(
	browser: Browser,
	url: string,
	token: string | null,
	width: number,
	height: number,
	theme: 'light' | 'dark',
	deviceScaleFactor = 1,
): Promise<Page> {
	const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, deviceScaleFactor })
	if (token) await context.addCookies([{ name: 'token', value: token, url }])
	return context.newPage()
}
