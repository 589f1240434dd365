import { z } from 'zod'

/** Answer of GET /document/{id}/compare: what the tracked changes of the comparison are, and what they do not show. */
export const ComparisonAnswer = z.object({
	document_id: z.uuid(),
	from: z.number().int(),
	to: z.number().int(),
	changes: z.array(
		z.object({
			kind: z.string(),
			part: z.string(),
			/** By the paragraphs of the older version with its changes; null outside its text. */
			paragraph_id: z.string().nullable(),
			text: z.string(),
			/** Ties the two halves of a move together. */
			move: z.string().nullable(),
		}),
	),
	not_compared: z.array(z.object({ what: z.string(), where: z.string() })),
	/** What was checked of the result before it was handed out, and on how many paragraphs or parts. */
	proofs: z.array(z.object({ name: z.string(), counted: z.number().int() })),
})
