import { describe, expect, test } from 'vitest'
import { contractNames, contractSource } from '#tests/fixtures/contracts.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import type { Sentence } from '../clause.ts'
import { detectors } from '../classifier/detectors.ts'
import { readStructure } from '../structure/read-structure.ts'
import { searchFor, sentencesToRead } from './sentences-to-read.ts'

function sentencesOf(...texts: string[]): Sentence[] {
	return [...texts, ...Array.from({ length: 40 }, (_, number) => `Filler ${number} says nothing.`)].map((text, number) => ({
		text,
		start: number * 100,
		end: number * 100 + text.length,
		clauseId: null,
	}))
}

const found = (sentences: readonly Sentence[], pattern: RegExp) => sentencesToRead(sentences, pattern).map(({ text }) => text)

test('only sentences with the words of a pattern are read', () => {
	const sentences = sentencesOf('The Fee is due.', 'The FEES fall due.', 'Feeling is free.', 'A coffee.')
	expect(found(sentences, /\bfees?\b/i)).toEqual(['The Fee is due.', 'The FEES fall due.'])
	expect(found(sentences, /\bfee/i)).toEqual(['The Fee is due.', 'The FEES fall due.', 'Feeling is free.'])
	expect(found(sentences, /offee/i)).toEqual(['A coffee.'])
	expect(found(sentences, /ffee\b/i)).toEqual(['A coffee.'])
	expect(found(sentences, /\bdue\b[^.]*\bfees\b|\bfeel\w+\b/i)).toEqual(['The FEES fall due.', 'Feeling is free.'])
	expect(found(sentences, /\broyalt/i)).toEqual([])
})

test('sentences of one topic are looked up in the index of the document', () => {
	const all = sentencesOf('The fee is due.', 'A coffee.')
	expect(found(all, /\bfee\b/)).toEqual(['The fee is due.'])
	const topic = all.slice(1, 20)
	const added = { text: 'Another fee.', start: 9000, end: 9012, clauseId: null }
	expect(found([...topic, added], /\bfee\b/)).toEqual(['Another fee.'])
	expect(searchFor(topic, /\bcoffee\b/)?.(0)).toBe(true)
	expect(searchFor(topic, /\bcoffee\b/)?.(1)).toBe(false)
})

test('a document of many words loses none of them', () => {
	const sentences = sentencesOf(
		...Array.from({ length: 700 }, (_, number) => Array.from({ length: 9 }, (_word, word) => `w${number}x${word}`).join(' ')),
	)
	for (let number = 0; number < 700; number += 7)
		expect(found(sentences, new RegExp(`\\bw${number}x${number % 9}\\b`))).toEqual([sentences[number]!.text])
})

test('all sentences are read where words tell nothing', () => {
	const sentences = sentencesOf('One.')
	expect(sentencesToRead(sentences, /\w+/)).toBe(sentences)
	expect(sentencesToRead(sentences, /fee/g)).toBe(sentences)
	expect(sentencesToRead(sentences.slice(0, 3), /fee/)).toHaveLength(3)
	expect(sentencesToRead(sentencesOf('The \u212aey.'), /royalt/iu)).toHaveLength(41)
})

describe.each(contractNames)('in %s', (name) => {
	const { sentences } = readStructure(documentFromText(contractSource(name).repeat(3)))

	test('no pattern misses a sentence', () => {
		for (const { pattern, needs, unless } of detectors) {
			for (const each of [pattern, needs, ...(unless ? [unless] : [])]) {
				const read = new Set(sentencesToRead(sentences, each))
				expect(sentences.filter((sentence) => each.test(sentence.text) && !read.has(sentence))).toEqual([])
			}
		}
	})
})
