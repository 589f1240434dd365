import type { WordBag } from './word-bag.ts'

/** Something that stands in a sequence and may stand in the other version too: a paragraph, a table, a row. */
export interface Alignable {
	/** Equal for what reads the same. */
	key: string
	words: WordBag
	/** Only what is of one kind is ever paired: 'paragraph', 'table', 'row of 3'. */
	kind: string
	/** The share of words in common from which on two of this kind are versions of each other. */
	likeness: number
	/** Whether two are versions of each other, too, where half of the words of the shorter stand in the longer. */
	isVersionWhenLonger?: boolean
}

/** A stretch of both sequences, ends exclusive. */
export interface Stretch {
	oldStart: number
	oldEnd: number
	newStart: number
	newEnd: number
}
