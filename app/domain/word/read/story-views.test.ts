import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { buildDocx, type DocxContent, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { type View, viewStories } from './story-views.ts'

const deleted = (id: number, text: string) => `<w:del w:id="${id}" w:author="Ada">${deletedRun(text)}</w:del>`
const deletedRun = (text: string) => `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`
const inserted = (id: number, text: string) => `<w:ins w:id="${id}" w:author="Ada">${run(text)}</w:ins>`
const marked = (change: string) => `<w:rPr><w:${change}/></w:rPr>`
const cell = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`
const row = (inside: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${inside}</w:tr>`
const table = (inside: string) => `<w:tbl><w:tblPr/><w:tblGrid/>${inside}</w:tbl>`
const textBox = (inside: string) =>
	`<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`

async function read(body: string, view: View): Promise<string[]> {
	const [story] = viewStories(await openDocxFile(buildDocx({ body })), view)
	return story?.paragraphs ?? []
}

async function readBoth(body: string): Promise<[string[], string[]]> {
	return [await read(body, 'accepted'), await read(body, 'rejected')]
}

test('inserted words are there when accepted, deleted ones when rejected', async () => {
	expect(await readBoth(`<w:p>${run('within ')}${deleted(1, 'sixty')}${inserted(2, 'thirty')}${run(' days')}</w:p>`)).toEqual([
		['within thirty days'],
		['within sixty days'],
	])
})

test('moved words are read where they went, or where they were', async () => {
	const body = `<w:p><w:moveFrom w:id="1">${run('moved ')}</w:moveFrom>${run('here: ')}<w:moveTo w:id="2">${run('moved ')}</w:moveTo></w:p>`
	expect(await readBoth(body)).toEqual([['here: moved '], ['moved here: ']])
})

test('changes within changes: what was inserted and then deleted is in neither view', async () => {
	const body = `<w:p>${run('a')}<w:ins w:id="1">${run('b')}<w:del w:id="2">${deletedRun('c')}</w:del></w:ins><w:moveTo w:id="3">${run('d')}<w:del w:id="4">${deletedRun('e')}</w:del></w:moveTo></w:p>`
	expect(await readBoth(body)).toEqual([['abd'], ['a']])
	expect(await read(body, { reject: new Set([2]) })).toEqual(['abcd'])
})

test('only the named changes are rejected', async () => {
	const body = `<w:p>${inserted(1, 'theirs ')}${inserted(7, 'ours ')}${deleted(2, 'their loss ')}${deleted(8, 'our loss')}</w:p>`
	expect(await read(body, { reject: new Set([7, 8]) })).toEqual(['theirs our loss'])
})

test('deleted text outside a deletion is text in no view, as in extraction', async () => {
	expect(await readBoth(`<w:p>${run('kept')}${deletedRun('stray')}</w:p>`)).toEqual([['kept'], ['kept']])
})

test('paragraphs run together where the mark between them is gone', async () => {
	const body = `${paragraph('One ', marked('del w:id="1"'))}${paragraph('two ', marked('ins w:id="2"'))}${paragraph('three')}`
	expect(await readBoth(body)).toEqual([
		['One two ', 'three'],
		['One ', 'two three'],
	])
})

test('before a table and at the end of a cell a paragraph stays though its mark is gone, even an empty one', async () => {
	const gone = paragraph('', marked('del w:id="1"'))
	expect(await read(`${gone}${table(row(cell(`${paragraph('Fee')}${gone}`)))}${gone}`, 'accepted')).toEqual(['', 'Fee', '', ''])
})

test('rows and cells are there or not', async () => {
	const body = table(
		row(cell(paragraph('old row')), '<w:del w:id="1"/>') +
			row(cell(paragraph('new row')), '<w:ins w:id="2"/>') +
			row(
				cell(paragraph('old cell'), '<w:cellDel w:id="3"/>') +
					cell(paragraph('new cell'), '<w:cellIns w:id="4"/>') +
					cell(paragraph('merged'), '<w:cellMerge w:id="5" w:vMerge="rest"/>'),
			),
	)
	expect(await readBoth(body)).toEqual([
		['new row', 'new cell', 'merged'],
		['old row', 'old cell', 'merged'],
	])
})

test('fields: instructions are read in no view, results in theirs', async () => {
	const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
	const body = `<w:p><w:del w:id="1">${mark('begin')}<w:r><w:delInstrText>REF a</w:delInstrText></w:r>${mark('separate')}${deletedRun('2.1')}${mark('end')}</w:del>${run(' stays')}</w:p>`
	expect(await readBoth(body)).toEqual([[' stays'], ['2.1 stays']])
})

test('text boxes in changed runs, math and content controls are followed', async () => {
	const body = `<w:p>${run('Anchor')}<w:ins w:id="1">${textBox(paragraph('In the margin'))}</w:ins><w:sdt><w:sdtContent>${deleted(2, ' old')}</w:sdtContent></w:sdt><m:oMath><w:ins w:id="3"><m:r><m:t>x</m:t></m:r></w:ins></m:oMath></w:p>`
	expect(await readBoth(body)).toEqual([['Anchorx', 'In the margin'], ['Anchor old']])
})

test('a page break at the seam of two paragraphs is read as extraction reads it, but as a space once the change is carried out', async () => {
	const body = `${paragraph('One', marked('ins w:id="1"'))}<w:p><w:r><w:br w:type="page"/></w:r>${run('two')}</w:p>`
	expect(await readBoth(body)).toEqual([['One', 'two'], ['One two']])
	expect(await read(body.replace('w:ins', 'w:del'), 'accepted')).toEqual(['Onetwo'])
})

const everything: DocxContent = {
	body: [
		`<w:p>${run('Fees')}<w:r><w:footnoteReference w:id="2"/></w:r>${deleted(1, ' old')}<w:r><w:tab/><w:noBreakHyphen/><w:sym w:font="Wingdings" w:char="F0FE"/><w:br/></w:r>${textBox(paragraph('Box'))}<w:r><w:endnoteReference w:id="5"/></w:r></w:p>`,
		paragraph('', ''),
		paragraph('Deleted mark ', marked('moveFrom w:id="3"')),
		`<w:sdt><w:sdtContent><w:p><w:r><w:br w:type="page"/></w:r>${run('joined')}<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:sdtContent></w:sdt>`,
		table(row(cell(`${table(row(cell(paragraph('inner'))))}${paragraph('outer')}`))),
		'<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/></w:sectPr>',
	].join(''),
	footnotes: `<w:footnote w:id="2">${paragraph('A note')}</w:footnote>`,
	endnotes: `<w:endnote w:id="5"><w:p>${inserted(9, 'An end')}</w:p></w:endnote>`,
	headers: { 'header1.xml': paragraph('Confidential') },
	footers: { 'footer1.xml': paragraph('Draft') },
}

test('the accepted view is the text that extraction gives', async () => {
	const file = buildDocx(everything)
	const extraction = await extractDocx(file)
	const paragraphs = viewStories(await openDocxFile(file), 'accepted').flatMap((story) => story.paragraphs)
	expect(paragraphs.filter((text) => text.trim() !== '').join('\n')).toBe(extraction.readable && extraction.document.text)
})

test('every story is read, also what nothing refers to', async () => {
	const file = await openDocxFile(
		buildDocx({
			...everything,
			footnotes: `<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote><w:footnote w:id="3">${paragraph('adrift')}</w:footnote>`,
			headers: { 'header1.xml': paragraph('Confidential'), 'header9.xml': paragraph('unused') },
		}),
	)
	expect(viewStories(file, 'accepted').map(({ part, note, paragraphs }) => [part, note, paragraphs.length])).toEqual([
		['word/document.xml', null, 6],
		['word/footnotes.xml', '0', 1],
		['word/footnotes.xml', '3', 1],
		['word/endnotes.xml', '5', 1],
		['word/header1.xml', null, 1],
		['word/header9.xml', null, 1],
		['word/footer1.xml', null, 1],
	])
})
