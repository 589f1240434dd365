import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { sectionStyle, withNextNumber } from './section-style.ts'

const styleOf = (text: string) => sectionStyle(placedParagraphs(documentFromText(text)))

test.each([
	['1. Supply. The Baker bakes.\n2. Pay. The Cafe pays.', '3. '],
	['§ 1 The Baker bakes.\n§ 2 The Cafe pays.', '§ 3 '],
	['(1) The Baker bakes.\n(2) The Cafe pays.', '(3) '],
	['A. Supply. The Baker bakes.\nB. Pay. The Cafe pays.', 'C. '],
	['Art. 1. The Baker bakes.\nArt. 2. The Cafe pays.', 'Art. 3. '],
	['1 The Baker bakes.\n2 The Cafe pays.', '3 '],
	['1. The Baker bakes:\n(1) bread\n(2) rolls\n2. The Cafe pays.\n3. Austria is home to both.', '4. '],
	['I. Supply. The Baker bakes.\nII. Pay. The Cafe pays.', 'III. '],
	['1. The Baker bakes.\n2. The Cafe pays.\nA. Law. Austria is home to both.', ''],
	['The Baker bakes.\nThe Cafe pays.', ''],
	['1. The Baker bakes.\n3. The Cafe pays.', ''],
])('behind "%s" comes "%s"', (text, next) => {
	expect(styleOf(text).next).toBe(next)
})

test.each([
	['1. SUPPLY. The Baker bakes.\n2. PAY. The Cafe pays.', 'run_in', 'GOVERNING LAW.'],
	['1. Supply of bread. The Baker bakes.\n2. Late pay. The Cafe pays.', 'run_in', 'Governing law.'],
	[
		'Daily Bread: The Baker bakes early, and delivers before the Cafe opens its doors.\nPrompt Pay: The Cafe pays for all of it on the first Monday of a month.',
		'run_in',
		'Governing Law:',
	],
	['1. The Baker bakes.\n2. The Cafe pays.', 'none', 'Governing law.'],
	['1. SUPPLY\n1.1 The Baker bakes.\n2. PAY\n2.1 The Cafe pays.', 'lined', 'Governing law.'],
])('a section in "%s" has headings %s', (text, headings, headed) => {
	const style = styleOf(text)
	expect(style.headings).toBe(headings)
	if (headings === 'run_in') expect(style.headed('Governing Law')).toBe(headed)
})

test.each([
	['13. Law. X', '14. Law. X'],
	['5.4 X', '5.5 X'],
	['§ 7 X', '§ 8 X'],
	['(9) X', '(10) X'],
	['C. Law. X', 'D. Law. X'],
	['VII. Law. X', 'VIII. Law. X'],
	['Nobody owes more.', 'Nobody owes more.'],
])('behind "%s" a second one is "%s"', (words, next) => {
	expect(withNextNumber(words)).toBe(next)
})
