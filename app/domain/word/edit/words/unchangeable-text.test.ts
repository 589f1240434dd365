import { describe, expect, it, test } from 'vitest'
import { run } from '#tests/fixtures/build-docx.ts'
import { redlined, replacing } from '#tests/fixtures/redlined.ts'
import { wordEditsAround } from './unchangeable-text.ts'

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const simple = (result: string) => `<w:fldSimple w:instr=" REF x ">${run(result)}</w:fldSimple>`
const complex = (result: string) =>
	`${mark('begin')}<w:r><w:instrText> REF x </w:instrText></w:r>${mark('separate')}${run(result)}${mark('end')}`
const bound = (result: string) =>
	`<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${run(result)}</w:sdtContent></w:sdt>`
const formula = (result: string) => `<m:oMath><m:r><m:t>${result}</m:t></m:r></m:oMath>`

describe.each([
	['a simple field', simple],
	['a field', complex],
	['a bound control', bound],
	['a formula', formula],
])('an edit around the words of %s', (_, fixed) => {
	it.each([
		['Exhibit A-', '4', ' above', 'Annex B-4 below'],
		['see 4 and (', '4', ')', 'see (4)'],
		['see (', '4', ') or 4', 'refer to (4)'],
		['page ', '4', 'th', 'page 4'],
		['', '4', '', 'No. 4 hereof'],
	])('%s%s%s becomes %s', async (before, words, behind, after) => {
		const text = before + words + behind
		const { outcomes, accepted, rejected, body } = await redlined(
			`<w:p>${before && run(before)}${fixed(words)}${behind && run(behind)}</w:p>`,
			[replacing('b0', text, text, after)],
		)
		expect(outcomes[0]).toMatchObject({ status: 'applied' })
		expect([accepted, rejected]).toEqual([[after], [text]])
		expect(body).toContain(fixed(words).replace(' xml:space="preserve"', ''))
	})
})

test.each([['14.2'], ['4.2A'], ['4.23'], ['1.4.2'], ['5'], ['']])('the words of a simple field are not part of %s', async (after) => {
	const { outcomes } = await redlined(`<w:p>${run('Section ')}${simple('4.2')}</w:p>`, [
		replacing('b0', 'Section 4.2', 'Section 4.2', `Clause ${after}`),
	])
	expect(outcomes[0]).toMatchObject({ status: 'refused', reason: 'not_editable' })
})

test('of several places of the same words the ones that change least are taken', () => {
	const [before, after] = ['1 of 2 and 1 of 2 apples', '1 of 2 pears and 1 of 2 apples']
	expect(wordEditsAround('4 or 4', '5 or 4 or 4', [{ start: 0, end: 1 }])).toEqual([{ start: 0, end: 0, text: '5 or ' }])
	expect(wordEditsAround(before, after, [{ start: 11, end: 12 }])).toEqual([{ start: 7, end: 7, text: 'pears ' }])
	expect(
		wordEditsAround(before, after, [
			{ start: 0, end: 1 },
			{ start: 16, end: 17 },
		]),
	).toEqual([{ start: 7, end: 7, text: 'pears ' }])
	expect(
		wordEditsAround(before, '2 of 1', [
			{ start: 0, end: 1 },
			{ start: 16, end: 17 },
		]),
	).toBeNull()
})
