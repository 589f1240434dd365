import { commentFindings } from './comment-findings.ts'
import { decideOpenChecks } from './decide-open-checks.ts'
import { readClauses } from './read-clauses.ts'

/** Every prompt that a review asks for, in the order in which the model is told them. */
export const shippedPrompts = [readClauses, commentFindings, decideOpenChecks] as const

export type PromptName = (typeof shippedPrompts)[number]['name']

/** The words in use, with the version that they are; version 0 is what was shipped, where no database keeps versions. */
export type PromptWords = Record<PromptName, { body: string; number: number }>

/** The shipped words, for a review without a database. */
export const shippedWords: PromptWords = Object.fromEntries(shippedPrompts.map(({ name, body }) => [name, { body, number: 0 }])) as PromptWords
