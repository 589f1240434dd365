import { expect, test } from 'vitest'
import type { RoundJudgement, SuggestionOutcome } from './judge/round-judgement.ts'
import { summaryOf } from './round-labels.ts'

const judgement = (outcomes: SuggestionOutcome[], tracked = 0, untracked = 0, comments = 0) =>
	({
		suggestions: outcomes.map((outcome) => ({ outcome })),
		tracked: Array(tracked).fill({}),
		untracked: Array(untracked).fill({}),
		comments: Array(comments).fill({}),
		formatting: [],
	}) as unknown as RoundJudgement

test.each([
	[
		judgement(['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'reverted', 'reverted', 'changed'], 0, 3),
		'They accepted 5 of 8, reverted 2, changed 1. 3 edits were made with tracking off.',
	],
	[
		judgement(['accepted', 'untouched', 'unmatched'], 1, 1),
		'They accepted 1 of 3, left 1 without an answer; 1 could not be found. They made 1 new tracked edit. 1 edit was made with tracking off.',
	],
	[judgement([], 0, 0, 2), 'No other wording was changed. 2 new comments came with it.'],
])('a round in a sentence (%#)', (given, says) => {
	expect(summaryOf(given)).toBe(says)
})
