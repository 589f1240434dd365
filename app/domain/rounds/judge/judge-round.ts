import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { orUnreadable } from '#app/domain/word/package/word-errors.ts'
import { compareStory } from '../compare/compared-story.ts'
import { judgeSuggestions } from './judge-suggestions.ts'
import type { MarkedStory } from '../compare/marked-story.ts'
import { pairStories } from '../compare/pair-stories.ts'
import { joinMoves } from './moves.ts'
import { newComments } from './new-comments.ts'
import { newFormatting } from './new-formatting.ts'
import { readMarkedStories } from '../compare/read-marked-stories.ts'
import type { JudgedSuggestion, RoundFiles, RoundJudgement, CounterpartyEdit } from './round-judgement.ts'
import { trackedEdits } from './tracked-edits.ts'
import { type UntrackedEdit, untrackedEdits } from './untracked-edits.ts'

/** The stories of the exact file that was sent, and which of its tracked changes belong to which suggestion. */
export interface Sent {
	stories: MarkedStory[]
	suggestions: readonly SentSuggestion[]
}

/**
 * Compares a returned file with the exact bytes that were sent.
 *
 * @throws UnreadableDocx for either file
 */
export async function judgeRound({ sent, suggestions, returned }: RoundFiles): Promise<RoundJudgement> {
	const [before, after] = [await openDocxFile(sent), await openDocxFile(returned)]
	return orUnreadable(async () => ({
		...judgeStories({ stories: readMarkedStories(before), suggestions }, readMarkedStories(after)),
		comments: newComments(before, after),
		formatting: newFormatting(before, after),
	}))
}

/**
 * Judges a returned file by its words, so that the result holds when another program rewrote ids, authors and runs,
 * when changes were accepted or rejected one by one, and when tracking was off.
 */
export function judgeStories(sent: Sent, returned: readonly MarkedStory[]): Pick<RoundJudgement, 'suggestions' | 'tracked' | 'untracked'> {
	const suggestionByChange = new Map(
		sent.suggestions.flatMap(({ changeIds }, index) => changeIds.map((id): [number, number] => [id, index])),
	)
	const author = authorOf(sent.stories, suggestionByChange)
	const stories = pairStories(sent.stories, returned).map((pair) => compareStory(pair, suggestionByChange))
	const suggestions = judgeSuggestions(sent.suggestions, stories)
	const changed = new Set(
		suggestions.flatMap(({ outcome, note }, index) => (outcome === 'changed' && note !== 'clause_deleted' ? [index] : [])),
	)
	const unmarked = stories.flatMap((story) => untrackedEdits(story, sent.suggestions, changed))
	return {
		suggestions: suggestions.map((each, index) =>
			withUnmarked(
				each,
				unmarked.filter(({ answers }) => answers.includes(index)),
			),
		),
		tracked: keyed('t', joinMoves(stories.flatMap((story) => trackedEdits(story, sent.suggestions, author)))),
		untracked: keyed('u', joinMoves(unmarked.flatMap(({ edit, answers }) => (answers.length > 0 ? [] : [edit])))),
	}
}

/** An untracked edit that answers a suggestion belongs to the suggestion's point, not to a second one. */
function withUnmarked(suggestion: JudgedSuggestion, answers: readonly UntrackedEdit[]): JudgedSuggestion {
	const [only] = answers
	if (!only) return suggestion
	return { ...suggestion, unmarked: { restoringEdit: answers.length === 1 && only.answers.length === 1 ? only.edit.restoringEdit : null } }
}

function authorOf(stories: readonly MarkedStory[], suggestionByChange: ReadonlyMap<number, number>): string | null {
	for (const { paragraphs } of stories) {
		for (const { pieces, end } of paragraphs) {
			for (const { inserted, deleted } of [...pieces, end]) {
				for (const mark of [inserted, deleted])
					if (mark?.id !== null && mark?.id !== undefined && suggestionByChange.has(mark.id)) return mark.author
			}
		}
	}
	return null
}

function keyed(letter: string, edits: readonly Omit<CounterpartyEdit, 'key'>[]): CounterpartyEdit[] {
	return edits.map((edit, index) => ({ key: `${letter}${index + 1}`, ...edit }))
}
