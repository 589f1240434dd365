import { expect, test } from 'vitest'
import type { ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import { type DrawnSuggestion, type Piece, piecesOf } from './pieces.ts'

const text = 'Fees are due within 60 days of the invoice.'
const paragraph: ViewParagraph = { kind: 'paragraph', id: 'b4', text }

function replacing(expected: string, proposed: string, more: Partial<DrawnSuggestion> = {}): DrawnSuggestion {
	const start = text.indexOf(expected)
	return {
		number: 1,
		state: 'open',
		title: 'A',
		change: { kind: 'replace', paragraphId: 'b4', start, end: start + expected.length, expected, text: proposed },
		proposed: [proposed],
		...more,
	}
}

/** Pieces in short form: [1] a pin, -struck-, +added+. */
const shown = (pieces: Piece[]) =>
	pieces
		.map((piece) => {
			if (piece.kind === 'words') return piece.struck ? `-${piece.text}-` : piece.text
			if (piece.kind === 'added') return `+${piece.text}+`
			if (piece.kind === 'pin') return `[${piece.suggestion.number}]`
			return piece.kind === 'thread' ? '(c)' : '(m)'
		})
		.join('')
const wordsOf = (pieces: Piece[]) => pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')

test('only the words that change are struck, and those that come stand behind them', () => {
	expect(shown(piecesOf(paragraph, [replacing('due within 60 days', 'due within 30 days')], []))).toBe(
		'Fees are [1]due within -60-+30+ days of the invoice.',
	)
})

test('the words of a paragraph stay whole, whatever lies on them', () => {
	const marked: ViewParagraph = {
		...paragraph,
		looks: [{ start: 2, end: 30, words: ['bold'] }],
		marks: [{ at: 4, kind: 'picture', says: '' }],
		inserted: [{ start: 9, end: 19, author: 'Northwind' }],
	}
	const pieces = piecesOf(
		marked,
		[replacing('60 days', '30 days'), replacing('invoice', 'written invoice', { number: 2 })],
		[{ id: 't', start: 0, end: 8 }],
	)
	expect(wordsOf(pieces)).toBe(text)
	expect(shown(pieces)).toBe('Fees(m) are(c) due within [1]-60-+30+ days of the [2]+written +invoice.')
})

test('what was turned down or lost its place is not drawn, but can still be found', () => {
	expect(shown(piecesOf(paragraph, [replacing('60', '30', { state: 'rejected' })], []))).toBe(
		'Fees are due within [1]60 days of the invoice.',
	)
})

test('words may be put in without taking others away, at the end too', () => {
	expect(
		shown(
			piecesOf(
				paragraph,
				[
					{
						number: 3,
						state: 'accepted',
						title: 'C',
						change: { kind: 'replace', paragraphId: 'b4', start: text.length, end: text.length, expected: '', text: ' No interest.' },
						proposed: [' No interest.'],
					},
				],
				[],
			),
		),
	).toBe(`${text}[3]+ No interest.+`)
})

test('a paragraph that goes is struck whole', () => {
	expect(
		shown(
			piecesOf(
				paragraph,
				[{ number: 1, state: 'open', title: 'D', change: { kind: 'delete_paragraph', paragraphId: 'b4', expected: text }, proposed: [] }],
				[],
			),
		),
	).toBe(`[1]-${text}-`)
})

test('a suggestion that reaches beyond the paragraph is left out rather than drawn wrongly', () => {
	const other = replacing('60', '30')
	expect(shown(piecesOf({ ...paragraph, text: 'Fees' }, [other], []))).toBe('Fees')
})

test('a row that goes has its number in one paragraph and is struck in the others', () => {
	expect(
		shown(
			piecesOf(
				paragraph,
				[
					{
						number: 1,
						state: 'open',
						title: 'D',
						change: { kind: 'delete_paragraph', paragraphId: 'b4', expected: text },
						proposed: [],
						goesOn: true,
					},
				],
				[],
			),
		),
	).toBe(`-${text}-`)
})
