import type { ModelOutcome } from '#app/infrastructure/language-model/language-model.ts'

/** What trying a prompt gave, as it is stored. */
export interface TrialOutcome {
	request: { system: string; prompt: string }
	/** `null` where no model is configured: nothing was sent. */
	answer: {
		model: string
		server: string
		outcome: ModelOutcome
		/** Elements of the answer as they came, that hold. */
		kept: unknown[]
		dropped: { element: unknown; why: string }[]
		tokens: { input: number; output: number }
	} | null
}
