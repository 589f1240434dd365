import { createHash } from 'node:crypto'
import { z } from 'zod'
import { usStates } from '#app/domain/company/us-states.ts'
import { clauseSides, type ClauseVariant } from './clause-variant.ts'

/** The most characters of one variant. */
const longestText = 20_000

const mostVariants = 60

const name = z
	.string({ error: 'Give the clause a name' })
	.trim()
	.min(1, { error: 'Give the clause a name' })
	.max(120, { error: 'Use at most 120 characters' })
	.regex(/^[^\p{Cc}\p{Cs}"“”{}]*$/u, { error: 'A name is one line without quotes and braces' })

const tag = z
	.string()
	.trim()
	.min(1)
	.max(40, { error: 'Use at most 40 characters for a tag' })
	.regex(/^[^\p{Cc}\p{Cs},]*$/u, { error: 'A tag is one line without commas' })

/** Text as it is kept: lines end alike, none ends in spaces, and none is empty at the start or end. */
export function tidyText(typed: string): string {
	return typed
		.replace(/\r\n?/g, '\n')
		.split('\n')
		.map((line) => line.replace(/\s+$/u, ''))
		.join('\n')
		.replace(/^\n+|\n+$/g, '')
}

/** Whether XML can hold a text. */
function isWritable(text: string): boolean {
	return !/[\p{Cs}\ufffe\uffff]/u.test(text) && !/\p{Cc}/u.test(text.replace(/[\t\n]/g, ''))
}

const Variant = z.object({
	key: z
		.string()
		.trim()
		.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, { error: 'A variant’s key is lower-case letters, digits and dashes' }),
	label: z
		.string()
		.trim()
		.min(1, { error: 'Give each variant a label' })
		.max(80, { error: 'Use at most 80 characters for a label' })
		.regex(/^[^\p{Cc}\p{Cs}|]*$/u, { error: 'A label is one line without vertical bars' }),
	side: z.enum(clauseSides, { error: 'A side is sender, receiver or balanced' }).nullable(),
	state: z.enum(usStates, { error: 'A state is given by its full name' }).nullable(),
	text: z
		.string()
		.max(longestText, { error: `Use at most ${longestText.toLocaleString('en-US')} characters for a text` })
		.transform(tidyText)
		.refine(isWritable, { error: 'The text holds characters that no document can' })
		.refine((text) => text !== '', { error: 'A variant needs a text' }),
})

/** All that is said by a clause, checked and as it is kept. */
export const ClauseContent = z.object({
	name,
	tags: z
		.array(tag)
		.max(20, { error: 'Use at most 20 tags' })
		.transform((tags) => [...new Set(tags)]),
	notes: z
		.string()
		.max(5000, { error: 'Use at most 5,000 characters for the notes' })
		.transform(tidyText)
		.refine(isWritable, { error: 'The notes hold characters that no text can' }),
	variants: z
		.array(Variant)
		.min(1, { error: 'A clause needs at least one variant' })
		.max(mostVariants, { error: `A clause has at most ${mostVariants} variants` })
		.superRefine((variants, context) => {
			const keys = variants.map(({ key }) => key)
			const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index)
			if (twice !== -1) context.addIssue({ code: 'custom', path: [twice, 'key'], message: `Two variants have the key ${keys[twice]}` })
		}),
})

export type ClauseContent = z.output<typeof ClauseContent>

/** All that a clause says, as the library has it. */
export interface ClauseWords {
	name: string
	tags: readonly string[]
	notes: string
	variants: readonly ClauseVariant[]
}

/** Identifies a content, so that a change in between is noticed. */
export function hashOfClause({ name, tags, notes, variants }: ClauseWords): string {
	const ordered = variants.map(({ key, label, side, state, text }) => [key, label, side, state, text])
	return createHash('sha256')
		.update(JSON.stringify([name, tags, notes, ordered]))
		.digest('hex')
}
