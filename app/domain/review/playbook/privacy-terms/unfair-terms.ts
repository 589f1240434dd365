import type { Sentence } from '../../clauses/clause.ts'
import type { UnfairTermType } from '../../clauses/readings.ts'
import { type Passage, quoteSpan, sentenceAt } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

/** From this score on the classifier's result counts beside our own patterns. */
const sure = 0.5

/** The sentences that the classifier takes for an unfair term of `type`, as passages, in document order. */
export function unfairTerms(input: RuleInput, type: UnfairTermType): Passage[] {
	return input.readings.unfairTerms
		.filter((term) => term.type === type && term.score >= sure)
		.flatMap((term) => {
			const sentence = sentenceAt(input, term)
			return sentence ? [asPassage(sentence)] : []
		})
}

function asPassage(sentence: Sentence): Passage {
	const match = /\S+/.exec(sentence.text)
	if (!match) throw new Error('A sentence has no words')
	return { ...quoteSpan(sentence, match), match, sentence }
}
