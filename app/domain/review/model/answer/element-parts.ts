import { z } from 'zod'

/** Bounds are refinements: servers that hold a model to a schema do not know lengths, and a refinement is not in the schema. */
export const words = (most: number) =>
	z.string().refine((value) => value.trim() !== '' && value.length <= most, { error: `expects 1 to ${most} characters` })

/** What may be left out: weak models leave the key away, some write an empty string. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null as never)

export const quote = words(3000).describe(
	'The exact words of the document, copied letter by letter, at least one whole sentence part. Never shortened, never with an ellipsis.',
)

export const severity = z.enum(['high', 'medium', 'low'])
