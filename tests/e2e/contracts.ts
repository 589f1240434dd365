import { asDocx, asPdf, contractParagraphs } from '../fixtures/agreement-files.ts'
import { buildScan } from '../fixtures/build-pdf.ts'
import { docxType, type ChosenFile } from './journey.ts'

/** One of the contracts we wrote, as the Word file a founder would get. */
export async function wordFile(contract: string, name: string): Promise<ChosenFile> {
	return { name, mimeType: docxType, buffer: await asDocx(contractParagraphs(contract)) }
}

export async function pdfFile(contract: string, name: string): Promise<ChosenFile> {
	return { name, mimeType: 'application/pdf', buffer: Buffer.from(await asPdf(contractParagraphs(contract))) }
}

/** A picture of a page, as a scanner makes it: no text in the file. */
export async function scannedFile(name: string): Promise<ChosenFile> {
	const page = [
		'MUTUAL NON-DISCLOSURE AGREEMENT',
		'This Agreement is made on March 2, 2026 between Harbour Labs Inc.',
		'and Northwind Trading LLC.',
		"1. Confidentiality. Each party shall keep the other party's",
		'Confidential Information secret for thirty (60) days.',
		'2. Governing Law. This Agreement is governed by the laws of',
		'the State of Delaware.',
	]
	return { name, mimeType: 'application/pdf', buffer: Buffer.from(await buildScan([page])) }
}
