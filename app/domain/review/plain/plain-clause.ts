import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import type { Frame } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { frameLine } from './frame-line.ts'
import { inOwnVoice } from './own-voice.ts'
import { plainWording } from './plain-wording.ts'
import { isBare, saysNothing } from './worth-telling.ts'

/** The input for retelling a clause. */
export interface PlainSource {
	document: Pick<ExtractedDocument, 'text'>
	structure: Pick<Structure, 'sentences'>
	predications: readonly Predication[]
	frames: readonly Frame[]
	parties: readonly DocumentParty[]
	/** The party that the report calls "you"; `null` where nobody is. */
	reader: DocumentParty | null
}

/** From here on subject, modality and verb may be retold (ours, measured on 150 sentences of real contracts). */
const sureEnough = 0.75

/** A longer sentence is not retold: what is left out might be what matters. */
const mostWords = 40
const mostSentences = 5
const mostWordsTogether = 110

/**
 * A clause in plainer words: who must, may or may not do what, with its numbers, conditions and exceptions. A clause is
 * told whole or not at all: of 32 lines that readers judged, five told its opening and left out what mattered. The first
 * sentence must have a party of the document for its subject for certain, and all must be short enough to be retold
 * whole. Items of a list are half a sentence and are not retold alone, nor is a clause that only points elsewhere or gives
 * a founder nothing to act on.
 */
export function plainClause(clause: Clause, source: PlainSource): string {
	if (clause.kind !== 'clause' || isListItem(clause, source)) return ''
	const sentences = ownSentences(clause, source)
	const [first] = sentences
	if (!first) return ''
	if (!isTold(sentences, source)) return sentences.length === 1 ? framed(first, source) : ''
	const names = source.parties.flatMap((party) => party.names)
	if (sentences.every((sentence) => isBare(sentence, clause, names) || saysNothing(sentence))) return ''
	return spoken(sentences, source)
}

/** Whether each sentence of a clause can be retold, and all together are short enough to be read. */
function isTold(sentences: readonly Sentence[], source: PlainSource): boolean {
	const [first, ...others] = sentences
	if (!first || sentences.length > mostSentences || plainSentence(first, source) === null) return false
	// Later sentences may lean on what was told, and need no party of their own.
	if (!others.every((sentence) => isWhole(sentence))) return false
	return sentences.flatMap(({ text }) => text.trim().split(/\s+/)).length <= mostWordsTogether
}

/**
 * Sentences retold for the reader; empty where the document's "you" or "we" could be taken for another, and where
 * nothing became plainer: readers called a copy of the clause beside the clause empty.
 */
function spoken(sentences: readonly Sentence[], source: PlainSource): string {
	const lines = sentences.map((sentence) => inOwnVoice(worded(sentence, source), source.parties, source.reader))
	if (!lines.every((line) => line !== null)) return ''
	const line = lines.join(' ')
	return lettersOf(line) === lettersOf(sentences.map(({ text }) => text).join('')) ? '' : line
}

function lettersOf(words: string): string {
	return words.replace(/[^\p{L}\d]+/gu, '').toLowerCase()
}

function framed(sentence: Sentence, { frames, parties }: PlainSource): string {
	const lines = frames
		.filter(({ start, conditions }) => sentence.start <= start && start < sentence.end && conditions.length === 0)
		.map((frame) => frameLine(frame, parties, sentence.text))
	return [...new Set(lines.filter((line) => line !== null))].join(' ')
}

function isListItem({ start }: Clause, { document: { text } }: PlainSource): boolean {
	return /(?:[:;,]|[—–-]|\b(?:and|or|to|that|of|by))\s*$/i.test(
		text.slice(Math.max(0, start - 40), start).replace(/\(?\w{1,4}[.)]\s*$/, ''),
	)
}

function ownSentences({ id }: Clause, { structure: { sentences } }: PlainSource): readonly Sentence[] {
	return grouped(byClause, sentences, ({ clauseId }) => clauseId).get(id) ?? []
}

const byClause = new WeakMap<readonly Sentence[], Map<string | null, Sentence[]>>()
const bySentence = new WeakMap<readonly Predication[], Map<Sentence, Predication[]>>()

function grouped<Item, Key>(
	known: WeakMap<readonly Item[], Map<Key, Item[]>>,
	items: readonly Item[],
	keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
	const found = known.get(items)
	if (found) return found
	const groups = new Map<Key, Item[]>()
	for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
	known.set(items, groups)
	return groups
}

const leaning = longPattern()`
	^(?:
		For example|For instance|In such|In that|In this case|In these|Such|Any such|Therefore|Thereafter|However|This|These|Those|It|They
		|The same|The foregoing|Otherwise|Notwithstanding the foregoing|If so|Upon such|Subject to the foregoing|Except as
	)\b
`

/**
 * One sentence of the document in plainer words, whoever is its subject: for a sentence that was chosen for its words.
 *
 * @returns `null` where it is too long, not whole, or leans on the sentence before it
 */
export function retold(sentence: Sentence, source: PlainSource): string | null {
	return standsAlone(sentence) ? spoken([sentence], source) : null
}

const empty =
	/^["“][^"”]{1,60}["”]\s(?:means?|shall\smean|will\smean)\b|\b(?:as\sfollows|(?:the|as)\sfollowing|set\s(?:forth|out)\sbelow)\.$/i

/** "Termination 10.1 Either party may": a heading that ran into its clause. */
const headed = /^[^.]{1,80}\s\d{1,2}\.\d{1,2}\.?\s+\p{Lu}/u

const opensSentence = /^["“]?\p{Lu}/u

function standsAlone(sentence: Sentence): boolean {
	return isWhole(sentence) && !leaning.test(sentence.text.trim())
}

function isWhole({ text }: Sentence): boolean {
	const words = text.trim()
	return (
		words.split(/\s+/).length <= mostWords &&
		opensSentence.test(words) &&
		/\.["”)]?$/.test(words) &&
		!/_{2}|-{3}|\[|\*|#|•|=/.test(words) &&
		!headed.test(words) &&
		!empty.test(words)
	)
}

function plainSentence(sentence: Sentence, source: PlainSource): string | null {
	if (!standsAlone(sentence)) return null
	const own = actsIn(sentence, source)
	const [main] = own
	if (!main?.subject || main.modality === 'is' || main.modality === 'is_not' || main.subject.start < sentence.start) return null
	if (own.some(({ confidence }) => confidence < sureEnough) || !own.some(isOfParty)) return null
	return worded(sentence, source)
}

function worded(sentence: Sentence, source: PlainSource): string {
	const duties = actsIn(sentence, source).filter(
		(act) =>
			isOfParty(act) &&
			(act.modality === 'must' || act.modality === 'must_not') &&
			!act.passive &&
			!/^(?:be|have)\b/.test(act.verb) &&
			!/^(?:no|any)\b/i.test(act.object?.text ?? ''),
	)
	const from = sentence.start + sentence.text.length - sentence.text.trimStart().length
	return plainWording(sentence.text.trim(), (at) =>
		duties.some(({ verbSpan }) => verbSpan.start >= from + at && verbSpan.start - from - at < longestModal),
	)
}

function actsIn(sentence: Sentence, { predications }: PlainSource): readonly Predication[] {
	return grouped(bySentence, predications, (predication) => predication.sentence).get(sentence) ?? []
}

function isOfParty({ subject }: Predication): boolean {
	const actor = subject?.actor ?? null
	return actor !== null && actor.kind !== 'third'
}

const longestModal = 40
