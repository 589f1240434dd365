import { answerOpenChecks } from './answer-open-checks.ts'
import { checkPoints } from './check-points.ts'
import { describeCase } from './describe-case.ts'
import { judgeFindings } from './judge-findings.ts'
import { reviewDocument } from './review-document.ts'
import { tellTheDeal } from './tell-the-deal.ts'

/** Every prompt of a review, in the order in which the model gets them; the last is for the second pass. */
export const reviewPrompts = [reviewDocument, judgeFindings, answerOpenChecks, tellTheDeal, checkPoints] as const

/** Every prompt that admins edit: those of a review, and the one for cases that founders describe. */
export const shippedPrompts = [...reviewPrompts, describeCase] as const

export type PromptName = (typeof reviewPrompts)[number]['name']

/** Words of a prompt with the version that they are. */
export interface UsedPrompt {
	body: string
	number: number
}

/** The words of a review that are in use, with the version that they are; version 0 is what was shipped, where no database keeps versions. */
export type PromptWords = Record<PromptName, UsedPrompt>

/** The shipped words, for a review without a database. */
export const shippedWords: PromptWords = Object.fromEntries(
	reviewPrompts.map(({ name, body }) => [name, { body, number: 0 }]),
) as PromptWords
