import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { agreement } from '#tests/agreement.ts'
import { extractedTextDocx, notTheOriginal } from './extracted-text-docx.ts'

test('the words come back with their numbers, and every page says that it is not the original', async () => {
	const document = agreement({ text: 'Fees', kind: 'heading', level: 0, numbering: '2.' }, 'Fees are due within 60 days.')
	const read = await extractDocx(
		await extractedTextDocx({ ...document, pagesNotRead: [{ page: 3, reason: 'damaged' }] }, 'Lease & more.pdf'),
	)
	if (!read.readable) throw new Error(read.reason)
	const words = (part: string) =>
		read.document.paragraphs.filter((paragraph) => paragraph.part === part).map(({ start, end }) => read.document.text.slice(start, end))
	expect(words('body').slice(-2)).toEqual(['2. Fees', 'Fees are due within 60 days.'])
	expect(words('body')[0]).toBe(`${notTheOriginal}.`)
	expect(words('body')[1]).toMatch(/Lease & more\.pdf.*could not be read: 3\./)
	expect(words('header')).toEqual([notTheOriginal])
})
