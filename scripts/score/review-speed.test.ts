import { expect, test } from 'vitest'
import { contractSource } from '#tests/fixtures/contracts.ts'
import { ofContractLength, reviewsPerSecond } from './review-speed.ts'

test('texts are cut or repeated to the length of a contract', () => {
	expect(ofContractLength('x'.repeat(90_000))).toBe('x'.repeat(47_000))
	expect(ofContractLength('A clause.')).toHaveLength(47_000)
	expect(ofContractLength('A clause.').startsWith('A clause.\nA clause.\n')).toBe(true)
})

test('whole reviews are timed', { timeout: 120_000 }, () => {
	expect(reviewsPerSecond([contractSource('fair-mutual-nda')])).toBeGreaterThan(0)
})
