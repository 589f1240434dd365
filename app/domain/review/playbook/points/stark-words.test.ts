import { expect, test } from 'vitest'
import { isStark } from './stark-words.ts'

test.each([
	'The baker pays for the oven even if the mill broke it.',
	'What the mill has seen it may use for good.',
	'She ends the lessons whenever she feels that the pupil is slow.',
	'The fee grows by three percent each month.',
	'Our money comes ninety days after the buyer has it in his hands.',
	'A deposit for the hall is not given back.',
	'The tenant asks before a visit, while the owner is free to come and go.',
	'What you write to us is used to train our helper.',
])('%s', (sentence) => {
	expect(isStark(sentence)).toBe(true)
})

test.each([
	'The baker pays for what he broke himself, up to the price of the oven.',
	'Either side may stop for any reason with two weeks of notice.',
	'A yes is not held back without a reason.',
	'We send a balance sheet within sixty days after the year.',
	'What you write to us is never used to train our helper.',
	'Train tickets are paid on top.',
])('%s is no harsher than usual', (sentence) => {
	expect(isStark(sentence)).toBe(false)
})
