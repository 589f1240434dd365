import { expect, test } from 'vitest'
import { hasBusinessTerms, isForConsumers } from './consumer-terms.ts'

const paper = [
	'8. Liability',
	'8.1 If you are a consumer:',
	'- we owe you no more than 90 euros;',
	'8.2 If you are a business:',
	'- we owe you no more than the fees of one year;',
	'9. Payment',
	'Fees are due in advance. If you are a consumer, you may pay by card.',
	'10. Changes',
	'We may change the fees.',
].join('\n')
const isFor = (words: string) => isForConsumers(paper, { start: paper.indexOf(words), end: paper.indexOf(words) + words.length })

test('a limb under an opening for consumers is theirs alone', () => {
	expect(isFor('we owe you no more than 90 euros')).toBe(true)
	expect(isFor('we owe you no more than the fees of one year')).toBe(false)
	expect(isFor('If you are a consumer, you may pay by card.')).toBe(true)
})

test('a sentence about consumers says nothing of what follows it', () => {
	expect(isFor('We may change the fees.')).toBe(false)
	expect(isFor('Fees are due in advance.')).toBe(false)
})

test('terms for businesses are told from terms for consumers alone', () => {
	expect(hasBusinessTerms(paper)).toBe(true)
	expect(hasBusinessTerms('If you are a consumer, you may send goods back.')).toBe(false)
})
