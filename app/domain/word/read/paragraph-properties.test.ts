import { expect, test } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { readDocx, textOf } from '#tests/fixtures/read-docx.ts'

const styles = [
	'<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>',
	'<w:style w:type="paragraph" w:styleId="Firm"><w:name w:val="Firm Heading"/><w:basedOn w:val="berschrift2"/><w:rPr><w:b/></w:rPr></w:style>',
	'<w:style w:type="paragraph" w:styleId="Outlined"><w:name w:val="Outlined"/><w:pPr><w:outlineLvl w:val="3"/></w:pPr></w:style>',
	'<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>',
].join('')
const styled = (id: string) => paragraph('Fees', `<w:pStyle w:val="${id}"/>`)

test.each([
	['a heading style of any language', styled('berschrift2'), 'heading', 1],
	['a style based on one', styled('Firm'), 'heading', 1],
	['a style with an outline level', styled('Outlined'), 'heading', 3],
	['an outline level of its own', paragraph('Fees', '<w:outlineLvl w:val="0"/>'), 'heading', 0],
	['body text set inside a heading style', paragraph('Fees', '<w:pStyle w:val="Outlined"/><w:outlineLvl w:val="9"/>'), 'paragraph', null],
	['a heading in a file without that style', styled('Heading1'), 'heading', 0],
	['plain text', paragraph('Fees'), 'paragraph', null],
])('%s', async (_, body, kind, level) => {
	const document = await readDocx({ body, styles })
	expect(document.paragraphs[0]).toMatchObject({ kind, level })
})

test.each([
	['all letters bold', run('Fees', '<w:b/>') + run('. ') + run('Due', '<w:b/>'), true],
	['all letters underlined', run('Fees', '<w:u w:val="single"/>'), true],
	['bold only at the start', run('Fees', '<w:b/>') + run(' are due'), false],
	['bold switched off', run('Fees', '<w:b w:val="0"/>'), false],
	['underlining named none', run('Fees', '<w:u w:val="none"/>'), false],
])('%s: emphasised is %s', async (_, inside, emphasised) => {
	expect((await readDocx(`<w:p>${inside}</w:p>`)).paragraphs[0]?.emphasised).toBe(emphasised)
})

test('a bold style emphasises its paragraphs', async () => {
	expect((await readDocx({ body: styled('Firm'), styles })).paragraphs[0]?.emphasised).toBe(true)
})

test.each([
	['hidden text', '<w:vanish/>'],
	['text of a hidden style', '<w:rStyle w:val="Secret"/>'],
	['white on white', '<w:color w:val="FFFFFF"/>'],
	['white on a white field', '<w:color w:val="fefefe"/><w:shd w:val="clear" w:fill="FFFFFF"/>'],
	['type of one point', '<w:sz w:val="2"/>'],
])('%s stays in the text and is pointed out', async (_, properties) => {
	const document = await readDocx({ body: `<w:p>${run('Fees are due')}${run(' twice', properties)}${run('.')}</w:p>`, styles })
	expect(document.text).toBe('Fees are due twice.')
	expect(document.hiddenSpans.map((span) => textOf(document, span))).toEqual([' twice'])
})

test.each([
	['on a dark field', run('Fees', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864"/>'), ''],
	['in a dark paragraph', run('Fees', '<w:color w:val="FFFFFF"/>'), '<w:shd w:val="clear" w:fill="000000"/>'],
	['highlighted', run('Fees', '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>'), ''],
])('white text %s is there to be read', async (_, inside, properties) => {
	expect((await readDocx(`<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`)).hiddenSpans).toEqual([])
})

test('white text in the dark head of a table is there to be read', async () => {
	const document = await readDocx(
		`<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="002060"/></w:tcPr><w:p>${run('Fee', '<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`,
	)
	expect(document.hiddenSpans).toEqual([])
})
