import { expect, test } from 'vitest'
import { isAboutDocument, type BalancedForm } from './balanced-form.ts'

const form: BalancedForm = { isOwnText: ({ start }) => start < 100, whole: true }

test('nothing is found in the unchanged words of a balanced form, nor missing from it', () => {
	expect(isAboutDocument({ rule: 'services.cap_amount', start: 10, end: 60 }, form)).toBe(false)
	expect(isAboutDocument({ rule: 'nda.purpose', start: null, end: null }, form)).toBe(false)
})

test('changed words, open blanks and every other document are judged', () => {
	expect(isAboutDocument({ rule: 'services.cap_amount', start: 110, end: 160 }, form)).toBe(true)
	expect(isAboutDocument({ rule: 'general.blanks', start: 10, end: 20 }, form)).toBe(true)
	expect(isAboutDocument({ rule: 'nda.purpose', start: null, end: null }, { ...form, whole: false })).toBe(true)
	expect(isAboutDocument({ rule: 'services.cap_amount', start: 10, end: 60 }, null)).toBe(true)
})
