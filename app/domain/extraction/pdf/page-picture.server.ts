import { join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { pageDrawingTimeout } from '../limits.ts'
import { drawPage } from '../ocr/render-page.server.ts'
import type { PageDrawing } from '../page-drawing.ts'
import { pdfAssetsFolder } from './pdf-assets.server.ts'
import { openPdfToDraw, type PdfPage } from './pdfjs.server.ts'

/** Twice the pixels of a page that is shown in its own size, for screens with fine pixels. */
const dotsPerInch = 144

/** Of 100: letters have no visible edges around them, and a page of text takes some 60 kB. */
const webpQuality = 85

const fallbackFont = 'Fineprint fallback'

/** Letters that neither the standard fonts nor the fallback have: Chinese, Japanese, Korean, Arabic, Hebrew, the scripts of India and others. */
const foreignLetters = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u

const notes = {
	pictures: 'A picture on this page could not be drawn. Download the file to see it.',
	letters: 'Letters on this page are in a font that the file does not contain, and are not shown. Download the file to see them.',
}

/**
 * Draws a page of a PDF for people to read, with filled fields, stamps and notes. What could not be drawn is said in
 * the picture, below the page.
 *
 * @param pageNumber 1-based
 * @returns a WebP, or why there is none
 */
export async function drawPageForReading(bytes: Uint8Array, pageNumber: number): Promise<PageDrawing> {
	await registerFallbackFont()
	const opened = await openPdfToDraw(bytes)
	if (!('document' in opened)) return { refused: 'damaged' }
	const { document } = opened
	try {
		if (pageNumber > document.numPages) return { refused: 'no_such_page' }
		const page = await document.getPage(pageNumber)
		const drawing = await drawPage(page, { dotsPerInch, timeout: pageDrawingTimeout, annotations: true })
		if (!drawing) return { refused: 'too_slow' }
		const missing = [...(lacksPictures(page) ? [notes.pictures] : []), ...((await lacksLetters(page)) ? [notes.letters] : [])]
		return { picture: (await withNotes(drawing.canvas, missing)).toBuffer('image/webp', webpQuality) }
	} catch {
		return { refused: 'damaged' }
	} finally {
		await document.destroy()
	}
}

/** Text in a font that the file lacks is drawn with the canvas's own fonts, and a server may have none. */
async function registerFallbackFont() {
	const { GlobalFonts } = await import('@napi-rs/canvas')
	if (GlobalFonts.has(fallbackFont)) return
	const file = join(pdfAssetsFolder, 'standard_fonts', 'LiberationSans-Regular.ttf')
	for (const family of [fallbackFont, 'sans-serif', 'serif', 'monospace']) GlobalFonts.registerFromPath(file, family)
}

/** A picture that could not be decoded is there without data. */
function lacksPictures(page: PdfPage): boolean {
	return [...(page.objs as Iterable<[string, unknown]>), ...(page.commonObjs as Iterable<[string, unknown]>)].some(
		([, data]) => data === null,
	)
}

async function lacksLetters(page: PdfPage): Promise<boolean> {
	const { items } = await page.getTextContent({ disableNormalization: true })
	return items.some((item) => 'str' in item && foreignLetters.test(item.str) && !hasGlyphs(page, item.fontName))
}

function hasGlyphs(page: PdfPage, fontName: string): boolean {
	if (!page.commonObjs.has(fontName)) return false
	const font = page.commonObjs.get(fontName) as { data?: unknown; isType3Font?: boolean }
	return Boolean(font.data) || font.isType3Font === true
}

/** The page with sentences below it. */
async function withNotes(page: Canvas, sentences: string[]): Promise<Canvas> {
	if (sentences.length === 0) return page
	const { createCanvas } = await import('@napi-rs/canvas')
	const size = Math.max(12, Math.round(page.width / 50))
	const line = Math.round(size * 1.6)
	const canvas = createCanvas(page.width, page.height + line * (sentences.length + 1))
	const context = canvas.getContext('2d')
	context.fillStyle = '#fff7e6'
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.drawImage(page, 0, 0)
	context.fillStyle = '#5c3d00'
	context.font = `${size}px "${fallbackFont}"`
	sentences.forEach((sentence, index) => context.fillText(sentence, size, page.height + line * (index + 1), canvas.width - 2 * size))
	return canvas
}
