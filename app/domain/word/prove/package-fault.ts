/**
 * Something in a package that Word refuses, repairs or reads otherwise than intended. Files from elsewhere have some;
 * what the engine writes may add none.
 */
export interface PackageFault {
	code: PackageFaultCode
	/** Name of the part. */
	part: string
	/** One sentence with the ids and names concerned. */
	says: string
}

export type PackageFaultCode =
	| 'not_well_formed'
	| 'no_content_types'
	| 'no_content_type'
	| 'content_type_twice'
	| 'content_type_without_part'
	| 'wrong_main_type'
	| 'no_body'
	| 'relationship_without_part'
	| 'relationship_id_twice'
	| 'unknown_relationship'
	| 'undeclared_ignorable'
	| 'revision_without_id'
	| 'revision_id_twice'
	| 'revision_without_author'
	| 'revision_without_date'
	| 'text_in_deletion'
	| 'deleted_text_outside_deletion'
	| 'instruction_in_deletion'
	| 'wrong_nesting'
	| 'wrong_order'
	| 'cell_without_paragraph'
	| 'row_without_cell'
	| 'comment_missing'
	| 'comment_without_reference'
	| 'comment_id_twice'
	| 'thread_without_comment'
	| 'note_missing'
	| 'range_twice'
	| 'range_without_start'
	| 'range_without_end'
	| 'list_missing'
