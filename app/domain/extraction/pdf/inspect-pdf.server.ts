import type { ExtractionFailure } from '../extracted-document.ts'
import { maximumPages } from '../limits.ts'

import { pictureAreaOf } from './drawing.ts'
import { openPdf, openPdfToDraw, type PdfDocument } from './pdfjs.server.ts'

/** Pages without words are looked through for this long, in milliseconds; what is not found by then is left to the extraction. */
const searchTime = 700

/**
 * Judges an upload before it is accepted: whether it opens without a password, has pages, and not too many.
 * `null` when there is nothing against it. A scan is accepted; a PDF whose pages have neither words nor pictures is
 * refused when that can be told quickly.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<ExtractionFailure | null> {
	const opened = await openPdf(bytes)
	if (!('document' in opened)) return opened.reason
	const { document } = opened
	try {
		if (document.numPages === 0) return 'empty'
		if (document.numPages > maximumPages) return 'too_many_pages'
		return (await hasNothing(document, hasWords)) && (await hasNoPictures(bytes)) ? 'no_text' : null
	} finally {
		await document.destroy()
	}
}

async function hasNoPictures(bytes: Uint8Array): Promise<boolean> {
	const opened = await openPdfToDraw(bytes)
	if (!('document' in opened)) return false
	try {
		return await hasNothing(opened.document, hasPicture)
	} finally {
		await opened.document.destroy()
	}
}

async function hasNothing(document: PdfDocument, has: (document: PdfDocument, page: number) => Promise<boolean>): Promise<boolean> {
	const until = performance.now() + searchTime
	for (let page = 1; page <= document.numPages; page++) {
		if (performance.now() > until || (await has(document, page).catch(() => true))) return false
	}
	return true
}

async function hasWords(document: PdfDocument, pageNumber: number): Promise<boolean> {
	const page = await document.getPage(pageNumber)
	const { items } = await page.getTextContent()
	if (items.some((item) => 'str' in item && /[\p{L}\p{N}]/u.test(item.str))) return true
	const fields = (await page.getAnnotations()) as { fieldValue?: unknown; contentsObj?: { str?: string } }[]
	return fields.some((field) => Boolean(field.fieldValue) || Boolean(field.contentsObj?.str))
}

async function hasPicture(document: PdfDocument, pageNumber: number): Promise<boolean> {
	const page = await document.getPage(pageNumber)
	return (await pictureAreaOf(await page.getOperatorList({ annotationMode: 0 }))) > 0
}
