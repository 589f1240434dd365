import { asDocx, asPdf, contractParagraphs } from '../fixtures/agreement-files.ts'
import { applyTextEdits } from '#app/domain/word/edit/apply-text-edits.ts'
import { buildDocx, paragraph } from '../fixtures/build-docx.ts'
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

/** A contract of ours as it comes back from two people of the other side, who have both changed it with tracking on. */
export async function counterpartyFile(): Promise<ChosenFile> {
	const file = await wordFile('harsh-one-way-nda', 'IP_Northwind NDA.docx')
	const lee = await applyTextEdits(
		file.buffer,
		[
			{ find: 'is entered into as of', replace: 'is made as of' },
			{ find: 'a company organized under', replace: 'a company duly organized under' },
		],
		{ author: 'Lee Counsel', date: '2026-03-01T10:00:00Z' },
	)
	const max = await applyTextEdits(lee.bytes, [{ find: 'Signed:', replace: 'Signed in two copies:' }], {
		author: 'Max Partner',
		date: '2026-03-02T10:00:00Z',
	})
	return { ...file, buffer: Buffer.from(max.bytes) }
}

const row = (cells: string[]) => `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
const table = (...rows: string[][]) =>
	`<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol/>'.repeat(rows[0]!.length)}</w:tblGrid>${rows.map(row).join('')}</w:tbl>`

/** The harsh NDA with a table before one of its paragraphs. */
function withTable(name: string, before: number, inserted: string): ChosenFile {
	const paragraphs = contractParagraphs('harsh-one-way-nda').map((text) =>
		paragraph(
			text
				.replace(/^#+\s*/, '')
				.replace(/\s+/g, ' ')
				.replaceAll('&', '&amp;'),
		),
	)
	return { name, mimeType: docxType, buffer: buildDocx({ body: paragraphs.toSpliced(before, 0, inserted).join('') }) }
}

export async function feesFile(): Promise<ChosenFile> {
	return withTable(
		'Fees.docx',
		2,
		table(['Milestone', 'Share of the fee'], ['Signature', 'Eighty percent'], ['Delivery', 'Twenty percent']),
	)
}

/** With a table that is wider than a phone. */
export async function wideFile(): Promise<ChosenFile> {
	const words = ['Milestone', 'Responsibilities', 'Acknowledgement', 'Deliverables', 'Reimbursement', 'Considerations']
	return withTable('Wide.docx', 1, table(words, words))
}
