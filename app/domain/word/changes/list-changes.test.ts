import { expect, test } from 'vitest'
import { buildDocx, type DocxContent, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { listChanges } from './list-changes.ts'
import type { ChangeKind } from './tracked-change.ts'

const by = (id: number, author = 'Ada', day = '02') => `w:id="${id}" w:author="${author}" w:date="2026-01-${day}T00:00:00Z"`
const inserted = (id: number, text: string, author?: string, day?: string) => `<w:ins ${by(id, author, day)}>${run(text)}</w:ins>`
const deleted = (id: number, text: string, author?: string) =>
	`<w:del ${by(id, author)}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
const cell = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`
const row = (inside: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${inside}</w:tr>`
const table = (inside: string, properties = '') => `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid/>${inside}</w:tbl>`

async function kindsAndTexts(content: DocxContent | string): Promise<[ChangeKind, string][]> {
	return (await listChanges(buildDocx(typeof content === 'string' ? { body: content } : content))).map(({ kind, text }) => [kind, text])
}

test('a change says who, when, where and what', async () => {
	expect(
		await listChanges(buildDocx({ body: `${paragraph('One')}<w:p>${deleted(4, 'sixty')}${inserted(5, 'thirty', 'Bo')}</w:p>` })),
	).toEqual([
		{
			key: 'word/document.xml#4',
			kind: 'deletion',
			author: 'Ada',
			date: '2026-01-02T00:00:00Z',
			part: 'word/document.xml',
			paragraphId: 'b1',
			text: 'sixty',
			ids: [4],
			move: null,
		},
		{
			key: 'word/document.xml#5',
			kind: 'insertion',
			author: 'Bo',
			date: '2026-01-02T00:00:00Z',
			part: 'word/document.xml',
			paragraphId: 'b1',
			text: 'thirty',
			ids: [5],
			move: null,
		},
	])
})

test('pieces of one person at one time with nothing between them are one change, over paragraphs too', async () => {
	const body = `<w:p><w:pPr><w:rPr><w:ins ${by(3)}/></w:rPr></w:pPr>${inserted(1, 'a new ')}<w:bookmarkStart w:id="0" w:name="a"/>${inserted(2, 'clause.')}</w:p><w:p>${inserted(4, 'And ')}${inserted(5, 'more', 'Bo')}${inserted(6, ' later', 'Bo', '03')}${run('old')}${inserted(7, 'end', 'Bo', '03')}</w:p>`
	const changes = await listChanges(buildDocx({ body }))
	expect(changes.map(({ ids, text }) => [ids, text])).toEqual([
		[[1, 2, 3, 4], 'a new clause.\nAnd '],
		[[5], 'more'],
		[[6], ' later'],
		[[7], 'end'],
	])
})

test('a mark alone is a change of paragraphs; a paragraph that runs on has the id of what it runs into', async () => {
	const changes = await listChanges(
		buildDocx({
			body: `${paragraph('One', `<w:rPr><w:del ${by(1)}/></w:rPr>`)}${paragraph('two', `<w:rPr><w:ins ${by(2)}/></w:rPr>`)}<w:p/>`,
		}),
	)
	expect(changes.map(({ kind, text, paragraphId }) => [kind, text, paragraphId])).toEqual([
		['paragraph_deletion', '\n', 'b1'],
		['paragraph_insertion', '\n', 'b1'],
	])
})

test('a change within a change is a change of its own', async () => {
	const body = `<w:p><w:ins ${by(1)}>${run('a')}${deleted(2, 'b', 'Bo')}${run('c')}</w:ins></w:p>`
	expect(await kindsAndTexts(body)).toEqual([
		['insertion', 'abc'],
		['deletion', 'b'],
	])
})

test('a move is one change at each of its places, tied by name', async () => {
	const move = (kind: 'From' | 'To', id: number) =>
		`<w:move${kind}RangeStart w:name="move1" ${by(id)}/><w:p><w:pPr><w:rPr><w:move${kind} ${by(id + 1)}/></w:rPr></w:pPr><w:move${kind} ${by(id + 2)}>${run('Fees are ')}</w:move${kind}><w:move${kind} ${by(id + 3)}>${run('due.')}</w:move${kind}></w:p><w:move${kind}RangeEnd w:id="${id}"/>`
	const changes = await listChanges(buildDocx({ body: `${move('From', 10)}${paragraph('Between')}${move('To', 20)}${paragraph('After')}` }))
	expect(changes.map(({ kind, text, move: name, ids }) => [kind, text, name, ids])).toEqual([
		['move_from', 'Fees are due.\n', 'move1', [10, 12, 13, 11]],
		['move_to', 'Fees are due.\n', 'move1', [20, 22, 23, 21]],
	])
})

test('changed looks of runs, paragraphs, sections, lists and tables', async () => {
	const looks = (id: number) => `<w:rPrChange ${by(id)}><w:rPr/></w:rPrChange>`
	const body = [
		`<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:ins ${by(1)}/></w:numPr><w:rPr>${looks(4)}</w:rPr><w:pPrChange ${by(2)}><w:pPr/></w:pPrChange></w:pPr>${run('bold', `<w:b/>${looks(3)}`)}</w:p>`,
		table(
			row(cell(paragraph('x'), `<w:tcPrChange ${by(6)}><w:tcPr/></w:tcPrChange>`), `<w:trPrChange ${by(7)}><w:trPr/></w:trPrChange>`),
			`<w:tblPrChange ${by(5)}><w:tblPr/></w:tblPrChange>`,
		).replace('<w:tblGrid/>', '<w:tblGrid><w:tblGridChange w:id="8"><w:tblGrid/></w:tblGridChange></w:tblGrid>'),
		`<w:sectPr><w:sectPrChange ${by(9)}><w:sectPr/></w:sectPrChange></w:sectPr>`,
	].join('')
	expect((await listChanges(buildDocx({ body }))).map(({ kind, text, ids }) => [kind, text, ids])).toEqual([
		['numbering', '', [1]],
		['paragraph_formatting', 'bold', [2]],
		['formatting', 'bold\n', [3, 4]],
		['table', '', [5, 7, 6, 8]],
		['section', '', [9]],
	])
})

test('rows and cells with their words are one change each', async () => {
	const mark = (id: number, kind: string) => `<w:rPr><w:${kind} ${by(id)}/></w:rPr>`
	const words = (id: number, text: string) => `<w:p><w:pPr>${mark(id, 'ins')}</w:pPr>${inserted(id + 1, text)}</w:p>`
	const body = table(
		row(cell(words(2, 'Fee')) + cell(words(4, '5%')), `<w:ins ${by(1)}/>`) +
			row(cell(words(7, 'Cap')), `<w:ins ${by(6)}/>`) +
			row(cell(paragraph('gone')), `<w:del ${by(9, 'Bo')}/>`) +
			row(
				cell(paragraph('in'), `<w:cellIns ${by(10)}/>`) +
					cell(paragraph('out'), `<w:cellDel ${by(11)}/>`) +
					cell(paragraph('both'), `<w:cellMerge ${by(12)} w:vMerge="cont"/>`),
			),
	)
	const changes = await listChanges(buildDocx({ body }))
	expect(changes.map(({ kind, text, ids, paragraphId }) => [kind, text, ids, paragraphId])).toEqual([
		['row_insertion', 'Fee\n5%\nCap\n', [1, 3, 2, 5, 4, 6, 8, 7], 'b0'],
		['row_deletion', 'gone\n', [9], null],
		['cell_insertion', 'in\n', [10], 'b4'],
		['cell_deletion', 'out\n', [11], null],
		['cell_merge', 'both\n', [12], 'b6'],
	])
})

test('fields, math, content controls and text boxes', async () => {
	const field = `<w:del ${by(1)}><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText>PAGE</w:delInstrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r></w:del>${deleted(2, '7')}<w:del ${by(3)}><w:r><w:fldChar w:fldCharType="end"/></w:r></w:del>`
	const math = `<m:oMath><m:f><m:fPr><m:ctrlPr><w:ins ${by(4)}><w:rPr/></w:ins></m:ctrlPr></m:fPr><m:num><w:ins ${by(5)}><m:r><m:t>x</m:t></m:r></w:ins></m:num></m:f></m:oMath>`
	const control = `<w:customXmlInsRangeStart ${by(6)}/><w:sdt><w:sdtContent><w:customXmlInsRangeEnd w:id="6"/>${run('kept')}<w:customXmlInsRangeStart ${by(7)}/></w:sdtContent></w:sdt><w:customXmlInsRangeEnd w:id="7"/>`
	const boxed = (id: number) => `<w:p>${inserted(id, 'boxed')}</w:p>`
	const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${boxed(8)}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${boxed(8)}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
	const changes = await listChanges(buildDocx({ body: `<w:p>${field}${run('.')}${math}${run(',')}${control}${box}</w:p>` }))
	expect(changes.map(({ kind, text, ids, paragraphId }) => [kind, text, ids, paragraphId])).toEqual([
		['deletion', '7', [1, 2, 3], 'b0'],
		['insertion', 'x', [4, 5], 'b0'],
		['insertion', '', [6, 7], 'b0'],
		['insertion', 'boxed', [8], 'b1'],
	])
})

test('what the copy of a text box for older readers says again is the same change, under whatever ids', async () => {
	const box = (shown: string, copy: string) =>
		`<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent><w:p>${shown}</w:p></w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent><w:p>${copy}</w:p></w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
	const again = (one: number, other: number) => inserted(one, 'again') + run('.') + inserted(other, 'again')
	const changes = await listChanges(
		buildDocx({
			body: `<w:p>${inserted(1, 'boxed')}${run('.')}${box(again(2, 3), again(4, 5))}${box(run('.'), inserted(6, 'boxed'))}<w:ins ${by(7)}>${run('came ')}${box(inserted(8, 'in a box'), inserted(9, 'in a box'))}</w:ins></w:p>`,
		}),
	)
	expect(changes.map(({ text, ids, paragraphId }) => [text, ids, paragraphId])).toEqual([
		['boxed', [1], 'b0'],
		['again', [2, 4], 'b1'],
		['again', [3, 5], 'b1'],
		['came in a box\n', [7, 8, 9], 'b0'],
		['boxed', [6], null],
	])
})

