import { z } from 'zod'
import type { JsonSchema } from '#app/infrastructure/language-model/language-model.ts'
import { ModelFrame } from './frame-element.ts'
import { optional, quote, severity, words } from './element-parts.ts'

const NewFinding = z.object({
	type: z.enum(['finding']),
	id: optional(words(40)).describe('p1, p2 …'),
	answers: optional(z.string()).describe('The id of the finding of the rules or of the open check that this point answers, or null.'),
	kind: z.enum(['issue', 'ambiguous', 'missing', 'contradictory', 'compliance']),
	severity,
	clause: optional(z.string()).describe('The id of the clause, like c12.'),
	bound: optional(words(200)).describe('The party that the quoted words bind or that loses by them, by name.'),
	quote,
	also: z.array(z.string()).nullable().default(null).describe('Further exact quotes that the point rests on.'),
	says: words(400).describe('The problem in one sentence.'),
	why: words(800).describe('What it means in money, time or control.'),
	action: optional(words(300)).describe('What to do before signing: a verb and an object.'),
	ask: words(800).describe('What the client can write to the other side.'),
	fallback: optional(words(800)),
	replacement: optional(words(4000)),
	replaces: optional(words(4000)).describe('The exact words that the replacement takes the place of.'),
	insert_after: optional(z.string()).describe('The id of the clause that a new clause follows.'),
})

const Verdict = z.object({
	type: z.enum(['verdict']),
	finding: z.string().describe('The id of a finding of the rules, or of a check that passed.'),
	verdict: z.enum(['agree', 'comment', 'refute', 'duplicate']),
	severity: optional(severity),
	quote: optional(quote),
	reason: optional(words(600)),
	of: optional(z.string()),
})

const CheckFine = z.object({
	type: z.enum(['open_check_fine']),
	check: z.string().describe('The id of an open check.'),
	quote,
	says: words(400).describe('Why it is as it should be.'),
})

const dealSubjects = ['exchange', 'money', 'term', 'way_out', 'worst_case'] as const

const DealSentence = z.object({ type: z.enum(['deal']), about: z.enum(dealSubjects), sentence: words(400), quote })

const PlainClause = z.object({ type: z.enum(['plain']), clause: z.string().describe('The id of the clause, like c12.'), plain: words(500) })

/** One element of an answer of the first pass. */
export const AnswerElement = z.union([ModelFrame, NewFinding, Verdict, CheckFine, DealSentence, PlainClause])

export type AnswerElement = z.output<typeof AnswerElement>
export type NewFinding = z.output<typeof NewFinding>
export type Verdict = z.output<typeof Verdict>
export type CheckFine = z.output<typeof CheckFine>
export type DealSentence = z.output<typeof DealSentence>
export type PlainClause = z.output<typeof PlainClause>

/** One element of an answer of the second pass. */
export const Ruling = z.object({
	type: z.enum(['ruling']),
	id: z.string().describe('The id of the point.'),
	ruling: z.enum(['keep', 'drop', 'lower', 'merge', 'no_wording']),
	severity: optional(severity),
	into: optional(z.string()),
	reason: optional(words(400)),
})

export type Ruling = z.output<typeof Ruling>

/** The same as JSON schema, for the server to hold its model to. */
export const answerElementSchema = schemaOf(AnswerElement)
export const rulingSchema = schemaOf(Ruling)

/** Strict servers know no defaults: a key is there, null where it does not apply. */
function schemaOf(element: z.ZodType): JsonSchema {
	return z.toJSONSchema(element, { override: ({ jsonSchema }) => void delete jsonSchema.default }) as JsonSchema
}
