import type { RuleInput } from '../rule.ts'

/** The document cut down to sentences that hold a cheap cue, so that a costly pattern looks at few. */
export function sentencesWith(input: RuleInput, cue: RegExp): RuleInput {
	return { ...input, structure: { ...input.structure, sentences: input.structure.sentences.filter(({ text }) => cue.test(text)) } }
}
