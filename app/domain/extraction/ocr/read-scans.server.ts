import type { PageNotRead } from '../extracted-document.ts'
import type { RecognitionProgress } from '../extraction-job.ts'
import { maximumRecognisedPages, recognitionTimeout } from '../limits.ts'
import { openPdfToDraw, type PdfDocument } from '../pdf/pdfjs.server.ts'
import { pictureAreaOf } from '../pdf/drawing.ts'
import type { PageText } from '../pdf/text-fragment.ts'
import { confidenceOf, lowestConfidence, recognisedPage } from './recognised-page.ts'
import { createRecogniser, type RecognisedWord, type Recogniser } from './recogniser.server.ts'
import { renderPage } from './render-page.server.ts'

/** A picture that covers less of the page than this is a logo or a signature, not a scan. */
const leastCovered = 0.2

/** Pages recognized at once: each takes a thread and some 150 MB. */
const atOnce = 2

/** A page that can't be read upright may have been fed in sideways or upside down. */
const turns = [0, 90, 270, 180]

type ScanResult = { text: PageText } | { notRead: PageNotRead }

/**
 * Reads scanned pages with character recognition.
 *
 * @param candidates 1-based numbers of the pages that have hardly any text, ascending.
 * @param always pages that are recognized whether or not a picture covers them.
 * @returns the pages that could be read and those that could not, both ascending; blank pages are in neither.
 */
export async function readScans(
	bytes: Uint8Array,
	candidates: number[],
	onProgress: (progress: RecognitionProgress) => void,
	always: ReadonlySet<number> = new Set(),
): Promise<{ pages: PageText[]; notRead: PageNotRead[] }> {
	const opened = await openPdfToDraw(bytes)
	if (!('document' in opened)) return { pages: [], notRead: candidates.map((page) => ({ page, reason: 'damaged' as const })) }
	const recognisers = Array.from({ length: Math.min(atOnce, candidates.length) }, createRecogniser)
	const results = new Map<number, ScanResult>()
	try {
		const scans: number[] = []
		for (const page of candidates) if (always.has(page) || (await isScan(opened.document, page).catch(() => true))) scans.push(page)
		let begun = 0
		const readNext = async (recogniser: Recogniser) => {
			for (let index = begun++; index < scans.length; index = begun++) {
				const page = scans[index]!
				onProgress({ page: index + 1, pages: scans.length })
				results.set(
					page,
					index >= maximumRecognisedPages ? { notRead: { page, reason: 'over_limit' } } : await readScan(opened.document, page, recogniser),
				)
			}
		}
		await Promise.all(recognisers.map(readNext))
	} finally {
		await Promise.all(recognisers.map((recogniser) => recogniser.close()))
		await opened.document.destroy()
	}
	const inOrder = [...results].sort(([one], [other]) => one - other).map(([, result]) => result)
	return {
		pages: inOrder.flatMap((result) => ('text' in result ? [result.text] : [])),
		notRead: inOrder.flatMap((result) => ('text' in result ? [] : [result.notRead])),
	}
}

async function readScan(document: PdfDocument, page: number, recogniser: Recogniser): Promise<ScanResult> {
	const until = performance.now() + recognitionTimeout
	let reason: PageNotRead['reason'] = 'no_text_found'
	try {
		for (const turn of turns) {
			const rendered = await renderPage(document, page, Math.max(0, until - performance.now()), turn)
			const words = rendered && (await recogniser.recognise(rendered.picture, Math.max(0, until - performance.now())))
			if (!words) return { notRead: { page, reason: turn === 0 ? 'recognition_failed' : reason } }
			if (confidenceOf(words) >= lowestConfidence && isPlausible(words))
				return { text: recognisedPage(page, { ...rendered, turn }, words, rendered.scale) }
			// Sideways words are misread; where nothing is taken for a word there are none to turn upright.
			if (words.length === 0) break
			reason = 'low_confidence'
		}
		return { notRead: { page, reason } }
	} catch {
		return { notRead: { page, reason: 'damaged' } }
	}
}

/** Specks and lines are sometimes read as a few lone letters, with confidence. */
function isPlausible(words: RecognisedWord[]): boolean {
	return words.some((word) => /\p{L}{3}/u.test(word.text))
}

async function isScan(document: PdfDocument, pageNumber: number): Promise<boolean> {
	const page = await document.getPage(pageNumber)
	const [left = 0, bottom = 0, right = 0, top = 0] = page.view
	const area = await pictureAreaOf(await page.getOperatorList({ annotationMode: 0 }))
	return area > leastCovered * (right - left) * (top - bottom)
}
