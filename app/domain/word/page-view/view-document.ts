import type { MarginComment } from '../read/margin-comments.ts'

/**
 * A document as its page shows it: the words of the accepted reading, paragraph by paragraph with the ids of
 * extraction, and beside them what makes a contract read as it does on paper (numbers, indents, tables, bold). What is
 * plain is left out of an object, so that a hundred pages stay small on their way to the browser.
 */
export interface DocumentView {
	/** Each header or footer that some section shows, once, whatever page it stands on. */
	headers: ViewBlock[]
	body: ViewBlock[]
	/** Footnotes, then endnotes, in the order of their marks. */
	notes: ViewNote[]
	footers: ViewBlock[]
	/** Who made the tracked changes that the file already carries, each name once, in document order. */
	authors: string[]
	/** Margin comments that the file already carries, in the order of their part. */
	comments: MarginComment[]
	/** Raised whenever the same file may give another view: stored ones of other versions are not read. */
	viewVersion: number
}

/** Raised whenever the same file may give another view. */
export const viewVersion = 3

export type ViewBlock = ViewParagraph | ViewTable

export interface ViewNote {
	/** What the mark in the text says: '1', 'ii'. */
	label: string
	/** As paragraph ids of its story begin: 'fn2', 'en1'. */
	note: string
	blocks: ViewBlock[]
}

export interface ViewParagraph {
	kind: 'paragraph'
	/** As extraction gives it: 'b12', 'fn2-0'. */
	id: string
	/** The accepted reading; '' for an empty paragraph. Offsets below are UTF-16 offsets into it. */
	text: string
	/** Shown before the words: '2.1', '(a)', or '•'. */
	number?: string
	/** Outline level, 0 = outermost. */
	heading?: number
	align?: 'center' | 'right' | 'justify'
	/** Points from the left edge of the text to the lines, and of the first line to the others (negative: it hangs). */
	indent?: number
	firstLine?: number
	/** A new page begins here. */
	newPage?: true
	/** In a text box. */
	boxed?: true
	/** Stretches that don't look like the rest, ascending. */
	looks?: ViewLook[]
	/** What stands between two characters, ascending by place. */
	marks?: ViewMark[]
	/** Words inserted with tracking on and not decided on yet, ascending. */
	inserted?: { start: number; end: number; author: string }[]
}

export interface ViewLook {
	start: number
	end: number
	words: LookWord[]
}

/** How a stretch looks. `hidden`: a reader of the printed page would miss it. */
export type LookWord =
	| 'bold'
	| 'italic'
	| 'underlined'
	| 'struck'
	| 'capitals'
	| 'small_capitals'
	| 'raised'
	| 'lowered'
	| 'highlighted'
	| 'small'
	| 'large'
	| 'huge'
	| 'hidden'

/** Something without characters of its own before offset `at`. */
export type ViewMark = { at: number } & (
	| { kind: 'note'; note: string; label: string }
	/** A picture, a drawing or an embedded object; `says` is its alternative text, '' without any. */
	| { kind: 'picture'; says: string }
	/** Words deleted with tracking on. */
	| { kind: 'deleted'; text: string; author: string }
)

export interface ViewTable {
	kind: 'table'
	rows: ViewCell[][]
}

export interface ViewCell {
	/** Grid columns and rows that it spans, where more than one. */
	columns?: number
	rows?: number
	blocks: ViewBlock[]
}
