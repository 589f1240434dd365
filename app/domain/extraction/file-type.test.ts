import { expect, test } from 'vitest'
import { buildDocx, buildZip, paragraph } from '#tests/fixtures/build-docx.ts'
import { docxMediaType, pdfMediaType } from './extracted-document.ts'
import { detectFileType } from './file-type.ts'

const docx = buildDocx({ body: paragraph('Fees') })

test.each([
	['a PDF', Buffer.from('%PDF-1.7\n'), pdfMediaType],
	['a PDF after the preamble of a printer', Buffer.from(`${'@PJL\n'.repeat(100)}%PDF-1.4`), pdfMediaType],
	['a Word document', docx, docxMediaType],
	['a damaged Word document', docx.subarray(0, docx.length - 60), docxMediaType],
	[
		'a Word document whose parts lie elsewhere',
		buildZip([
			{
				name: '[Content_Types].xml',
				content:
					'<Types><Override PartName="/doc.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
			},
			{ name: '_rels/.rels', content: '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="doc.xml"/></Relationships>' },
			{ name: 'doc.xml', content: '<a></a>' },
		]),
		docxMediaType,
	],
])('%s is taken for what it is', async (_, file, mediaType) => {
	expect(await detectFileType(file)).toEqual({ mediaType })
})

test.each([
	['nothing', Buffer.alloc(0), 'empty'],
	['text', Buffer.from('This Agreement is made between'), 'unsupported_type'],
	['text that mentions PDF far down', Buffer.from(`${'x'.repeat(2000)}%PDF-`), 'unsupported_type'],
	['a zip of photographs', buildZip([{ name: 'one.jpg', content: 'x' }]), 'unsupported_type'],
	[
		'a presentation',
		buildZip([
			{ name: '[Content_Types].xml', content: '<Types/>' },
			{ name: 'ppt/presentation.xml', content: '<a/>' },
		]),
		'unsupported_type',
	],
	['the first bytes of a compound file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'unsupported_type'],
])('%s is refused', async (_, file, refused) => {
	expect(await detectFileType(file)).toEqual({ refused })
})
