import { describe, expect, it } from 'vitest'
import { buildDocx, buildZip, docxFiles } from '#tests/fixtures/build-docx.ts'
import { UnreadableDocx } from './word-errors.ts'
import { openDocxFile } from './docx-file.ts'

const body = '<w:p><w:r><w:t>The Fee is due.</w:t></w:r></w:p>'
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const commentsRelationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'

async function opened(...change: Parameters<typeof docxFiles>) {
	return openDocxFile(buildZip(docxFiles(...change)))
}

describe('DocxFile', () => {
	it('writes what nobody changed byte for byte, and changes only the part that was set', async () => {
		const bytes = buildDocx({ body, headers: { 'header1.xml': '<w:p/>' }, files: { 'word/media/image1.png': new Uint8Array([1, 2, 3]) } })
		const file = await openDocxFile(bytes)
		expect(Buffer.compare(await file.toBytes(), bytes)).toBe(0)

		file.setPart(file.mainPart, (file.part(file.mainPart) ?? '').replace('due', 'payable'))
		const written = await openDocxFile(await file.toBytes())
		expect(written.part('word/document.xml')).toContain('The Fee is payable.')
		expect(file.changedParts()).toEqual(['word/document.xml'])
		expect(written.partNames).toEqual(file.partNames)
		for (const name of written.partNames)
			expect(written.sameBytes(name, await openDocxFile(bytes)), name).toBe(name !== 'word/document.xml')
	})

	it('keeps names with backslashes and folders as they are spelled', async () => {
		const files = docxFiles({ body }).map((file) => ({ ...file, name: file.name.replace('word/', 'word\\') }))
		const bytes = buildZip([{ name: 'word/', content: '' }, ...files])
		const file = await openDocxFile(bytes)
		expect(file.partNames).toContain('word/document.xml')
		file.setPart('WORD/document.xml', (file.part('word/document.xml') ?? '').replace('due', 'owed'))
		const written = Buffer.from(await file.toBytes())
		expect(written.includes('word\\document.xml')).toBe(true)
		expect((await openDocxFile(written)).part('word/document.xml')).toContain('owed')
	})

	it.each([
		['UTF-16 with a mark', (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
		['UTF-16 big-endian', (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16()],
		['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf8')],
	])('writes a part in the encoding it had: %s', async (_, encode) => {
		const files = docxFiles({ body }).map((file) =>
			file.name === 'word/document.xml' ? { ...file, content: encode(String(file.content)) } : file,
		)
		const file = await openDocxFile(buildZip(files))
		const old = file.bytesOf('word/document.xml') ?? new Uint8Array()
		const changed = (file.part('word/document.xml') ?? '').replace('due', 'due — now')
		file.setPart('word/document.xml', changed)
		const written = await openDocxFile(await file.toBytes())
		expect(written.part('word/document.xml')).toBe(changed)
		expect(written.bytesOf('word/document.xml')?.slice(0, 3)).toEqual(old.slice(0, 3))
	})

	it('writes a part in another encoding as UTF-8 that says so', async () => {
		const files = docxFiles({ body }).map((file) =>
			file.name === 'word/document.xml'
				? { ...file, content: Buffer.from(String(file.content).replace('UTF-8', 'windows-1252').replace('Fee', '\u00a3'), 'latin1') }
				: file,
		)
		const file = await openDocxFile(buildZip(files))
		file.setPart('word/document.xml', (file.part('word/document.xml') ?? '').replace('due', 'due — now'))
		const written = await openDocxFile(await file.toBytes())
		expect(written.part('word/document.xml')).toMatch(/encoding="UTF-8".*The £ is due — now\./)
		expect(written.part('word/document.xml')).toBe(file.part('word/document.xml'))
	})

	it('adds a part with its content type and relationship, and takes it out again without a trace', async () => {
		const file = await opened({ body })
		const before = ['[Content_Types].xml', 'word/_rels/document.xml.rels'].map((name) => file.part(name))
		const id = file.addPart({
			name: 'word/comments.xml',
			contentType: commentsType,
			relationshipType: commentsRelationship,
			characters: '<a/>',
		})
		const written = await openDocxFile(await file.toBytes())
		expect(written.related('comments')).toBe('word/comments.xml')
		expect(written.relationshipsOf('word/document.xml')).toContainEqual({
			id,
			type: 'comments',
			target: 'word/comments.xml',
			external: null,
		})
		expect(written.part('[Content_Types].xml')).toContain(`<Override PartName="/word/comments.xml" ContentType="${commentsType}"/>`)

		written.removePart('word/comments.xml')
		expect(['[Content_Types].xml', 'word/_rels/document.xml.rels'].map((name) => written.part(name))).toEqual(before)
		expect(written.partNames).not.toContain('word/comments.xml')
	})

	it('makes the relationships part when there is none, and spells types as a strict package does', async () => {
		const strict = docxFiles({ body, files: { 'word/_rels/document.xml.rels': null } }).map((file) => ({
			...file,
			content:
				file.name === '_rels/.rels'
					? String(file.content).replaceAll(
							'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
							'http://purl.oclc.org/ooxml/officeDocument/relationships',
						)
					: file.content,
		}))
		const file = await openDocxFile(buildZip(strict))
		file.addPart({ name: 'word/comments.xml', contentType: commentsType, relationshipType: commentsRelationship, characters: '<a/>' })
		expect(file.part('word/_rels/document.xml.rels')).toContain(
			'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/comments" Target="comments.xml"',
		)
		expect((await openDocxFile(await file.toBytes())).related('comments')).toBe('word/comments.xml')
	})

	it('names what is wrong with a file', async () => {
		const bytes = buildDocx({ body })
		await expect(openDocxFile(new Uint8Array())).rejects.toMatchObject({ reason: 'empty' })
		await expect(openDocxFile(bytes.subarray(0, bytes.length - 60))).rejects.toBeInstanceOf(UnreadableDocx)
		await expect(openDocxFile(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ reason: 'unsupported_type' })
	})
})
