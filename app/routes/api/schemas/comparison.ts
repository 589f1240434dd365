import { z } from 'zod'

/** Answer of GET /document/{id}/compare: the tracked changes of the comparison, and what they do not show. */
export const ComparisonAnswer = z.object({
	document_id: z.uuid(),
	from: z.number().int(),
	to: z.number().int(),
	changes: z.array(
		z.object({
			kind: z.string(),
			part: z.string(),
			/** From the older version with its changes; null outside its text. */
			paragraph_id: z.string().nullable(),
			text: z.string(),
			/** Links both places of a move. */
			move: z.string().nullable(),
		}),
	),
	not_compared: z.array(z.object({ what: z.string(), where: z.string() })),
	/** The proofs of the result, and the number of paragraphs or parts that each covered. */
	proofs: z.array(z.object({ name: z.string(), counted: z.number().int() })),
})
