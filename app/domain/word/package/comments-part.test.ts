import { describe, expect, it } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { parseXml } from '#app/domain/word/package/xml/xml-scanner.ts'
import { buildDocx, buildZip, docxFiles, paragraph } from '#tests/fixtures/build-docx.ts'
import { addComments } from './comments-part.ts'
import { openDocxFile } from './docx-file.ts'

const stamp = { author: 'Ada Wong', initials: 'AW', date: '2026-01-02T03:04:05Z' }
const theirs = '<w:comment w:id="7" w:author="Ben" w:date="2025-01-01T00:00:00Z"><w:p><w:r><w:t>Ours?</w:t></w:r></w:p></w:comment>'

describe('addComments', () => {
	it('makes the part with its type and relationship, one paragraph a line', async () => {
		const file = await openDocxFile(buildDocx({ body: paragraph('The Fee is due.') }))
		expect(
			addComments(file, [
				{ ...stamp, text: 'Too much & too soon <here>\nCap it.' },
				{ ...stamp, text: 'Why\u0000?' },
			]),
		).toEqual([[0], [1]])
		const written = await extractDocx(await file.toBytes())
		expect(written).toMatchObject({
			document: { comments: [{ author: 'Ada Wong', date: stamp.date, text: 'Too much & too soon <here>\nCap it.' }, { text: 'Why?' }] },
		})
		expect(file.related('commentsExtended')).toBeNull()
	})

	it('keeps what others wrote byte for byte and takes ids above theirs, and above marks that point nowhere', async () => {
		const file = await openDocxFile(
			buildDocx({ body: '<w:p><w:commentRangeStart w:id="11"/><w:r><w:t>Fee</w:t></w:r></w:p>', comments: theirs }),
		)
		expect(addComments(file, [{ ...stamp, text: 'Yes.' }])).toEqual([[12]])
		expect(file.part('word/comments.xml')).toContain(`${theirs}<w:comment w:id="12" w:author="Ada Wong"`)
	})

	it('hangs replies on their comment by the last paragraph', async () => {
		const file = await openDocxFile(
			buildDocx({
				body: '<w:p w14:paraId="00000001" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w:r><w:t>Fee</w:t></w:r></w:p>',
				comments: theirs,
			}),
		)
		const ids = addComments(file, [
			{ ...stamp, text: 'One\nTwo', replies: [{ ...stamp, author: 'Cy', text: 'Three' }] },
			{ ...stamp, text: 'Alone' },
		])
		expect(ids).toEqual([[8, 9], [10]])
		expect(file.part('word/comments.xml')).toMatch(/mc:Ignorable="w14"/)
		expect(file.part('word/comments.xml')).toMatch(
			/One.*<w:p w14:paraId="00000002">.*Two.*<w:p w14:paraId="00000003">.*Three.*<w:p><w:r><w:annotationRef/s,
		)
		const links = parseXml(file.part(file.related('commentsExtended') ?? '') ?? '').children
		expect(links.map((link) => [link.attribute('w15:paraId'), link.attribute('w15:paraIdParent')])).toEqual([
			['00000002', null],
			['00000003', '00000002'],
		])
		await openDocxFile(await file.toBytes())
	})

	it('writes attributes that count where the part has Word as its default namespace', async () => {
		const source = '<comments xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'
		const file = await openDocxFile(buildDocx({ body: paragraph('Fee'), comments: '', files: { 'word/comments.xml': source } }))
		addComments(file, [{ ...stamp, text: 'Cap it.' }])
		expect(await extractDocx(await file.toBytes())).toMatchObject({ document: { comments: [{ author: 'Ada Wong', text: 'Cap it.' }] } })
	})

	it.each([
		['', 'nothing'],
		[' \n', 'white space'],
		['\ufeff<?xml version="1.0"?>\n', 'a declaration alone'],
	])('begins a part anew that holds %j, %s', async (content) => {
		const file = await openDocxFile(buildDocx({ body: paragraph('Fee'), comments: '', files: { 'word/comments.xml': content } }))
		expect(addComments(file, [{ ...stamp, text: 'Cap it.', replies: [{ ...stamp, text: 'Why?' }] }])).toEqual([[0, 1]])
		expect(await extractDocx(await file.toBytes())).toMatchObject({ document: { comments: [{ text: 'Cap it.' }, { text: 'Why?' }] } })
	})

	it.each([
		['<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>', 'w:ftr'],
		['<html/>', 'html'],
	])('refuses a part that is none of comments: %s', async (content, root) => {
		const file = await openDocxFile(buildDocx({ body: paragraph('Fee'), comments: '', files: { 'word/comments.xml': content } }))
		expect(() => addComments(file, [{ ...stamp, text: 'Cap it.' }])).toThrow(`word/comments.xml has the root ${root}, not w:comments`)
	})

	it('replaces a relationship that leads nowhere', async () => {
		const files = docxFiles({ body: paragraph('Fee'), comments: '', files: { 'word/comments.xml': null } })
		const file = await openDocxFile(buildZip(files))
		addComments(file, [{ ...stamp, text: 'Cap it.' }])
		expect(file.relationshipsOf(file.mainPart).filter(({ type }) => type === 'comments')).toHaveLength(1)
	})
})
