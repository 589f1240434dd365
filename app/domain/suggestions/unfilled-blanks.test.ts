import { expect, test } from 'vitest'
import { unfilledBlanks } from './unfilled-blanks.ts'

const change = { kind: 'replace', paragraphId: 'b1', start: 0, end: 6, expected: '$5,000', text: '[amount] in [currency]' } as const

test('words with a blank can’t be taken as they are; filled in they can', () => {
	expect(unfilledBlanks({ state: 'accepted', editedText: null }, change)).toEqual(['[amount]', '[currency]'])
	expect(unfilledBlanks({ state: 'edited', editedText: '$3,000 in [currency]' }, change)).toEqual(['[currency]'])
	expect(unfilledBlanks({ state: 'edited', editedText: '$3,000' }, change)).toEqual([])
})

test('to turn words down, or to open them again, nothing has to be filled in', () => {
	expect(unfilledBlanks({ state: 'rejected', editedText: null }, change)).toEqual([])
	expect(unfilledBlanks({ state: 'open', editedText: null }, change)).toEqual([])
})

test('a blank of the paper’s own may stay, and a line to sign on', () => {
	expect(unfilledBlanks({ state: 'accepted', editedText: null }, { ...change, expected: 'a fee of [amount] in [currency]' })).toEqual([])
	expect(unfilledBlanks({ state: 'accepted', editedText: null }, { kind: 'insert_paragraphs', paragraphId: 'b1', where: 'after', expected: 'End.', texts: ['By: ________'] })).toEqual([])
})
