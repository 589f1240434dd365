import type { Span } from '#app/domain/extraction/extracted-document.ts'

/** One numbered (or at least headed) provision. Nested: 2.1 is a child of 2. Spans of siblings never overlap. */
export interface Clause extends Span {
	/** `c1`, `c2` … in document order. */
	id: string
	kind: 'title' | 'preamble' | 'recital' | 'clause' | 'signature' | 'exhibit'
	/** As shown: "2.1", "(a)", "Article IV"; `null` when unnumbered. */
	number: string | null
	heading: string | null
	/** Where the clause's own words begin, behind number and heading. */
	bodyStart: number
	/** 0 = top level. */
	level: number
	parentId: string | null
	page: number | null
	/** Ids of the paragraphs it covers, in order. */
	paragraphIds: string[]
}

/** A reference such as "Section 4.2" or "Exhibit A", with what it points to. */
export interface CrossReference extends Span {
	kind: 'clause' | 'exhibit'
	/** Normalized target: "4.2", "A", "(b)". */
	target: string
	/** Id of the clause or exhibit it resolves to; `null` when it dangles. */
	resolvedTo: string | null
	/** Points outside this document: "Section 2(a) of the Securities Act". Such a reference never dangles. */
	external: boolean
}

/** A defined term: the place it is defined at, and every later use. */
export interface DefinedTerm {
	term: string
	definition: Span
	uses: Span[]
}

/** A capitalized term that is used like a defined one and defined nowhere. */
export interface UndefinedTerm {
	term: string
	uses: Span[]
}

/** The skeleton of an agreement. */
export interface Structure {
	clauses: Clause[]
	crossReferences: CrossReference[]
	definedTerms: DefinedTerm[]
	undefinedTerms: UndefinedTerm[]
	/** Sentences in document order: what rules read, since a clause is often too long and a word too short. */
	sentences: Sentence[]
}

export interface Sentence extends Span {
	text: string
	clauseId: string | null
}
