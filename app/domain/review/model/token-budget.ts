import { estimateTokens } from '#app/infrastructure/language-model/token-estimate.ts'
import type { TokenUsage } from '#app/infrastructure/language-model/language-model.ts'

/** What one review may spend: the longest document that is read whole, twice, and the answers; far above any usual contract. */
export const usualBudget: TokenUsage = { input: 600_000, output: 120_000 }

/** What is left of a budget. */
export interface TokenBudget {
	/**
	 * Reserves the possible cost of a question.
	 *
	 * @returns what releases it, with what was spent; `null` when that much is not left
	 */
	reserve(characters: number, mostOutput: number): ((spent: TokenUsage) => void) | null
}

/** A budget that questions share, also those that run at once. */
export function openBudget(limit: TokenUsage): TokenBudget {
	const left = { ...limit }
	return {
		reserve(characters, mostOutput) {
			const input = estimateTokens(characters)
			if (input > left.input || mostOutput > left.output) return null
			left.input -= input
			left.output -= mostOutput
			return (spent) => {
				left.input += input - spent.input
				left.output += mostOutput - spent.output
			}
		},
	}
}
