import type { LanguageModel } from '#app/infrastructure/language-model/language-model.ts'
import { usualBudget } from './token-budget.ts'
import { minute } from '#app/units.ts'

/** How far one review goes with a model. */
export interface ReadingLimits {
	tokens: typeof usualBudget
	/** For the whole review, in milliseconds. */
	timeMs: number
	/** Parts in question at once. */
	atOnce: number
	/** Tokens of one answer: about the whole document, and about a part of it. */
	outputTokens: { whole: number; part: number }
	/** Points of its own that the model may raise in one answer. */
	points: { whole: number; part: number }
	/** Parts in a row without an answer after which a server is left alone. */
	failures: number
}

/** A model on this machine may take its time: it costs nothing, and its owner sees the rules' report while it runs. */
export function usualLimits({ local }: Pick<LanguageModel, 'local'>): ReadingLimits {
	return {
		tokens: usualBudget,
		timeMs: (local ? 120 : 15) * minute,
		atOnce: local ? 1 : 3,
		outputTokens: { whole: 16_000, part: 6000 },
		points: { whole: 40, part: 12 },
		failures: 2,
	}
}
