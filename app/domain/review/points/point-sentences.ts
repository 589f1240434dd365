import type { Clause, Structure } from '../clauses/clause.ts'
import { leadsOf } from '../clauses/nda-questions/leads.ts'
import { hashWord } from '../clauses/wording/hashing.ts'
import { stem } from '../clauses/wording/stem.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import type { HashedAct, HashedWord, PointSentence } from './point-features.ts'
import { sideWordsOf } from './side-words.ts'

/** The input of the point model. `text` is that of the document as the parties see it. */
export interface PointSource {
	text: string
	structure: Pick<Structure, 'sentences' | 'clauses'>
	parties: readonly DocumentParty[]
	predications: readonly Predication[]
}

const leastSure = 0.5
const objectWords = 6

/** The sentences of a contract as the point model sees them, in document order. */
export function pointSentences({ text, structure: { sentences, clauses }, parties, predications }: PointSource): PointSentence[] {
	const leads = leadsOf(text, sentences)
	const hashes = new Map<string, number>()
	const hashOf = (word: string) => {
		let hash = hashes.get(word)
		if (hash === undefined) hashes.set(word, (hash = hashWord(word)))
		return hash
	}
	const words = sentences.map((sentence) =>
		sideWordsOf(sentence, parties).map((word): HashedWord => (typeof word === 'string' ? hashOf(word) : word)),
	)
	const byId = new Map(clauses.map((clause) => [clause.id, clause]))
	const headings = new Map<string | null, PointSentence['headings']>()
	const acts = new Map<number, HashedAct[]>()
	for (const act of predications) {
		if (act.confidence < leastSure) continue
		const own = acts.get(act.sentence.start)
		if (own) own.push(hashedAct(act))
		else acts.set(act.sentence.start, [hashedAct(act)])
	}
	return sentences.map(({ start, clauseId }, index) => {
		let above = headings.get(clauseId)
		if (!above) headings.set(clauseId, (above = headingsOf(clauseId, byId)))
		return { words: words[index] ?? [], lead: words[leads[index] ?? -1] ?? [], headings: above, acts: acts.get(start) ?? [] }
	})
}

const wordsOfObject = /\p{L}{3,}/gu
const wordsOfManner = /\p{L}{4,}/gu

function hashedAct({ subject, modality, passive, verb, object, towards, adjuncts, conditions }: Predication): HashedAct {
	return {
		subject: subject?.actor ?? null,
		passive,
		modality: hashWord(modality),
		verb: hashWord(verb),
		object: stems(object?.text ?? '', wordsOfObject),
		towards: towards.map(({ actor }) => actor),
		manner: adjuncts.flatMap(({ text }) => stems(text, wordsOfManner)),
		conditions: conditions.length,
	}
}

function stems(text: string, pattern: RegExp): number[] {
	return (text.toLowerCase().match(pattern) ?? []).slice(0, objectWords).map((word) => hashWord(stem(word)))
}

const wordsOfHeading = /\p{L}{3,}/gu

function headingsOf(clauseId: string | null, byId: ReadonlyMap<string, Clause>): { word: number; level: number }[] {
	const words: { word: number; level: number }[] = []
	let level = 0
	for (let clause = byId.get(clauseId ?? ''); clause; clause = byId.get(clause.parentId ?? '')) {
		if (!clause.heading) continue
		for (const word of clause.heading.toLowerCase().match(wordsOfHeading) ?? []) words.push({ word: hashWord(stem(word)), level })
		level = 1
	}
	return words
}
