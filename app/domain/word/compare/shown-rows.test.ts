import { expect, test } from 'vitest'
import { shownRows } from './shown-rows.ts'

test('changed paragraphs are shown with one around them, and the others are counted', () => {
	const same = (text: string) => ({ before: text, after: text })
	const rows = [same('a'), same('b'), { before: 'Pay 60 now', after: 'Pay 30 now' }, same('c'), same('d'), same('e')]
	expect(shownRows(rows)).toEqual([
		{ skipped: 1 },
		{ pieces: [{ kind: 'same', text: 'b' }], changed: false },
		{
			pieces: [
				{ kind: 'same', text: 'Pay ' },
				{ kind: 'struck', text: '60' },
				{ kind: 'added', text: '30' },
				{ kind: 'same', text: ' now' },
			],
			changed: true,
		},
		{ pieces: [{ kind: 'same', text: 'c' }], changed: false },
		{ skipped: 2 },
	])
})
