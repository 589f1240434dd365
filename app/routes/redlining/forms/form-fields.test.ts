import { expect, test } from 'vitest'
import { z } from 'zod'
import { commentBody, FormPlace, mention, reasons, words } from './form-fields.ts'

test('the lines of a text box come as the file keeps them', () => {
	expect(words.parse('one\r\ntwo')).toBe('one\ntwo')
})

test('a comment without words is refused with a sentence', () => {
	expect(commentBody.safeParse('  ').error?.issues[0]?.message).toBe('Enter some text.')
})

test('nobody is mentioned where the choice was left alone', () => {
	expect(mention.parse('')).toEqual([])
})

test.each([
	['words without end', words, 'x'.repeat(20_001), 'Use at most 20,000 characters.'],
	['a reason without end', z.object(reasons), { reason: 'x'.repeat(4001) }, 'Use at most 4,000 characters.'],
])('what is wrong is said in a sentence of ours: %s', (_, schema, value, sentence) => {
	expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence)
})

test('a place that leads out of the page is no place', () => {
	expect(FormPlace.parse({ query: '//evil.example', fragment: '"><b>', version: '0' })).toEqual({
		query: '',
		fragment: '',
		version: undefined,
	})
	expect(FormPlace.parse({ query: '?state=open&s=3', fragment: 's-3', version: '2', scripted: '1' })).toEqual({
		query: '?state=open&s=3',
		fragment: 's-3',
		version: 2,
		scripted: '1',
	})
})
