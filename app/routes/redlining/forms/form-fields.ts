import { z } from 'zod'
import { linesAsStored, longestNote, longestWords } from './text-fields.ts'
import { refusals } from '#app/http/refusals.ts'

// Fields that the forms of the redlining page share. People see every sentence here.

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en-US')} characters.`

/** The id of a suggestion, thread, comment, share or person. */
export const id = z.uuid()

/** A place in a paragraph, in UTF-16 units. */
export const offset = z.coerce.number().int().min(0).max(20_000_000)

/** The id that extraction gives a paragraph: `b12`, `fn2-0`. */
export const paragraphId = z.string().regex(/^[a-z]{1,2}-?\d{1,9}(-\d{1,9})?$/)

/** The revision of a suggestion that the person saw. */
export const revision = z.coerce.number().int().min(0).optional()

/** Words of the document, with the line ends of the file. */
export const words = z.string().max(longestWords, tooLong(longestWords)).transform(linesAsStored)

const note = z
	.string()
	.max(longestNote, tooLong(longestNote))
	.default('')
	.transform((text) => linesAsStored(text).trim())

/** The reason for the counterparty, and the note for one's own side. */
export const reasons = { reason: note, internalNote: note }

/** The text of a comment or reply. */
export const commentBody = z.string().trim().min(1, refusals.empty.error).max(longestNote, tooLong(longestNote)).transform(linesAsStored)

/** The mentioned person: nobody where the choice is empty. */
export const mention = z
	.union([id, z.literal('')])
	.optional()
	.transform((person) => (person ? [person] : []))

/** A ticked box. */
export const ticked = z
	.literal('1')
	.optional()
	.transform((value) => value === '1')

/** The place of a form on the page, to return to; an invalid one leads to the top of the page. */
export const FormPlace = z.object({
	query: z
		.string()
		.max(500)
		.regex(/^(\?[\w=&%-]*)?$/)
		.catch(''),
	version: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
	fragment: z
		.string()
		.max(80)
		.regex(/^[\w-]*$/)
		.catch(''),
	/** Set by scripts, which want data instead of a redirect. */
	scripted: z.literal('1').optional(),
})
