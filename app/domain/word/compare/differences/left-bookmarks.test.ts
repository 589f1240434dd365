import { expect, test } from 'vitest'
import { buildDocx, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { compare } from '../compare.ts'

const stamp = { author: 'Ada Founder', date: '2026-11-21T12:00:00Z' }
const delivery = 'The Supplier delivers the Goods within ten days of each order of the Customer.'
const others = [
	'Each party keeps the information of the other secret.',
	'This Agreement is governed by the laws of England.',
	'Notices go by registered mail.',
]
	.map((text) => paragraph(text))
	.join('')
const marked = (name: string) => `<w:p><w:bookmarkStart w:id="1" w:name="${name}"/>${run(delivery)}<w:bookmarkEnd w:id="1"/></w:p>`
const reference = (name: string) => `<w:p><w:fldSimple w:instr=" REF ${name} \\h ">${run('Section 1')}</w:fldSimple></w:p>`

async function listed(old: string, next: string): Promise<string[]> {
	const { notCompared } = await compare(buildDocx({ body: old }), buildDocx({ body: next }), stamp)
	return notCompared.filter(({ what }) => what.includes('bookmark')).map(({ where }) => where)
}

test('a bookmark of a moved paragraph that something refers to stays where it was, and is listed', async () => {
	expect(await listed(marked('_Ref1') + others + reference('_Ref1'), others + marked('_Ref1') + reference('_Ref1'))).toEqual([
		expect.stringMatching(/^b0: The Supplier/),
	])
})

test.each([
	['nothing refers to it', marked('_Ref1') + others + reference('_Ref12'), others + marked('_Ref1') + reference('_Ref12')],
	['the new version has it no more', marked('_Ref1') + others + reference('_Ref1'), others + paragraph('Another end.')],
	['its paragraph stays', marked('_Ref1') + others + reference('_Ref1'), marked('_Ref1') + reference('_Ref1')],
])('it is not listed where %s', async (_, old, next) => {
	expect(await listed(old, next)).toEqual([])
})