test('all parts are looked through: notes, headers, comments, styles', async () => {
	const changed = (id: number, text: string) => `<w:p>${inserted(id, text)}</w:p>`
	const changes = await listChanges(
		buildDocx({
			body: '<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
			footnotes: `<w:footnote w:id="2">${paragraph('A note')}${changed(1, 'noted')}</w:footnote>`,
			headers: { 'header1.xml': changed(1, 'headed') },
			comments: `<w:comment w:id="0" w:author="Bo">${changed(1, 'said')}</w:comment>`,
			styles: `<w:style w:styleId="a"><w:rPr><w:rPrChange ${by(1)}><w:rPr/></w:rPrChange></w:rPr></w:style>`,
		}),
	)
	expect(changes.map(({ key, text, paragraphId }) => [key, text, paragraphId])).toEqual([
		['word/footnotes.xml#1', 'noted', 'fn2-1'],
		['word/header1.xml#1', 'headed', null],
		['word/comments.xml#1', 'said', null],
		['word/styles.xml#1', '', null],
	])
})

test('ids that a file uses twice do not make two changes one', async () => {
	const changes = await listChanges(buildDocx({ body: `<w:p>${inserted(0, 'a')}${run(' ')}${inserted(0, 'b')}</w:p>` }))
	expect(changes.map(({ key }) => key)).toEqual(['word/document.xml#0', 'word/document.xml#0~2'])
})
