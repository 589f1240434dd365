import type { Sentence } from '../../clauses/clause.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Predication } from './predication.ts'

/** The verbs of one sentence with what belongs to each. */
export function parseSentence(_sentence: Sentence, _parties: readonly DocumentParty[]): Predication[] {
	return []
}
