import { z } from 'zod'
import type { JsonSchema } from '#app/infrastructure/language-model/language-model.ts'

// Bounds are refinements: servers that hold a model to a schema do not know lengths, and a refinement is not told them.
const words = (most: number) => z.string().refine((value) => value.trim() !== '' && value.length <= most, { error: `expects 1 to ${most} characters` })

const quote = words(2000).describe('The exact words of the document, copied letter by letter, at least one whole sentence part. Never shortened, never with an ellipsis.')
const severity = z.enum(['high', 'medium', 'low'])
const says = words(400).describe('What the clause does to the founder, in one sentence.')
const why = words(800).describe('Why it matters to them.')
const ask = words(800).describe('What the founder can write to the other side.')
const replacement = words(2000).nullable().describe('Wording to put in its place, or null.')

const NewFinding = z.object({
	type: z.enum(['finding']),
	kind: z.enum(['issue', 'ambiguous', 'contradictory', 'compliance']),
	severity,
	quote,
	says,
	why,
	ask,
	replacement,
})

const Comment = z.object({ type: z.enum(['comment']), finding: z.string().describe('The id of a finding of the rules.'), comment: words(600) })

const CheckFlagged = z.object({ type: z.enum(['open_check_flagged']), check: z.string().describe('The id of an open check.'), severity, quote, says, why, ask, replacement })

const CheckFine = z.object({ type: z.enum(['open_check_fine']), check: z.string().describe('The id of an open check.'), quote, says: words(400).describe('Why it is as it should be.') })

/** One element of an answer: a point of the model's own, a comment on a finding of the rules, or an open check answered. */
export const AnswerElement = z.union([NewFinding, Comment, CheckFlagged, CheckFine])

export type AnswerElement = z.output<typeof AnswerElement>
export type NewFinding = z.output<typeof NewFinding>
export type Comment = z.output<typeof Comment>
export type CheckFlagged = z.output<typeof CheckFlagged>
export type CheckFine = z.output<typeof CheckFine>

/** The same as JSON schema, for the server to hold its model to. */
export const answerElementSchema: JsonSchema = z.toJSONSchema(AnswerElement) as JsonSchema
