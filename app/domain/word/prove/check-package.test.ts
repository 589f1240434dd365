import { describe, expect, it } from 'vitest'
import { buildDocx, type DocxContent, paragraph } from '#tests/fixtures/build-docx.ts'
import { checkPackage, newFaults } from './check-package.ts'
import { openDocxFile } from '../package/docx-file.ts'

const by = 'w:author="Ada" w:date="2026-01-02T03:04:05Z"'
const comment = '<w:comment w:id="1" w:author="Ada"><w:p/></w:comment>'
const reference = '<w:p><w:r><w:t>Fee</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r></w:p>'
const headerTypes = ['xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml'] as const

async function codes(content: DocxContent) {
	return checkPackage(await openDocxFile(buildDocx(content))).map(({ code }) => code)
}

describe('checkPackage', () => {
	it('finds nothing in a sound package with every kind of mark', async () => {
		const body = `<w:p><w:pPr><w:rPr><w:ins w:id="1" ${by}/><w:b/></w:rPr></w:pPr><w:bookmarkStart w:id="0" w:name="a"/><w:ins w:id="2" ${by}><w:r><w:t>A &amp; B</w:t></w:r>
			<w:del w:id="3" ${by}><w:r><w:rPr><w:b/><w:rPrChange w:id="4" ${by}><w:rPr/></w:rPrChange></w:rPr><w:delText>C</w:delText></w:r></w:del></w:ins><w:bookmarkEnd w:id="0"/></w:p>
			<w:tbl><w:tblPr/><w:tr><w:tc><w:tcPr/><w:p/></w:tc></w:tr></w:tbl>${reference}<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p><w:sectPr/>`
		expect(
			await codes({
				body,
				comments: comment,
				footnotes: '<w:footnote w:id="2"><w:p/></w:footnote>',
				headers: { [`header1.${headerTypes[0]}`]: paragraph('Draft') },
			}),
		).toEqual([])
	})

	it.each([
		['revision_id_twice', `<w:p><w:ins w:id="1" ${by}/><w:del w:id="1" ${by}/></w:p>`],
		['revision_without_id', `<w:p><w:ins ${by}/></w:p>`],
		['revision_without_author', '<w:p><w:ins w:id="1" w:date="2026-01-02T03:04:05Z"/></w:p>'],
		['revision_without_date', '<w:p><w:ins w:id="1" w:author="Ada" w:date="yesterday"/></w:p>'],
		['text_in_deletion', `<w:p><w:del w:id="1" ${by}><w:r><w:t>Fee</w:t></w:r></w:del></w:p>`],
		['instruction_in_deletion', `<w:p><w:del w:id="1" ${by}><w:r><w:instrText>REF a</w:instrText></w:r></w:del></w:p>`],
		['deleted_text_outside_deletion', '<w:p><w:r><w:delText>Fee</w:delText></w:r></w:p>'],
		['wrong_nesting', '<w:p><w:r><w:r><w:t>Fee</w:t></w:r></w:r></w:p>'],
		['wrong_nesting', '<w:p><w:p/></w:p>'],
		['wrong_nesting', '<w:p><w:t>Fee</w:t></w:p>'],
		['wrong_nesting', `<w:p><w:ins w:id="1" ${by}><w:ins w:id="2" ${by}/></w:ins></w:p>`],
		['wrong_order', '<w:p><w:r/><w:pPr/></w:p>'],
		['wrong_order', `<w:p><w:pPr><w:rPr><w:b/><w:ins w:id="1" ${by}/></w:rPr></w:pPr></w:p>`],
		['wrong_order', '<w:p><w:pPr><w:rPr/><w:jc w:val="left"/></w:pPr></w:p>'],
		['cell_without_paragraph', '<w:tbl><w:tr><w:tc><w:p/><w:tbl/></w:tc></w:tr></w:tbl>'],
		['row_without_cell', '<w:tbl><w:tr><w:trPr/></w:tr></w:tbl>'],
		['note_missing', '<w:p><w:r><w:endnoteReference w:id="3"/></w:r></w:p>'],
		['range_without_end', '<w:p><w:bookmarkStart w:id="1" w:name="a"/></w:p>'],
		['range_without_start', '<w:p><w:permEnd w:id="1"/></w:p>'],
		['range_twice', '<w:p><w:bookmarkStart w:id="1"/><w:bookmarkEnd w:id="1"/><w:bookmarkStart w:id="1"/><w:bookmarkEnd w:id="1"/></w:p>'],
		['list_missing', '<w:p><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:p>'],
		['comment_missing', reference],
		['unknown_relationship', '<w:p><w:hyperlink r:id="rId99"/></w:p>'],
		['not_well_formed', '<w:p w:rsidR="1" w:rsidR="2"/>'],
		['not_well_formed', '<w:p x:rsidR="1"/>'],
		['not_well_formed', '<w:p w:rsidR="a<b"/>'],
		['not_well_formed', '<w:p><w:r><w:t>A & B</w:t></w:r></w:p>'],
		['not_well_formed', '<w:p><w:r><w:t>A\u0001</w:t></w:r></w:p>'],
	])('finds %s in %s', async (code, body) => {
		expect(await codes({ body })).toEqual([code])
	})

	it.each([
		['comment_without_reference', { body: paragraph('Fee'), comments: comment }],
		['comment_id_twice', { body: reference, comments: comment + comment }],
		['no_content_type', { body: paragraph('Fee'), files: { 'word/media/image1.png': new Uint8Array([1]) } }],
		['not_well_formed', { body: paragraph('Fee'), files: { 'customXml/item1.xml': '<a b="1"' } }],
		['relationship_without_part', { body: paragraph('Fee'), styles: '', files: { 'word/styles.xml': null } }],
	])('finds %s', async (code, content) => {
		expect(await codes(content)).toEqual([code])
	})

	it('finds an ignorable prefix that is not declared', async () => {
		const file = await openDocxFile(buildDocx({ body: paragraph('Fee') }))
		file.setPart(file.mainPart, (file.part(file.mainPart) ?? '').replace('<w:document ', '<w:document mc:Ignorable="w14" '))
		expect(checkPackage(file).map(({ says }) => says)).toEqual(['The ignorable prefix w14 is not declared.'])
	})
})

