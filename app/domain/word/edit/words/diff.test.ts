import { expect, test } from 'vitest'
import { diffOf } from './diff.ts'

test('a diff holds both texts whole', () => {
	const pieces = diffOf('Pay within 60 days of the invoice.', 'Pay within 30 days of a proper invoice.')
	const joined = (left: string) =>
		pieces
			.filter(({ kind }) => kind === 'same' || kind === left)
			.map(({ text }) => text)
			.join('')
	expect(joined('struck')).toBe('Pay within 60 days of the invoice.')
	expect(joined('added')).toBe('Pay within 30 days of a proper invoice.')
	expect(pieces.filter(({ kind }) => kind === 'struck').map(({ text }) => text)).toEqual(['60', 'the'])
})
