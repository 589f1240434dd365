import type { LanguageModel, ModelQuestion } from '#app/infrastructure/language-model/language-model.ts'
import type { Finding } from '../report/report.ts'
import { Ruling, rulingSchema } from './answer/answer-element.ts'
import { fitsContext } from './plan-reading.ts'
import { type SecondQuestionInput, writeSecondQuestion } from './question/write-second-question.ts'
import type { TokenBudget } from './token-budget.ts'

export interface SecondPassInput extends SecondQuestionInput, Pick<ModelQuestion, 'signal' | 'onRequest'> {
	context: number
	budget: TokenBudget
}

const tokensOfRuling = 90
const leastTokens = 1000

/**
 * Has each point and each refutation judged by a reader that has not seen the first pass, as many at once as fit.
 *
 * @returns the rulings that came, by the id of the finding; what has none was not checked twice
 * @throws what `onRequest` throws, and the signal's reason when it aborts
 */
export async function checkTwice(model: LanguageModel, input: SecondPassInput): Promise<Map<string, Ruling>> {
	const rulings = new Map<string, Ruling>()
	let waiting = [...input.points]
	while (waiting.length > 0) {
		const { points, question, outputTokens } = nextQuestion(waiting, input)
		waiting = waiting.slice(points.length)
		const giveBack = input.budget.reserve(question.system.length + question.prompt.length, outputTokens)
		if (!giveBack) break
		const ids = new Set(points.map(({ id }) => id))
		const { outcome, usage } = await model.ask({
			...question,
			elementSchema: rulingSchema,
			maxOutputTokens: outputTokens,
			signal: input.signal,
			onRequest: input.onRequest,
			onElement(raw) {
				const parsed = Ruling.safeParse(raw)
				if (parsed.success && ids.has(parsed.data.id) && !rulings.has(parsed.data.id)) rulings.set(parsed.data.id, parsed.data)
			},
		})
		giveBack(usage)
		if (outcome !== 'answered') break
	}
	return rulings
}

function nextQuestion(waiting: readonly Finding[], input: SecondPassInput) {
	for (let count = waiting.length; ; count = Math.ceil(count / 2)) {
		const points = waiting.slice(0, count)
		const question = writeSecondQuestion({ ...input, points })
		const outputTokens = Math.min(Math.max(leastTokens, points.length * tokensOfRuling), Math.floor(input.context / 4))
		if (count === 1 || fitsContext(question.system.length + question.prompt.length, outputTokens, input.context))
			return { points, question, outputTokens }
	}
}
