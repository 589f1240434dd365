import { z } from 'zod'
import type { JsonSchema } from '#app/infrastructure/language-model/language-model.ts'

const quote = z.string().describe('The exact words of the case, copied letter by letter. Never shortened, never with an ellipsis.')
const reason = z.string().describe('Why, in at most 20 words for the founder.')
const template = z.string().describe('The key of the template, like t3.')

const ChosenTemplate = z.object({ type: z.enum(['template']), template, quote, reason })

const Answer = z.object({
	type: z.enum(['answer']),
	template,
	question: z
		.string()
		.describe(
			'The name of the question; of a party with its part, like "counterparty.name"; in a list with its entry, like "founders.0.name".',
		),
	value: z.string(),
	quote,
	reason,
})

const Wording = z.object({
	type: z.enum(['wording']),
	template,
	clause: z.string().describe('The name of the clause.'),
	wording: z.string().describe('The key of one of its wordings.'),
	quote,
	reason,
})

/** One element of a model's answer about a case. */
export const CaseElement = z.union([ChosenTemplate, Answer, Wording])

export type CaseElement = z.output<typeof CaseElement>

export const caseElementSchema = z.toJSONSchema(CaseElement) as JsonSchema
