import { expect, test } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { inserting, redlined, replacing } from '#tests/fixtures/redlined.ts'

const r = (text: string, properties = '') => `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t>${text}</w:t></w:r>`
const plain = (text: string) => `<w:p>${r(text)}</w:p>`
const struck = (text: string) => `<w:del><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const added = (text: string) => `<w:ins>${r(text)}</w:ins>`
const insertedMark = '<w:pPr><w:rPr><w:ins/></w:rPr></w:pPr>'
const cell = (inside: string, properties = '') => `<w:tc>${properties ? `<w:tcPr>${properties}</w:tcPr>` : ''}${inside}</w:tc>`
const table = (...rows: string[]) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`

test('a new paragraph between two carries the inserted mark and looks like its neighbour', async () => {
	const look = '<w:pStyle w:val="Clause"/><w:keepNext/><w:pageBreakBefore/><w:rPr><w:b/></w:rPr><w:sectPr/>'
	const { body, accepted, rejected } = await redlined(
		`${`<w:p><w:pPr>${look}</w:pPr>${run('1. Fees', '<w:i/>')}</w:p>`}${paragraph('2. Term')}`,
		[
			{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: '1. Fees', texts: ['1a. Cap'] },
			{ kind: 'insert_paragraphs', paragraphId: 'b1', where: 'before', expected: '2. Term', texts: [''] },
		],
	)
	expect(body).toBe(
		`<w:p><w:pPr>${look}</w:pPr>${r('1. Fees', '<w:i/>')}</w:p><w:p><w:pPr><w:pStyle w:val="Clause"/><w:keepNext/><w:rPr><w:ins/><w:b/></w:rPr></w:pPr><w:ins>${r('1a. Cap', '<w:i/>')}</w:ins></w:p><w:p>${insertedMark}</w:p>${plain('2. Term')}`,
	)
	expect([accepted, rejected]).toEqual([
		['1. Fees', '1a. Cap', '', '2. Term'],
		['1. Fees', '2. Term'],
	])
})

test('behind the last paragraph of a cell, or before a table, the neighbour’s own mark is the inserted one', async () => {
	const { body, accepted, rejected } = await redlined(
		`${paragraph('Prices', '<w:jc w:val="left"/>')}${table(cell(paragraph('Fee')))}${paragraph('End')}`,
		[
			{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: 'Prices', texts: ['net'] },
			{ kind: 'insert_paragraphs', paragraphId: 'b1', where: 'after', expected: 'Fee', texts: ['per year', 'in euro'] },
			{ kind: 'insert_paragraphs', paragraphId: 'b2', where: 'after', expected: 'End', texts: ['Annex'] },
		],
	)
	const left = '<w:jc w:val="left"/>'
	expect(body).toBe(
		`<w:p><w:pPr>${left}<w:rPr><w:ins/></w:rPr></w:pPr>${r('Prices')}</w:p><w:p><w:pPr>${left}</w:pPr>${added('net')}</w:p>` +
			table(cell(`<w:p>${insertedMark}${r('Fee')}</w:p><w:p>${insertedMark}${added('per year')}</w:p><w:p>${added('in euro')}</w:p>`)) +
			`<w:p>${insertedMark}${r('End')}</w:p><w:p>${added('Annex')}</w:p>`,
	)
	expect(accepted).toEqual(['Prices', 'net', 'Fee', 'per year', 'in euro', 'End', 'Annex'])
	expect(rejected).toEqual(['Prices', 'Fee', 'End'])
})

test('a deleted paragraph loses its words, pictures and mark; the last of a cell keeps the mark it needs', async () => {
	const { body, accepted, rejected } = await redlined(
		`<w:p>${run('Old clause')}<w:r><w:drawing/></w:r></w:p>${paragraph('Next')}${table(cell(paragraph('only')))}${paragraph('End')}`,
		[
			{ kind: 'delete_paragraph', paragraphId: 'b0', expected: 'Old clause' },
			{ kind: 'delete_paragraph', paragraphId: 'b2', expected: 'only' },
		],
	)
	expect(body).toBe(
		`<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:del><w:r><w:delText>Old clause</w:delText></w:r><w:r><w:drawing/></w:r></w:del></w:p>${plain('Next')}${table(cell(`<w:p>${struck('only')}</w:p>`))}${plain('End')}`,
	)
	expect([accepted, rejected]).toEqual([
		['Next', '', 'End'],
		['Old clause', 'Next', 'only', 'End'],
	])
})

test('a clause is replaced by deleting its paragraph and inserting another behind it', async () => {
	const { accepted, rejected, outcomes } = await redlined(`${paragraph('Old clause')}${paragraph('Next')}`, [
		{ kind: 'delete_paragraph', paragraphId: 'b0', expected: 'Old clause', comment: 'Unbalanced.' },
		{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: 'Old clause', texts: ['New clause'] },
		replacing('b0', 'Old clause', 'clause', 'x'),
	])
	expect(outcomes.map(({ status }) => status)).toEqual(['applied', 'applied', 'refused'])
	expect([accepted, rejected]).toEqual([
		['New clause', 'Next'],
		['Old clause', 'Next'],
	])
})

