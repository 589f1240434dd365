/** Where the words of a PDF are on its pages. Offsets are those of the extracted text. */
export interface TextLayout {
	/** Every page that could be read, ascending. */
	pages: LaidOutPage[]
}

/** One page as viewers show it, in points (1/72 inch). */
export interface LaidOutPage {
	/** 1-based. */
	page: number
	width: number
	height: number
	words: PlacedWords[]
}

/** A run of words on one line. */
export interface PlacedWords extends PagePosition {
	/** UTF-16 offset into the extracted text. */
	start: number
	/** UTF-16 units of the extracted text. */
	length: number
}

/** A place on a page: x grows to the right, y downwards, from the upper left corner, in points. */
export interface PagePosition {
	/** Where the baseline begins. */
	x: number
	y: number
	/** Along the baseline. */
	width: number
	/** Font size. */
	size: number
	/** Direction of writing in degrees clockwise, 0 for ordinary text. */
	angle: number
}
