import type { FeatureSet } from './feature-set.ts'
import { hashFeature, hashPair } from './hashing.ts'
import type { SentenceReading } from './sentence-reading.ts'

const kind = {
	word: 0,
	stem: 1,
	pair: 2,
	triple: 3,
	length: 4,
	class: 5,
	near: 6,
	wording: 7,
	wordingPair: 8,
	lead: 9,
	leadStem: 10,
	leadClass: 11,
	leadWording: 12,
}

/** Two classes in order within so many words make a feature. */
const nearness = 10
const leadWords = 40

/**
 * The features of a sentence by itself: words, stems, two and three stems in a row, word classes alone and in order
 * near each other, wordings alone and in pairs, and how long it is.
 */
export function addSentence(features: FeatureSet, { words, occurrences, wordings }: SentenceReading): void {
	let before = 0
	let twoBefore = 0
	for (const [at, { hash, stemHash }] of words.entries()) {
		features.add(hashFeature(kind.word, hash))
		features.add(hashFeature(kind.stem, stemHash))
		if (at > 0) features.add(hashFeature(kind.pair, before, stemHash))
		if (at > 1) features.add(hashFeature(kind.triple, hashPair(twoBefore, before), stemHash))
		twoBefore = before
		before = stemHash
	}
	features.add(hashFeature(kind.length, Math.min(7, Math.floor(Math.log2(words.length + 1)))))
	for (const [at, first] of occurrences.entries()) {
		features.add(hashFeature(kind.class, first.class))
		for (let next = at + 1; next < occurrences.length; next++) {
			const second = occurrences[next]
			if (!second || second.at - first.at > nearness) break
			if (second.at > first.at) features.add(hashFeature(kind.near, first.class, second.class))
		}
	}
	for (const [at, first] of wordings.entries()) {
		features.add(hashFeature(kind.wording, first))
		for (let next = at + 1; next < wordings.length; next++) features.add(hashFeature(kind.wordingPair, first, wordings[next]))
	}
}

/** The features that the opening of a list lends to an item under it. */
export function addLead(features: FeatureSet, { words, occurrences, wordings }: SentenceReading): void {
	features.add(hashFeature(kind.lead, 0))
	for (const { stemHash } of words.slice(-leadWords)) features.add(hashFeature(kind.leadStem, stemHash))
	for (const occurrence of occurrences) features.add(hashFeature(kind.leadClass, occurrence.class))
	for (const wording of wordings) features.add(hashFeature(kind.leadWording, wording))
}
