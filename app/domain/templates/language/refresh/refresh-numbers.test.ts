import { expect, test } from 'vitest'
import { checkPackage } from '#app/domain/word/prove/check-package.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { assembled, p, r, templateFile, wordsOf } from '#tests/fixtures/template-docx.ts'

let id = 1
const numbered = (text: string, name: string) =>
	`<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:bookmarkStart w:id="${id}" w:name="${name}"/>${r(text)}<w:bookmarkEnd w:id="${id++}"/></w:p>`
const simple = (instruction: string, shown: string) => `<w:fldSimple w:instr=" ${instruction} ">${r(shown)}</w:fldSimple>`
const complex = (instruction: string, shown: string) =>
	`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const entry = (text: string, target: string) =>
	p(`<w:hyperlink w:anchor="${target}">${r(text)}${complex(`PAGEREF ${target} \\h`, '1')}</w:hyperlink>`)

const clauses = [
	numbered('Scope', '_Ref1'),
	p('{{#if fees}}'),
	numbered('Fees', '_Toc2'),
	p('{{/if}}'),
	numbered('Law of {{state}}', '_Ref3'),
].join('')

test('numbers in references follow the clauses that came or went, also in parts without placeholders', async () => {
	const body =
		clauses +
		p(
			'See ',
			simple('REF _Ref3 \\r \\h', '3'),
			', ',
			complex('REF _Ref3 \\w \\h', '3'),
			' and ',
			complex('REF _Ref1 \\n', '1'),
			': ',
			simple('REF _Ref3', 'Law of'),
		)
	const file = templateFile(body, { footer: p('Section ', simple('REF _Ref3 \\r', '3')) })
	const without = await assembled(file, { fees: false, state: 'Ohio' })
	expect(await wordsOf(without)).toEqual(['Scope', 'Law of Ohio', 'See 2, 2 and 1: Law of Ohio', 'Section 2'])
	const withFees = await assembled(file, { fees: true, state: 'Ohio' })
	expect(await wordsOf(withFees)).toEqual(['Scope', 'Fees', 'Law of Ohio', 'See 3, 3 and 1: Law of Ohio', 'Section 3'])
	expect((await openDocxFile(withFees.bytes!)).sameBytes('word/footer1.xml', await openDocxFile(file))).toBe(true)
})

test('a table of contents loses headings that went, gets its numbers, and is left to Word for its pages', async () => {
	const [begin, end] = complex('TOC \\o "1-3" \\h', '|').split(r('|'))
	const toc = p(begin!) + entry('1.', '_Ref1') + entry('2.', '_Toc2') + entry('3.', '_Ref3') + p(end!)
	const result = await assembled(templateFile(toc + clauses, { withSettings: true }), { fees: false, state: 'Ohio' })
	expect(await wordsOf(result)).toEqual(['', '1.1', '2.1', '', 'Scope', 'Law of Ohio'])
	const after = await openDocxFile(result.bytes!)
	expect(after.part('word/document.xml')).toContain('<w:fldChar w:fldCharType="begin" w:dirty="true"/>')
	expect(after.part('word/settings.xml')).toContain('<w:defaultTabStop w:val="708"/><w:updateFields w:val="true"/></w:settings>')
	expect(checkPackage(after)).toEqual([])
})
