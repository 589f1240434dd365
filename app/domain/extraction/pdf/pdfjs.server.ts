import { getDocumentProxy } from 'unpdf'
import type { ExtractionFailure } from '../extracted-document.ts'
import { pdfAssets } from './pdf-assets.server.ts'

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
export type PdfOperators = Awaited<ReturnType<PdfPage['getOperatorList']>>

/**
 * pdf.js moves font data with a method that Node has since version 21. Without it every font fails to load on
 * Node 20, and with the fonts go boldness and drawing; so the same behaviour is put in its place where it is missing.
 */
function fillInBufferTransfer() {
	const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer }
	prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
		const moved = structuredClone(this, { transfer: [this] })
		if (length === moved.byteLength) return moved
		const resized = new ArrayBuffer(length)
		new Uint8Array(resized).set(new Uint8Array(moved, 0, Math.min(length, moved.byteLength)))
		return resized
	}
}

export type OpenedPdf = { document: PdfDocument } | { reason: ExtractionFailure }

/**
 * Opens a PDF to read its words. An empty user password, which viewers try without asking, is tried here too.
 *
 * Scripts in the file are never run, nothing is fetched, and damage is passed over wherever pages can still be found.
 * The bytes are copied first: pdf.js takes away what it is given. Pictures are not decoded: reading text does not need
 * them, and they are most of the work.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
	return opened(bytes, (copy) => getDocumentProxy(copy, { ...settings, maxImageSize: 1 }))
}

/**
 * Opens a PDF so that its pages can be drawn, in the same way. With the whole pdf.js: unpdf's leaves out the decoders of
 * JPEG 2000 and JBIG2.
 */
export async function openPdfToDraw(bytes: Uint8Array): Promise<OpenedPdf> {
	const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
	const worker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
	return opened(bytes, async (data) => {
		const task = withWorker(worker, () => getDocument({ ...settings, data }))
		return (await task.promise) as unknown as PdfDocument
	})
}

/**
 * pdf.js and unpdf's copy of it look for their decoders under the same global name when they open their first document,
 * and keep what they find. Whichever was loaded last has put its own there, so each is shown its own.
 */
function withWorker<Task>(worker: unknown, open: () => Task): Task {
	const shared = globalThis as { pdfjsWorker?: unknown }
	const before = shared.pdfjsWorker
	shared.pdfjsWorker = worker
	try {
		return open()
	} finally {
		shared.pdfjsWorker = before
	}
}

const settings = {
	...pdfAssets,
	verbosity: 0,
	isEvalSupported: false,
	useSystemFonts: false,
	disableFontFace: true,
	useWorkerFetch: false,
	stopAtErrors: false,
	enableXfa: false,
}

async function opened(bytes: Uint8Array, open: (copy: Uint8Array) => Promise<PdfDocument>): Promise<OpenedPdf> {
	if (bytes.byteLength === 0) return { reason: 'empty' }
	fillInBufferTransfer()
	try {
		return { document: await open(new Uint8Array(bytes)) }
	} catch (error) {
		return { reason: (error as Error | undefined)?.name === 'PasswordException' ? 'encrypted' : 'corrupt' }
	}
}
