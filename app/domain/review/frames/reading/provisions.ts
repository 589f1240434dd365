import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { searchFor } from '../../clauses/search/sentences-to-read.ts'
import type { Predication } from '../parse/predication.ts'
import type { FrameSource } from '../read-frames.ts'

/** A sentence with what is known of it before the readers of each kind. */
export interface Provision {
	sentence: Sentence
	/** The trained labels on it, by name: the best score of each. */
	labels: ReadonlyMap<string, number>
	/** The headings over it, outermost first, joined by " / ". */
	headings: string
	/** Its verbs, in order; only those that are sure enough. */
	predications: Predication[]
}

/** Below this nothing may be concluded from a predication. */
const sureEnough = 0.5

/** Characters between a list's opening and the item that it is read with; items in full sentences stand close to it. */
const farthestItem = 2500
const closeItem = 400

function isStray({ verbSpan, sentence }: Predication): boolean {
	if (verbSpan.start >= sentence.start) return false
	const distance = sentence.start - verbSpan.start
	const looksLikeItem = /^\s*(?:[(\[]?[a-z\d]{1,4}[.)\]]|[•·▪●–*-]|\p{Ll})/u.test(sentence.text)
	return distance > (looksLikeItem ? farthestItem : closeItem)
}

/** Whether a verb stands in the words that open a list, and its sentence is one of the items. */
export function isItem({ verbSpan, sentence }: Predication): boolean {
	return verbSpan.start < sentence.start
}

/** Characters up to which a list is quoted with its opening. */
const longestList = 900

/** The sentence of a predication; of a list item with the words that open its list, where they stand near. */
export function placeOfItem({ structure }: FrameSource, predication: Predication): Span {
	const { sentence, verbSpan } = predication
	if (!isItem(predication)) return { start: sentence.start, end: sentence.end }
	const opening = structure.sentences.find(({ start, end }) => verbSpan.start >= start && verbSpan.start < end)
	const start = opening && sentence.end - opening.start <= longestList ? opening.start : sentence.start
	return { start, end: sentence.end }
}

const cached = new WeakMap<readonly Predication[], Provision[]>()

/** Every sentence of a document with its labels, headings and verbs, in document order. */
export function provisionsOf(source: FrameSource): Provision[] {
	let found = cached.get(source.predications)
	if (!found) cached.set(source.predications, (found = readProvisions(source)))
	return found
}

/**
 * Those of `provisionsOf` in whose sentence one of the patterns may match: by the words that a pattern can't do
 * without, without reading the sentences. Few sentences are about the subject of most patterns.
 */
export function provisionsWith(source: FrameSource, ...patterns: readonly RegExp[]): Provision[] {
	const provisions = provisionsOf(source)
	const searches = patterns.map((pattern) => searchFor(source.structure.sentences, pattern))
	return searches.includes(null) ? provisions : provisions.filter((_, number) => searches.some((mayMatch) => mayMatch?.(number)))
}

function readProvisions({ structure, readings, predications }: FrameSource): Provision[] {
	const clauses = new Map(structure.clauses.map((clause) => [clause.id, clause]))
	const headings = new Map<string, string>()
	const headingsOf = (id: string | null): string => {
		const clause = clauses.get(id ?? '')
		if (!clause) return ''
		const known = headings.get(clause.id)
		if (known !== undefined) return known
		const above = headingsOf(clause.parentId)
		const own = clause.kind === 'title' ? null : clause.heading
		const joined = [above, own].filter(Boolean).join(' / ')
		headings.set(clause.id, joined)
		return joined
	}
	const bySentence = new Map<number, Predication[]>()
	for (const predication of predications) {
		if (predication.confidence < sureEnough || isStray(predication)) continue
		const { start } = predication.sentence
		const list = bySentence.get(start)
		if (list) list.push(predication)
		else bySentence.set(start, [predication])
	}
	const passages = [...readings.labels].sort((a, b) => a.start - b.start)
	let from = 0
	return structure.sentences.map((sentence) => {
		while (from < passages.length && (passages[from]?.end ?? 0) <= sentence.start - 2000) from++
		const labels = new Map<string, number>()
		for (let index = from; index < passages.length; index++) {
			const passage = passages[index]!
			if (passage.start >= sentence.end) break
			if (passage.end > sentence.start) labels.set(passage.name, Math.max(labels.get(passage.name) ?? 0, passage.score))
		}
		return { sentence, labels, headings: headingsOf(sentence.clauseId), predications: bySentence.get(sentence.start) ?? [] }
	})
}
