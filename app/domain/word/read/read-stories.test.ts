import { expect, test } from 'vitest'
import { buildDocx, paragraph, run } from '#tests/fixtures/build-docx.ts'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { PlainParagraph } from './lazy-paragraphs.ts'
import { readStories, readStoriesLazily } from './read-stories.ts'

async function paragraphsOf(bytes: Uint8Array, read = readStories) {
	const stories = read(await openDocxFile(bytes))
	return stories.flatMap(({ paragraphs }) => paragraphs).map(({ id, kind, text }) => ({ id, part: kind, text }))
}

const documents = Array.from({ length: 60 }, (_, index) => randomDocument(index + 1).bytes)

test('the paragraphs are those of extraction, by the same names and with the same words, and the empty ones', async () => {
	for (const [index, bytes] of documents.entries()) {
		const extraction = await extractDocx(bytes)
		if (!extraction.readable) throw new Error(extraction.reason)
		const { text, paragraphs } = extraction.document
		const extracted = paragraphs.map(({ id, part, start, end }) => ({ id, part, text: text.slice(start, end) }))
		expect(
			(await paragraphsOf(bytes)).filter((each) => each.text.trim() !== ''),
			`document ${index + 1}`,
		).toEqual(extracted)
	}
})

test('what is read later reads the same', async () => {
	for (const [index, bytes] of documents.entries())
		expect(await paragraphsOf(bytes, readStoriesLazily), `document ${index + 1}`).toEqual(await paragraphsOf(bytes))
})

test('a paragraph is read later only where nothing reaches into it', async () => {
	const deleted = '<w:rPr><w:del w:id="1" w:author="Ada" w:date="2025-01-01T00:00:00Z"/></w:rPr>'
	const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
	const bytes = buildDocx({
		body: `${paragraph('plain')}${paragraph('runs ', deleted)}<w:bookmarkEnd w:id="9"/>${paragraph('on')}${paragraph('plain')}<w:p>${mark('begin')}</w:p>${paragraph('hidden')}${paragraph('hidden')}<w:p>${mark('separate')}${run('shown')}${mark('end')}</w:p>${paragraph('after')}${paragraph('plain')}<w:sectPr/>`,
	})
	expect(await paragraphsOf(bytes, readStoriesLazily)).toEqual(await paragraphsOf(bytes))
	const [body] = readStoriesLazily(await openDocxFile(bytes))
	expect(body?.paragraphs.filter((each) => each instanceof PlainParagraph).map(({ id }) => id)).toEqual(['b0', 'b3'])
})
