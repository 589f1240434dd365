import type { FeatureSet } from '../clauses/wording/feature-set.ts'
import { hashFeature, hashPair, hashWord } from '../clauses/wording/hashing.ts'
import type { Actor } from '../frames/frame.ts'
import type { RoleKind } from '../sides/document-party.ts'
import type { NamedThere } from './side-words.ts'

/** A word as its hash, or who is named there. */
export type HashedWord = number | NamedThere

/** A verb of a sentence with what it is hashed from. */
export interface HashedAct {
	subject: Actor | null
	passive: boolean
	/** Hashes of modality, verb, the first words of its object, the actors acted towards and the words of its manner. */
	modality: number
	verb: number
	object: readonly number[]
	towards: readonly (Actor | null)[]
	manner: readonly number[]
	conditions: number
}

/** A sentence as the point model sees it, for any side; hashed once for all sides. */
export interface PointSentence {
	words: readonly HashedWord[]
	/** The words that open the list in which it is an item; empty for a sentence of its own. */
	lead: readonly HashedWord[]
	/** Words of the headings of its clause (level 0) and of the clauses around that (level 1). */
	headings: readonly { word: number; level: number }[]
	acts: readonly HashedAct[]
}

const kind = {
	word: 0,
	pair: 1,
	triple: 2,
	skip: 3,
	lead: 4,
	leadPair: 5,
	heading: 6,
	act: 7,
	actVerb: 8,
	actObject: 9,
	actTowards: 10,
	length: 11,
	role: 12,
	roleWord: 13,
	manner: 14,
	condition: 15,
}

const mostWords = 220
const leadWords = 40

/**
 * Features of a sentence for one side: words in ones, twos and threes in which the reader is `§me` and every other
 * party `§them`, the headings above it, and its verbs with who acts on whom.
 *
 * @param reader id of the party that reads
 */
export function pointFeatures(
	features: FeatureSet,
	{ words, lead, headings, acts }: PointSentence,
	reader: string,
	role: RoleKind | null,
): void {
	features.clear()
	let [before, twoBefore] = [0, 0]
	const length = Math.min(words.length, mostWords)
	for (let at = 0; at < length; at++) {
		const hash = hashFor(words[at]!, reader)
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
	for (let at = Math.max(0, lead.length - leadWords); at < lead.length; at++) {
		const hash = hashFor(lead[at]!, reader)
		features.add(hashFeature(kind.lead, hash))
		features.add(hashFeature(kind.leadPair, last, hash))
		last = hash
	}
	for (const { word, level } of headings) features.add(hashFeature(kind.heading, word, level))
	const roleHash = role ? hashWord(role) : null
	if (roleHash !== null) features.add(hashFeature(kind.role, roleHash))
	for (const act of acts) addAct(features, act, reader, roleHash)
}

function addAct(
	features: FeatureSet,
	{ subject, passive, modality, verb, object, towards, manner, conditions }: HashedAct,
	reader: string,
	role: number | null,
) {
	const who = sides[sideOf(subject, reader)][passive ? 1 : 0]
	const how = hashPair(who, modality)
	const does = hashPair(how, verb)
	features.add(hashFeature(kind.act, how))
	features.add(hashFeature(kind.actVerb, how, verb))
	if (role !== null) features.add(hashFeature(kind.roleWord, hashPair(role, how), verb))
	for (const word of object) features.add(hashFeature(kind.actObject, does, word))
	for (const actor of towards) features.add(hashFeature(kind.actTowards, does, sides[sideOf(actor, reader)][0]))
	for (const word of manner) features.add(hashFeature(kind.manner, how, word))
	features.add(hashFeature(kind.condition, how, Math.min(conditions, 2)))
}

type Side = 'nobody' | '§me' | '§them' | 'each' | 'neither' | 'floating' | 'third'

const sides = Object.fromEntries(
	(['nobody', '§me', '§them', 'each', 'neither', 'floating', 'third'] as const).map((side) => [
		side,
		[hashWord(side), hashWord(`${side} passive`)],
	]),
) as Record<Side, [number, number]>

const each = hashWord('~each')

function sideOf(actor: Actor | null, reader: string): Side {
	if (actor === null) return 'nobody'
	if (actor.kind !== 'party') return actor.kind
	return actor.party === reader ? '§me' : '§them'
}

function hashFor(word: HashedWord, reader: string): number {
	if (typeof word === 'number') return word
	// Where the reader is one of several it is a word about each of them.
	if (word.and) return word.party === reader || word.and.includes(reader) ? each : sides['§them'][0]
	return sides[word.party === reader ? '§me' : '§them'][0]
}
