import { expect, test } from 'vitest'
import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { cleanFileName, downloadName } from './file-name.ts'

test.each([
	['nda.pdf', 'nda.pdf', 'stays'],
	['C:\\Users\\ada\\SAFE final.docx', 'SAFE final.docx', 'loses the folders of Windows'],
	['../../etc/passwd', 'passwd', 'loses the folders of Unix'],
	['invoice\u202Efdp.exe', 'invoicefdp.exe', 'can’t turn its letters around'],
	['a\u0000b\r\nc.pdf', 'abc.pdf', 'loses control characters'],
	['..', 'document', 'is never only dots'],
	['', 'document', 'is never empty'],
	['Vertra\u0308ge.docx', 'Verträge.docx', 'is written one way'],
])('an uploaded name %j becomes %j: it %s', (name, clean) => {
	expect(cleanFileName(name)).toBe(clean)
})

test('a long name is cut, its ending is not', () => {
	const clean = cleanFileName(`${'contract '.repeat(60)}.docx`)
	expect(clean).toHaveLength(200)
	expect(clean.endsWith('.docx')).toBe(true)
})

test.each([
	['a.pdf', docxMediaType, 'a.docx'],
	['x.exe', docxMediaType, 'x.docx'],
	['nda.DOCX', docxMediaType, 'nda.DOCX'],
	['contract', pdfMediaType, 'contract.pdf'],
	['Agreement v1.2', docxMediaType, 'Agreement v1.2.docx'],
] as const)('%s with the content of %s is downloaded as %s', (name, mediaType, saved) => {
	expect(downloadName(name, mediaType)).toBe(saved)
})
