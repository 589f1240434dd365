import {
	Document,
	ExternalHyperlink,
	Footer,
	FootnoteReferenceRun,
	Header,
	LevelFormat,
	Packer,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TextRun,
} from 'docx'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { extractDocx } from './extract-docx.ts'

const agreement = new Document({
	numbering: { config: [{ reference: 'clauses', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }] },
	footnotes: { 1: { children: [new Paragraph('As defined in the Companies Act.')] } },
	sections: [
		{
			headers: { default: new Header({ children: [new Paragraph('Harbour Analytics Ltd')] }) },
			footers: { default: new Footer({ children: [new Paragraph('Confidential')] }) },
			children: [
				new Paragraph({ text: 'Services Agreement', heading: 'Title' }),
				new Paragraph({
					children: [
						new TextRun('Harbour provides the '),
						new TextRun({ text: 'Services', bold: true }),
						new TextRun(' to the Client'),
						new FootnoteReferenceRun(1),
						new TextRun('.'),
					],
				}),
				new Paragraph({ text: 'Fees are due within thirty days.', numbering: { reference: 'clauses', level: 0 } }),
				new Paragraph({ text: 'Late fees bear interest at 4 % a year.', numbering: { reference: 'clauses', level: 0 } }),
				new Table({
					rows: ['Discovery', 'Delivery'].map(
						(phase, index) =>
							new TableRow({ children: [phase, `${index + 1},000 EUR`].map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
					),
				}),
				new Paragraph({
					children: [
						new ExternalHyperlink({ link: 'https://example.org', children: [new TextRun('Our policy — “as published”')] }),
						new TextRun('\tapplies.'),
					],
				}),
			],
		},
	],
})

test('every word that another reader finds in a rich document is in ours, and the headers besides', async () => {
	const file = await Packer.toBuffer(agreement)
	const extraction = await extractDocx(file)
	if (!extraction.readable) throw new Error(extraction.reason)

	const { value } = await mammoth.extractRawText({ buffer: file })
	const ours = new Set(extraction.document.text.split(/\s+/))
	const theirs = value.split(/\s+/).filter(Boolean)
	expect(theirs.length).toBeGreaterThan(30)
	expect(theirs.filter((word) => !ours.has(word))).toEqual([])
	expect(extraction.document.text).toContain('Confidential')
	expect(extraction.document.paragraphs.filter(({ numbering }) => numbering !== null).map(({ numbering }) => numbering)).toEqual([
		'1.',
		'2.',
	])
})
