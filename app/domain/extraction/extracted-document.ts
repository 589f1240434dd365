import type { WordFileFailure } from '#app/domain/word/package/word-file-failure.ts'
import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import type { TextLayout } from './text-layout.ts'

/**
 * What extraction gives and everything behind it stands on: the words of a document, and where each stands.
 *
 * `text` is all paragraphs joined by one '\n'. Every offset anywhere in Fineprint is a UTF-16 offset
 * into it. Numbering that Word computes ("2.1", "(a)") is no text of the file: it is kept beside the
 * paragraph, so that a quote is always the author's own words and an offset is one redlining can edit at.
 */
export interface ExtractedDocument {
	mediaType: MediaType
	text: string
	paragraphs: Paragraph[]
	/** Number of pages: of a PDF its own count, of a DOCX what Word last laid out; `null` when the file does not say. */
	pages: number | null
	/** Pages whose words could not be read, ascending by page. They are reported as not reviewed, never as fine. */
	pagesNotRead: PageNotRead[]
	/** Margin comments, kept aside: they are no part of the agreement. */
	comments: MarginComment[]
	/** How many tracked insertions and deletions the file carries; the text reads as if all were accepted. */
	trackedChanges: number
	/** Text a reader of the printed page would not see, as spans of `text` (hidden runs, white on white). */
	hiddenSpans: Span[]
	/** Raised whenever the same file may give other text or other paragraph ids than before. */
	extractorVersion: string
}

export type MediaType = 'application/pdf' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const pdfMediaType = 'application/pdf' satisfies MediaType
export const docxMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' satisfies MediaType

/** A stretch of text: UTF-16 offsets into `ExtractedDocument.text`, end exclusive. */
export interface Span {
	start: number
	end: number
}

/**
 * One paragraph with its place. Body paragraphs come first in reading order (table cells row by row, text
 * boxes after the paragraph that anchors them), then footnotes, endnotes, headers, footers.
 */
export interface Paragraph extends Span {
	/**
	 * Stable within one version of a file. DOCX: part and index of the `w:p` in that part, `b0`, `b1` … for the
	 * body, `fn2-0` for the first paragraph of footnote id 2, `en…`, `hd1-0` for header1.xml, `ft1-0`. PDF: `p3-12`, page and index.
	 */
	id: string
	part: DocumentPart
	/** 1-based; `null` where the file does not say. */
	page: number | null
	kind: 'heading' | 'paragraph' | 'list_item' | 'table_cell'
	/** Outline level of a heading or list level of an item, 0 = outermost; `null` otherwise. */
	level: number | null
	/** Computed numbering as it is shown before the paragraph ("2.1", "(a)", "Article IV"), not part of `text`. */
	numbering: string | null
	/** Where a table cell's paragraph stands, all 0-based; `null` outside tables. */
	cell: { table: number; row: number; column: number } | null
	/** All letters of the paragraph are bold, or all underlined: how contracts without styles mark a heading. */
	emphasised: boolean
	/** Mean confidence of character recognition, 0 to 100; `null` when the words were text in the file. */
	confidence: number | null
}

export interface PageNotRead {
	page: number
	reason: PageNotReadReason
}

export type PageNotReadReason = 'no_text_found' | 'low_confidence' | 'recognition_failed' | 'over_limit' | 'damaged'

/** Why a file gives no document at all. Each has its own sentence in `extraction-failure.ts`. */
export type ExtractionFailure = WordFileFailure | 'too_many_pages' | 'too_much_text'

export type Extraction =
	| {
			readable: true
			document: ExtractedDocument
			/** Where the words are on the pages of a PDF; `null` for a DOCX, whose pages Word lays out. */
			layout: TextLayout | null
	  }
	| {
			readable: false
			reason: ExtractionFailure
			/** The pages of a PDF that can be drawn though no text was found on them. */
			layout?: TextLayout
	  }
