import type { Structure } from '../../clauses/clause.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import { parseSentence } from './parse-sentence.ts'
import type { Predication } from './predication.ts'

/** Every verb of a document with its subject, in document order; list items are read with the words that open their list. */
export function parseDocument(structure: Structure, parties: readonly DocumentParty[]): Predication[] {
	return structure.sentences.flatMap((sentence) => parseSentence(sentence, parties))
}
