import type { PageNotRead } from '../extracted-document.ts'
import type { RecognitionProgress } from '../extraction-job.ts'
import { maximumRecognisedPages, recognitionTimeout } from '../limits.ts'
import type { PdfDocument } from '../pdf/pdfjs.ts'
import { pictureAreaOf } from '../pdf/drawing.ts'
import type { PageText } from '../pdf/text-fragment.ts'
import { confidenceOf, lowestConfidence, recognisedPage } from './recognised-page.ts'
import { createRecogniser, type Recogniser } from './recogniser.server.ts'
import { openForRendering, renderPage } from './render-page.server.ts'

/** A picture that covers less of the page than this is a logo or a signature, not a scan. */
const leastCovered = 0.2


type ScanResult = { text: PageText } | { notRead: PageNotRead } | 'blank'

/**
 * Reads scanned pages with character recognition.
 *
 * @param candidates 1-based numbers of the pages that have hardly any text, ascending.
 * @returns the pages that could be read and those that could not, both ascending; blank pages are in neither.
 */
export async function readScans(bytes: Uint8Array, candidates: number[], onProgress: (progress: RecognitionProgress) => void): Promise<{ pages: PageText[]; notRead: PageNotRead[] }> {
	const opened = await openForRendering(bytes)
	if (!('document' in opened)) return { pages: [], notRead: candidates.map((page) => ({ page, reason: 'damaged' as const })) }
	const recogniser = createRecogniser()
	const pages: PageText[] = []
	const notRead: PageNotRead[] = []
	try {
		for (const [index, page] of candidates.entries()) {
			onProgress({ page: index + 1, pages: candidates.length })
			const overLimit = pages.length + notRead.length >= maximumRecognisedPages
			const result = overLimit ? { notRead: { page, reason: 'over_limit' as const } } : await readScan(opened.document, page, recogniser)
			if (result === 'blank') continue
			if ('text' in result) pages.push(result.text)
			else notRead.push(result.notRead)
		}
	} finally {
		await recogniser.close()
		await opened.document.destroy()
	}
	return { pages, notRead }
}

async function readScan(document: PdfDocument, page: number, recogniser: Recogniser): Promise<ScanResult> {
	try {
		if (!(await isScan(document, page))) return 'blank'
		const rendered = await renderPage(document, page, recognitionTimeout)
		const words = rendered && (await recogniser.recognise(rendered.picture, recognitionTimeout))
		if (!words) return { notRead: { page, reason: 'recognition_failed' } }
		if (words.length === 0) return { notRead: { page, reason: 'no_text_found' } }
		if (confidenceOf(words) < lowestConfidence) return { notRead: { page, reason: 'low_confidence' } }
		return { text: recognisedPage(page, rendered, words, rendered.scale) }
	} catch {
		return { notRead: { page, reason: 'damaged' } }
	}
}

async function isScan(document: PdfDocument, pageNumber: number): Promise<boolean> {
	const page = await document.getPage(pageNumber)
	const [left = 0, bottom = 0, right = 0, top = 0] = page.view
	const area = await pictureAreaOf(await page.getOperatorList({ annotationMode: 0 }))
	return area > leastCovered * (right - left) * (top - bottom)
}
