import { FeatureSet } from '../clauses/wording/feature-set.ts'
import { hashFeature, hashPair, hashWord } from '../clauses/wording/hashing.ts'
import { stem } from '../clauses/wording/stem.ts'
import type { Actor } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { RoleKind } from '../sides/document-party.ts'
import type { SideWord } from './side-words.ts'

/** A sentence as the point model sees it, for any side. */
export interface PointSentence {
	words: readonly SideWord[]
	/** The words that open the list in which it is an item; empty for a sentence of its own. */
	lead: readonly SideWord[]
	/** Headings of its clause and of the clauses around that, innermost first. */
	headings: readonly string[]
	acts: readonly Predication[]
}

/** What a feature is taken from. */
const kind = { word: 0, pair: 1, triple: 2, skip: 3, lead: 4, leadPair: 5, heading: 6, act: 7, actVerb: 8, actObject: 9, actTowards: 10, length: 11, role: 12, roleWord: 13, manner: 14, condition: 15 }

/** A classifier looks no further into a very long sentence. */
const mostWords = 220
const leadWords = 40

/**
 * Features of a sentence for one side: words in ones, twos and threes in which the reader is `§me` and every other party
 * `§them`, the headings above it, and its verbs with who acts on whom.
 *
 * @param reader id of the party that reads
 */
export function pointFeatures(features: FeatureSet, { words, lead, headings, acts }: PointSentence, reader: string, role: RoleKind | null): void {
	features.clear()
	const hashes = words.slice(0, mostWords).map((word) => hashWord(wordFor(word, reader)))
	let [before, twoBefore] = [0, 0]
	for (const [at, hash] of hashes.entries()) {
		features.add(hashFeature(kind.word, hash))
		if (at > 0) features.add(hashFeature(kind.pair, before, hash))
		if (at > 1) {
			features.add(hashFeature(kind.triple, hashPair(twoBefore, before), hash))
			features.add(hashFeature(kind.skip, twoBefore, hash))
		}
		twoBefore = before
		before = hash
	}
	features.add(hashFeature(kind.length, Math.min(8, Math.floor(Math.log2(words.length + 1)))))
	let last = 0
	for (const word of lead.slice(-leadWords)) {
		const hash = hashWord(wordFor(word, reader))
		features.add(hashFeature(kind.lead, hash))
		features.add(hashFeature(kind.leadPair, last, hash))
		last = hash
	}
	for (const [level, heading] of headings.entries()) {
		for (const word of heading.toLowerCase().match(/\p{L}{3,}/gu) ?? []) features.add(hashFeature(kind.heading, hashWord(stem(word)), Math.min(level, 1)))
	}
	if (role) features.add(hashFeature(kind.role, hashWord(role)))
	for (const act of acts) addAct(features, act, reader, role)
}

function addAct(features: FeatureSet, { subject, modality, passive, verb, object, towards, adjuncts, conditions, confidence }: Predication, reader: string, role: RoleKind | null) {
	if (confidence < leastSure) return
	const who = hashWord(`${sideOf(subject?.actor ?? null, reader)}${passive ? ' passive' : ''}`)
	const how = hashPair(who, hashWord(modality))
	const does = hashWord(verb)
	features.add(hashFeature(kind.act, how))
	features.add(hashFeature(kind.actVerb, how, does))
	if (role) features.add(hashFeature(kind.roleWord, hashPair(hashWord(role), how), does))
	for (const word of object?.text.toLowerCase().match(/\p{L}{3,}/gu)?.slice(0, objectWords) ?? []) features.add(hashFeature(kind.actObject, hashPair(how, does), hashWord(stem(word))))
	for (const { actor } of towards) features.add(hashFeature(kind.actTowards, hashPair(how, does), hashWord(sideOf(actor, reader))))
	for (const { text } of adjuncts) for (const word of text.toLowerCase().match(/\p{L}{4,}/gu)?.slice(0, objectWords) ?? []) features.add(hashFeature(kind.manner, how, hashWord(stem(word))))
	features.add(hashFeature(kind.condition, how, Math.min(conditions.length, 2)))
}

const leastSure = 0.5
const objectWords = 6

function sideOf(actor: Actor | null, reader: string): string {
	if (actor === null) return 'nobody'
	if (actor.kind !== 'party') return actor.kind
	return actor.party === reader ? '§me' : '§them'
}

function wordFor(word: SideWord, reader: string): string {
	return typeof word === 'string' ? word : word.party === reader ? '§me' : '§them'
}
