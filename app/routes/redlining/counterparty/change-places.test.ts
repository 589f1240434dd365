import { expect, test } from 'vitest'
import type { ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import { piecesOf } from '../paper/pieces.ts'
import type { DrawnChange } from './change-places.tsx'

const paragraph: ViewParagraph = {
	kind: 'paragraph',
	id: 'b0',
	text: 'Pay within 30 days.',
	inserted: [{ start: 11, end: 13, author: 'Lee' }],
	marks: [{ at: 11, kind: 'deleted', text: '60', author: 'Lee' }],
}
const their: DrawnChange = { number: 1, kind: 'replacement', author: 'Lee', text: '30', replaced: '60', state: 'open', start: 11, end: 13 }

const drawn = (state: DrawnChange['state'], more: Partial<DrawnChange> = {}) => pieces(paragraph, { ...their, ...more, state })

const pieces = (of: ViewParagraph, change: DrawnChange) =>
	piecesOf(of, [], [], [change]).map((piece) => {
		if (piece.kind === 'their_pin') return `#${piece.change.number}`
		if (piece.kind === 'mark') return piece.mark.kind === 'deleted' ? `-${piece.mark.text}-` : ''
		return piece.kind === 'words' ? (piece.author === null ? piece.text : `+${piece.text}+`) : ''
	})

test('an open change has its number before its words, and one that was turned down is left to the suggestion that says so', () => {
	expect(drawn('open')).toEqual(['Pay within ', '#1', '-60-', '+30+', ' days.'])
	expect(drawn('rejected')).toEqual(['Pay within ', '-60-', '+30+', ' days.'])
})

test('an accepted change reads like everything else, and one of somebody else beside it does not', () => {
	expect(drawn('accepted')).toEqual(['Pay within ', '30', ' days.'])
	expect(drawn('accepted', { author: 'Max' })).toContain('-60-')
})

test('what nobody signed is gone for good too once it was accepted', () => {
	const unsigned: ViewParagraph = { ...paragraph, marks: [{ at: 11, kind: 'deleted', text: '60', author: 'Unknown author' }] }
	expect(pieces(unsigned, { ...their, author: '', state: 'accepted' })).toEqual(['Pay within ', '30', ' days.'])
})
