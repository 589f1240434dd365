import { alignSequences } from './align/align-sequences.ts'
import { Vocabulary } from './align/word-bag.ts'

/** From this share of common words on, two paragraphs are versions of each other. */
const likeness = 0.5

/** A paragraph as two texts have it: `null` where one of them has none for it. */
export interface TextRow {
	before: string | null
	after: string | null
}

/**
 * Two texts, paragraph beside paragraph, in the order they are read: what was deleted stands before what was inserted in
 * its place. White space alone is no difference.
 */
export function compareTexts(old: readonly string[], next: readonly string[]): TextRow[] {
	const [before, after] = [old, next].map((texts) => texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))
	const vocabulary = new Vocabulary()
	const [olds, news] = [before!, after!].map((texts) =>
		texts.map((text) => ({ key: text, words: vocabulary.bagOf(text), kind: 'paragraph', likeness, isVersionWhenLonger: true })),
	)
	const rows: TextRow[] = []
	const at = { old: 0, new: 0 }
	for (const pair of [...alignSequences(olds!, news!), { old: before!.length, new: after!.length }]) {
		rows.push(...before!.slice(at.old, pair.old).map((text) => ({ before: text, after: null })))
		rows.push(...after!.slice(at.new, pair.new).map((text) => ({ before: null, after: text })))
		if (pair.old < before!.length) rows.push({ before: before![pair.old]!, after: after![pair.new]! })
		at.old = pair.old + 1
		at.new = pair.new + 1
	}
	return rows
}
