import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

const pages = Array.from({ length: 60 }, (_, index) => ({ page: index + 1 }))
const shown = (asked: number) => {
	const { pages: part, ...around } = pagesShown(pages, asked)
	return { first: part[0]?.page, last: part.at(-1)?.page, ...around }
}

test.each([
	[NaN, { first: 1, last: 25, previous: null, next: 26 }],
	[30, { first: 26, last: 50, previous: 1, next: 51 }],
	[60, { first: 51, last: 60, previous: 26, next: null }],
	[61, { first: 1, last: 25, previous: null, next: 26 }],
])('page %s is shown with the pages around it', (asked, expected) => {
	expect(shown(asked)).toEqual(expected)
})
