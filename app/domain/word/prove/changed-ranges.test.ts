import { expect, test } from 'vitest'
import { buildDocx, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { sourceOf } from '../package/xml/element-source.ts'
import { changedRanges } from './changed-ranges.ts'

const marked = (text: string) => paragraph(text, '<w:rPr><w:del w:id="1"/></w:rPr>')
const field = (type: string) => `<w:p><w:r><w:fldChar w:fldCharType="${type}"/></w:r></w:p>`

async function stretchesOf(before: string[], after: string[], touched: number[] = []) {
	const [one, other] = await Promise.all(
		[before, after].map(async (blocks) => (await openDocxFile(buildDocx({ body: blocks.join('') }))).tree('word/document.xml')!),
	)
	const words = (blocks: readonly Parameters<typeof sourceOf>[0][]) =>
		blocks.map((block) => sourceOf(block).replace(/<[^>]*>/g, '')).join('|')
	return changedRanges(one!, other!, ({ paragraphIndex }) => touched.includes(paragraphIndex))?.map((stretch) => [
		words(stretch.before),
		words(stretch.after),
	])
}

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((text) => paragraph(text)) as [string, string, string, string, string]
const x = `<w:p>${run('x')}</w:p>`

test('a stretch is what was changed, put in or taken out', async () => {
	expect(await stretchesOf([a, b, c, d], [a, x, c, d])).toEqual([['b', 'x']])
	expect(await stretchesOf([a, b, c, d], [a, b, x, c, d, x])).toEqual([
		['', 'x'],
		['', 'x'],
	])
	expect(await stretchesOf([a, b, c, d], [b, c])).toEqual([
		['a', ''],
		['d', ''],
	])
	expect(await stretchesOf([a, b], [a, b])).toEqual([])
})

test('of equal paragraphs the one that was touched is the changed one', async () => {
	expect(await stretchesOf([a, a, a, a], [x, a, a, a])).toEqual([['a', 'x']])
	expect(await stretchesOf([a, a, a, a, a], [a, x, a, x, a], [1, 3])).toEqual([
		['a', 'x'],
		['a', 'x'],
	])
})

test('a paragraph whose mark may go belongs to what it runs on into', async () => {
	expect(await stretchesOf([a, marked('m'), b, c], [a, marked('m'), x, c])).toEqual([['m|b', 'm|x']])
	expect(
		await stretchesOf([a, marked('m'), '<w:bookmarkEnd w:id="0"/>', b, c], [a, marked('m'), '<w:bookmarkEnd w:id="0"/>', x, c]),
	).toEqual([['m||b', 'm||x']])
	expect(await stretchesOf([a, b, c, d], [a, marked('b'), c, d])).toEqual([['b|c', 'b|c']])
	expect(await stretchesOf([a, b, c, d, e], [x, marked('b'), c, x, e])).toEqual([
		['a|b|c', 'x|b|c'],
		['d', 'x'],
	])
})

test('a field that runs over blocks is read whole', async () => {
	expect(await stretchesOf([a, field('begin'), b, field('end'), c], [a, field('begin'), x, field('end'), c])).toEqual([['|b|', '|x|']])
	expect(await stretchesOf([a, field('begin'), b, field('end'), c, d], [a, field('begin'), b, field('end'), x, d])).toEqual([['c', 'x']])
})

test('other namespaces, or fields that only one of them follows, ask for reading as a whole', async () => {
	expect(await stretchesOf([a, b], [a, field('begin')])).toBeUndefined()
	const [one, other] = await Promise.all(
		['x', 'y'].map(async (prefix) =>
			(
				await openDocxFile(
					buildDocx({
						body: a,
						files: {
							'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:${prefix}="urn:x"><w:body>${a}</w:body></w:document>`,
						},
					}),
				)
			).tree('word/document.xml')!,
		),
	)
	expect(changedRanges(one!, other!, () => false)).toBeNull()
})
