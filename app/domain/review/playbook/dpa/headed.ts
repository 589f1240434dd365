import { type Passage, quoteSpan } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'

const firstWord = /\S+/

/** The sentences under a heading that matches `label`, as passages: a short paper names the matter in its heading alone. */
export function headed(input: RuleInput, label: RegExp): Passage[] {
	return (aboutTopic(input, label)?.structure.sentences ?? []).flatMap((sentence) => {
		const match = firstWord.exec(sentence.text)
		return match ? [{ ...quoteSpan(sentence, match), match, sentence }] : []
	})
}
