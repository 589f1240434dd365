import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence, Structure } from '../clauses/clause.ts'
import type { Frame } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { frameLine } from './frame-line.ts'
import { plainWording } from './plain-wording.ts'

/** What a clause is retold from. */
export interface PlainSource {
	document: Pick<ExtractedDocument, 'text'>
	structure: Pick<Structure, 'sentences'>
	predications: readonly Predication[]
	frames: readonly Frame[]
	parties: readonly DocumentParty[]
}

/** From here on subject, modality and verb may be retold (ours, measured on 150 sentences of real contracts). */
const sureEnough = 0.75

/** A longer sentence is not retold: what is left out might be what matters. */
const mostWords = 40
const mostSentences = 2
const mostWordsTogether = 60

/**
 * What a clause says in plainer words: who must, may or may not do what, with its numbers, conditions and exceptions.
 * Sentences are retold from the first one on, and only while each has a party of the document for its subject for
 * certain and is short enough to be told whole; empty where the first is not so, since half a rule is a wrong rule.
 * Items of a list are half a sentence and are not told alone.
 */
export function plainClause(clause: Clause, source: PlainSource): string {
	if (clause.kind !== 'clause' || isListItem(clause, source)) return ''
	const sentences = ownSentences(clause, source)
	const told: string[] = []
	let words = 0
	for (const sentence of sentences.slice(0, mostSentences)) {
		const plain = plainSentence(sentence, source)
		words += plain?.split(' ').length ?? 0
		if (plain === null || (told.length > 0 && words > mostWordsTogether)) break
		told.push(plain)
	}
	// A sentence that takes back what was told, and is not told, would make a wrong line of a right one.
	const next = sentences[told.length]
	if (next && takesBack.test(next.text.trim())) return ''
	return told.length > 0 ? told.join(' ') : framed(sentences[0], source)
}

/** What the frame of a first sentence says that is too long to be told whole. */
function framed(sentence: Sentence | undefined, { frames, parties }: PlainSource): string {
	const lines = sentence ? frames.filter(({ start, conditions }) => sentence.start <= start && start < sentence.end && conditions.length === 0).map((frame) => frameLine(frame, parties)) : []
	return [...new Set(lines.filter((line) => line !== null))].join(' ')
}

const takesBack = /^(?:However|Notwithstanding|Except|Provided|But|Unless|Nevertheless|This (?:does|shall|will) not|The foregoing (?:does|shall|will) not)\b/i

/** Whether a clause goes on with what another one opens: behind a colon or a comma, or beside items that end so. */
function isListItem({ start }: Clause, { document: { text } }: PlainSource): boolean {
	return /(?:[:;,]|[—–-]|\b(?:and|or|to|that|of|by))\s*$/i.test(text.slice(Math.max(0, start - 40), start).replace(/\(?\w{1,4}[.)]\s*$/, ''))
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

/** Sentences that lean on the one before them. */
const leaning = /^(?:In such|In that|In this case|In these|Such|Any such|Therefore|Thereafter|However|This|These|Those|It|They|The same|The foregoing|Otherwise|Notwithstanding the foregoing|If so|Upon such|Subject to the foregoing|Except as)\b/

/**
 * One sentence of the document in plainer words, whoever is its subject: for a sentence that was chosen for what it says.
 *
 * @returns `null` where it is too long, not whole, or leans on the sentence before it
 */
export function retold(sentence: Sentence, source: PlainSource): string | null {
	return standsAlone(sentence) ? worded(sentence, source) : null
}

function standsAlone({ text }: Sentence): boolean {
	const words = text.trim()
	return words.split(/\s+/).length <= mostWords && /^["“]?\p{Lu}/u.test(words) && /\.["”)]?$/.test(words) && !/_{2}|\[|\*|#|•/.test(words) && !leaning.test(words)
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
	const duties = actsIn(sentence, source).filter((act) => isOfParty(act) && (act.modality === 'must' || act.modality === 'must_not') && !act.passive && !/^(?:be|have)\b/.test(act.verb))
	const from = sentence.start + sentence.text.length - sentence.text.trimStart().length
	return plainWording(sentence.text.trim(), (at) => duties.some(({ verbSpan }) => verbSpan.start >= from + at && verbSpan.start - from - at < longestModal))
}

function actsIn(sentence: Sentence, { predications }: PlainSource): readonly Predication[] {
	return grouped(bySentence, predications, (predication) => predication.sentence).get(sentence) ?? []
}

function isOfParty({ subject }: Predication): boolean {
	const actor = subject?.actor ?? null
	return actor !== null && actor.kind !== 'third'
}

/** From "shall" to its verb, with the adverbs that may stand between. */
const longestModal = 40
