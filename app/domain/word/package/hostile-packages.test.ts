import { describe, expect, it } from 'vitest'
import { buildDocx, buildZip, docxFiles, paragraph, type ZipFile } from '#tests/fixtures/build-docx.ts'
import { cleanForSending } from '../clean/clean-for-sending.ts'
import { UnreadableDocx } from './word-errors.ts'
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

/** The package with one of its files changed; `null` takes it out. */
function changed(name: string, change: (source: string) => string | null, withComments: string | undefined = comments): Buffer {
	const files = docxFiles({ ...content, comments: withComments || undefined }).flatMap((file): ZipFile[] => {
		const inside = file.name === name ? change(String(file.content)) : String(file.content)
		return inside === null ? [] : [{ ...file, content: inside }]
	})
	return buildZip(files)
}

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

	it('is refused wherever it is cut off', async () => {
		const bytes = buildDocx(content)
		for (let length = 0; length < bytes.length; length += 37)
			await expect(applyTextEdits(bytes.subarray(0, length), edits, stamp)).rejects.toBeInstanceOf(UnreadableDocx)
	})
})
