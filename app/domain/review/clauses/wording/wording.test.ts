import { expect, test } from 'vitest'
import { createSentenceReader } from './sentence-reading.ts'

const classes = { may: 'may can', end: 'terminat* cancel', service: 'service account', anyTime: 'at_any_time', not: 'not' }
const wordings = ['may 4 end', 'end 2 service', 'anyTime', 'may 4 end 4 anyTime', 'not|anyTime']
const read = createSentenceReader(classes, wordings)

test('a turn of phrase is found when its classes follow within reach', () => {
	expect(read('We may suspend or terminate the service at any time').wordings).toEqual([0, 1, 2, 3, 4])
	expect(read('We may, for each and every reason there is, terminate').wordings).toEqual([])
	expect(read('To terminate we may').wordings).toEqual([])
})

test('a step looks on when the first match leads nowhere', () => {
	expect(read('We may cancel nothing and can and will terminate this very service at any time').wordings).toContain(3)
})

test('words of several kinds are told by their beginning, whole or in a row', () => {
	const { occurrences } = read('terminating accounts at any moment')
	expect(occurrences).toEqual([{ at: 0, class: 1 }])
})

test('a wording that names no class is a mistake of ours', () => {
	expect(() => createSentenceReader(classes, ['may 4 fly'])).toThrow('names fly')
})

test('of a sentence that repeats its words without end only the beginning is looked at', () => {
	const { wordings, occurrences } = read('may terminat '.repeat(1000))
	expect(wordings).toEqual([0])
	expect(occurrences.length).toBeLessThan(320)
})
