import { z } from 'zod'

const inDocument = { document_id: z.uuid(), version_number: z.number().int() }

/** Answer of GET /document/{id}/content: the text of a version, a line per paragraph. */
export const ContentAnswer = z.object({ ...inDocument, content: z.string() })

const PreviewParagraph = z.object({
	id: z.string(),
	kind: z.enum(['heading', 'paragraph', 'list_item', 'table_cell']),
	level: z.number().int().nullable(),
	/** Shown before the text, and not part of it. */
	numbering: z.string().nullable(),
	page: z.number().int().nullable(),
	text: z.string(),
})

/** Answer of GET /document/{id}/preview: its paragraphs in reading order. */
export const PreviewAnswer = z.object({
	...inDocument,
	name: z.string(),
	file_type: z.enum(['pdf', 'docx']),
	pages: z.number().int().nullable(),
	paragraphs: z.array(PreviewParagraph),
})
