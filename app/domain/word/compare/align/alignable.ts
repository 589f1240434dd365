import type { WordBag } from './word-bag.ts'

/** An item of a sequence that the other version may have too: a paragraph, a table, a row. */
export interface Alignable {
	/** Equal for items with the same text. */
	key: string
	words: WordBag
	/** Only items of one kind are paired: 'paragraph', 'table', 'row of 3'. */
	kind: string
	/** From this share of common words on, two items of this kind are versions of each other. */
	likeness: number
	/** Whether two are also versions of each other when the longer has half of the words of the shorter. */
	isVersionWhenLonger?: boolean
}

/** A stretch of both sequences, ends exclusive. */
export interface Stretch {
	oldStart: number
	oldEnd: number
	newStart: number
	newEnd: number
}
