import type { Canvas } from '@napi-rs/canvas'
import type { PdfDocument, PdfPage } from '../pdf/pdfjs.server.ts'

const pointsPerInch = 72

/** How finely pages are drawn for character recognition. */
const recognitionDotsPerInch = 200

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

interface Drawing extends Omit<RenderedPage, 'picture'> {
	canvas: Canvas
}

interface DrawingOptions {
	dotsPerInch: number
	/** Milliseconds after which drawing is given up. */
	timeout: number
	/** Degrees clockwise by which the page is turned, beyond the way the file shows it. */
	turn?: number
	/** Whether filled fields, stamps and notes are drawn too. What they would do when clicked is never run. */
	annotations?: boolean
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
	const page = await document.getPage(pageNumber)
	try {
		const drawing = await drawPage(page, { dotsPerInch: recognitionDotsPerInch, timeout, turn })
		if (!drawing) return null
		const { canvas, ...size } = drawing
		return { picture: canvas.toBuffer('image/png'), ...size }
	} finally {
		page.cleanup()
	}
}

/**
 * Draws a page on a canvas. The caller cleans the page up.
 *
 * @returns `null` when it took too long.
 * @throws whatever pdf.js throws for a page that can't be drawn.
 */
export async function drawPage(
	page: PdfPage,
	{ dotsPerInch, timeout, turn = 0, annotations = false }: DrawingOptions,
): Promise<Drawing | null> {
	const { createCanvas } = await import('@napi-rs/canvas')
	const rotation = (page.rotate + turn) % 360
	const { width, height } = page.getViewport({ scale: 1, rotation })
	const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostPixels / Math.max(1, width * height)))
	const canvas = createCanvas(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)))
	const task = page.render({
		canvas: canvas as never,
		canvasContext: canvas.getContext('2d') as never,
		viewport: page.getViewport({ scale, rotation }),
		annotationMode: annotations ? 1 : 0,
	})
	let late = false
	const timer = setTimeout(() => {
		late = true
		task.cancel()
	}, timeout)
	try {
		await task.promise
		return { canvas, scale, width, height }
	} catch (error) {
		if (late) return null
		throw error
	} finally {
		clearTimeout(timer)
	}
}
