import { expect, test } from 'vitest'
import { countPages } from './count-pages.ts'

test.each([
	['what Word laid out', 12, 4800, 12],
	['a page for each 500 words where the file does not say', null, 1201, 3],
	['the words count where the file says too few pages to hold them', 1, 30_000, 60],
	['an empty file is a page', null, 0, 1],
	['a file that says it has none', 0, 400, 1],
])('%s', (_, printedPages, words, pages) => {
	expect(countPages(printedPages, 'word '.repeat(words))).toBe(pages)
})