describe('newFaults', () => {
	it('leaves out what was wrong before, and counts what is there once more', async () => {
		const bytes = buildDocx({ body: `${reference}<w:p><w:r><w:delText>a</w:delText></w:r></w:p>` })
		const before = await openDocxFile(bytes)
		const after = await openDocxFile(bytes)
		expect(newFaults(before, after)).toEqual([])
		after.setPart(
			after.mainPart,
			(after.part(after.mainPart) ?? '').replace('</w:body>', '<w:p><w:r><w:delText>b</w:delText></w:r></w:p></w:body>'),
		)
		expect(newFaults(before, after).map(({ code }) => code)).toEqual(['deleted_text_outside_deletion'])
	})

	it.each([
		['revision_id_twice', (source: string) => source.replace('</w:body>', `<w:p><w:del w:id="5" ${by}/></w:p></w:body>`)],
		['range_without_end', (source: string) => source.replace('<w:bookmarkEnd w:id="9"/>', '')],
		['wrong_nesting', (source: string) => source.replace('<w:r><w:t>Fee</w:t></w:r>', '<w:p/>')],
		['not_well_formed', (source: string) => source.replace('<w:t>Fee', '<w:t>Fee & Co')],
	])('finds %s where most of the body stands as before', async (code, change) => {
		const bytes = buildDocx({
			body: `<w:p><w:ins w:id="5" ${by}/></w:p>${paragraph('Same')}<w:p><w:bookmarkStart w:id="9" w:name="a"/></w:p><w:p><w:r><w:t>Fee</w:t></w:r></w:p><w:p><w:bookmarkEnd w:id="9"/></w:p>`,
		})
		const before = await openDocxFile(bytes)
		const after = await openDocxFile(bytes)
		after.setPart(after.mainPart, change(after.part(after.mainPart) ?? ''))
		expect(newFaults(before, after).map((fault) => fault.code)).toEqual([code])
	})

	it('finds a comment that is gone by its mark in a paragraph that stands as before', async () => {
		const bytes = buildDocx({ body: reference, comments: comment })
		const after = await openDocxFile(bytes)
		after.setPart('word/comments.xml', (after.part('word/comments.xml') ?? '').replace(comment, ''))
		expect(newFaults(await openDocxFile(bytes), after).map(({ code }) => code)).toEqual(['comment_missing'])
	})
})
