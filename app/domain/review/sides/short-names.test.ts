import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

const none: ReadonlySet<string> = new Set()

test('a name in capitals is also what the text calls it in small letters', () => {
	const text = 'BY AND BETWEEN OTTERWICK PAPER, INC. and ADA LARK. Otterwick Paper employs Ms. Lark. Lark will serve.'
	expect(shortNames('OTTERWICK PAPER, INC.', text, none, false)).toContain('Otterwick Paper')
	expect(shortNames('ADA LARK', text, none, false)).toEqual(expect.arrayContaining(['Lark', 'Ms. Lark']))
})

test('of capitals a single word must act like somebody', () => {
	const text = 'WATER WHEEL, INC. sells pumps. Water is scarce; Water flows. Drink Water, and no more.'
	expect(shortNames('WATER WHEEL, INC.', text, none, false)).not.toContain('Water')
})

test('two signs are a name where one is a digit', () => {
	expect(shortNames('k9 Systems, Inc.', 'k9 Systems, Inc. builds doors. The doors of k9 open.', none, false)).toContain('k9')
})

test('initials that the text goes on to use', () => {
	const text = 'Lark Point Corporation and Finch LLC agree. LPC may sell. LPC will ship. Notices go to LPC.'
	expect(shortNames('Lark Point Corporation', text, none, false)).toContain('LPC')
	expect(shortNames('Lark Point Corporation', `${text} Lead per cent ("LPC") is measured.`, none, false)).not.toContain('LPC')
})

test('a word that begins a longer name first is a short name where it often stands alone', () => {
	const text = 'Otter, Inc. sells the Otter Suite. Otter may repair it, and Otter will not charge when Otter does.'
	expect(shortNames('Otter, Inc.', text, none, false)).toContain('Otter')
})

test('what a mark gives to another company is not the party’s', () => {
	const text = 'Ducal Tools, Inc. is owned by its parent, whose name is Ducal Incorporated ("Ducal"). Ducal may vote.'.padStart(600)
	expect(shortNames('Ducal Towers, Inc.', text, none, false)).not.toContain('Ducal')
})
