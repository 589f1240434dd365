import { describe, expect, it } from 'vitest'
import { buildDocx, buildZip, docxFiles, paragraph, type ZipFile } from '#tests/fixtures/build-docx.ts'
import { cleanForSending } from '../clean/clean-for-sending.ts'
import { UnreadableDocx } from './word-errors.ts'
import { compare } from '../compare/compare.ts'
import { applyTextEdits } from '../edit/apply-text-edits.ts'

const stamp = { author: 'Ada', date: '2026-01-02T03:04:05Z' }
const edits = [{ find: 'Fee', replace: 'Price', comment: 'Plainer.' }]
const comments = '<w:comment w:id="1" w:author="Ben"><w:p/></w:comment>'
const content = {
	body: paragraph('The Fee is due.'),
	comments,
	files: {
		'word/people.xml':
			'<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"><w15:person w15:author="Ben"/></w15:people>',
	},
}

function changed(name: string, change: (source: string) => string | null, withComments: string | undefined = comments): Buffer {
	const files = docxFiles({ ...content, comments: withComments || undefined }).flatMap((file): ZipFile[] => {
		const inside = file.name === name ? change(String(file.content)) : String(file.content)
		return inside === null ? [] : [{ ...file, content: inside }]
	})
	return buildZip(files)
}

/** What Office saves as .thmx: a package with neither a document nor a part of one. */
const themePackage = buildZip([
	{
		name: '[Content_Types].xml',
		content:
			'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/theme/theme/themeManager.xml" ContentType="application/vnd.openxmlformats-officedocument.themeManager+xml"/><Override PartName="/theme/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/></Types>',
	},
	{
		name: '_rels/.rels',
		content:
			'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="theme/theme/themeManager.xml"/></Relationships>',
	},
	{
		name: 'theme/theme/themeManager.xml',
		content: '<a:themeManager xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/>',
	},
])

const noDocuments: [string, Buffer, string][] = [
	['a main part of no bytes', changed('word/document.xml', () => ''), 'corrupt'],
	['no body', changed('word/document.xml', (source) => source.replace(/<w:body>.*<\/w:body>/s, '')), 'corrupt'],
	[
		'another root element',
		changed('word/document.xml', (source) =>
			source.replaceAll('w:document>', 'w:glossaryDocument>').replace('<w:document ', '<w:glossaryDocument '),
		),
		'corrupt',
	],
	['NUL in its text', changed('word/document.xml', (source) => source.replace('Fee', 'Fee\0')), 'corrupt'],
	['a theme', themePackage, 'unsupported_type'],
]

describe('a package that is not as it should be', () => {
	it.each([
		['a comments part that is missing', changed('word/comments.xml', () => null)],
		['no relationships of the main part', changed('word/_rels/document.xml.rels', () => null)],
		['no type for XML by default', changed('[Content_Types].xml', (source) => source.replace(/<Default Extension="xml"[^>]*>/, ''))],
		['bytes after the zip', Buffer.concat([buildDocx(content), Buffer.from('junk')])],
		['names in capitals', buildZip(docxFiles(content).map((file) => ({ ...file, name: file.name.toUpperCase() })))],
	])('is edited and cleaned all the same: %s', async (_, bytes) => {
		expect((await applyTextEdits(bytes, edits, stamp)).outcomes).toEqual([{ index: 0, status: 'applied' }])
		const { bytes: clean } = await cleanForSending(bytes, { comments: 'remove' })
		expect((await applyTextEdits(clean, edits, stamp)).outcomes).toEqual([{ index: 0, status: 'applied' }])
	})

	it.each([
		['no content types', changed('[Content_Types].xml', () => null), 'corrupt'],
		['something else in the place of content types where a part is needed', changed('[Content_Types].xml', () => '<a/>', ''), 'corrupt'],
		['a part that is cut off', changed('word/document.xml', (source) => source.slice(0, -20)), 'corrupt'],
		['comments that are not well-formed', changed('word/comments.xml', () => '<w:comments>'), 'corrupt'],
		...noDocuments,
		['a document type', changed('word/comments.xml', (source) => source.replace('?>', '?><!DOCTYPE a>')), 'xml_entities'],
		['two parts of one name', buildZip([...docxFiles(content), { name: 'WORD/document.xml', content: '' }]), 'corrupt'],
		['an entry that is locked', buildZip([...docxFiles(content), { name: 'word/a.xml', content: '', encrypted: true }]), 'encrypted'],
		['a part that claims less than it holds', buildZip(docxFiles(content).map((file) => ({ ...file, claimedSize: 10 }))), 'corrupt'],
		[
			'a part that unpacks to far too much',
			buildZip([...docxFiles(content), { name: 'word/a.xml', content: Buffer.alloc(20_000_000) }]),
			'expands_too_much',
		],
	])('is refused by name: %s', async (_, bytes, reason) => {
		const attempt = applyTextEdits(bytes, edits, stamp)
		await expect(attempt).rejects.toBeInstanceOf(UnreadableDocx)
		await expect(attempt).rejects.toMatchObject({ reason })
	})

	it.each(noDocuments)('is refused on either side of a comparison: %s', async (_, bytes, reason) => {
		await expect(compare(bytes, buildDocx(content), stamp)).rejects.toMatchObject({ reason })
		await expect(compare(buildDocx(content), bytes, stamp)).rejects.toMatchObject({ reason })
	})

	it('is refused wherever it is cut off', async () => {
		const bytes = buildDocx(content)
		for (let length = 0; length < bytes.length; length += 37)
			await expect(applyTextEdits(bytes.subarray(0, length), edits, stamp)).rejects.toBeInstanceOf(UnreadableDocx)
	})
})
