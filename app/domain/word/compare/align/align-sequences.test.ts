import { expect, test } from 'vitest'
import { alignSequences } from './align-sequences.ts'
import type { Alignable } from './alignable.ts'
import { findMoves } from './find-moves.ts'
import { Vocabulary } from './word-bag.ts'

function paragraphs(texts: readonly string[], vocabulary: Vocabulary): Alignable[] {
	return texts.map((key) => ({ key, words: vocabulary.bagOf(key), kind: 'paragraph', likeness: 0.5 }))
}

function aligned(before: readonly string[], after: readonly string[]): [string, string][] {
	const vocabulary = new Vocabulary()
	const old = paragraphs(before, vocabulary)
	const next = paragraphs(after, vocabulary)
	return alignSequences(old, next).map((pair) => [before[pair.old] ?? '', after[pair.new] ?? ''])
}

test('what reads the same is paired, whatever came and went around it', () => {
	expect(aligned(['Title', 'Fees are due in May.', 'Governing law'], ['Title', 'New clause here.', 'Governing law', 'Signed'])).toEqual([
		['Title', 'Title'],
		['Governing law', 'Governing law'],
	])
})

test('a changed paragraph is paired with what it was changed from, not with what stands in its place', () => {
	const pairs = aligned(
		['The Supplier delivers within ten days of the order.', 'The Customer pays within thirty days of the invoice.'],
		['A wholly unrelated sentence about insurance cover.', 'The Customer pays within sixty days of the invoice.'],
	)
	expect(pairs).toEqual([['The Customer pays within thirty days of the invoice.', 'The Customer pays within sixty days of the invoice.']])
})

test('empty paragraphs are paired where nothing better is lost by it', () => {
	expect(aligned(['One two three', '', 'Four five six'], ['One two three', '', '', 'Four five six'])).toHaveLength(3)
})

test('two long documents without a common word are compared without comparing each with each', () => {
	const before = Array.from({ length: 6000 }, (_, at) => `alpha${at} beta${at} gamma${at}`)
	const after = Array.from({ length: 6000 }, (_, at) => `delta${at} epsilon${at} zeta${at}`)
	const vocabulary = new Vocabulary()
	let looks = 0
	const counting = (texts: string[]) =>
		paragraphs(texts, vocabulary).map((paragraph) => ({
			...paragraph,
			get words() {
				looks += 1
				return paragraph.words
			},
		}))
	expect(alignSequences(counting(before), counting(after))).toEqual([])
	// Comparing each with each would take two looks a pair.
	expect(looks).toBeLessThan(before.length * after.length)
})

test('in a long stretch where every paragraph changed a little, each finds its own', () => {
	const before = Array.from({ length: 3000 }, (_, at) => `Section ${at} binds party${at} to deliver goods${at} every month`)
	const after = before.map((text) => text.replace('every month', 'each week')).filter((_, at) => at % 7 !== 3)
	const pairs = aligned(before, after)
	expect(pairs).toHaveLength(after.length)
	expect(pairs.every(([one, other]) => one.split(' ')[1] === other.split(' ')[1])).toBe(true)
})

test('a sentence that changed places is a move, also when a word of it changed; a short line is none', () => {
	const vocabulary = new Vocabulary()
	const old = paragraphs(
		[
			'Each party keeps the information secret for five years after the end.',
			'Notices go to the addresses on the first page.',
			'Signature',
		],
		vocabulary,
	)
	const next = paragraphs(
		['Signature', 'Each party keeps the information secret for two years after the end.', 'Notices go to the addresses on the first page.'],
		vocabulary,
	)
	expect(findMoves(old, next, [0, 1, 2], [0, 1, 2])).toEqual([
		{ old: 0, new: 1 },
		{ old: 1, new: 2 },
	])
})
