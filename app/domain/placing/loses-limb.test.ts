import { expect, test } from 'vitest'
import { losesLimb } from './loses-limb.ts'

const change = (expected: string, text: string) =>
	({ kind: 'replace', paragraphId: 'p', start: 0, end: expected.length, expected, text }) as const

test.each([
	[
		'The Baker may raise prices at will and shall honor every open order of the Cafe.',
		'The Baker may raise its prices once a year, by five percent at most.',
		true,
	],
	[
		'The Cafe shall not subcontract or assign this Agreement.',
		'Neither party may assign this Agreement to anybody else without consent.',
		true,
	],
	['The Baker may raise prices at will.', 'The Baker may raise its prices once a year, by five percent at most.', false],
	['The Baker bakes for two years and shall then leave.', 'The Baker bakes for one year and shall then leave.', false],
])('"%s" by "%s"', (expected, text, loses) => {
	expect(losesLimb(change(expected, text))).toBe(loses)
})
