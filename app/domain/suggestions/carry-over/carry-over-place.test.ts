import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { versionText, locateText, type AnchoredChange } from './carry-over-place.ts'
import { anchorHash } from '#app/domain/placing/paragraph-places.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'

const fees = 'The fee is $500. It is due in 60 days. Late fees are 5 percent.'
const before = versionText(documentFromText(`1. Start.\n${fees}\nThe end.`))
const now = (...lines: string[]) => versionText(documentFromText(lines.join('\n')))

function replacing(expected: string, text: string): AnchoredChange {
	const start = fees.indexOf(expected)
	return {
		change: { kind: 'replace', paragraphId: before.paragraphs[1]!.paragraph.id, start, end: start + expected.length, expected, text },
		editedText: null,
		anchorHash: anchorHash(fees),
		paragraph: 1,
	}
}

function onWhole(change: SuggestionChange): AnchoredChange {
	return { change, editedText: null, anchorHash: anchorHash(change.expected), paragraph: 1 }
}

const [fee, due, late] = [replacing('$500', '$400'), replacing('60 days', '30 days'), replacing('5 percent', 'one percent')]

test('words stand where their paragraph reads as it did, wherever it stands now', () => {
	expect(locateText(fee, [due], before, now('A new line.', '1. Start.', fees))).toMatchObject({
		words: 'stand',
		change: { start: 11, end: 15 },
		placed: { index: 2 },
	})
})

test('of paragraphs that read the same the nearest is meant', () => {
	expect(locateText({ ...fee, change: { ...fee.change, paragraphId: 'gone' } }, [], before, now(fees, 'One.', 'Two.', fees))).toMatchObject(
		{ placed: { index: 0 } },
	)
	expect(
		locateText({ ...fee, paragraph: 3, change: { ...fee.change, paragraphId: 'gone' } }, [], before, now(fees, 'One.', 'Two.', fees)),
	).toMatchObject({ placed: { index: 3 } })
})

test('of several in one paragraph some may be taken over: the others stand at their moved places', () => {
	const back = now(fees.replace('$500', '$400').replace('5 percent', 'one percent'))
	expect(locateText(fee, [due, late], before, back)).toEqual({ words: 'taken' })
	expect(locateText(late, [fee, due], before, back)).toEqual({ words: 'taken' })
	expect(locateText(due, [fee, late], before, back)).toMatchObject({
		words: 'stand',
		change: { start: fees.indexOf('60 days'), expected: '60 days' },
	})
	const longer = { ...fee, editedText: '$12,000 in all' }
	expect(locateText(due, [longer], before, now(fees.replace('$500', '$12,000 in all')))).toMatchObject({
		words: 'stand',
		change: { start: fees.indexOf('60 days') + 10, end: fees.indexOf('60 days') + 17 },
	})
})

test('what somebody wrote in its place counts, not what was first suggested', () => {
	expect(locateText({ ...due, editedText: '45 days' }, [], before, now(fees.replace('60 days', '45 days')))).toEqual({ words: 'taken' })
	expect(locateText({ ...due, editedText: '45 days' }, [], before, now(fees.replace('60 days', '30 days')))).toEqual({ words: 'gone' })
})

test('it counts as taken over too where more was changed around it', () => {
	expect(locateText(due, [], before, now(fees.replace('60 days', '30 days').replace('The fee', 'A fee')))).toEqual({ words: 'taken' })
	expect(locateText(due, [], before, now(fees.replace('60 days', '90 days')))).toEqual({ words: 'gone' })
})

test('a clause that came in is not asked for again; its number may be another', () => {
	const clause = onWhole({
		kind: 'insert_paragraphs',
		paragraphId: 'b1',
		where: 'after',
		expected: fees,
		texts: ['13. Notices are sent by e-mail.'],
	})
	expect(locateText(clause, [], before, now('1. Start.', fees, '4. Notices are sent by e-mail.'))).toEqual({ words: 'taken' })
	expect(locateText(clause, [], before, now('1. Start.', fees))).toMatchObject({ words: 'stand' })
	expect(locateText(clause, [], before, now('1. Start.'))).toEqual({ words: 'gone' })
})

test('a clause that went is not struck again; one with other words is another clause', () => {
	const strike = onWhole({ kind: 'delete_paragraph', paragraphId: 'b1', expected: fees })
	expect(locateText(strike, [], before, now('1. Start.', 'The end.'))).toEqual({ words: 'taken' })
	expect(locateText(strike, [], before, now('1. Start.', fees.replace('60', '90')))).toEqual({ words: 'gone' })
})

test('without the words of the old version nothing is guessed', () => {
	expect(locateText(due, [], undefined, now(fees.replace('60 days', '30 days')))).toEqual({ words: 'gone' })
})
