/** What a tracked change does, in Word's terms. */
export type ChangeKind =
	| 'insertion'
	| 'deletion'
	| 'move_from'
	| 'move_to'
	| 'formatting'
	| 'paragraph_formatting'
	| 'section'
	| 'table'
	| 'row_insertion'
	| 'row_deletion'
	| 'cell_insertion'
	| 'cell_deletion'
	| 'cell_merge'
	| 'numbering'
	| 'paragraph_insertion'
	| 'paragraph_deletion'

/** One tracked change as a reader counts them: what one person did at one time in one stretch of the document. */
export interface TrackedChange {
	/** Part and revision id, made unique where a file uses an id twice; stable for one file. */
	key: string
	/** A 'paragraph_insertion' or 'paragraph_deletion' is of paragraph marks alone; with words it is an 'insertion' or 'deletion'. */
	kind: ChangeKind
	author: string
	/** As the file gives it. */
	date: string | null
	/** Name of the part. */
	part: string
	/** Where it begins, by the ids of extraction; `null` outside paragraphs of the accepted text (a deleted row, a comment, a style). */
	paragraphId: string | null
	/** The words it covers, a paragraph mark as '\n'. */
	text: string
	/** Its revision ids (`w:id`), in the order of the part. */
	ids: number[]
	/** Name that ties the two halves of a move together; `null` for any other change. */
	move: string | null
}
