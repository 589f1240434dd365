import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'

test.each([
	[
		'Finch Looms, Inc., a Maine corporation ("Finch"), engages Ada Lark, an individual of Dover (the "Weaver"), on these terms.',
		'Ada Lark',
		'Weaver',
	],
	[
		'This promise is given on May 4, 2026 (the "Start Date") by Ada Lark of 4 Mill Lane, Dover (the "Guest") to Finch Looms, Inc., a Maine corporation (the "Company").',
		'Ada Lark',
		'Guest',
	],
	['Finch Looms, Inc., of Dover ("Finch"), lets Wren Mills, Inc., of Troy ("Wren"), use its pattern library.', 'Wren Mills, Inc.', 'Wren'],
])('the other side stands in the same sentence: %s', (opening, name, role) => {
	const { parties } = ruleInput(`# Terms\n\n${opening}\n\n1. Work. The work is done with care.`, null)
	expect(parties.map((party) => [party.name, party.role])).toContainEqual([name, role])
	expect(parties).toHaveLength(2)
})

test('what else a sentence defines is no party', () => {
	const { parties } = ruleInput(
		'# Terms\n\nFinch Looms, Inc., a Maine corporation ("Finch"), opens the Dover Yarn Hall (the "Hall") on May 4, 2026.\n\n1. Work. The work is done with care.',
		null,
	)
	expect(parties.map(({ name }) => name)).toEqual(['Finch Looms, Inc.'])
})
