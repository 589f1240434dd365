import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
	['terminates', 'terminat'],
	['terminated', 'terminat'],
	['terminations', 'termin'],
	['termination', 'termin'],
	['provisions', 'provis'],
	['provision', 'provis'],
	['paying', 'pay'],
	['promptly', 'prompt'],
	['agreement', 'agree'],
	['agreements', 'agreement'],
	['licence', 'licenc'],
	['fees', 'fees'],
	['harmless', 'harmles'],
	['notwithstanding', 'notwithstand'],
	['customer', 'customer'],
	['ations', ''],
])('%s has the stem %s', (word, expected) => {
	expect(stem(word)).toBe(expected)
})
