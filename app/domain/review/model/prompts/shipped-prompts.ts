import { answerOpenChecks } from './answer-open-checks.ts'
import { checkPoints } from './check-points.ts'
import { judgeFindings } from './judge-findings.ts'
import { reviewDocument } from './review-document.ts'
import { tellTheDeal } from './tell-the-deal.ts'

/** Every prompt of a review, in the order in which the model gets them; the last is for the second pass. */
export const shippedPrompts = [reviewDocument, judgeFindings, answerOpenChecks, tellTheDeal, checkPoints] as const

export type PromptName = (typeof shippedPrompts)[number]['name']

/** The words in use, with the version that they are; version 0 is what was shipped, where no database keeps versions. */
export type PromptWords = Record<PromptName, { body: string; number: number }>

/** The shipped words, for a review without a database. */
export const shippedWords: PromptWords = Object.fromEntries(
	shippedPrompts.map(({ name, body }) => [name, { body, number: 0 }]),
) as PromptWords
