import { z } from 'zod'
import { offset, paragraphId, reasons, words } from '../forms/form-fields.ts'
import { cellField, longestCell } from '../forms/text-fields.ts'

/** A suggestion of one's own: replaced words, or a clause or table row that is inserted or deleted whole. */
export const NewSuggestion = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('replace'), paragraphId, start: offset, end: offset, expected: words, text: words, ...reasons }),
	z.object({
		kind: z.literal('add_clause'),
		paragraphId,
		expected: words,
		text: words.pipe(z.string().refine((text) => text.trim() !== '', 'Enter the clause.')),
		...reasons,
	}),
	z.object({ kind: z.literal('strike_paragraph'), paragraphId, expected: words, ...reasons }),
	z
		.looseObject({ kind: z.literal('add_row'), paragraphId, expected: words, ...reasons })
		.transform(({ kind, paragraphId: beside, expected, reason, internalNote, ...others }) => ({
			kind,
			paragraphId: beside,
			expected,
			reason,
			internalNote,
			cells: cellsIn(others),
		})),
	z.object({ kind: z.literal('strike_row'), paragraphId, expected: words, ...reasons }),
	z.object({
		kind: z.literal('find'),
		find: words.pipe(z.string().trim().min(1, 'Enter the text exactly as it appears in the document.')),
		text: words,
		...reasons,
	}),
])

export type NewSuggestion = z.output<typeof NewSuggestion>

const mostCells = 63

function cellsIn(fields: Record<string, unknown>): string[] {
	const cells: string[] = []
	for (let cell = fields[cellField(0)]; typeof cell === 'string' && cells.length < mostCells; cell = fields[cellField(cells.length)])
		cells.push(cell.slice(0, longestCell))
	return cells
}
