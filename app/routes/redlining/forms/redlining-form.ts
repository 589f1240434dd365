import { z } from 'zod'
import { shareRoles } from '#app/domain/documents/document-role.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'
import { cellField, linesAsStored, longestCell, longestNote, longestWords } from './text-fields.ts'

const id = z.uuid()
const offset = z.coerce.number().int().min(0).max(20_000_000)
const tooLong = (most: number) => `That is too long: write at most ${most.toLocaleString('en-US')} characters.`
const words = z.string().max(longestWords, tooLong(longestWords)).transform(linesAsStored)
const note = z
	.string()
	.max(longestNote, tooLong(longestNote))
	.default('')
	.transform((text) => linesAsStored(text).trim())
const revision = z.coerce.number().int().min(0).optional()
const why = { reason: note, internalNote: note }
const said = z.string().trim().min(1, 'Write something first.').max(longestNote, tooLong(longestNote)).transform(linesAsStored)
const mention = z
	.union([id, z.literal('')])
	.optional()
	.transform((person) => (person ? [person] : []))
const paragraphId = z.string().regex(/^[a-z]{1,2}-?\d{1,9}(-\d{1,9})?$/)
const forFile = z
	.literal('1')
	.optional()
	.transform((ticked) => ticked === '1')

/** What the forms of the redlining page can ask for; `do` is the value of the button that was pressed. */
export const RedliningForm = z.discriminatedUnion('do', [
	z.object({ do: z.literal('accept'), suggestion: id, revision }),
	z.object({ do: z.literal('reject'), suggestion: id, revision }),
	z.object({ do: z.literal('reopen'), suggestion: id, revision }),
	z.object({ do: z.literal('edit'), suggestion: id, revision, text: words }),
	z.object({ do: z.literal('note'), suggestion: id, ...why }),
	z.object({ do: z.literal('undo') }),
	z.object({ do: z.literal('regenerate') }),
	z.object({ do: z.literal('suggest'), paragraphId, start: offset, end: offset, expected: words, text: words, ...why }),
	z.object({
		do: z.literal('add_clause'),
		paragraphId,
		expected: words,
		text: words.pipe(z.string().refine((text) => text.trim() !== '', 'Write the clause first.')),
		...why,
	}),
	z.object({ do: z.literal('strike_paragraph'), paragraphId, expected: words, ...why }),
	z
		.looseObject({ do: z.literal('add_row'), paragraphId, expected: words, ...why })
		.transform(({ do: what, paragraphId: beside, expected, reason, internalNote, ...others }) => ({
			do: what,
			paragraphId: beside,
			expected,
			reason,
			internalNote,
			cells: cellsIn(others),
		})),
	z.object({ do: z.literal('strike_row'), paragraphId, expected: words, ...why }),
	z.object({
		do: z.literal('suggest_found'),
		find: words.pipe(z.string().trim().min(1, 'Write the words as they stand in the document.')),
		text: words,
		...why,
	}),
	z.object({
		do: z.literal('comment'),
		suggestion: id.optional(),
		paragraphId: paragraphId.optional(),
		start: offset.optional(),
		end: offset.optional(),
		expected: words.optional(),
		body: said,
		mention,
		forFile,
	}),
	z.object({ do: z.literal('reply'), thread: id, body: said, mention }),
	z.object({ do: z.literal('resolve'), thread: id }),
	z.object({ do: z.literal('unresolve'), thread: id }),
	z.object({ do: z.literal('into_file'), comment: id }),
	z.object({ do: z.literal('out_of_file'), comment: id }),
	z.object({ do: z.literal('share'), email: EmailAddress, role: z.enum(shareRoles) }),
	z.object({ do: z.literal('unshare'), share: id }),
])

export type RedliningRequest = z.infer<typeof RedliningForm>

/** Of a form that no page of ours sends. */
export const notUnderstood = 'That form could not be understood.'

/** Reads a form of the page; what is wrong with it is said in sentences of ours. */
export function readRedliningForm(form: unknown) {
	return RedliningForm.safeParse(form, { error: () => notUnderstood })
}

/** Where a form stood, to lead back there; what makes no sense leads to the top of the page. */
export const RedliningPlace = z.object({
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
	/** Set by scripts, which want an answer instead of another page. */
	scripted: z.literal('1').optional(),
})

/** The columns that Word's tables have at most. */
const mostCells = 63

function cellsIn(fields: Record<string, unknown>): string[] {
	const cells: string[] = []
	for (let cell = fields[cellField(0)]; typeof cell === 'string' && cells.length < mostCells; cell = fields[cellField(cells.length)])
		cells.push(cell.slice(0, longestCell))
	return cells
}
