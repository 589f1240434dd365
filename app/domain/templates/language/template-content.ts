import type { FieldKind } from '../fields/template-field.ts'

/** Where in a Word file a paragraph stands. */
export type TemplatePlace = 'body' | 'header' | 'footer' | 'footnote' | 'endnote' | 'text box' | 'clause'

/** Where in a Word file words stand in which no placeholder is filled in. */
export type UnfilledPlace =
	'chart' | 'drawing' | 'document property' | 'comment' | 'field code' | 'link address' | 'equation' | 'picture description'

/** A field as the words of a template use it. */
export interface FoundField {
	name: string
	/** What its uses say of it: a format, a comparison, `each`; 'text' where they say nothing. */
	kind: FieldKind
	/** The texts that it is compared with, in the order of the file. */
	choices: string[]
	/** Of a list: what its entries are made of. */
	parts: FoundField[]
	/** The condition under which its value shows in the document; `null`: always. */
	shownWhen: string | null
	/** Whether the file asks if it has a value: `{{#if has fax_number}}`, of a list `{{#if founders}}`. */
	isOptional: boolean
	/** How often the file uses it. */
	uses: number
}

/** A place that the clause library fills: `{{clause "Governing law"}}`. */
export interface ClauseSlot {
	name: string
	/** The number of its paragraph, from 1. */
	paragraph: number
	/** The condition under which it is in the document; `null`: always. */
	shownWhen: string | null
}

/** Something that keeps a template from working, told when it is uploaded. */
export interface TemplateMistake {
	/** The number of the paragraph in its part of the file, from 1, those in tables and text boxes counted too; `null` outside of paragraphs. */
	paragraph: number | null
	where: TemplatePlace | UnfilledPlace
	/** The words of the paragraph around the mistake, shortened. */
	words: string
	/** One sentence. */
	problem: string
}

/** What a template holds. */
export interface TemplateContent {
	/** In the order of the file. */
	fields: FoundField[]
	clauses: ClauseSlot[]
	mistakes: TemplateMistake[]
}