test('a line end splits the paragraph: the first part gets a new mark, the last keeps the old one with its section', async () => {
	const properties = '<w:pStyle w:val="Clause"/><w:sectPr/>'
	const { body, accepted, rejected } = await redlined(
		`<w:p w:rsidR="00AA"><w:pPr>${properties}</w:pPr><w:ins w:id="1" w:author="Ada" w:date="2025-01-01T00:00:00Z">${run('one two')}</w:ins></w:p>${paragraph('Next')}`,
		[inserting('b0', 'one two', 'one', ' more.\nAnd')],
	)
	expect(body).toBe(
		`<w:p w:rsidR="00AA"><w:pPr><w:pStyle w:val="Clause"/><w:rPr><w:ins/></w:rPr></w:pPr><w:ins w:id="1" w:author="Ada" w:date="2025-01-01T00:00:00Z">${r('one')}</w:ins>${added(' more.')}</w:p>` +
			`<w:p w:rsidR="00AA"><w:pPr>${properties}</w:pPr>${added('And')}<w:ins w:id="5" w:author="Ada" w:date="2025-01-01T00:00:00Z">${r(' two')}</w:ins></w:p>${plain('Next')}`,
	)
	expect([accepted, rejected]).toEqual([
		['one more.', 'And two', 'Next'],
		['', 'Next'],
	])
})

test('empty paragraphs can be written in and taken away', async () => {
	const { body, accepted } = await redlined(`<w:p/><w:p/>${paragraph('End')}`, [
		{ kind: 'replace', paragraphId: 'b0', start: 0, end: 0, expected: '', text: 'Words' },
		{ kind: 'delete_paragraph', paragraphId: 'b1', expected: '' },
	])
	expect(body).toBe(`<w:p>${added('Words')}</w:p><w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr></w:p>${plain('End')}`)
	expect(accepted).toEqual(['Words', 'End'])
})

test('a paragraph that runs on from a deleted mark is edited as one', async () => {
	const gone = '<w:rPr><w:del w:id="1" w:author="Ada" w:date="2025-01-01T00:00:00Z"/></w:rPr>'
	const { accepted, rejected } = await redlined(`${paragraph('The fee ', gone)}${paragraph('is due.')}`, [
		replacing('b1', 'The fee is due.', 'fee is', 'price was'),
	])
	expect([accepted, rejected]).toEqual([['The price was due.'], ['The fee ', 'is due.']])
})

test('a text box is edited in both of its copies, so that no reader shows the old words, and what anchors it stays', async () => {
	const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
	const anchor = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box('In the margin')}</wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox>${box('In the margin')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('Anchor')}</w:p>`
	const { accepted, rejected, outcomes, body } = await redlined(anchor, [
		replacing('b1', 'In the margin', 'margin', 'box', 'Why?'),
		inserting('b0', 'Anchor', 'Anchor', 'ed'),
	])
	expect(body.split(`${r('In the ')}${struck('margin')}${added('box')}`)).toHaveLength(3)
	expect([accepted, rejected]).toEqual([
		['Anchored', 'In the box'],
		['Anchor', 'In the margin'],
	])
	expect(outcomes[0]).toMatchObject({ status: 'applied', commentId: null })
})

test('a row is inserted beside another, its cells alike, spanned ones spanned', async () => {
	const head = cell(paragraph('Item', '<w:jc w:val="left"/>'), '<w:vMerge w:val="restart"/>') + cell(`<w:p>${run('Price', '<w:b/>')}</w:p>`)
	const next = cell('<w:p/>', '<w:vMerge/>') + cell(paragraph('10'))
	const { body, accepted, rejected, outcomes } = await redlined(`${table(head, next)}${paragraph('End')}`, [
		{ kind: 'insert_row', paragraphId: 'b1', where: 'after', expected: 'Price', cells: ['', '20'] },
		{ kind: 'insert_row', paragraphId: 'b1', where: 'after', expected: 'Price', cells: ['shown?', '20'] },
		{ kind: 'insert_row', paragraphId: 'b1', where: 'after', expected: 'Price', cells: ['20'] },
	])
	const row = `<w:tr><w:trPr><w:ins/></w:trPr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p><w:pPr><w:jc w:val="left"/><w:rPr><w:ins/></w:rPr></w:pPr></w:p></w:tc><w:tc><w:p>${insertedMark}<w:ins>${r('20', '<w:b/>')}</w:ins></w:p></w:tc></w:tr>`
	expect(body).toContain(`</w:tr>${row}<w:tr>`)
	expect([accepted, rejected]).toEqual([
		['Item', 'Price', '', '20', '', '10', 'End'],
		['Item', 'Price', '', '10', 'End'],
	])
	expect(outcomes.map((outcome) => outcome.status === 'refused' && outcome.reason)).toEqual([false, 'cells_differ', 'cells_differ'])
})

test('a row is deleted with all that is in it, tables too', async () => {
	const inner = table(cell(paragraph('inner')))
	const { body, accepted, rejected } = await redlined(
		`${table(cell(paragraph('stays')), cell(inner + paragraph('goes')))}${paragraph('End')}`,
		[{ kind: 'delete_row', paragraphId: 'b2', expected: 'goes' }],
	)
	expect(body.match(/<w:trPr><w:del\/><\/w:trPr>/g)).toHaveLength(2)
	expect(body).toContain(`<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${struck('inner')}</w:p>`)
	expect([accepted, rejected]).toEqual([
		['stays', 'End'],
		['stays', 'inner', 'goes', 'End'],
	])
})
