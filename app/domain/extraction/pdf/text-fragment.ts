import type { PagePosition } from '../text-layout.ts'

/**
 * A run of text as it stands on a page, in an upright frame: x grows to the right, y grows downwards, in points
 * (1/72 inch). A frame belongs to one writing direction; text that runs up the margin has a frame of its own.
 */
export interface TextFragment {
	text: string
	left: number
	right: number
	/** The line the letters stand on. */
	baseline: number
	/** Font size as drawn. */
	size: number
	bold: boolean
	/** Not to be seen on the printed page: invisible rendering mode, white on white, or too small to read. */
	hidden: boolean
	/** The file itself puts a space before this run. */
	spaceBefore: boolean
	/** Direction of writing in whole degrees, clockwise, 0 for ordinary text. */
	angle: number
	/** Recognition confidence from 0 to 100; `null` for words that were text in the file. */
	confidence: number | null
	/** Where it is on the page, once the writing directions of the page are told apart. */
	position?: PagePosition & { page: number }
}

/** One page as it is read: its fragments and its size in points. */
export interface PageText {
	/** 1-based. */
	page: number
	width: number
	height: number
	/** Degrees clockwise by which the page was turned to be read, beyond the way viewers show it: 0 but for some scans. */
	turn: number
	fragments: TextFragment[]
}
