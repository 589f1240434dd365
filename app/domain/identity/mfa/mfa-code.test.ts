import { expect, test } from 'vitest'
import { malformedCode, plainCode } from './mfa-code.ts'

test.each([
	['123456', null],
	['123 456', null],
	['ABCD2345', null],
	['abcd-2345', null],
	['ABC234', null],
	['', 'Please enter a 6-digit code'],
	['12345', 'Please enter a 6-digit code'],
	['123456789', 'Please enter a 6-digit code'],
	['ABC', 'Please enter a valid backup code'],
	['ABCD23456', 'Please enter a valid backup code'],
	['ABCD_234', 'Please enter a valid backup code'],
])('%j as a code is answered %j', (typed, sentence) => {
	expect(malformedCode(plainCode(typed))).toBe(sentence)
})
