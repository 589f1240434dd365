import type { DocumentPart } from '#app/domain/word/read/document-part.ts'

/** The author of a tracked insertion or deletion, as in the file. */
export interface Mark {
	author: string
	date: string | null
	/** `w:id` of the revision; `null` where the file has none. */
	id: number | null
}

/** A range of a paragraph with one state: plain, inserted, deleted, or inserted by one author and deleted by another. */
export interface MarkedPiece {
	text: string
	inserted: Mark | null
	deleted: Mark | null
	/** A result that Word computes, such as a page number. */
	computed: boolean
}

/** A `w:p` of the file with its tracked changes. */
export interface MarkedParagraph {
	/** As extraction names it: `b12`, `fn2-0`, `hd1-0`. */
	id: string
	pieces: MarkedPiece[]
	/** The state of the mark that ends the paragraph. */
	end: Pick<MarkedPiece, 'inserted' | 'deleted'>
}

/** The body, one note, one header or one footer. */
export interface MarkedStory {
	kind: DocumentPart
	paragraphs: MarkedParagraph[]
}
