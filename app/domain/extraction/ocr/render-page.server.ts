import { createIsomorphicCanvasFactory } from 'unpdf'
import { openPdf, type OpenedPdf, type PdfDocument } from '../pdf/pdfjs.ts'

const pointsPerInch = 72
const dotsPerInch = 200

/** The most pixels a page is drawn with: A3 at 200 dots per inch and then some; larger pages are drawn coarser. */
const mostPixels = 12_000_000

export interface RenderedPage {
	/** A PNG. */
	picture: Uint8Array
	/** Pixels for each point of the page. */
	scale: number
	/** Size of the page in points. */
	width: number
	height: number
}

/** Opens a PDF so that its pages can be drawn. */
export async function openForRendering(bytes: Uint8Array): Promise<OpenedPdf> {
	const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'))
	return openPdf(bytes, { pictures: true, CanvasFactory })
}

/**
 * Draws a page for character recognition.
 *
 * @param pageNumber 1-based.
 * @param timeout milliseconds after which drawing is given up.
 * @param turn degrees clockwise by which the page is turned, beyond the way the file shows it.
 * @returns `null` when it took too long.
 * @throws whatever pdf.js throws for a page that can't be drawn.
 */
export async function renderPage(document: PdfDocument, pageNumber: number, timeout: number, turn: number): Promise<RenderedPage | null> {
	const { createCanvas } = await import('@napi-rs/canvas')
	const page = await document.getPage(pageNumber)
	const rotation = (page.rotate + turn) % 360
	const { width, height } = page.getViewport({ scale: 1, rotation })
	const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostPixels / Math.max(1, width * height)))
	const canvas = createCanvas(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)))
	const task = page.render({
		canvas: canvas as never,
		canvasContext: canvas.getContext('2d') as never,
		viewport: page.getViewport({ scale, rotation }),
		annotationMode: 0,
	})
	let late = false
	const timer = setTimeout(() => {
		late = true
		task.cancel()
	}, timeout)
	try {
		await task.promise
		return { picture: canvas.toBuffer('image/png'), scale, width, height }
	} catch (error) {
		if (late) return null
		throw error
	} finally {
		clearTimeout(timer)
		page.cleanup()
	}
}
