import type { CategoryCode } from '#app/domain/review/type/catalogue.ts'
import type { TemplateField } from '../fields/template-field.ts'
import type { ClauseVariant } from './clauses/clause-variant.ts'

/** A clause as it comes with the product. Templates that share one give it the same content. */
export interface OwnClause {
	/** The name of its slot, unique in the library. */
	name: string
	tags: string[]
	/** For whoever edits it; empty where there is nothing to say. */
	notes: string
	/** At least one. */
	variants: ClauseVariant[]
}

/** A template as it comes with the product. */
export interface OwnTemplate {
	/** Its name in the sources, which never changes: 'mutual-nda'. */
	key: string
	category: CategoryCode
	/** One of the category's types in the catalog. */
	documentType: string
	name: string
	description: string
	/** The practice that it follows. */
	source: string
	license: string
	/** Of its words and of all variants of its clauses. */
	fields: TemplateField[]
	/** Of its slots. */
	clauses: OwnClause[]
	/** What its file is made from, as a hash: another one wherever the file would have other bytes. */
	madeFrom: string
	/** Writes the Word file. Compiling takes its time: only templates that the library does not have yet are compiled. */
	file(): Promise<Uint8Array>
}
