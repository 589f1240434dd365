import { proposedWords, type SuggestionChange, type SuggestionState } from './suggestion.ts'

/** Said where somebody takes words that still have a blank: the card opens with its edit box. */
export const fillBlanksFirst = 'Fill in what stands in square brackets first, then accept your words.'

const inBrackets = /\[[^\]\n]{0,80}\]/g

/**
 * The blanks that a decision would bring into the file: what stands in square brackets in the words in force, unless
 * the paper has it at that place already. A line to write on is meant to stay empty.
 */
export function unfilledBlanks({ state, editedText }: { state: SuggestionState; editedText: string | null }, change: SuggestionChange): string[] {
	if (state !== 'accepted' && state !== 'edited') return []
	const words = proposedWords(change, state === 'edited' ? editedText : null).join('\n')
	return [...new Set(words.match(inBrackets) ?? [])].filter((blank) => !change.expected.includes(blank))
}
