import type { LanguageModel, ModelOutcome, ModelQuestion, TokenUsage } from '#app/infrastructure/language-model/language-model.ts'
import { AnswerElement, answerElementSchema } from './answer/answer-element.ts'
import { proveElement, unprovenWords, type ProofContext, type Proven } from './answer/prove-element.ts'

export interface ElementsInput extends Pick<ModelQuestion, 'signal' | 'onRequest'> {
	question: { system: string; prompt: string }
	outputTokens: number
	proof: ProofContext
	/** Points of its own that the model may raise. */
	most: number
	/** Gets elements that hold, as they come. */
	elements: Proven[]
	/** Called for each point that holds. */
	onPoint(): void
}

/**
 * Asks the first pass's question about one part and keeps what of the answer holds.
 *
 * @returns how it ended, `form` where nothing of it was of the form asked for, and how many elements were dropped
 * @throws what `onRequest` throws, and the signal's reason when it aborts
 */
export async function askForElements(
	model: LanguageModel,
	{ question, outputTokens, proof, most, elements, signal, onRequest, onPoint }: ElementsInput,
): Promise<{ end: ModelOutcome | 'form'; usage: TokenUsage; dropped: number }> {
	let formed = 0
	let seen = 0
	let dropped = 0
	const { outcome, usage } = await model.ask({
		system: question.system,
		prompt: question.prompt,
		elementSchema: answerElementSchema,
		maxOutputTokens: outputTokens,
		signal,
		onRequest,
		onElement(raw) {
			seen++
			if (AnswerElement.safeParse(raw).success) formed++
			const proven = proveElement(raw, proof)
			const tooMany = proven?.type === 'finding' && elements.filter(({ type }) => type === 'finding').length >= most
			if (!proven || tooMany) {
				dropped++
				const words = proven ? null : unprovenWords(raw, proof)
				if (words) elements.push(words)
				return
			}
			elements.push(proven)
			if (proven.type === 'finding') onPoint()
		},
	})
	const isForm = outcome === 'unreadable' || (outcome === 'answered' && seen > 0 && formed === 0)
	return { end: isForm ? 'form' : outcome, usage, dropped }
}
