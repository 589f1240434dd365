import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from './clauses/clause.ts'
import type { Frame } from './frames/frame.ts'
import type { DocumentParty, Reader } from './sides/document-party.ts'

/** What the embedded engine knows of a document beyond its report, for the language model that reads it next. */
export interface DocumentReading {
	parties: readonly DocumentParty[]
	reader: Reader
	frames: readonly Frame[]
	/** Each defined term with the words that define it. */
	definitions: { term: string; definition: Span }[]
	/** References between clauses of the document, with the id of the clause they lead to. */
	references: (Span & { to: string })[]
	/** What to do about each finding, by its id, as an infinitive phrase. */
	actions: Record<string, string>
}

export interface DocumentReadingInput {
	structure: Structure
	parties: readonly DocumentParty[]
	reader: Reader
	frames: readonly Frame[]
	actions: ReadonlyMap<string, string>
}

/** Keeps of the engine's work what another reader needs, as plain data that can go from thread to thread. */
export function documentReading({ structure, parties, reader, frames, actions }: DocumentReadingInput): DocumentReading {
	return {
		parties,
		reader,
		frames,
		definitions: structure.definedTerms.map(({ term, definition }) => ({
			term,
			definition: { start: definition.start, end: definition.end },
		})),
		references: structure.crossReferences.flatMap(({ start, end, resolvedTo, external }) =>
			resolvedTo === null || external ? [] : [{ start, end, to: resolvedTo }],
		),
		actions: Object.fromEntries(actions),
	}
}
