import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import type { Actor } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import { plainWording } from './plain-wording.ts'

/** What a clause is retold from. */
export interface PlainSource {
	structure: Pick<Structure, 'sentences'>
	predications: readonly Predication[]
}

/** From here on subject, modality and verb may be retold (ours, measured on 150 sentences of real contracts). */
const sureEnough = 0.75

/** A longer sentence is not retold: what is left out might be what matters. */
const mostWords = 40
const mostSentences = 2
const mostWordsTogether = 60

/**
 * What a clause says in plainer words: who must, may or may not do what, with its numbers, conditions and exceptions.
 * Only sentences are retold whose subject is a party of the document for certain and that are short enough to be told
 * whole; empty where there is none, since half a rule is a wrong rule.
 */
export function plainClause(clause: Clause, source: PlainSource): string {
	if (clause.kind !== 'clause' && clause.kind !== 'exhibit') return ''
	const told: string[] = []
	let words = 0
	for (const sentence of ownSentences(clause, source)) {
		const plain = plainSentence(sentence, source)
		if (plain === null) continue
		words += plain.split(' ').length
		if (told.length > 0 && words > mostWordsTogether) break
		told.push(plain)
		if (told.length === mostSentences) break
	}
	return told.join(' ')
}

function ownSentences({ id }: Clause, { structure: { sentences } }: PlainSource): readonly Sentence[] {
	return grouped(byClause, sentences, ({ clauseId }) => clauseId).get(id) ?? []
}

const byClause = new WeakMap<readonly Sentence[], Map<string | null, Sentence[]>>()
const bySentence = new WeakMap<readonly Predication[], Map<Sentence, Predication[]>>()

/** Groups made once for a document, in the order of its text. */
function grouped<Item, Key>(known: WeakMap<readonly Item[], Map<Key, Item[]>>, items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
	const found = known.get(items)
	if (found) return found
	const groups = new Map<Key, Item[]>()
	for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
	known.set(items, groups)
	return groups
}

function plainSentence(sentence: Sentence, { predications }: PlainSource): string | null {
	const text = sentence.text.trim()
	if (text.split(/\s+/).length > mostWords || !/^["“]?\p{Lu}/u.test(text) || !/[.;]["”)]?$/.test(text) || /[_[\]]{2}|\[/.test(text)) return null
	const own = grouped(bySentence, predications, (predication) => predication.sentence).get(sentence) ?? []
	const acts = own.filter(({ subject, confidence }) => confidence >= sureEnough && isPartyLike(subject?.actor ?? null))
	if (acts.length === 0 || own.some(({ confidence }) => confidence < sureEnough)) return null
	const duty = own.filter(({ modality }) => modality === 'must' || modality === 'must_not').every((predication) => acts.includes(predication) && !predication.passive)
	return plainWording(text, duty)
}

function isPartyLike(actor: Actor | null): boolean {
	return actor !== null && actor.kind !== 'third'
}
