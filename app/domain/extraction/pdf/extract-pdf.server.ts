import type { Extraction, PageNotRead } from '../extracted-document.ts'
import type { RecognitionProgress } from '../extraction-job.ts'
import { maximumPages, maximumTextLength } from '../limits.ts'
import { readScans } from '../ocr/read-scans.server.ts'
import { buildDocument } from './build-document.ts'
import { isGarbled } from './garbled-text.ts'
import { openPdf, type PdfDocument } from './pdfjs.server.ts'
import { readPage, TooMuchText } from './read-page.ts'
import type { PageText } from './text-fragment.ts'

/** A page with fewer letters than this may be a scan with a page number printed on it. */
const fewLetters = 60

/** Up to so many letters a page may be a scan that a court or a signing service has stamped, where all of them stand near its edges. */
const lettersOfStamps = 700
const edge = 0.15

/**
 * Reads a PDF: its own words where it has them, recognized words where a page is a scan.
 *
 * Pages that can't be read are listed in `pagesNotRead`; only when nothing at all can be read is the PDF unreadable.
 *
 * @param onProgress called before each scanned page.
 */
export async function extractPdf(bytes: Uint8Array, onProgress: (progress: RecognitionProgress) => void = () => {}): Promise<Extraction> {
	const opened = await openPdf(bytes)
	if (!('document' in opened)) return { readable: false, reason: opened.reason }
	const { document } = opened
	try {
		if (document.numPages > maximumPages) return { readable: false, reason: 'too_many_pages' }
		const read = await readPages(document)
		if (read === 'too_much_text') return { readable: false, reason: read }

		const candidates = read.pages.filter(mayBeScan).map(({ page }) => page)
		const garbled = new Set(read.pages.filter(isGarbled).map(({ page }) => page))
		const looked = read.pages.map(({ page }) => page).filter((page) => garbled.has(page) || candidates.includes(page))
		const scans = looked.length === 0 ? { pages: [], notRead: [] } : await readScans(bytes, looked, onProgress, garbled)
		// Letters that stand for others are no text: such a page is recognized, or not read.
		const pages = read.pages.map(
			(page) => scans.pages.find((scan) => scan.page === page.page) ?? (garbled.has(page.page) ? { ...page, fragments: [] } : page),
		)
		const notRead = [...read.notRead, ...scans.notRead].sort((one, other) => one.page - other.page)

		const { document: built, layout } = buildDocument(pages, document.numPages, notRead)
		if (built.text.trim() === '') {
			const damaged = read.notRead.length === document.numPages
			return damaged ? { readable: false, reason: 'corrupt' } : { readable: false, reason: 'no_text', layout }
		}
		if (built.text.length > maximumTextLength) return { readable: false, reason: 'too_much_text' }
		return { readable: true, document: built, layout }
	} finally {
		await document.destroy()
	}
}

async function readPages(document: PdfDocument): Promise<{ pages: PageText[]; notRead: PageNotRead[] } | 'too_much_text'> {
	const pages: PageText[] = []
	const notRead: PageNotRead[] = []
	let letters = 0
	for (let page = 1; page <= document.numPages; page++) {
		try {
			const text = await readPage(document, page)
			pages.push(text)
			letters += letterCount(text)
		} catch (error) {
			if (error instanceof TooMuchText) return 'too_much_text'
			notRead.push({ page, reason: 'damaged' })
		}
		if (letters > maximumTextLength) return 'too_much_text'
	}
	return { pages, notRead }
}

function mayBeScan(page: PageText): boolean {
	const letters = letterCount(page)
	if (letters < fewLetters) return true
	return (
		letters < lettersOfStamps &&
		page.fragments.every(({ baseline, angle }) => angle !== 0 || baseline < edge * page.height || baseline > (1 - edge) * page.height)
	)
}

function letterCount({ fragments }: PageText): number {
	return fragments.reduce((sum, fragment) => sum + fragment.text.replace(/\s/g, '').length, 0)
}
