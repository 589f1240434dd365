import { expect, test } from 'vitest'
import { paragraph, run } from '#tests/fixtures/build-docx.ts'
import { inserting, redlined, replacing } from '#tests/fixtures/redlined.ts'

const r = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const struck = (text: string) => `<w:del><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const added = (text: string) => `<w:ins>${r(text)}</w:ins>`
const insertedMark = '<w:pPr><w:rPr><w:ins/></w:rPr></w:pPr>'
const two = `${paragraph('Fees')}${paragraph('Term')}`

test('new paragraphs behind words inserted at an end are one insertion with them, those before the next paragraph last', async () => {
	const { body, accepted, rejected } = await redlined(two, [
		{ kind: 'insert_paragraphs', paragraphId: 'b1', where: 'before', expected: 'Term', texts: ['Notice'] },
		inserting('b0', 'Fees', 'Fees', ' due'),
		{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: 'Fees', texts: ['Cap'] },
	])
	expect(body).toBe(
		`<w:p>${insertedMark}${r('Fees')}${added(' due')}</w:p><w:p>${insertedMark}${added('Cap')}</w:p><w:p>${added('Notice')}</w:p><w:p>${r('Term')}</w:p>`,
	)
	expect([accepted, rejected]).toEqual([
		['Fees due', 'Cap', 'Notice', 'Term'],
		['Fees', 'Term'],
	])
})

test('words that replace the last ones stand before them where an insertion follows', async () => {
	const followed = await redlined(two, [
		replacing('b0', 'Fees', 'Fees', 'Costs'),
		{ kind: 'replace', paragraphId: 'b1', start: 0, end: 0, expected: '', text: 'The ' },
	])
	expect(followed.body).toBe(`<w:p>${added('Costs')}${struck('Fees')}</w:p><w:p>${added('The ')}${r('Term')}</w:p>`)
	const alone = await redlined(two, [replacing('b0', 'Fees', 'Fees', 'Costs')])
	expect(alone.body).toBe(`<w:p>${struck('Fees')}${added('Costs')}</w:p><w:p>${r('Term')}</w:p>`)
})

test('paragraphs replaced as a whole one after another never end and begin with new words; behind added words the old ones come first', async () => {
	const three = `${two}${paragraph('Law')}`
	const theLaw = { kind: 'replace', paragraphId: 'b2', start: 0, end: 0, expected: '', text: 'The ' } as const
	const all = await redlined(three, [replacing('b0', 'Fees', 'Fees', 'Costs'), replacing('b1', 'Term', 'Term', 'Period'), theLaw])
	expect(all.body).toBe(
		`<w:p>${added('Costs')}${struck('Fees')}</w:p><w:p>${added('Period')}${struck('Term')}</w:p><w:p>${added('The ')}${r('Law')}</w:p>`,
	)
	const behind = await redlined(three, [inserting('b0', 'Fees', 'Fees', ' due'), replacing('b1', 'Term', 'Term', 'Period'), theLaw])
	expect(behind.body).toBe(
		`<w:p>${r('Fees')}${added(' due')}</w:p><w:p>${struck('Term')}${added('Period')}</w:p><w:p>${added('The ')}${r('Law')}</w:p>`,
	)
})

test('a comment on words that are written first lies around both', async () => {
	const { body } = await redlined(`<w:p>${run('All ')}${run('fees')}</w:p>${paragraph('Term')}`, [
		replacing('b0', 'All fees', 'fees', 'costs', 'Why?'),
		{ kind: 'insert_paragraphs', paragraphId: 'b0', where: 'after', expected: 'All fees', texts: ['Cap'] },
	])
	expect(body).toBe(
		`<w:p>${r('All ')}<w:commentRangeStart w:id="0"/>${added('costs')}${struck('fees')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p><w:p>${insertedMark}${added('Cap')}</w:p><w:p>${r('Term')}</w:p>`,
	)
})
