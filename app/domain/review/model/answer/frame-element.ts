import { z } from 'zod'
import { frameKinds } from '../../frames/frame.ts'
import { optional, quote, words } from './element-parts.ts'

const slotQuote = words(1000).describe('The exact words that the value was read from.')
const wordSlot = optional(z.object({ value: words(600), quote: slotQuote }))
const durationUnits = ['days', 'business_days', 'weeks', 'months', 'years', 'hours', 'forever'] as const
const durationSlot = optional(z.object({ value: z.number().nullable(), unit: z.enum(durationUnits), quote: slotQuote }))
const modality = z.enum(['must', 'may', 'must_not', 'need_not', 'is', 'is_not'])
const quotes = z.array(z.string()).nullable().default(null)

/** Who may or must do what, as a language model gives it: the frame of `frames/frame.ts` with a quote for each slot. */
export const ModelFrame = z.object({
	type: z.enum(['frame']),
	kind: z.enum(frameKinds),
	effect: words(80),
	clause: optional(z.string()),
	quote,
	who: wordSlot,
	modality: optional(modality),
	to_whom: wordSlot,
	what: wordSlot,
	amount: optional(z.object({ value: z.number(), currency: words(10), quote: slotQuote })),
	measure: optional(z.object({ value: z.number(), unit: words(60), quote: slotQuote })),
	duration: durationSlot,
	notice: durationSlot,
	trigger: wordSlot,
	judgement: wordSlot,
	conditions: quotes,
	exceptions: quotes,
	mutual: optional(z.boolean()),
})

export type ModelFrame = z.output<typeof ModelFrame>
