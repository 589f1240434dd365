import { expect, test } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { readDocx, textOf, textsOf } from '#tests/fixtures/read-docx.ts'

const cell = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`
const row = (inside: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${inside}</w:tr>`
const table = (inside: string) => `<w:tbl><w:tblPr/><w:tblGrid/>${inside}</w:tbl>`
const textBox = (inside: string) =>
	`<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`

test('the text is the paragraphs on a line each, and each says where it stands', async () => {
	const document = await readDocx(`${paragraph('Agreement')}<w:p/>${paragraph('Fees are due.')}`)
	expect(document.text).toBe('Agreement\nFees are due.')
	expect(document.paragraphs.map(({ id, start, end }) => ({ id, start, end }))).toEqual([
		{ id: 'b0', start: 0, end: 9 },
		{ id: 'b2', start: 10, end: 23 },
	])
})

test('cells are read row by row with their coordinates, nested tables and wide cells included', async () => {
	const inner = table(row(cell(paragraph('inner'))))
	const document = await readDocx(
		table(
			row(cell(paragraph('wide'), '<w:gridSpan w:val="2"/>') + cell(paragraph('third'))) +
				row(cell(paragraph('left')) + cell(inner + paragraph('right'))),
		),
	)
	expect(document.paragraphs.map((each) => [textOf(document, each), each.kind, each.cell])).toEqual([
		['wide', 'table_cell', { table: 0, row: 0, column: 0 }],
		['third', 'table_cell', { table: 0, row: 0, column: 2 }],
		['left', 'table_cell', { table: 0, row: 1, column: 0 }],
		['inner', 'table_cell', { table: 1, row: 0, column: 0 }],
		['right', 'table_cell', { table: 0, row: 1, column: 1 }],
	])
})

test('words in a cell that the one above covers are kept and marked as hidden', async () => {
	const document = await readDocx(
		table(row(cell(paragraph('seen'), '<w:vMerge w:val="restart"/>')) + row(cell(paragraph('covered'), '<w:vMerge/>'))),
	)
	expect(document.hiddenSpans.map((span) => textOf(document, span))).toEqual(['covered'])
})

