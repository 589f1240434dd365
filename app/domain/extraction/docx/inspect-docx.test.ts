import { expect, test } from 'vitest'
import { buildDocx, buildZip, docxFiles, paragraph, part } from '#tests/fixtures/build-docx.ts'
import { maximumEntries } from '#app/domain/word/package/limits.ts'
import { maximumTextLength } from '../limits.ts'
import { extractDocx } from './extract-docx.ts'
import { inspectDocx } from './inspect-docx.ts'
import { megabyte } from '#app/units.ts'

const body = paragraph('Fees are due.')
const files = docxFiles({ body })
const doctype = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
const main = 'word/document.xml'
const compoundFile = (stream: string) => {
	const file = Buffer.alloc(2048)
	file.write('d0cf11e0a1b11ae1', 0, 'hex')
	file.writeUInt16LE(9, 30)
	file.writeUInt32LE(1, 48)
	file.write(stream, 1024 + 128, 'utf16le')
	return file
}
const changed = (name: string, content: string | Uint8Array | null) => buildDocx({ body, files: { [name]: content } })

const refused: [string, string, Buffer][] = [
	['a file without a byte', 'empty', Buffer.alloc(0)],
	['a picture', 'unsupported_type', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
	[
		'a workbook',
		'unsupported_type',
		buildZip([
			{ name: '[Content_Types].xml', content: '<Types/>' },
			{ name: 'xl/workbook.xml', content: '<workbook/>' },
		]),
	],
	['an old .doc', 'unsupported_type', compoundFile('WordDocument')],
	['a document locked with a password', 'encrypted', compoundFile('EncryptedPackage')],
	['a zip with a password', 'encrypted', buildZip(files.map((file) => ({ ...file, encrypted: true })))],
	['a document with macros', 'macros', changed('word/vbaProject.bin', 'x')],
	[
		'a macro-enabled document without its macros',
		'macros',
		changed(
			'[Content_Types].xml',
			'<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
		),
	],
	['entities in the body', 'xml_entities', changed(main, doctype + part('document', `<w:body>${paragraph('&b;')}</w:body>`))],
	['entities in a body of UTF-16', 'xml_entities', changed(main, Buffer.from(`\ufeff${doctype}<a/>`, 'utf16le'))],
	['entities in the styles', 'xml_entities', buildDocx({ body, styles: '', files: { 'word/styles.xml': `${doctype}<a></a>` } })],
	['a bomb that says so', 'expands_too_much', changed(main, part('document', `<w:body>${' '.repeat(20 * megabyte)}</w:body>`))],
	[
		'a bomb whose headers lie',
		'expands_too_much',
		buildZip(files.map((file) => (file.name === main ? { name: main, content: ' '.repeat(20 * megabyte), claimedSize: 900 } : file))),
	],
	[
		'more media than a document holds, by its own account',
		'expands_too_much',
		buildZip([...files, { name: 'word/media/image1.png', content: '', claimedSize: 4_000_000_000 }]),
	],
	[
		'more entries than a document has',
		'expands_too_much',
		buildZip([...files, ...Array.from({ length: maximumEntries }, (_, index) => ({ name: `${index}`, content: '' }))]),
	],
	['a file cut off', 'corrupt', buildDocx({ body }).subarray(0, -200)],
	[
		'a zip with two files of one name',
		'corrupt',
		buildZip([...files, { name: 'WORD/document.xml', content: part('document', '<w:body/>') }]),
	],
	['a package without content types', 'corrupt', changed('[Content_Types].xml', null)],
	['a package without a body part', 'corrupt', buildDocx({ body, files: { [main]: null, 'word/styles.xml': '<a></a>' } })],
	['a body with crossed tags', 'corrupt', changed(main, part('document', '<w:body><w:p></w:body></w:p>'))],
	['a body that is cut off', 'corrupt', changed(main, part('document', `<w:body>${body}`).replace('</w:document>', ''))],
	[
		'a body nested without end',
		'corrupt',
		changed(main, part('document', `<w:body>${'<w:sdt>'.repeat(5_000)}${'</w:sdt>'.repeat(5_000)}</w:body>`)),
	],
	['styles with crossed tags', 'corrupt', buildDocx({ body, styles: '<w:style><w:name></w:style></w:name>' })],
	[
		'bytes that are not UTF-8',
		'corrupt',
		changed(main, Buffer.concat([Buffer.from('<a>'), Buffer.from([0xff, 0xfe, 0xfd]), Buffer.from('</a>')])),
	],
	['a part that is something else', 'corrupt', changed(main, '<html></html>')],
	['a document without words', 'no_text', buildDocx({ body: '<w:p/>' })],
	[
		'a document without even a body',
		'no_text',
		changed(main, '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'),
	],
]

test.each(refused)('%s is refused as %s', async (_, reason, file) => {
	expect(await inspectDocx(file)).toBe(reason)
	expect(await extractDocx(file)).toEqual({ readable: false, reason })
})

test('a byte changed in transit is noticed', async () => {
	const file = buildDocx({ body })
	const name = file.indexOf(main)
	file[name + main.length + 20] = (file[name + main.length + 20] ?? 0) ^ 0xff
	expect(await inspectDocx(file)).toBe('corrupt')
})

test('an ordinary document passes', async () => {
	expect(await inspectDocx(buildDocx({ body }))).toBeNull()
})

test.each([
	['names written with backslashes', buildZip(files.map((file) => ({ ...file, name: file.name.replaceAll('/', '\\') })))],
	['names in other case', buildZip(files.map((file) => ({ ...file, name: file.name === main ? 'word/Document.xml' : file.name })))],
	['bytes before and after the zip', Buffer.concat([buildDocx({ body }), Buffer.from('trailing')])],
	['no styles although one is named', buildDocx({ body: paragraph('Fees are due.', '<w:pStyle w:val="Gone"/>') })],
	[
		'a relationship to a part that is not there',
		changed('word/_rels/document.xml.rels', '<Relationships><Relationship Id="a" Type="x/styles" Target="styles.xml"/></Relationships>'),
	],
	['no relationships at all', buildDocx({ body, files: { '_rels/.rels': null, 'word/_rels/document.xml.rels': null } })],
	[
		'a body in UTF-16',
		changed(main, Buffer.from(`\ufeff${part('document', `<w:body>${body}</w:body>`).replace('UTF-8', 'UTF-16')}`, 'utf16le')),
	],
	['an empty bitmap that packs very small', changed('word/media/image1.bmp', Buffer.alloc(12 * megabyte))],
])('a document with %s is read', async (_, file) => {
	expect(await inspectDocx(file)).toBeNull()
	expect(await extractDocx(file)).toMatchObject({ readable: true, document: { text: 'Fees are due.' } })
})

test('a document in the strict form of the standard reads like any other', async () => {
	const strict = part('document', `<w:body>${body}</w:body>`).replaceAll(
		'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
		'http://purl.oclc.org/ooxml/wordprocessingml/main',
	)
	expect(await extractDocx(changed(main, strict))).toMatchObject({ document: { text: 'Fees are due.' } })
})

test('words that are all tracked as deleted are no text', async () => {
	const file = buildDocx({ body: '<w:p><w:del w:id="1"><w:r><w:delText>Fees</w:delText></w:r></w:del></w:p>' })
	expect(await extractDocx(file)).toEqual({ readable: false, reason: 'no_text' })
})

test('more text than one review takes is refused', async () => {
	// Numbers differ, or the file would be small enough to be taken for a bomb.
	const long = Array.from({ length: 1000 }, (_, index) => paragraph(`${index} ${'word '.repeat(maximumTextLength / 5000)}`)).join('')
	expect(await extractDocx(buildDocx({ body: long }))).toEqual({ readable: false, reason: 'too_much_text' })
})
