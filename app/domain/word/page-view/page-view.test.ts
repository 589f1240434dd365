import { describe, expect, test } from 'vitest'
import { buildDocx, type DocxContent, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { pageView } from './page-view.ts'
import type { ViewBlock, ViewParagraph } from './view-document.ts'
import { UnreadableDocx } from '../package/word-errors.ts'

const view = (content: DocxContent | string) => pageView(buildDocx(typeof content === 'string' ? { body: content } : content))
const first = async (content: DocxContent | string) => (await view(content)).body[0] as ViewParagraph
const styled = (id: string, text: string) => paragraph(text, `<w:pStyle w:val="${id}"/>`)
const cell = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const texts = (blocks: readonly ViewBlock[]) => blocks.map((block) => (block.kind === 'table' ? 'table' : block.text))

describe('words', () => {
	test('paragraphs have the ids and words of extraction, empty ones too', async () => {
		const { body } = await view(`${paragraph('Agreement')}<w:p/>${paragraph('Fees are due.')}`)
		expect(body.map((block) => (block.kind === 'paragraph' ? [block.id, block.text] : block.kind))).toEqual([
			['b0', 'Agreement'],
			['b1', ''],
			['b2', 'Fees are due.'],
		])
	})

	test('what looks plain says nothing about its looks', async () => {
		expect(await first(paragraph('Fees are due.'))).toEqual({ kind: 'paragraph', id: 'b0', text: 'Fees are due.' })
	})

	test('formatting is told by stretch, from the run, its style and the style of the paragraph', async () => {
		const styles =
			'<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:i/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Term"><w:basedOn w:val="Base"/></w:style><w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>'
		const read = await first({
			styles,
			body: `<w:p><w:pPr><w:pStyle w:val="Term"/></w:pPr>${run('The ')}${run('Fee', '<w:rStyle w:val="Strong"/>')}${run(' is due', '<w:i w:val="0"/><w:u w:val="single"/>')}</w:p>`,
		})
		expect(read.looks).toEqual([
			{ start: 0, end: 4, words: ['italic'] },
			{ start: 4, end: 7, words: ['bold', 'italic'] },
			{ start: 7, end: 14, words: ['underlined'] },
		])
	})

	test('type is small or large against what most of the document is set in', async () => {
		const sized = (text: string, size: number) => `<w:p>${run(text, `<w:sz w:val="${size}"/>`)}</w:p>`
		const { body } = await view(
			`${sized('Agreement', 44)}${sized('Fees are due within thirty days of the invoice.', 24)}${sized('Fine print', 16)}`,
		)
		expect(body.map((block) => block.kind === 'paragraph' && block.looks?.[0]?.words)).toEqual([['huge'], undefined, ['small']])
	})

	test('words a reader of the page would miss are told', async () => {
		const read = await first(`<w:p>${run('Fees')}${run(' double', '<w:vanish/>')}</w:p>`)
		expect(read.looks).toEqual([{ start: 4, end: 11, words: ['hidden'] }])
	})
})

describe('layout', () => {
	const numbering =
		'<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>'
	const listed = (text: string, level = 0, more = '') =>
		paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>${more}`)

	test('list numbers are counted, bullets are dots, and levels indent', async () => {
		const { body } = await view({
			numbering,
			body: listed('Fees') + listed('Monthly', 1) + listed('Term', 0, '<w:ind w:left="0" w:firstLine="0"/>'),
		})
		expect(body).toMatchObject([{ number: '1.', indent: 36, firstLine: -18 }, { number: '•' }, { number: '2.' }])
		expect(body[2]).not.toHaveProperty('indent')
	})

	test('headings tell their level, centred and justified paragraphs their alignment', async () => {
		const styles = '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:pPr><w:jc w:val="center"/></w:pPr></w:style>'
		const { body } = await view({ styles, body: styled('H2', 'Fees') + paragraph('Due.', '<w:jc w:val="both"/>') })
		expect(body).toMatchObject([{ heading: 1, align: 'center' }, { align: 'justify' }])
	})

	test('a page begins where the author broke it', async () => {
		const { body } = await view(
			`${paragraph('One')}<w:p><w:r><w:br w:type="page"/></w:r>${run('Two')}</w:p>${paragraph('Three', '<w:pageBreakBefore/>')}`,
		)
		expect(body.map((block) => block.kind === 'paragraph' && block.newPage)).toEqual([undefined, true, true])
	})
})

describe('tables', () => {
	test('cells keep their spans, and tables in them stay there', async () => {
		const inner = `<w:tbl>${row(cell(paragraph('inner')))}</w:tbl>`
		const { body } = await view(
			`<w:tbl>${row(cell(paragraph('wide'), '<w:gridSpan w:val="2"/>'), cell(paragraph('tall'), '<w:vMerge w:val="restart"/>'))}${row(cell(inner + paragraph('left')), cell(paragraph('right')), cell(paragraph('covered'), '<w:vMerge/>'))}</w:tbl>${paragraph('After')}`,
		)
		const table = body[0]
		if (table?.kind !== 'table') throw new Error('no table')
		expect(table.rows.map((cells) => cells.map(({ columns, rows, blocks }) => [columns, rows, texts(blocks)]))).toEqual([
			[
				[2, undefined, ['wide']],
				[undefined, 2, ['tall']],
			],
			[
				[undefined, undefined, ['table', 'left']],
				[undefined, undefined, ['right']],
			],
		])
		expect(texts(body)).toEqual(['table', 'After'])
	})

	test('a deleted row is gone', async () => {
		const { body } = await view(
			`<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr>${cell(paragraph('old'))}</w:tr>${row(cell(paragraph('new')))}</w:tbl>`,
		)
		expect(body[0]).toMatchObject({ kind: 'table', rows: [[{ blocks: [{ text: 'new' }] }]] })
	})
})

describe('what stands beside the words', () => {
	test('notes have their marks where they are called, and follow the document', async () => {
		const { body, notes } = await view({
			body: `<w:p>${run('Fees')}<w:r><w:footnoteReference w:id="7"/></w:r>${run(' are due')}</w:p>`,
			footnotes: `<w:footnote w:id="7">${paragraph('In dollars.')}</w:footnote>`,
		})
		expect(body[0]).toMatchObject({ text: 'Fees are due', marks: [{ at: 4, kind: 'note', note: 'fn7', label: '1' }] })
		expect(notes).toMatchObject([{ label: '1', note: 'fn7', blocks: [{ id: 'fn7-0', text: 'In dollars.' }] }])
	})

	test('changes of others read as accepted, and can be shown', async () => {
		const { body, authors } = await view(
			`<w:p>${run('within')}<w:del w:id="1" w:author="Northwind"><w:r><w:delText> sixty</w:delText></w:r></w:del><w:ins w:id="2" w:author="Northwind">${run(' thirty')}</w:ins>${run(' days')}</w:p>`,
		)
		expect(body[0]).toMatchObject({
			text: 'within thirty days',
			marks: [{ at: 6, kind: 'deleted', text: ' sixty', author: 'Northwind' }],
			inserted: [{ start: 6, end: 13, author: 'Northwind' }],
		})
		expect(authors).toEqual(['Northwind'])
	})

	test('a deleted formula and a deleted tab to a margin are shown as deleted too', async () => {
		const read = await first(
			`<w:p>${run('Fee:')}<w:del w:id="1" w:author="Northwind"><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x+1</m:t></m:r></m:oMath><w:r><w:ptab w:alignment="right"/><w:delText>net</w:delText></w:r></w:del></w:p>`,
		)
		expect(read).toMatchObject({ text: 'Fee:', marks: [{ at: 4, kind: 'deleted', text: 'x+1\tnet' }] })
	})

	test('comments of the file say who wrote them and where', async () => {
		const { comments } = await view({
			body: `<w:p><w:commentRangeStart w:id="4"/>${run('Fees')}<w:commentRangeEnd w:id="4"/></w:p>`,
			comments: `<w:comment w:id="4" w:author="Northwind">${paragraph('Too high.')}</w:comment>`,
		})
		expect(comments).toEqual([{ author: 'Northwind', date: null, text: 'Too high.', paragraphId: 'b0' }])
	})

	test('a text box follows the paragraph it hangs on', async () => {
		const { body } = await view(
			`<w:p><w:r><w:pict><v:textbox><w:txbxContent>${paragraph('In the margin')}</w:txbxContent></v:textbox></w:pict></w:r>${run('Anchor')}</w:p>`,
		)
		expect(body).toMatchObject([{ text: 'Anchor' }, { text: 'In the margin', boxed: true }])
		expect(body[0]).not.toHaveProperty('marks')
	})

	test('a picture is a place with its alternative text', async () => {
		const read = await first(`<w:p>${run('Logo: ')}<w:r><w:pict><v:shape alt="Harbour Labs"/></w:pict></w:r></w:p>`)
		expect(read.marks).toEqual([{ at: 6, kind: 'picture', says: 'Harbour Labs' }])
	})
})

test('the same file gives the same bytes', async () => {
	const content = `<w:tbl>${row(cell(paragraph('a')))}</w:tbl>${paragraph('b')}`
	expect(JSON.stringify(await view(content))).toBe(JSON.stringify(await view(content)))
})

test('what is no Word file is refused with its reason', async () => {
	await expect(pageView(Buffer.from('no file'))).rejects.toThrow(UnreadableDocx)
})