test('rows and cells inside content controls are found', async () => {
	const document = await readDocx(
		table(`<w:sdt><w:sdtContent>${row(`<w:sdt><w:sdtContent>${cell(paragraph('Fee'))}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`),
	)
	expect(textsOf(document)).toEqual(['Fee'])
})

test('a text box follows the paragraph that anchors it and is read once', async () => {
	const document = await readDocx(`<w:p>${textBox(paragraph('In the margin'))}${run('Anchor')}</w:p>${paragraph('Next')}`)
	expect(textsOf(document)).toEqual(['Anchor', 'In the margin', 'Next'])
})

test('ids count every paragraph of the file, those of unread branches too, so that redlining finds them', async () => {
	const document = await readDocx(`<w:p>${textBox(paragraph('Box'))}${run('Anchor')}</w:p>${paragraph('Next')}`)
	expect(document.paragraphs.map(({ id }) => id)).toEqual(['b0', 'b1', 'b3'])
})

test('tracked changes read as accepted and are counted', async () => {
	const inserted = `<w:ins w:id="1">${run(' thirty')}</w:ins>`
	const deleted = '<w:del w:id="2"><w:r><w:delText> sixty</w:delText></w:r></w:del>'
	const document = await readDocx(`<w:p>${run('within')}${deleted}${inserted}${run(' days')}</w:p>`)
	expect(document.text).toBe('within thirty days')
	expect(document.trackedChanges).toBe(2)
})

test('moved words are read where they went', async () => {
	const document = await readDocx(
		`<w:p><w:moveFrom w:id="1">${run('old place ')}</w:moveFrom>${run('here: ')}<w:moveTo w:id="2">${run('new place')}</w:moveTo></w:p>`,
	)
	expect(document.text).toBe('here: new place')
})

test('a paragraph whose mark is deleted runs on into the next, which keeps its id', async () => {
	const document = await readDocx(`${paragraph('The fee ', '<w:rPr><w:del w:id="1"/></w:rPr>')}${paragraph('is due.')}`)
	expect(document.paragraphs.map((each) => [each.id, textOf(document, each)])).toEqual([['b1', 'The fee is due.']])
})

test('a deleted row is gone, an inserted one is there', async () => {
	const document = await readDocx(
		table(row(cell(paragraph('old')), '<w:del w:id="1"/>') + row(cell(paragraph('new')), '<w:ins w:id="2"/>')),
	)
	expect(document.paragraphs.map((each) => [textOf(document, each), each.cell?.row])).toEqual([['new', 0]])
	expect(document.trackedChanges).toBe(2)
})

test('notes follow the body in the order of their marks; separators and notes nobody refers to are left out', async () => {
	const mark = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
	const note = (id: number, inside: string) => `<w:footnote w:id="${id}">${inside}</w:footnote>`
	const document = await readDocx({
		body: `<w:p>${run('One')}${mark(3)}${run(' two')}${mark(2)}<w:del w:id="9">${mark(4)}</w:del></w:p><w:p>${run('End')}<w:r><w:endnoteReference w:id="2"/></w:r></w:p>`,
		footnotes:
			note(0, paragraph('separator')) +
			note(2, paragraph('second') + paragraph('and more')) +
			note(3, paragraph('first')) +
			note(4, paragraph('deleted')),
		endnotes: `<w:endnote w:id="2">${paragraph('last')}</w:endnote>`,
	})
	expect(document.paragraphs.map((each) => [each.id, each.part, textOf(document, each)])).toEqual([
		['b0', 'body', 'One two'],
		['b1', 'body', 'End'],
		['fn3-0', 'footnote', 'first'],
		['fn2-0', 'footnote', 'second'],
		['fn2-1', 'footnote', 'and more'],
		['en2-0', 'endnote', 'last'],
	])
})

test('headers and footers that a section shows are read once each, empty ones and unused ones not', async () => {
	const refer = (kind: string, id: string) => `<w:${kind}Reference w:type="default" r:id="${id}"/>`
	const document = await readDocx({
		body: `<w:p><w:pPr><w:sectPr>${refer('header', 'header2')}</w:sectPr></w:pPr>${run('Body')}</w:p><w:sectPr>${refer('header', 'header2')}${refer('header', 'header1')}${refer('footer', 'footer1')}</w:sectPr>`,
		headers: { 'header1.xml': paragraph('Confidential'), 'header2.xml': '<w:p/>', 'header3.xml': paragraph('left over') },
		footers: { 'footer1.xml': paragraph('Draft of May') },
	})
	expect(document.paragraphs.map((each) => [each.id, each.part, textOf(document, each)])).toEqual([
		['b0', 'body', 'Body'],
		['hd1-0', 'header', 'Confidential'],
		['ft1-0', 'footer', 'Draft of May'],
	])
})

test('comments are kept aside with who, when and where', async () => {
	const document = await readDocx({
		body: `${paragraph('Intro')}<w:commentRangeStart w:id="7"/><w:p>${run('Fees')}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r></w:p>`,
		comments: `<w:comment w:id="7" w:author="Ada" w:date="2025-05-01T10:00:00Z">${paragraph('Too high?')}${paragraph('Ask them.')}</w:comment><w:comment w:id="8" w:author="Bo">${paragraph('adrift')}</w:comment>`,
	})
	expect(document.text).toBe('Intro\nFees')
	expect(document.comments).toEqual([
		{ author: 'Ada', date: '2025-05-01T10:00:00Z', text: 'Too high?\nAsk them.', paragraphId: 'b1' },
		{ author: 'Bo', date: null, text: 'adrift', paragraphId: null },
	])
})

test('pages are told by the marks of the last layout', async () => {
	const newPage = '<w:r><w:lastRenderedPageBreak/></w:r>'
	const document = await readDocx({
		body: `${paragraph('One')}<w:p>${newPage}${run('Two')}</w:p><w:p>${run('Still ')}${newPage}${run('two')}</w:p>${paragraph('Three')}`,
		pages: 3,
	})
	expect(document.pages).toBe(3)
	expect(document.paragraphs.map(({ page }) => page)).toEqual([1, 2, 2, 3])
})

test('page breaks tell the page only where they account for every page', async () => {
	const body = `${paragraph('One')}<w:p><w:r><w:br w:type="page"/></w:r>${run('Two')}</w:p>`
	expect((await readDocx({ body, pages: 2 })).paragraphs.map(({ page }) => page)).toEqual([1, 2])
	expect((await readDocx({ body, pages: 5 })).paragraphs.map(({ page }) => page)).toEqual([null, null])
	expect((await readDocx({ body })).pages).toBeNull()
})

test('a page count that the text belies is not believed', async () => {
	const document = await readDocx({ body: paragraph('All work and no play. '.repeat(2_000)), pages: 1 })
	expect(document.pages).toBeNull()
})
