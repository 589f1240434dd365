import type { Sentence } from '../../clauses/clause.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import { actorReader } from './actors.ts'
import { parseTokens } from './parse-tokens.ts'
import type { Predication } from './predication.ts'
import { tokenise } from './tokens.ts'

/**
 * The verbs of one sentence with what belongs to each. Conditions, relative clauses and definitions are no predications
 * of their own. The modality is the effective one: "neither party may assign" is `must_not` with the subject `neither`.
 *
 * @param parties of the document; the same array for all its sentences, since the names are prepared once for it
 */
export function parseSentence(sentence: Sentence, parties: readonly DocumentParty[]): Predication[] {
	const tokens = tokenise(sentence.text, sentence.start)
	return parseTokens({
		sentence,
		tokens,
		actorAt: actorReader(parties),
		parties: parties.map(({ id }) => id),
		words: (start, end) => sentence.text.slice(start - sentence.start, end - sentence.start),
		before: null,
		after: -1,
	})
}
