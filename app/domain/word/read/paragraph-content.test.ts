import { expect, test } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { readDocx, textsOf } from '#tests/fixtures/read-docx.ts'

async function read(inside: string) {
	return textsOf(await readDocx(`<w:p>${inside}</w:p>`))
}

const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
const separate = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`

test.each([
	['a tab', `${run('By:')}<w:r><w:tab/></w:r>${run('Ada')}`, 'By:\tAda'],
	['a line break', `${run('Acme Inc.')}<w:r><w:br/></w:r>${run('Delaware')}`, 'Acme Inc. Delaware'],
	['a page break before the first word', `<w:r><w:br w:type="page"/></w:r>${run('Exhibit A')}`, 'Exhibit A'],
	['a hyphen that does not break', `${run('non')}<w:r><w:noBreakHyphen/></w:r>${run('compete')}`, 'non-compete'],
	['a hyphen that shows only at line ends', `${run('indem')}<w:r><w:softHyphen/></w:r>${run('nify')}`, 'indemnify'],
	['a ticked box of a picture font', '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>', '☑'],
	['a symbol nobody can name', `${run('See')}<w:r><w:sym w:font="Wingdings" w:char="F001"/></w:r>`, 'See□'],
	['references and CDATA', '<w:r><w:t>R&amp;D &#x2014; <![CDATA[5 < 6]]></w:t></w:r>', 'R&D — 5 < 6'],
	['a line end of the file within a word run', '<w:r><w:t>Term\r\nSheet</w:t></w:r>', 'Term Sheet'],
	['a link', `<w:hyperlink r:id="none">${run('our policy')}</w:hyperlink>`, 'our policy'],
	['a content control', `<w:sdt><w:sdtPr><w:alias w:val="Party"/></w:sdtPr><w:sdtContent>${run('Acme')}</w:sdtContent></w:sdt>`, 'Acme'],
	['a formula', '<m:oMath><m:r><m:t>x+1</m:t></m:r></m:oMath>', 'x+1'],
	[
		'ruby, above the line left out',
		`<w:r><w:ruby><w:rt>${run('kana')}</w:rt><w:rubyBase>${run('kanji')}</w:rubyBase></w:ruby></w:r>`,
		'kanji',
	],
])('%s reads as it is printed', async (_, inside, expected) => {
	expect(await read(`${inside}${run(' agreed')}`)).toEqual([`${expected} agreed`])
})

test('of a field the result is read and the instruction is not', async () => {
	expect(await read(`${run('on ')}${begin}${instruction(' DATE ')}${separate}${run('1 May')}${end}${run('.')}`)).toEqual(['on 1 May.'])
	expect(await read(`<w:fldSimple w:instr="PAGE">${run('7')}</w:fldSimple>`)).toEqual(['7'])
})

test('a field inside the instruction of another stays out of sight, its result included', async () => {
	const inner = `${begin}${instruction(' MERGEFIELD Fee ')}${separate}${run('hidden')}${end}`
	expect(await read(`${begin}${instruction(' IF ')}${inner}${instruction(' = 1 ')}${separate}${run('shown')}${end}`)).toEqual(['shown'])
})

test('a field that never ends does not swallow the rest of the contract', async () => {
	const document = await readDocx(`<w:p>${begin}${instruction(' TOC ')}${run('Contents')}</w:p>${paragraph('1. Fees')}`)
	expect(textsOf(document)).toEqual(['Contents', '1. Fees'])
})

test('a box ticked in a form is read as ticked', async () => {
	const box = (state: string) =>
		`<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${state}</w:checkBox></w:ffData></w:fldChar></w:r>${instruction(' FORMCHECKBOX ')}${end}`
	expect(await read(`${box('<w:checked/>')}${run(' yes ')}${box('<w:default w:val="0"/>')}${run(' no')}`)).toEqual(['☒ yes ☐ no'])
})

test('of alternatives for old and new Word one is read, never both', async () => {
	const alternatives = (requires: string) =>
		`<mc:AlternateContent><mc:Choice Requires="${requires}">${run('new')}</mc:Choice><mc:Fallback>${run('old')}</mc:Fallback></mc:AlternateContent>`
	expect(await read(alternatives('wps'))).toEqual(['new'])
	expect(await read(alternatives('unheardOf'))).toEqual(['old'])
})

test('marks of footnotes give no text', async () => {
	expect(await read(`${run('Fees')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' are due.')}`)).toEqual(['Fees are due.'])
})
